//! The engine protocol, spoken to the real binary as another program would.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod talk;

use serde_json::{Value, json};
use talk::Talk;

#[test]
fn the_games_are_listed_with_their_schemas() {
    let answer = Talk::start().ask(&json!({"op": "games"}));
    let games = answer["games"].as_array().unwrap();
    assert_eq!(games.len(), catalog::GAMES.len());
    for (game, entry) in games.iter().zip(catalog::GAMES) {
        assert_eq!(game["id"], entry.about.id);
        assert_eq!(game["players"], json!(entry.about.players));
        assert_eq!(game["options"]["type"], "object");
        assert_eq!(game["hidden"], entry.about.hidden);
        assert_eq!(game["chance"], entry.about.chance);
    }
}

/// A text that can be parsed but is luck's to play, or a seat's, is refused as not due.
#[test]
fn out_of_turn_is_not_unreadable() {
    for (game, before, action) in [
        ("ludo", None, "2:1"),
        ("ludo", None, "pass"),
        ("airam", None, "keep B give Y"),
        ("airam", Some(["fill RBGYRBGYR", "draw BGY"]), "draw BGY"),
        ("ideograma", None, "pass"),
    ] {
        let mut engine = Talk::start();
        engine.ask(&json!({"op": "new", "game": game, "lang": "en"}));
        for before in before.iter().flatten() {
            engine.ask(&json!({"op": "apply", "action": before}));
        }
        let answer = engine.ask(&json!({"op": "apply", "action": action}));
        let said = format!("“{action}” is not due now.");
        assert_eq!(answer["error"]["message"], said, "{game}");
    }
}

#[test]
fn whole_games_are_played_undone_and_loaded() {
    for entry in catalog::GAMES {
        for &players in entry.about.players {
            let mut engine = Talk::start();
            let new = json!({"op": "new", "game": entry.about.id, "players": players, "seed": "x"});
            let start = engine.ask(&new);
            let end = play_to_the_end(&mut engine, start.clone());
            // A puzzle for one may be left unsolved.
            assert!(players == 1 || !end["winners"].as_array().unwrap().is_empty());
            assert_eq!(end["scores"].as_array().unwrap().len(), players);
            let after = engine.ask(&json!({"op": "legal"}));
            assert_eq!(
                after,
                json!({"actor": null, "actions": [], "complete": true})
            );
            assert_eq!(
                code(&engine.ask(&json!({"op": "apply", "action": "pass"}))),
                "game_over"
            );
            assert_eq!(code(&engine.ask(&json!({"op": "roll"}))), "game_over");
            assert_eq!(
                code(&engine.ask(&json!({"op": "bot", "level": 1}))),
                "game_over"
            );

            let record = engine.ask(&json!({"op": "record"}));
            let mut other = Talk::start();
            let loaded = other.ask(&json!({"op": "load", "record": record["record"]}));
            assert_eq!(loaded, end);
            assert_eq!(other.ask(&json!({"op": "record"})), record);
            for _ in 0..end["ply"].as_u64().unwrap() {
                other.ask(&json!({"op": "undo"}));
            }
            assert_eq!(other.ask(&json!({"op": "position"})), start);
            assert_eq!(code(&other.ask(&json!({"op": "undo"}))), "bad_request");
        }
    }
}

/// Plays the action in the middle of the list, which is as good as any.
fn play_to_the_end(engine: &mut Talk, mut position: Value) -> Value {
    while position["over"] == false {
        if position["actor"] == "chance" {
            position = roll(engine, &position);
            continue;
        }
        assert!(position["winners"].as_array().unwrap().is_empty());
        let legal = engine.ask(&json!({"op": "legal"}));
        assert_eq!(legal["actor"], position["actor"]);
        let actions = legal["actions"].as_array().unwrap();
        assert!(actions.is_sorted_by_key(|action| action.as_str().unwrap().to_owned()));
        let action = &actions[actions.len() / 2];
        let next = engine.ask(&json!({"op": "apply", "action": action}));
        assert_eq!(
            next["ply"].as_u64(),
            position["ply"].as_u64().map(|ply| ply + 1)
        );
        assert!(next["text"].as_str().unwrap().is_ascii());
        assert!(next["state"].is_object());
        position = next;
    }
    position
}

