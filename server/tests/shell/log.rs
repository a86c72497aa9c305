//! The log of all these tests, in which no secret may ever stand.

use std::io::{self, Write};
use std::sync::{Mutex, OnceLock};

use serde_json::{Value, json};
use server::logs::{Format, Log, subscriber};

use crate::house::House;

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Collects everything that anybody logs, down to the libraries' traces.
pub(crate) fn start() {
    static STARTED: OnceLock<()> = OnceLock::new();
    STARTED.get_or_init(|| {
        let log = Log {
            format: Format::Json,
            filter: "trace".to_owned(),
            addresses: false,
        };
        let all = subscriber(&log, || Collector).unwrap();
        tracing::subscriber::set_global_default(all).unwrap();
    });
}

struct Collector;

impl Write for Collector {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn logged() -> String {
    String::from_utf8(LINES.lock().unwrap().clone()).unwrap()
}

#[tokio::test]
async fn no_secret_is_logged() {
    let house = House::plain().await;
    let token = house.token("localhost").await;
    let cookie = format!("sobremesa={token}");
    let bearer = format!("Bearer {token}");
    let secrets = [
        "secret-path",
        "secret-query",
        "secret-body",
        "SECRET-VERB",
        "secret-header",
        "secret-host",
    ];
    let asks = [
        house.ask("GET", "/api/me").with("cookie", &cookie),
        house
            .ask("GET", "/api/me?code=secret-query")
            .with("authorization", &bearer),
        house.ask("GET", "/api/table/secret-path"),
        house.ask("GET", "/nowhere/secret-path"),
        house.ask("POST", "/api/echo").json("\"secret-body"),
        house
            .ask("POST", "/api/echo")
            .json("\"secret-body\"")
            .with("origin", "secret-header"),
        house
            .ask("SECRET-VERB", "/api/me")
            .with("authorization", &bearer),
        house
            .ask("GET", "/api/broken")
            .with("x-forwarded-for", "secret-header"),
        house.ask("GET", "/").host("secret-host.example"),
    ];
    for ask in asks {
        ask.send().await;
    }
    let logged = logged();
    for secret in secrets
        .into_iter()
        .chain([token.as_str(), "a secret of the house", "127.0.0.1"])
    {
        let line = logged.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}

#[tokio::test]
async fn a_request_is_one_line() {
    let house = House::plain().await;
    house.ask("GET", "/api/table/4711").send().await;
    house.ask("INVENTED", "/").send().await;
    let logged = logged();
    let lines = || {
        logged
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap())
    };
    let table = lines()
        .find(|line| line["route"] == "/api/table/{id}" && line["status"] == 200)
        .unwrap();
    assert_eq!(
        (&table["method"], &table["target"]),
        (&"GET".into(), &"request".into())
    );
    assert!(table["ms"].is_number() && table["address"].is_null());
    assert!(lines().any(|line| line["route"] == "/" && line["method"] == "other"));
}

#[tokio::test]
async fn addresses_are_logged_if_the_host_wants_them() {
    let settings = json!({ "log": { "addresses": true }, "trusted_proxies": ["127.0.0.1/32"] });
    let house = House::open(settings).await;
    let ask = house
        .ask("GET", "/")
        .with("x-forwarded-for", "198.51.100.77");
    ask.send().await;
    assert!(logged().contains("\"address\":\"198.51.100.77\""));
}
