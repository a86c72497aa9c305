//! By which names the room may be addressed.

use serde_json::json;

use crate::house::House;

async fn check(house: &House, host: &str, ours: bool) {
    let answer = house.ask("GET", "/health/live").host(host).send().await;
    let expected = if ours {
        (200, "")
    } else {
        (421, "misdirected")
    };
    assert_eq!(
        (answer.status, answer.code().as_str()),
        expected,
        "{host:?}"
    );
}

#[tokio::test]
async fn addresses_and_own_names_are_ours() {
    let house = House::plain().await;
    let machine = gethostname::gethostname().into_string().unwrap();
    let first = machine.split('.').next().unwrap();
    let ours = [
        "127.0.0.1",
        "127.0.0.1:7777",
        "192.168.1.77:80",
        "[::1]",
        "[2001:db8::7]:7777",
        "localhost",
        "LocalHost:7777",
        first,
        &machine,
        &format!("{first}.local:7777"),
    ];
    for host in ours {
        check(&house, host, true).await;
    }
}

#[tokio::test]
async fn other_names_are_not() {
    let house = House::plain().await;
    let others = [
        "evil.example",
        "sala.example",
        "localhost.",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1.",
        "127.1",
        "2130706433",
        "0x7f000001",
        "[::1",
        "::1",
        "[fe80::1%25eth0]",
        "user@localhost",
        "localhost:",
        "localhost:99999",
        "localhost:07777",
        "localhost:port",
        "localhost/",
        "localhost localhost",
        "",
    ];
    for host in others {
        check(&house, host, false).await;
    }
}

#[tokio::test]
async fn a_host_can_add_names() {
    let house =
        House::open(json!({ "public_url": "https://sala.example", "names": ["Juegos"] })).await;
    let rows = [
        ("sala.example", true),
        ("SALA.example:443", true),
        ("juegos:7777", true),
        ("localhost", true),
        ("www.sala.example", false),
        ("example", false),
    ];
    for (host, ours) in rows {
        check(&house, host, ours).await;
    }
}

#[tokio::test]
async fn a_request_names_one_host() {
    let house = House::plain().await;
    let live = || house.ask("GET", "/health/live");
    assert_eq!(live().without_host().send().await.status, 421);
    assert_eq!(live().with("host", "localhost").send().await.status, 421);
    let absolute = |host: &str| house.ask("GET", &format!("http://{host}/health/live"));
    assert_eq!(absolute("evil.example").send().await.status, 421);
    assert_eq!(absolute("localhost").send().await.status, 200);
}
