//! `{"op":"bot"}`, asked of the real binary for every game.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod talk;

use serde_json::{Value, json};
use talk::Talk;

/// Asks for a move in the middle of a game of each kind and player number.
fn everywhere(request: &Value, check: impl Fn(&Value, &mut Talk, usize)) {
    for entry in catalog::GAMES {
        for &players in entry.about.players {
            let mut engine = Talk::start();
            let id = entry.about.id;
            engine.ask(&json!({"op": "new", "game": id, "players": players, "seed": "x"}));
            for _ in 0..6 {
                engine.ask(&json!({"op": "roll", "all": true}));
                if engine.ask(&json!({"op": "position"}))["over"] == true {
                    break;
                }
                let advice = engine.ask(request);
                check(&advice, &mut engine, players);
                engine.ask(&json!({"op": "apply", "action": advice["action"]}));
            }
        }
    }
}

#[test]
fn a_bot_answers_with_a_legal_move_its_value_and_a_reason() {
    let request = json!({"op": "bot", "level": 5, "nodes": 200, "seed": 7});
    everywhere(&request, |advice, engine, players| {
        let legal = engine.ask(&json!({"op": "legal"}));
        let actions = legal["actions"].as_array().unwrap();
        assert!(actions.contains(&advice["action"]), "{advice}");
        let value = advice["value"].as_array().unwrap();
        assert_eq!(value.len(), players);
        assert!(
            value
                .iter()
                .all(|one| (-1.0..=1.0).contains(&one.as_f64().unwrap()))
        );
        for depth in ["nudge", "idea", "move"] {
            for lang in ["es", "en"] {
                let words = advice["why"][depth][lang].as_str().unwrap();
                assert!(words.ends_with('.'), "{words}");
            }
        }
        let action = advice["action"].as_str().unwrap();
        let told = advice["why"]["move"]["en"].as_str().unwrap();
        assert!(told.starts_with(action), "{told}");
        assert!(advice["nodes"].is_u64() && advice["depth"].is_u64());
        assert_eq!(engine.ask(&request), *advice, "the same question again");
    });
}

#[test]
fn a_budget_of_nothing_is_enough_for_a_legal_move() {
    for none in [
        json!({"op": "bot", "level": 4, "ms": 0}),
        json!({"op": "bot", "nodes": 0}),
    ] {
        everywhere(&none, |advice, engine, _| {
            let legal = engine.ask(&json!({"op": "legal"}));
            assert!(
                legal["actions"]
                    .as_array()
                    .unwrap()
                    .contains(&advice["action"]),
                "{advice}"
            );
        });
    }
}

#[test]
fn where_luck_is_to_act_a_bot_has_nothing_to_choose() {
    for entry in catalog::GAMES.iter().filter(|entry| entry.about.chance) {
        let mut engine = Talk::start();
        let position = engine.ask(&json!({"op": "new", "game": entry.about.id}));
        if position["actor"] == "chance" {
            let answer = engine.ask(&json!({"op": "bot", "level": 1}));
            assert_eq!(answer["error"]["code"], "bad_request", "{answer}");
        }
    }
}
