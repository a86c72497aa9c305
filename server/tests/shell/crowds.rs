//! How many connections there may be at a time.

use std::net::Ipv4Addr;

use serde_json::json;
use tokio::net::TcpStream;

use crate::house::{House, eventually};
use crate::wire::{Answer, connect};

const NEIGHBOUR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

async fn status(house: &House, from: Ipv4Addr) -> u16 {
    house
        .ask("GET", "/health/live")
        .from(from)
        .send()
        .await
        .status
}

/// Connections that were let in: they have been answered once.
async fn hold(house: &House, count: usize) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = house.ask("GET", "/health/live").begin().await;
        let answer = Answer::read(&mut stream).await;
        assert_eq!(answer.status, 200);
        held.push(stream);
    }
    held
}

#[tokio::test]
async fn one_address_cannot_take_all_the_places() {
    let house = House::open(json!({ "connections": { "per_address": 2 } })).await;
    let mut held = hold(&house, 2).await;
    assert_eq!(
        status(&house, Ipv4Addr::LOCALHOST).await,
        0,
        "the third is turned away"
    );
    assert_eq!(status(&house, NEIGHBOUR).await, 200, "others are not");
    held.pop();
    let house = &house;
    eventually("a place is free again", || async move {
        status(house, Ipv4Addr::LOCALHOST).await == 200
    })
    .await;
}

#[tokio::test]
async fn the_room_can_be_full() {
    let house = House::open(json!({ "connections": { "total": 2 } })).await;
    let _held = hold(&house, 2).await;
    assert_eq!(status(&house, NEIGHBOUR).await, 0);
}

#[tokio::test]
async fn a_trusted_proxy_brings_many() {
    let settings = json!({
        "connections": { "per_address": 1 },
        "trusted_proxies": ["127.0.0.1/32"],
    });
    let house = House::open(settings).await;
    let _held = hold(&house, 3).await;
    assert_eq!(status(&house, Ipv4Addr::LOCALHOST).await, 200);
}

#[tokio::test]
async fn a_socket_keeps_its_place() {
    let house = House::open(json!({ "connections": { "per_address": 1 } })).await;
    let mut socket = house.ask("GET", "/api/socket").upgrade().begin().await;
    assert_eq!(Answer::read(&mut socket).await.status, 101);
    assert_eq!(status(&house, Ipv4Addr::LOCALHOST).await, 0);
    drop(socket);
    let house = &house;
    eventually("the socket's place is free", || async move {
        status(house, Ipv4Addr::LOCALHOST).await == 200
    })
    .await;
}

#[tokio::test]
async fn a_closing_room_finishes_what_is_under_way() {
    let mut house = House::plain().await;
    let mut asked = house.ask("GET", "/slow").begin().await;
    house.slow.asked.notified().await;
    let mut idle = hold(&house, 1).await;
    house.shell.doors.close();
    let ready = house.ask("GET", "/health/ready").send().await;
    assert_eq!((ready.status, ready.code().as_str()), (503, "unavailable"));
    house.close();
    let silence = tokio::io::AsyncReadExt::read(&mut idle[0], &mut [0; 1]).await;
    assert_eq!(silence.unwrap(), 0, "who asked nothing is let go at once");
    house.slow.answer.notify_one();
    assert_eq!(Answer::read(&mut asked).await.status, 200);
    (&mut house.serving).await.unwrap();
    let late = TcpStream::connect(house.address).await;
    assert!(late.is_err(), "nobody new comes in");
}

#[tokio::test]
async fn a_closing_room_does_not_wait_for_ever() {
    let mut house = House::open(json!({ "connections": { "drain_ms": 50 } })).await;
    let mut asked = house.ask("GET", "/slow").begin().await;
    house.slow.asked.notified().await;
    let _silent = connect(Ipv4Addr::LOCALHOST, house.address).await;
    house.close();
    (&mut house.serving).await.unwrap();
    assert_eq!(Answer::read(&mut asked).await.status, 0, "cut off");
}
