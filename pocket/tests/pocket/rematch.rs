//! The same people again.

use catalog::GAMES;
use serde_json::json;

use crate::device::{Device, SEED, TABLE, setup};

#[test]
fn a_rematch_is_a_table_of_its_own() {
    let entry = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden)
        .unwrap();
    let mut asked = setup(entry.about.id, "me bot1");
    asked["games"] = json!(1);
    let mut device = Device::opened(&asked);
    device.act(1, &json!("resign"));
    let yes = json!({
        "t": "act", "aid": "once-more", "seat": 1, "v": device.v,
        "a": { "consent": { "matter": "rematch", "yes": true } },
    });
    let mut request = json!({ "do": "message", "table": TABLE, "message": yes, "now": device.now });
    assert_eq!(device.no(&request), "no-seed");
    request["seed"] = json!(SEED.replace('1', "2"));
    let done = device.ok(&request);
    device.took(&done);
    let next = done["opened"]["table"].as_str().unwrap();
    assert_eq!(next, format!("{TABLE}-2"));
    assert_eq!(device.view()["rematch"], next);
    // It is open at once, and opens again from what is stored of it.
    let hello = json!({ "t": "hello", "p": 1, "table": next });
    let hello = json!({ "do": "message", "table": next, "message": hello, "now": device.now });
    let greeted = device.ok(&hello);
    let events = &done["opened"]["events"];
    let resume = json!({ "do": "resume", "table": next, "events": events, "now": device.now });
    let resumed = Device::new().ok(&resume);
    assert_eq!(greeted["say"], resumed["say"]);
    let view = &greeted["say"][0]["views"][0];
    assert_eq!(view["seat"], 2, "the start goes round");
    assert_eq!(greeted["bot"]["seat"], 1);
}