/// Lets luck choose, and checks that taking it back and rolling again gives the
/// same.
fn roll(engine: &mut Talk, before: &Value) -> Value {
    let legal = engine.ask(&json!({"op": "legal"}));
    assert_eq!(legal["actor"], "chance");
    let outcomes = legal["outcomes"].as_array().unwrap();
    let total: f64 = outcomes
        .iter()
        .map(|outcome| outcome[1].as_f64().unwrap())
        .sum();
    assert!(legal["complete"] == false || (total - 1.0).abs() < 1e-9);
    let rolled = engine.ask(&json!({"op": "roll"}));
    assert!(rolled["event"].is_string(), "{rolled}");
    assert_eq!(engine.ask(&json!({"op": "undo"})), *before);
    assert_eq!(engine.ask(&json!({"op": "roll"})), rolled);
    engine.ask(&json!({"op": "position"}))
}

/// A new game in which a seat is to act.
fn opened(engine: &mut Talk, id: &str) -> Value {
    let position = engine.ask(&json!({"op": "new", "game": id}));
    if position["actor"] != "chance" {
        return position;
    }
    let rolled = engine.ask(&json!({"op": "roll", "all": true}));
    assert!(!rolled["events"].as_array().unwrap().is_empty());
    engine.ask(&json!({"op": "position"}))
}

#[test]
fn several_actions_are_applied_all_or_none() {
    for entry in catalog::GAMES {
        let mut engine = Talk::start();
        let start = opened(&mut engine, entry.about.id);
        let legal = engine.ask(&json!({"op": "legal"}));
        let first = &legal["actions"][0];
        let answer = engine.ask(&json!({"op": "apply", "actions": [first, "nonsense"]}));
        assert_eq!(code(&answer), "illegal_action");
        assert_eq!(answer["index"], 1);
        assert_eq!(engine.ask(&json!({"op": "position"})), start);
        let one = engine.ask(&json!({"op": "apply", "actions": [first]}));
        assert_eq!(one["ply"], start["ply"].as_u64().unwrap() + 1);
    }
}

#[test]
fn perft_and_playouts_count() {
    for entry in catalog::GAMES {
        let mut engine = Talk::start();
        opened(&mut engine, entry.about.id);
        let legal = engine.ask(&json!({"op": "legal"}))["actions"]
            .as_array()
            .unwrap()
            .len();
        assert_eq!(engine.ask(&json!({"op": "perft", "depth": 0}))["nodes"], 1);
        assert_eq!(
            engine.ask(&json!({"op": "perft", "depth": 1}))["nodes"],
            legal
        );
        let playouts = engine.ask(&json!({"op": "playout", "count": 50}));
        let wins = playouts["wins"].as_array().unwrap().iter();
        let total: f64 = wins.map(|share| share.as_f64().unwrap()).sum();
        assert!((total - 50.0).abs() < 1e-9);
        assert!(playouts["mean_plies"].as_f64().unwrap() > 1.0);
    }
}

#[test]
fn a_puzzle_for_one_is_solved_and_its_solution_plays() {
    let puzzles = catalog::GAMES
        .iter()
        .filter(|entry| entry.about.players.contains(&1));
    for entry in puzzles {
        let mut engine = Talk::start();
        engine.ask(&json!({"op": "new", "game": entry.about.id, "players": 1}));
        let solved = engine.ask(&json!({"op": "solve", "ms": 20_000}));
        assert_eq!(solved["exists"], true, "{solved}");
        let end = engine.ask(&json!({"op": "apply", "actions": solved["solution"]}));
        assert_eq!((&end["over"], &end["winners"]), (&json!(true), &json!([1])));
        let undecided = engine.ask(&json!({"op": "solve", "ms": "soon"}));
        assert_eq!(code(&undecided), "bad_request");
    }
}

