//! A bounded run: examples, broken in every way, thousands of times.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use catalog::{GAMES, Match};
use rules::{Luck as _, Rng, Shelf, Turn};
use serde_json::json;

/// How many broken examples each reader is given.
const TRIES: u32 = 30_000;

/// Breaks an example in one to four places.
fn broken(example: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = example.to_vec();
    for _ in 0..=rng.below(4) {
        let place = rng.below(bytes.len() as u32 + 1) as usize;
        let until = (place + rng.below(12) as usize).min(bytes.len());
        match rng.below(6) {
            0 => drop(bytes.drain(place..until)),
            1 => bytes.insert(place, rng.below(256) as u8),
            2 => bytes.truncate(place),
            3 => {
                let part = bytes[place..until].to_vec();
                bytes.splice(place..place, part);
            }
            4 => {
                let odd = [
                    "\"",
                    "{",
                    "-1",
                    "99999999999",
                    "ñ",
                    "\u{0}",
                    "1e999",
                    "\n",
                    "S10L",
                    "?",
                ];
                let odd = odd[rng.below(odd.len() as u32) as usize];
                bytes.splice(place..until, odd.bytes());
            }
            _ => bytes[place..until]
                .iter_mut()
                .for_each(|byte| *byte ^= 1 << rng.below(8)),
        }
    }
    bytes
}

fn throw(examples: &[Vec<u8>], reader: fn(&[u8])) {
    let mut rng = Rng::seeded(1);
    for example in examples {
        reader(example);
    }
    for _ in 0..TRIES {
        let example = &examples[rng.below(examples.len() as u32) as usize];
        reader(&broken(example, &mut rng));
    }
}

/// Some random moves of every game, as a list of actions and as a record.
fn games() -> Vec<(u8, Match)> {
    let mut rng = Rng::seeded(2);
    let mut games = Vec::new();
    for (number, entry) in GAMES.iter().enumerate() {
        let seats = entry.about.players[0];
        let Ok(mut game) = Match::open(entry, seats, &json!({}), &Shelf::default()) else {
            continue;
        };
        for _ in 0..12 {
            match game.game().turn() {
                Turn::Chance => drop(game.roll(&mut rng)),
                Turn::Over(_) => break,
                Turn::Seat(_) => {
                    let moves = game.game().moves().actions;
                    let action = moves[rng.below(moves.len() as u32) as usize].clone();
                    game.apply(&action).unwrap();
                }
            }
        }
        games.push((number as u8, game));
    }
    assert!(
        games.len() >= GAMES.len() - 1,
        "only one game needs something on the shelf"
    );
    games
}

#[test]
fn messages() {
    let setup = json!({ "game": "reverso", "seats": [{ "who": "me", "clock": { "fischer": { "seconds": 60, "increment": 2 } } }, { "who": { "bot": 3 } }], "games": 2 });
    let examples = [
        json!({ "t": "hello", "p": 1, "table": "k3j9x2m4ab7c" }),
        json!({ "t": "act", "aid": "12345678", "seat": 1, "v": 7, "a": { "play": "d3" } }),
        json!({ "t": "act", "aid": "12345678", "seat": 2, "v": 7, "a": { "consent": { "matter": "take-back", "yes": true } } }),
        json!({ "t": "act", "aid": "12345678", "seat": 4, "v": 7, "a": { "sit": { "name": "Ana", "word": "sal" } } }),
        json!({ "t": "ask", "q": 1, "seat": 1, "a": { "preview": "d3" } }),
        json!({ "t": "sync" }),
        json!({ "event": "begun", "number": 1, "shift": 1, "picks": [[2, 1]] }),
        setup,
    ];
    let examples = examples.map(|example| example.to_string().into_bytes());
    throw(&examples, fuzz::message);
}

#[test]
fn notations() {
    let text = |(number, game): (u8, Match)| {
        let actions: Vec<_> = game.past().iter().map(|done| done.action.clone()).collect();
        [&[number, 0], actions.join("\n").as_bytes()].concat()
    };
    let examples: Vec<_> = games().into_iter().map(text).collect();
    throw(&examples, fuzz::notation);
}

#[test]
fn studies() {
    let text = |(_, game): (u8, Match)| {
        let actions: Vec<_> = game.past().iter().map(|done| done.action.clone()).collect();
        let (attempt, actions) = actions.split_last().unwrap();
        let study = json!({
            "game": game.entry().about.id,
            "players": game.seats(),
            "options": game.options(),
            "actions": actions,
            "seat": 1,
            "attempt": attempt,
        });
        study.to_string().into_bytes()
    };
    let examples: Vec<_> = games().into_iter().map(text).collect();
    throw(&examples, fuzz::study);
}

#[test]
fn records() {
    let text = |(_, game): (u8, Match)| game.record().to_string().into_bytes();
    let mut examples: Vec<_> = games().into_iter().map(text).collect();
    examples.extend([
        b"f5d6c3".to_vec(),
        b"1. 32-28 19-23 2. 28x19 14x23".to_vec(),
    ]);
    throw(&examples, fuzz::record);
}

#[test]
fn requests() {
    let act = json!({ "t": "act", "aid": "12345678", "seat": 1, "v": 4, "a": { "play": "d3" } });
    let event = json!({ "event": "begun", "number": 1, "shift": 1, "picks": [[2, 1]] });
    let examples = [
        json!({ "do": "message", "table": "t", "message": act, "now": 7 }),
        json!({ "do": "message", "table": "t", "message": { "t": "sync" }, "now": 7 }),
        json!({ "do": "thought", "table": "t", "v": 3, "seat": 2, "action": "c3", "now": 7 }),
        json!({ "do": "resume", "table": "t", "events": [{ "v": 1, "at": 7, "e": event }], "now": 7 }),
        json!({ "do": "past", "table": "t", "seat": 1, "from": 0 }),
        json!({ "do": "record", "table": "t", "format": "pdn", "game": 1 }),
        json!({ "do": "tick", "table": "t", "now": 7 }),
        json!({ "do": "puzzle", "game": "reverso", "number": 1, "actions": ["d3"] }),
        json!({ "do": "close", "table": "t" }),
    ];
    let examples = examples.map(|example| example.to_string().into_bytes());
    throw(&examples, fuzz::pocket);
}
