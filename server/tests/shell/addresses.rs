//! Whom a request is counted for.

use serde_json::{Value, json};
use server::address::{Client, Group};

use crate::house::House;

/// The peer, what the proxies wrote, and who it is.
type Row<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);

async fn check(settings: Value, rows: &[Row<'_>]) {
    let house = House::open(settings).await;
    for (peer, lines, expected) in rows {
        let (status, client) = house.from(peer, "/api/client", lines).await;
        assert_eq!(
            (status, client.as_str()),
            (200, *expected),
            "{peer} {lines:?}"
        );
    }
}

const XFF: &str = "x-forwarded-for";

#[tokio::test]
async fn without_trust_the_peer_counts() {
    let rows: [Row; 4] = [
        ("192.0.2.1", &[], "192.0.2.1"),
        ("192.0.2.1", &[(XFF, "203.0.113.9")], "192.0.2.1"),
        (
            "127.0.0.1",
            &[(XFF, "203.0.113.9"), ("forwarded", "for=203.0.113.9")],
            "127.0.0.1",
        ),
        ("::ffff:192.0.2.1", &[], "192.0.2.1"),
    ];
    check(json!({}), &rows).await;
}

#[tokio::test]
async fn a_trusted_proxy_names_the_client() {
    let rows: [Row; 14] = [
        ("10.0.0.1", &[(XFF, "203.0.113.9")], "203.0.113.9"),
        ("::ffff:10.0.0.1", &[(XFF, "203.0.113.9")], "203.0.113.9"),
        ("2001:db8::1", &[(XFF, "2001:db8:1::7")], "2001:db8:1::7"),
        ("10.0.0.1", &[(XFF, "203.0.113.9:4711")], "203.0.113.9"),
        (
            "10.0.0.1",
            &[(XFF, "[2001:db8:1::7]:4711")],
            "2001:db8:1::7",
        ),
        (
            "10.0.0.1",
            &[(XFF, "198.51.100.1, 203.0.113.9")],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[(XFF, "nonsense, 203.0.113.9 ,10.0.0.2")],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[(XFF, "198.51.100.1"), (XFF, "203.0.113.9, 10.0.0.2")],
            "203.0.113.9",
        ),
        ("10.0.0.1", &[(XFF, "10.0.0.3, 10.0.0.2")], "10.0.0.3"),
        ("10.0.0.1", &[(XFF, "203.0.113.9, nonsense")], "10.0.0.1"),
        ("10.0.0.1", &[(XFF, "")], "10.0.0.1"),
        ("10.0.0.1", &[], "10.0.0.1"),
        ("10.0.0.1", &[("forwarded", "for=203.0.113.9")], "10.0.0.1"),
        ("11.0.0.1", &[(XFF, "203.0.113.9")], "11.0.0.1"),
    ];
    check(
        json!({ "trusted_proxies": ["10.0.0.0/8", "2001:db8::/64"] }),
        &rows,
    )
    .await;
}

#[tokio::test]
async fn the_standard_header_is_read_if_it_is_chosen() {
    let rows: [Row; 9] = [
        (
            "10.0.0.1",
            &[("forwarded", "for=203.0.113.9;proto=https")],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[("forwarded", "proto=https; FOR=\"203.0.113.9:4711\"")],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[("forwarded", "for=\"[2001:db8:1::7]:4711\"")],
            "2001:db8:1::7",
        ),
        (
            "10.0.0.1",
            &[(
                "forwarded",
                "for=198.51.100.1, for=203.0.113.9, for=10.0.0.2",
            )],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[("forwarded", "for=\"198.51.100.1, for=203.0.113.9")],
            "203.0.113.9",
        ),
        (
            "10.0.0.1",
            &[("forwarded", "for=\"203.0.113.9")],
            "10.0.0.1",
        ),
        ("10.0.0.1", &[("forwarded", "for=_hidden")], "10.0.0.1"),
        ("10.0.0.1", &[("forwarded", "for=unknown")], "10.0.0.1"),
        ("10.0.0.1", &[(XFF, "203.0.113.9")], "10.0.0.1"),
    ];
    check(
        json!({ "trusted_proxies": ["10.0.0.0/8"], "proxy_header": "forwarded" }),
        &rows,
    )
    .await;
}

#[test]
fn a_household_has_one_group() {
    let rows = [
        ("192.0.2.1", "192.0.2.1", true),
        ("192.0.2.1", "192.0.2.2", false),
        ("192.0.2.1", "::ffff:192.0.2.1", true),
        ("2001:db8::1", "2001:db8::ffff:0:0:2", true),
        ("2001:db8::1", "2001:db8:0:1::1", false),
    ];
    for (one, other, same) in rows {
        let group = |address: &str| Client(address.parse().unwrap()).group();
        assert_eq!(group(one) == group(other), same, "{one} {other}");
        assert_eq!(group(one), Group::of(one.parse().unwrap()));
    }
}