#[test]
fn every_seat_and_a_spectator_have_a_view() {
    let entry = &catalog::GAMES[0];
    let mut engine = Talk::start();
    engine.ask(&json!({"op": "new", "game": entry.about.id}));
    for seat in 0..=entry.usual_seats() {
        assert!(engine.ask(&json!({"op": "view", "seat": seat}))["view"].is_object());
    }
    for seat in [json!(9), json!(-1), json!("1"), json!(1.5), Value::Null] {
        assert_eq!(
            code(&engine.ask(&json!({"op": "view", "seat": seat}))),
            "bad_request"
        );
    }
}

#[test]
fn wrong_requests_are_named_and_change_nothing() {
    let id = catalog::GAMES[0].about.id;
    let mut engine = Talk::start();
    for op in [
        "position", "legal", "apply", "roll", "undo", "record", "perft", "playout", "bot", "solve",
    ] {
        assert_eq!(code(&engine.ask(&json!({"op": op}))), "no_game", "{op}");
    }
    let start = engine.ask(&json!({"op": "new", "game": id}));
    for (request, expected) in [
        (json!({"op": "dance"}), "unknown_op"),
        (json!({"op": 7}), "bad_request"),
        (json!({}), "bad_request"),
        (json!([]), "bad_request"),
        (json!(3), "bad_request"),
        (json!({"op": "new"}), "bad_request"),
        (json!({"op": "new", "game": "chess"}), "unknown_game"),
        (
            json!({"op": "new", "game": id, "players": 9}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": id, "players": -1}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": id, "players": 1e300}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": id, "players": "two"}),
            "bad_request",
        ),
        (
            json!({"op": "new", "game": id, "options": {"no_such": 1}}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": id, "options": 5}),
            "bad_options",
        ),
        (
            json!({"op": "new", "game": id, "lang": "fr"}),
            "bad_request",
        ),
        (json!({"op": "new", "game": id, "seed": 5}), "bad_request"),
        (json!({"op": "apply"}), "bad_request"),
        (json!({"op": "apply", "actions": []}), "bad_request"),
        (json!({"op": "apply", "actions": [1]}), "bad_request"),
        (
            json!({"op": "apply", "action": "a", "actions": ["b"]}),
            "bad_request",
        ),
        (json!({"op": "apply", "action": 1}), "bad_request"),
        (
            json!({"op": "apply", "action": "nonsense"}),
            "illegal_action",
        ),
        (json!({"op": "roll"}), "bad_request"),
        (json!({"op": "undo"}), "bad_request"),
        (json!({"op": "bot", "level": 0}), "bad_request"),
        (json!({"op": "bot", "level": 6}), "bad_request"),
        (json!({"op": "bot", "level": "3"}), "bad_request"),
        (json!({"op": "bot", "ms": -1}), "bad_request"),
        (json!({"op": "bot", "nodes": 0.5}), "bad_request"),
        (json!({"op": "solve"}), "bad_request"),
        (json!({"op": "load"}), "bad_request"),
        (json!({"op": "load", "record": "no record"}), "bad_request"),
        (json!({"op": "perft"}), "bad_request"),
        (json!({"op": "perft", "depth": -1}), "bad_request"),
        (json!({"op": "perft", "depth": 1e99}), "bad_request"),
        (json!({"op": "playout", "count": 0}), "bad_request"),
        (json!({"op": "playout", "count": u64::MAX}), "bad_request"),
    ] {
        assert_eq!(code(&engine.ask(&request)), expected, "{request}");
    }
    assert_eq!(engine.ask(&json!({"op": "position"})), start);
}

#[test]
fn refusals_speak_the_language_of_the_game() {
    let id = catalog::GAMES[0].about.id;
    let mut engine = Talk::start();
    let refuse = json!({"op": "apply", "action": "nonsense"});
    engine.ask(&json!({"op": "new", "game": id}));
    let spanish = engine.ask(&refuse);
    engine.ask(&json!({"op": "new", "game": id, "lang": "en"}));
    let english = engine.ask(&refuse);
    assert!(
        spanish["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("No entiendo")
    );
    assert!(
        english["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("I cannot read")
    );
    assert_eq!(spanish["error"]["rule"], english["error"]["rule"]);
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("no error")
}
