//! Whose page sent a request. The same table for what changes something and for sockets.

use serde_json::json;

use crate::house::House;

/// How a request says who sends it.
#[derive(Debug, Clone, Copy)]
enum By {
    Nobody,
    Cookie,
    Bearer,
    Both,
}
use By::{Bearer, Both, Cookie, Nobody};

/// What is sent in `Origin`, by whom, and whether it may pass.
type Row<'a> = (Option<&'a str>, By, bool);

/// `{port}` in a row stands for the house's port.
async fn check(house: &House, host: &str, cookie_name: &str, rows: &[Row<'_>]) {
    let token = house.token(host).await;
    for (origin, by, passes) in rows {
        let cookie = format!("{cookie_name}={token}");
        let bearer = format!("Bearer {token}");
        let posted = house.ask("POST", "/api/echo").json("{}");
        let upgraded = house.ask("GET", "/api/socket").upgrade();
        for (ask, success) in [(posted, 200), (upgraded, 101)] {
            let mut ask = ask.host(host);
            if let Some(origin) = origin {
                let port = house.address.port().to_string();
                ask = ask.with("origin", &origin.replace("{port}", &port));
            }
            if matches!(by, Cookie | Both) {
                ask = ask.with("cookie", &cookie);
            }
            if matches!(by, Bearer | Both) {
                ask = ask.with("authorization", &bearer);
            }
            let answer = ask.send().await;
            let expected = if *passes {
                (success, "")
            } else {
                (403, "other-origin")
            };
            assert_eq!(
                (answer.status, answer.code().as_str()),
                expected,
                "{origin:?} {by:?} at {host}"
            );
        }
    }
}

#[tokio::test]
async fn at_home() {
    let house = House::plain().await;
    let host = format!("localhost:{}", house.address.port());
    let rows = [
        (Some("http://localhost:{port}"), Cookie, true),
        (Some("http://localhost:{port}"), Bearer, true),
        (Some("http://localhost:{port}"), Nobody, true),
        (None, Cookie, false),
        (None, Both, false),
        (None, Bearer, true),
        (None, Nobody, true),
        (Some("http://localhost:1"), Cookie, false),
        (Some("http://localhost:1"), Bearer, false),
        (Some("http://localhost:1"), Nobody, false),
        (Some("http://localhost"), Cookie, false),
        (Some("https://localhost:{port}"), Cookie, false),
        (Some("ws://localhost:{port}"), Cookie, false),
        (Some("http://127.0.0.1:{port}"), Cookie, false),
        (Some("http://a.localhost:{port}"), Cookie, false),
        (Some("http://localhost.:{port}"), Cookie, false),
        (Some("http://localhost.evil.example:{port}"), Cookie, false),
        (Some("http://evil.example"), Cookie, false),
        (Some("http://localhost:{port}/"), Cookie, false),
        (
            Some("http://localhost:{port}, http://evil.example"),
            Cookie,
            false,
        ),
        (
            Some("http://localhost:{port} http://evil.example"),
            Cookie,
            false,
        ),
        (Some("http://user@localhost:{port}"), Cookie, false),
        (Some("HTTP://LOCALHOST:{port}"), Cookie, false),
        (Some("localhost:{port}"), Cookie, false),
        (Some("null"), Cookie, false),
        (Some("null"), Nobody, false),
        (Some(""), Cookie, false),
    ];
    check(&house, &host, "sobremesa", &rows).await;
}

#[tokio::test]
async fn the_implied_port_is_not_written() {
    let house = House::plain().await;
    for host in ["localhost", "localhost:80", "LOCALHOST"] {
        let rows = [
            (Some("http://localhost"), Cookie, true),
            (Some("http://localhost:80"), Cookie, false),
            (Some("http://localhost:{port}"), Cookie, false),
        ];
        check(&house, host, "sobremesa", &rows).await;
    }
}

#[tokio::test]
async fn behind_tls_only_the_public_address_counts() {
    let house = House::open(json!({ "public_url": "https://Sala.Example:443/" })).await;
    let rows = [
        (Some("https://sala.example"), Cookie, true),
        (Some("https://sala.example:443"), Cookie, false),
        (Some("http://sala.example"), Cookie, false),
        (Some("https://sala.example:8443"), Cookie, false),
        (Some("https://www.sala.example"), Cookie, false),
        (Some("https://example"), Cookie, false),
        (Some("https://sala.example."), Cookie, false),
        (Some("https://sala.example.evil.example"), Cookie, false),
        (Some("https://evilsala.example"), Cookie, false),
        (Some("http://localhost:{port}"), Cookie, false),
        (Some("null"), Cookie, false),
        (None, Cookie, false),
        (None, Bearer, true),
    ];
    check(&house, "sala.example", "__Host-sobremesa", &rows).await;
    check(&house, "localhost", "__Host-sobremesa", &rows).await;
}

#[tokio::test]
async fn two_origins_are_none() {
    let house = House::plain().await;
    let ours = format!("http://{}", house.address);
    let ask = house.ask("POST", "/api/echo").json("{}");
    let answer = ask
        .with("origin", &ours)
        .with("origin", "http://evil.example")
        .send()
        .await;
    assert_eq!(answer.status, 403);
}

#[tokio::test]
async fn whoever_only_reads_needs_no_origin() {
    let house = House::plain().await;
    let cookie = format!("sobremesa={}", house.token("localhost").await);
    for method in ["GET", "HEAD"] {
        let answer = house
            .ask(method, "/api/me")
            .with("cookie", &cookie)
            .begin()
            .await;
        let mut line = [0; 15];
        tokio::io::AsyncReadExt::read_exact(&mut { answer }, &mut line)
            .await
            .unwrap();
        assert_eq!(&line, b"HTTP/1.1 200 OK", "{method}");
    }
    for method in ["PUT", "DELETE", "PATCH", "CHANGE"] {
        let answer = house
            .ask(method, "/api/me")
            .with("cookie", &cookie)
            .send()
            .await;
        assert_eq!(answer.status, 403, "{method}");
    }
}
