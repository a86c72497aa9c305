//! Clocks, the table's patience, and time that passes while a table is closed.

use catalog::GAMES;
use serde_json::json;

use crate::device::{Device, TABLE, setup};

fn game() -> &'static str {
    let plain = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden);
    plain.unwrap().about.id
}

#[test]
fn a_clock_runs_out() {
    let mut device = Device::opened(&setup(game(), "me/t30 me/t30"));
    assert_eq!(device.wake, device.now + 30_000);
    let tick = |now: i64| json!({ "do": "tick", "table": TABLE, "now": now });
    let early = device.ok(&tick(device.now + 29_999));
    assert_eq!(early["events"], json!([]));
    assert_eq!(early["wake"], device.wake);
    let late = device.ok(&tick(device.now + 30_000));
    device.took(&late);
    assert_eq!(device.view()["outcome"]["how"], "flagged");
    assert_eq!(device.view()["outcome"]["winners"], json!([2]));
    assert!(device.wake.is_null());
}

#[test]
fn nobody_loses_time_while_the_table_is_closed() {
    let mut device = Device::opened(&setup(game(), "me/t30 me/t30"));
    device.now += 3_600_000;
    let mut later = device.resumed();
    assert_eq!(later.view()["phase"], "playing");
    assert_eq!(later.events.last().unwrap()["e"]["event"], "restarted");
    let action = later.legal(1)[0].clone();
    assert_eq!(later.act(1, &json!({ "play": action }))["t"], "ok");
}

#[test]
fn a_series_and_its_records() {
    let mut asked = setup(game(), "me bot1");
    asked["games"] = json!(2);
    let mut device = Device::opened(&asked);
    device.act(1, &json!("resign"));
    assert_eq!(device.view()["phase"], "between");
    let next = json!({ "consent": { "matter": "next", "yes": true } });
    let seat = (1..5)
        .find(|&seat| device.views[seat].1.is_object())
        .unwrap();
    assert_eq!(device.act(seat as u64, &next)["t"], "ok");
    assert_eq!(device.view()["number"], 2);
    assert_eq!(device.resumed().view()["number"], 2);
    let first = json!({ "do": "record", "table": TABLE, "game": 1 });
    let text = device.ok(&first)["text"].as_str().unwrap().to_owned();
    assert!(text.contains("resigned"), "{text}");
    let third = json!({ "do": "record", "table": TABLE, "game": 3 });
    device.no(&third);
}

#[test]
fn a_table_goes_on_from_another_game() {
    let mut device = Device::opened(&setup(game(), "me me"));
    for turn in 0..4 {
        let seat = device.turn().unwrap();
        let action = device.legal(seat)[0].clone();
        device.act(seat, &json!({ "play": action }));
        assert_eq!(device.view()["ply"], turn + 1);
    }
    let past = device.ok(&json!({ "do": "past", "table": TABLE, "seat": 1, "from": 0 }));
    let lines = past["lines"].as_array().unwrap().iter();
    let past: Vec<_> = lines.map(|line| line["text"].clone()).collect();
    let mut asked = setup(game(), "me bot1");
    asked["past"] = json!(past);
    let on = Device::opened(&asked);
    assert_eq!(on.view()["given"], 4);
    assert_eq!(on.view()["view"], device.view()["view"]);
}
