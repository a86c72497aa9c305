//! Answers to a question that several seats are asked count when their turn comes.

use catalog::{Entry, GAMES};
use serde_json::{Value, json};

use crate::device::{Device, setup};

/// A game in which words are challenged, after the first was laid: the seat whose turn it
/// is to answer, and the one after it.
fn asked(chairs: &str) -> (Device, u64, u64) {
    let challenges = |entry: &&Entry| (entry.schema)()["properties"]["dictionary"].is_object();
    let entry = GAMES.iter().find(challenges).unwrap();
    let mut setup = setup(entry.about.id, chairs);
    setup["options"] = json!({ "dictionary": "challenge" });
    let mut device = Device::opened(&setup);
    if device.bot.is_object() {
        device.bot["nodes"] = json!(20);
        device.let_bot_move();
    } else {
        let seat = device.turn().unwrap();
        let action = device.ok(&device.think(seat))["action"].clone();
        assert_eq!(device.act(seat, &json!({ "play": action }))["t"], "ok");
    }
    let first = device.turn().unwrap();
    let asked = device.view()["asked"].as_array().unwrap().clone();
    let second = asked.iter().find(|seat| **seat != first).unwrap();
    let second = second.as_u64().unwrap();
    (device, first, second)
}

fn accept(device: &Device, aid: &str, seat: u64) -> Value {
    json!({ "t": "act", "aid": aid, "seat": seat, "v": device.v, "a": { "play": "accept" } })
}

/// The answers to acts, in order.
fn answers(done: &Value) -> Vec<(&str, &str)> {
    let said = done["say"].as_array().unwrap().iter();
    let acts = said.filter(|message| message["aid"].is_string());
    let texts = acts.map(|message| (message["aid"].as_str(), message["t"].as_str()));
    texts.map(|(aid, t)| (aid.unwrap(), t.unwrap())).collect()
}

#[test]
fn a_person_who_accepts_early_is_answered_in_turn() {
    let (mut device, first, second) = asked("me me me");
    let (early, late) = (
        accept(&device, "the-second", second),
        accept(&device, "the-first-", first),
    );
    let done = device.message(&early);
    assert_eq!(done["say"], json!([]));
    assert_eq!(done["events"], json!([]));
    let done = device.message(&late);
    assert_eq!(answers(&done), [("the-first-", "ok"), ("the-second", "ok")]);
    assert_eq!(device.view()["asked"].as_array().unwrap().len(), 1);
}

#[test]
fn a_person_who_accepts_early_is_told_when_somebody_objects() {
    let (mut device, first, second) = asked("me me me");
    let early = accept(&device, "the-second", second);
    device.message(&early);
    let legal = device.legal(first);
    let mut legal = legal.as_array().unwrap().iter();
    let objection = legal.find(|action| **action != "accept").unwrap();
    let mut late = accept(&device, "the-first-", first);
    late["a"]["play"] = objection.clone();
    let done = device.message(&late);
    assert_eq!(answers(&done), [("the-first-", "ok"), ("the-second", "no")]);
}

#[test]
fn a_bot_that_accepts_early_is_not_asked_again() {
    let companies = ["me me bot1", "me bot1 me", "bot1 me me"].map(asked);
    let waits = |(device, _, second): &(Device, u64, u64)| device.bot["seat"] == *second;
    let (mut device, first, second) = companies.into_iter().find(waits).unwrap();
    device.thought(&json!("accept"));
    assert_eq!(device.turn(), Some(first));
    assert!(device.bot.is_null());
    // After a reload it is asked again: its answer was told to nobody.
    assert_eq!(device.resumed().bot["seat"], second);
    let act = json!({ "play": "accept" });
    assert_eq!(device.act(first, &act)["t"], "ok");
    assert_eq!(device.view()["asked"].as_array().unwrap().len(), 1);
}
