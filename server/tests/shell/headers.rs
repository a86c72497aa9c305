//! What every answer says to a browser.

use serde_json::json;

use crate::house::House;
use crate::wire::{Answer, Ask};

const ALWAYS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// One of every sort of answer.
fn asks(house: &House) -> Vec<Ask> {
    vec![
        house.ask("GET", "/"),
        house.ask("GET", "/assets/none.js"),
        house.ask("GET", "/health/live"),
        house.ask("GET", "/metrics"),
        house.ask("POST", "/api/guest"),
        house.ask("GET", "/api/me"),
        house.ask("GET", "/api/broken"),
        house.ask("GET", "/nowhere"),
        house.ask("DELETE", "/"),
        house.ask("POST", "/api/echo").json(&"x".repeat(20_000)),
        house
            .ask("POST", "/api/echo")
            .json("{}")
            .with("origin", "null"),
        house.ask("GET", "/").host("evil.example"),
        house.ask("GET", "/api/socket").upgrade(),
    ]
}

fn policy(answer: &Answer) -> &str {
    answer.header("content-security-policy").unwrap()
}

#[tokio::test]
async fn every_answer_has_them() {
    let house = House::plain().await;
    for ask in asks(&house) {
        let asked = ask.text();
        let answer = ask.send().await;
        for (name, value) in ALWAYS {
            assert_eq!(answer.header(name), Some(value), "{asked}");
        }
        assert!(answer.header("permissions-policy").is_some(), "{asked}");
        assert!(answer.header("cache-control").is_some(), "{asked}");
        assert!(
            answer.header("strict-transport-security").is_none(),
            "there is no TLS here"
        );
        assert!(
            policy(&answer)
                .starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "),
            "{asked}"
        );
        let others = policy(&answer).replacen(" 'wasm-unsafe-eval'", "", 1);
        assert!(
            !others.contains("unsafe") && !others.contains('*'),
            "{asked}"
        );
    }
}

#[tokio::test]
async fn under_tls_browsers_are_told_to_stay() {
    let house = House::open(json!({ "public_url": "https://sala.example" })).await;
    for ask in asks(&house) {
        let answer = ask.send().await;
        assert_eq!(
            answer.header("strict-transport-security"),
            Some("max-age=31536000")
        );
    }
}

#[tokio::test]
async fn the_api_is_never_cached() {
    let house = House::plain().await;
    let rows = [
        ("/api/me", "no-store"),
        ("/api/nowhere", "no-store"),
        ("/nowhere", "no-store"),
    ];
    for (path, expected) in rows {
        let answer = house.ask("GET", path).send().await;
        assert_eq!(answer.header("cache-control"), Some(expected), "{path}");
    }
}

#[tokio::test]
async fn a_page_may_open_sockets_to_its_own_place_only() {
    let plain = House::plain().await;
    let secure = House::open(json!({ "public_url": "https://sala.example" })).await;
    let rows = [
        (
            &plain,
            "localhost:7777",
            "connect-src 'self' ws://localhost:7777;",
        ),
        (&plain, "[::1]", "connect-src 'self' ws://[::1];"),
        (&plain, "evil.example", "connect-src 'self';"),
        (
            &secure,
            "sala.example",
            "connect-src 'self' wss://sala.example;",
        ),
        (
            &secure,
            "localhost",
            "connect-src 'self' wss://sala.example;",
        ),
    ];
    for (house, host, expected) in rows {
        let answer = house.ask("GET", "/").host(host).send().await;
        assert!(
            policy(&answer).contains(expected),
            "{host}: {}",
            policy(&answer)
        );
    }
}
