//! Studies, puzzles and records need no table.

use catalog::GAMES;
use serde_json::json;

use crate::device::Device;

#[test]
fn a_study_is_that_of_the_room() {
    let mut device = Device::new();
    for entry in GAMES {
        let study = json!({ "game": entry.about.id, "players": entry.usual_seats(), "seat": 1 });
        let mut request = study.clone();
        request["do"] = json!("study");
        let here = device.ok(&request);
        let study = serde_json::from_value(study).unwrap();
        let there = wire::Studied::of(&study, kit::shelf()).unwrap();
        assert_eq!(here, json!(there));
    }
}

#[test]
fn a_puzzle_is_that_of_the_room() {
    let mut device = Device::new();
    for entry in GAMES.iter().filter(|entry| !entry.puzzles().is_empty()) {
        let game = entry.about.id;
        let puzzle = &entry.puzzles()[0];
        let look = device.ok(&json!({ "do": "puzzle", "game": game, "number": 1 }));
        assert_eq!(look["verdict"], "open");
        assert!(look["solution"].is_null());
        let solve = json!({ "do": "puzzle", "game": game, "number": 1, "actions": puzzle.answer });
        assert_eq!(device.ok(&solve)["verdict"], "solved");
    }
    let none = json!({ "do": "puzzle", "game": GAMES[0].about.id, "number": 999 });
    assert_eq!(device.no(&none), "no-such-puzzle");
}

#[test]
fn a_record_that_is_none_is_refused() {
    let mut device = Device::new();
    assert_eq!(
        device.no(&json!({ "do": "replay", "text": "hello" })),
        "unknown-record"
    );
    let no = device.ask(&json!({ "do": "replay", "text": "sobremesa record 1\ngame: mus\n" }));
    assert!(no.is_err());
}

#[test]
fn a_board_gets_the_answers_of_its_game() {
    let mut device = Device::new();
    for entry in GAMES.iter().filter(|entry| (entry.query)().is_some()) {
        let question = json!({ "settle": ["", "A"] });
        let request = json!({ "do": "query", "game": entry.about.id, "question": question });
        let there = (entry.query)().and_then(|query| (query.answer)(question));
        assert_eq!(Some(device.ok(&request)), there);
    }
    let request = json!({ "do": "query", "game": "reverso", "question": {} });
    assert_eq!(device.no(&request), "bad-request");
}
