//! Cookies, tokens and what the store knows of them.

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::house::House;

const PUBLIC: &str = "sala.example";

async fn behind_tls() -> House {
    House::open(json!({ "public_url": format!("https://{PUBLIC}") })).await
}

fn bits(token: &str) -> Vec<u8> {
    (0..32)
        .map(|i| u8::from_str_radix(&token[2 * i..2 * i + 2], 16).unwrap())
        .collect()
}

fn hash(bits: &[u8]) -> [u8; 32] {
    Sha256::digest(bits).into()
}

#[tokio::test]
async fn over_plain_http_the_cookie_is_plain_but_strict() {
    let house = House::plain().await;
    let answer = house.ask("POST", "/api/guest").send().await;
    assert_eq!(answer.status, 201);
    assert_eq!(
        answer.json(),
        json!({ "person": { "kind": "guest" }, "secure": false })
    );
    let cookie = answer.header("set-cookie").unwrap();
    let (pair, attributes) = cookie.split_once("; ").unwrap();
    assert!(pair.starts_with("sobremesa="), "{pair}");
    assert_eq!(
        attributes,
        "Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000"
    );
}

#[tokio::test]
async fn under_tls_the_cookie_belongs_to_the_host() {
    let house = behind_tls().await;
    let answer = house.ask("POST", "/api/guest").host(PUBLIC).send().await;
    assert_eq!(
        answer.json(),
        json!({ "person": { "kind": "guest" }, "secure": true })
    );
    let cookie = answer.header("set-cookie").unwrap();
    let (pair, attributes) = cookie.split_once("; ").unwrap();
    assert!(pair.starts_with("__Host-sobremesa="), "{pair}");
    assert_eq!(
        attributes,
        "Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=34560000"
    );
}

#[tokio::test]
async fn tokens_have_256_bits_and_never_repeat() {
    let house = House::plain().await;
    let (first, second) = (
        house.token("localhost").await,
        house.token("localhost").await,
    );
    assert_ne!(first, second);
    for token in [first, second] {
        assert_eq!(token.len() * 4, 256);
        assert!(
            token
                .bytes()
                .all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')),
            "{token}"
        );
    }
}

#[tokio::test]
async fn who_is_known() {
    let house = House::plain().await;
    let token = house.token("localhost").await;
    let stranger = "0".repeat(64);
    let rows: [(&[(&str, String)], u16); 12] = [
        (&[], 401),
        (&[("cookie", format!("sobremesa={token}"))], 200),
        (&[("cookie", format!("a=b; sobremesa={token}; c=d"))], 200),
        (
            &[
                ("cookie", "a=b".to_owned()),
                ("cookie", format!("sobremesa={token}")),
            ],
            200,
        ),
        (&[("authorization", format!("Bearer {token}"))], 200),
        (&[("authorization", format!("bearer {token}"))], 200),
        (&[("cookie", format!("__Host-sobremesa={token}"))], 401),
        (&[("cookie", format!("xsobremesa={token}"))], 401),
        (
            &[("cookie", format!("sobremesa={}", token.to_uppercase()))],
            401,
        ),
        (&[("authorization", format!("Basic {token}"))], 401),
        (&[("authorization", format!("Bearer {stranger}"))], 401),
        (
            &[
                ("authorization", format!("Bearer {stranger}")),
                ("cookie", format!("sobremesa={token}")),
            ],
            401,
        ),
    ];
    for (lines, expected) in rows {
        let ask = house.ask("GET", "/api/me");
        let ask = lines
            .iter()
            .fold(ask, |ask, (name, value)| ask.with(name, value));
        let answer = ask.send().await;
        assert_eq!(answer.status, expected, "{lines:?}");
        assert_eq!(answer.header("www-authenticate").is_some(), expected == 401);
    }
}

#[tokio::test]
async fn under_tls_the_plain_cookie_is_nobody() {
    let house = behind_tls().await;
    let token = house.token(PUBLIC).await;
    for (name, expected) in [("__Host-sobremesa", 200), ("sobremesa", 401)] {
        let cookie = format!("{name}={token}");
        let answer = house
            .ask("GET", "/api/me")
            .host(PUBLIC)
            .with("cookie", &cookie)
            .send()
            .await;
        assert_eq!(answer.status, expected, "{name}");
    }
}

#[tokio::test]
async fn who_is_a_guest_already_stays_the_same() {
    let house = House::plain().await;
    let token = house.token("localhost").await;
    let (hash, store) = (hash(&bits(&token)), &house.shell.store);
    let person = store.person(hash).await.unwrap().unwrap();
    store.begin_session(hash, &person, 0).await.unwrap();
    let again = house
        .ask("POST", "/api/guest")
        .with("origin", &format!("http://{}", house.address))
        .with("cookie", &format!("sobremesa={token}"))
        .send()
        .await;
    assert_eq!(again.status, 200);
    let cookie = again.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with(&format!("sobremesa={token};")),
        "the cookie lives longer"
    );
    assert_eq!(
        store.sweep_sessions(1).await,
        Ok(0),
        "and so does the token"
    );
}

#[tokio::test]
async fn the_store_holds_hashes_only() {
    let house = House::plain().await;
    let token = house.token("localhost").await;
    let bits = bits(&token);
    let hash = hash(&bits);
    let person = house.shell.store.person(hash).await.unwrap().unwrap();
    assert_eq!(person.len() * 4, 128);
    let kept = house.kept();
    let holds = |what: &[u8]| kept.windows(what.len()).any(|window| window == what);
    assert!(holds(&hash) && holds(person.as_bytes()));
    assert!(!holds(token.as_bytes()) && !holds(&bits));
}
