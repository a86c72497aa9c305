//! Those who say nothing, say it slowly, or do not listen.

use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::house::{House, eventually};
use crate::wire::{Answer, connect};

/// Far longer than the patience of the houses here.
const LONG: Duration = Duration::from_secs(8);

async fn short_of_patience() -> House {
    let quick = json!({ "header_ms": 600, "request_ms": 600, "write_ms": 400, "per_address": 4 });
    House::open(json!({ "connections": quick })).await
}

async fn closed(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    let end = timeout(LONG, stream.read_to_end(&mut rest)).await;
    end.is_ok()
}

#[tokio::test]
async fn the_silent_are_let_go() {
    let house = short_of_patience().await;
    assert!(closed(connect(Ipv4Addr::LOCALHOST, house.address).await).await);
}

#[tokio::test]
async fn the_silent_after_an_answer_are_let_go() {
    let house = short_of_patience().await;
    let mut stream = house.ask("GET", "/health/live").begin().await;
    assert_eq!(Answer::read(&mut stream).await.status, 200);
    assert!(closed(stream).await);
}

#[tokio::test]
async fn slow_headers_are_cut_off() {
    let house = short_of_patience().await;
    let (mut read, mut write) = connect(Ipv4Addr::LOCALHOST, house.address)
        .await
        .into_split();
    let drip = tokio::spawn(async move {
        let _ = write
            .write_all(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\nx: ")
            .await;
        while write.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(20)).await;
        }
    });
    let mut rest = Vec::new();
    let end = timeout(LONG, read.read_to_end(&mut rest)).await;
    assert!(end.is_ok(), "a letter now and then does not help");
    assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
    drip.abort();
}

#[tokio::test]
async fn a_slow_body_is_not_waited_for() {
    let house = short_of_patience().await;
    let ask = house
        .ask("POST", "/api/echo")
        .with("content-type", "application/json");
    let mut stream = ask.with("content-length", "100").begin().await;
    stream.write_all(b"{").await.unwrap();
    let answer = timeout(LONG, Answer::read(&mut stream)).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (408, "too-slow"));
    assert!(closed(stream).await);
}

#[tokio::test]
async fn a_slow_route_is_not_waited_for() {
    let house = short_of_patience().await;
    let answer = house.ask("GET", "/slow").send().await;
    assert_eq!((answer.status, answer.code().as_str()), (408, "too-slow"));
}

#[tokio::test]
async fn who_does_not_listen_loses_the_place() {
    let house = short_of_patience().await;
    let mut deaf = Vec::new();
    for _ in 0..4 {
        deaf.push(house.ask("GET", "/large").begin().await);
    }
    let house = &house;
    let live = || async move { house.ask("GET", "/health/live").send().await.status == 200 };
    eventually("their places are free", live).await;
}
