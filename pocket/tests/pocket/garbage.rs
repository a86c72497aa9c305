//! Damaged requests are answered, whatever they say.

use catalog::GAMES;
use rules::{Luck, Rng};
use serde_json::{Value, json};

use crate::device::{Device, SEED, TABLE, setup};

const TRIES: usize = 3_000;

#[test]
fn damaged_requests_are_answered() {
    let mut rng = Rng::seeded(1);
    let mut device = Device::opened(&setup(GAMES[0].about.id, "me bot1"));
    let examples = examples(&mut device);
    for _ in 0..TRIES {
        let mut request = examples[rng.below(examples.len() as u32) as usize].clone();
        for _ in 0..=rng.below(3) {
            kit::spoil(&mut request, &mut rng);
        }
        let answer = device.text(&request.to_string());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_ne!(answer.get("ok").is_some(), answer.get("no").is_some());
    }
}

fn examples(device: &mut Device) -> Vec<Value> {
    let mut examples = Vec::new();
    for entry in GAMES {
        let (game, players) = (entry.about.id, entry.usual_seats());
        let opened = setup(game, &vec!["me"; players].join(" "));
        let table = Device::opened(&opened);
        let now = table.now;
        examples.push(json!({ "do": "study", "game": game, "players": players, "seat": 1 }));
        examples.push(json!({ "do": "puzzle", "game": game, "number": 1, "actions": ["d3"] }));
        examples.push(json!({ "do": "open", "table": "x", "name": "Ana", "setup": opened, "seed": SEED, "now": now }));
        examples
            .push(json!({ "do": "resume", "table": TABLE, "events": table.events, "now": now }));
        let view = table.view().clone();
        let seat = view["turn"].clone();
        for a in [
            json!("legal"),
            json!({ "preview": "pass" }),
            json!({ "why": "d3" }),
        ] {
            examples.push(json!({ "do": "ask", "table": view, "seat": seat, "a": a }));
        }
        examples.push(json!({
            "do": "think", "game": game, "options": {}, "players": players, "seat": seat,
            "view": view["view"], "level": 1, "seed": 0, "nodes": 5,
        }));
    }
    let v = device.v;
    let act = json!({ "t": "act", "aid": "any-old-id", "seat": 1, "v": v, "a": "resign" });
    for message in [
        act,
        json!({ "t": "sync" }),
        json!({ "t": "ask", "q": 1, "seat": 1, "a": "legal" }),
    ] {
        examples.push(
            json!({ "do": "message", "table": TABLE, "message": message, "now": device.now }),
        );
    }
    examples.push(json!({ "do": "past", "table": TABLE, "seat": 1, "from": 0 }));
    examples.push(json!({ "do": "record", "table": TABLE, "format": "pgn", "game": 1 }));
    examples.push(json!({ "do": "tick", "table": TABLE, "now": device.now }));
    examples
}
