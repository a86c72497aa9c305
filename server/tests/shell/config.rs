//! Settings: what is taken, and what cannot be meant.

use rules::Lang;
use serde_json::{Value, json};
use server::config::{Config, Misconfigured, ProxyHeader};
use server::limits::Kind;

fn read(settings: Value) -> Result<Config, serde_json::Error> {
    serde_json::from_value(settings)
}

#[test]
fn out_of_the_box() {
    let config = read(json!({})).unwrap();
    assert_eq!(config.check(), Ok(()));
    assert_eq!(config.listen.to_string(), "0.0.0.0:7777");
    assert_eq!(config.database_url(), "sqlite:sobremesa-data/sobremesa.db");
    assert!(!config.secure() && !config.lobby && !config.chat);
    assert!(
        !config.trusts([127, 0, 0, 1].into()),
        "nobody is trusted unasked"
    );
}

#[test]
fn any_part_can_be_set() {
    let config = read(json!({
        "listen": "[::]:80",
        "data": "/srv/room",
        "public_url": "https://sala.example",
        "trusted_proxies": ["10.0.0.0/8"],
        "proxy_header": "x-forwarded-for",
        "limits": { "person": { "act": { "burst": 2, "per_minute": 60 } } },
        "connections": { "total": 5 },
        "metrics": { "listen": "127.0.0.1:9100" },
    }))
    .unwrap();
    assert_eq!(config.check(), Ok(()));
    assert!(config.secure() && config.trusts([10, 1, 2, 3].into()));
    assert_eq!(config.proxy_header, ProxyHeader::XForwardedFor);
    assert_eq!(config.database_url(), "sqlite:/srv/room/sobremesa.db");
    assert_eq!(
        config.limits.person.keys().collect::<Vec<_>>(),
        [&Kind::Act]
    );
    assert_eq!(
        (config.connections.total, config.connections.per_address),
        (5, 512)
    );
}

#[test]
fn what_makes_no_sense_is_not_read() {
    let rows = [
        json!({ "listn": "0.0.0.0:1" }),
        json!({ "listen": "somewhere" }),
        json!({ "public_url": "sala.example" }),
        json!({ "public_url": "ftp://sala.example" }),
        json!({ "public_url": "https://sala.example/room" }),
        json!({ "public_url": "https://me@sala.example" }),
        json!({ "public_url": "https://" }),
        json!({ "public_url": "https://mañana.example" }),
        json!({ "trusted_proxies": ["10.0.0.1/33"] }),
        json!({ "bot_threads": 0 }),
        json!({ "limits": { "person": { "acts": { "burst": 2, "per_minute": 60 } } } }),
        json!({ "limits": { "person": { "act": { "burst": 0, "per_minute": 60 } } } }),
    ];
    for row in rows {
        assert!(read(row.clone()).is_err(), "{row}");
    }
}

#[test]
fn what_cannot_be_meant_is_said() {
    let rows = [
        (
            json!({ "database": "mysql://here" }),
            Misconfigured::UnknownDatabase,
        ),
        (
            json!({ "trusted_proxies": ["10.0.0.0/8", "::/0"] }),
            Misconfigured::TrustsEverybody("::/0".parse().unwrap()),
        ),
        (
            json!({ "names": ["http://room"] }),
            Misconfigured::NoHost("http://room".to_owned()),
        ),
        (
            json!({ "names": ["room:80"] }),
            Misconfigured::NoHost("room:80".to_owned()),
        ),
        (
            json!({ "listen": "127.0.0.1:1", "metrics": { "listen": "127.0.0.1:1" } }),
            Misconfigured::ListensTwice(([127, 0, 0, 1], 1).into()),
        ),
        (
            json!({ "log": { "filter": "server=loud" } }),
            Misconfigured::LogFilter("server=loud".to_owned()),
        ),
        (
            json!({ "connections": { "header_ms": 0 } }),
            Misconfigured::Zero("connections.header_ms"),
        ),
        (
            json!({ "limits": { "sockets_per_address": 0 } }),
            Misconfigured::Zero("limits.sockets_per_address"),
        ),
        (
            json!({ "limits": { "person": { "request": { "burst": 2, "per_minute": 60 } } } }),
            Misconfigured::Impersonal("limits.person.request"),
        ),
        (
            json!({ "limits": { "person": { "guest": { "burst": 2, "per_minute": 60 } } } }),
            Misconfigured::Impersonal("limits.person.guest"),
        ),
    ];
    for (settings, expected) in rows {
        assert_eq!(read(settings).unwrap().check(), Err(expected.clone()));
        assert_ne!(expected.sentence(Lang::Es), expected.sentence(Lang::En));
    }
}

#[test]
fn the_password_of_a_database_is_not_printed() {
    let config = read(json!({ "database": "postgres://room:pass-word@db/room" })).unwrap();
    assert_eq!(config.check(), Ok(()));
    assert!(!format!("{config:?}").contains("pass-word"));
}
