//! The figures: what they tell, and to whom.

use std::time::Duration;

use room::Room;
use rules::Shelf;
use serde_json::json;
use server::metrics::{Answered, Present, act};

use crate::house::House;

/// The peer, its headers, and whether it may read.
type Row<'a> = (&'a str, &'a [(&'a str, &'a str)], bool);

async fn check(house: &House, rows: &[Row<'_>]) {
    for (peer, lines, allowed) in rows {
        let (status, _) = house.from(peer, "/metrics", lines).await;
        assert_eq!(status, if *allowed { 200 } else { 404 }, "{peer} {lines:?}");
    }
}

#[tokio::test]
async fn this_machine_may_read_them() {
    let rows: [Row; 8] = [
        ("127.0.0.1", &[], true),
        ("::1", &[], true),
        ("::ffff:127.0.0.1", &[], true),
        ("192.168.1.7", &[], false),
        ("2001:db8::1", &[], false),
        ("127.0.0.1", &[("x-forwarded-for", "127.0.0.1")], false),
        ("127.0.0.1", &[("forwarded", "for=127.0.0.1")], false),
        ("192.168.1.7", &[("x-forwarded-for", "127.0.0.1")], false),
    ];
    check(&House::plain().await, &rows).await;
}

#[tokio::test]
async fn a_network_can_be_allowed_but_no_proxy() {
    let settings = json!({
        "metrics": { "allow": ["10.0.0.0/8"] },
        "trusted_proxies": ["10.0.0.1/32"],
    });
    let rows: [Row; 4] = [
        ("10.0.0.7", &[], true),
        ("11.0.0.7", &[], false),
        ("10.0.0.1", &[], false),
        ("10.0.0.1", &[("x-forwarded-for", "127.0.0.1")], false),
    ];
    check(&House::open(settings).await, &rows).await;
}

#[tokio::test]
async fn with_a_listener_of_their_own_they_are_only_there() {
    let mut house = House::open(json!({ "metrics": { "listen": "127.0.0.1:1" } })).await;
    check(&house, &[("127.0.0.1", &[], false)]).await;
    house.router = server::backstage(house.shell.clone());
    check(
        &house,
        &[("127.0.0.1", &[], true), ("192.0.2.1", &[], false)],
    )
    .await;
    assert_eq!(house.from("127.0.0.1", "/health/live", &[]).await.0, 200);
    assert_eq!(house.from("127.0.0.1", "/api/me", &[]).await.0, 404);
}

#[tokio::test]
async fn what_they_tell() {
    let house = House::plain().await;
    let present = Present::socket();
    let room = Room::new(
        house.shell.store.clone(),
        Shelf::default(),
        room::House::default(),
        room::wall_clock(),
    );
    server::metrics::room(&room);
    act(Answered::Stale, Duration::from_millis(3));
    house.ask("GET", "/api/table/7").send().await;
    let (_, text) = house.from("127.0.0.1", "/metrics", &[]).await;
    let expected = [
        "sobremesa_sockets_open 1",
        "sobremesa_tables_loaded 0",
        "sobremesa_bot_thoughts_running 0",
        "sobremesa_bot_thoughts_queued 0",
        "sobremesa_acts_total{result=\"stale\"} 1",
        "sobremesa_act_seconds_bucket{le=\"0.005\"} 1",
        "route=\"/api/table/{id}\"",
        "sobremesa_request_seconds_bucket{le=",
    ];
    for line in expected {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    drop(present);
    let (_, text) = house.from("127.0.0.1", "/metrics", &[]).await;
    assert!(text.contains("sobremesa_sockets_open 0"));
}
