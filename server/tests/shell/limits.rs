//! How much may be asked, and how large it may be.

use std::net::Ipv4Addr;

use serde_json::json;

use crate::house::House;

const NEIGHBOUR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

#[tokio::test]
async fn an_address_can_make_so_many_guests() {
    let few = json!({ "guest": { "burst": 3, "per_minute": 2 } });
    let house = House::open(json!({ "limits": { "address": few } })).await;
    let guest = || house.ask("POST", "/api/guest");
    for _ in 0..3 {
        assert_eq!(guest().send().await.status, 201);
    }
    let refused = guest().send().await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many"));
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((20..=30).contains(&wait), "{wait} s");
    assert!(refused.header("set-cookie").is_none());
    assert_eq!(
        guest().from(NEIGHBOUR).send().await.status,
        201,
        "others do not pay"
    );
    assert_eq!(
        house.ask("GET", "/api/client").send().await.status,
        200,
        "nor other kinds of request"
    );
}

#[tokio::test]
async fn a_person_can_try_so_many_codes() {
    let few = json!({ "redeem": { "burst": 2, "per_minute": 1 } });
    let house = House::open(json!({ "limits": { "person": few } })).await;
    let (one, other) = (
        house.token("localhost").await,
        house.token("localhost").await,
    );
    for (token, expected) in [
        (&one, 200),
        (&one, 200),
        (&one, 429),
        (&other, 200),
        (&one, 429),
    ] {
        let bearer = format!("Bearer {token}");
        let answer = house
            .ask("POST", "/api/redeem")
            .with("authorization", &bearer)
            .send()
            .await;
        assert_eq!(answer.status, expected);
        assert_eq!(answer.header("retry-after").is_some(), expected == 429);
    }
}

#[tokio::test]
async fn new_persons_do_not_help_an_address() {
    let few = json!({ "redeem": { "burst": 2, "per_minute": 1 } });
    let house = House::open(json!({ "limits": { "address": few } })).await;
    for expected in [200, 200, 429] {
        let bearer = format!("Bearer {}", house.token("localhost").await);
        let answer = house
            .ask("POST", "/api/redeem")
            .with("authorization", &bearer)
            .send()
            .await;
        assert_eq!(answer.status, expected);
    }
}

#[tokio::test]
async fn who_asks_too_much_does_not_spend_what_others_may_ask() {
    let settings = json!({
        "address": { "redeem": { "burst": 3, "per_minute": 1 } },
        "person": { "redeem": { "burst": 1, "per_minute": 1 } },
    });
    let house = House::open(json!({ "limits": settings })).await;
    let (one, other) = (
        house.token("localhost").await,
        house.token("localhost").await,
    );
    let rows = [
        (&one, 200),
        (&one, 429),
        (&one, 429),
        (&one, 429),
        (&other, 200),
    ];
    for (token, expected) in rows {
        let answer = house
            .ask("POST", "/api/redeem")
            .with("authorization", &format!("Bearer {token}"))
            .send()
            .await;
        assert_eq!(answer.status, expected);
    }
}

#[tokio::test]
async fn every_request_counts() {
    let few = json!({ "request": { "burst": 3, "per_minute": 1 } });
    let house = House::open(json!({ "limits": { "address": few } })).await;
    for (path, expected) in [
        ("/api/client", 200),
        ("/nowhere", 404),
        ("/api/me", 401),
        ("/", 429),
    ] {
        assert_eq!(
            house.ask("GET", path).send().await.status,
            expected,
            "{path}"
        );
    }
    assert_eq!(
        house
            .ask("GET", "/api/client")
            .from(NEIGHBOUR)
            .send()
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn a_trusted_proxy_does_not_pay_for_its_clients() {
    let settings = json!({
        "trusted_proxies": ["127.0.0.1/32"],
        "limits": { "address": { "guest": { "burst": 1, "per_minute": 1 } } },
    });
    let house = House::open(settings).await;
    let rows = [
        ("192.0.2.1", 201),
        ("192.0.2.1", 429),
        ("192.0.2.2", 201),
        ("6.6.6.6, 192.0.2.1", 429),
    ];
    for (client, expected) in rows {
        let answer = house
            .ask("POST", "/api/guest")
            .with("x-forwarded-for", client)
            .send()
            .await;
        assert_eq!(answer.status, expected, "{client}");
    }
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let house = House::plain().await;
    let body = |length: usize| format!("\"{}\"", "x".repeat(length - 2));
    let fits = house
        .ask("POST", "/api/echo")
        .json(&body(16 * 1024))
        .send()
        .await;
    assert_eq!(fits.status, 200);
    let large = house
        .ask("POST", "/api/echo")
        .json(&body(16 * 1024 + 1))
        .send()
        .await;
    assert_eq!((large.status, large.code().as_str()), (413, "too-large"));
}

#[tokio::test]
async fn what_is_too_large_in_pieces_is_refused_too() {
    let house = House::plain().await;
    let ask = house
        .ask("POST", "/api/echo")
        .with("content-type", "application/json");
    let mut stream = ask.with("transfer-encoding", "chunked").begin().await;
    let piece = format!("1000\r\n{}\r\n", "1".repeat(0x1000)).repeat(5);
    tokio::io::AsyncWriteExt::write_all(&mut stream, piece.as_bytes())
        .await
        .unwrap();
    let answer = crate::wire::Answer::read(&mut stream).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let house = House::plain().await;
    let answer = house
        .ask("GET", "/")
        .with("x", &"x".repeat(17 * 1024))
        .send()
        .await;
    assert_eq!(answer.status, 431);
}
