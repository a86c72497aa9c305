//! Positions without a table.

use rules::{Seat, Shelf};
use serde_json::{Value, json};
use table::{Ask, Position, Study, Tell};

use crate::room::{Room, lexicon, setup};

fn study(game: &str, actions: &[&str], seat: u8) -> Study {
    let study = json!({ "game": game, "players": 2, "actions": actions, "seat": seat });
    serde_json::from_value(study).unwrap()
}

fn position(study: &Study) -> Position {
    let (position, refused) = study.position(&Shelf::default()).unwrap();
    assert_eq!(refused, None);
    position
}

#[test]
fn a_position_is_what_a_table_would_show() {
    let room = Room::after(setup("reverso", "me me"), "");
    let first = position(&study("reverso", &[], 1));
    let Ok(Tell::Legal { actions, complete }) = room.table.ask(Seat::FIRST, &Ask::Legal) else {
        panic!("the first seat is to move");
    };
    assert_eq!((&first.legal, first.listed), (&actions, complete));
    assert_eq!((first.turn, &first.last), (Some(Seat::FIRST), &None));
    let view = room.table.view(rules::Viewer::Seat(Seat::FIRST));
    assert_eq!(
        (first.view, first.options, first.scores),
        (view.view, view.options, view.scores)
    );

    let later = position(&study("reverso", &["d3"], 1));
    assert_eq!(later.turn, Some(Seat::SECOND));
    assert_eq!(later.legal, [""; 0], "it is not this seat's turn");
    assert_eq!(
        json!(later.last),
        json!({ "seat": 1, "action": "d3" }),
        "who did what"
    );
    assert_eq!(later.scores.as_slice(), [4, 1]);
    assert_eq!(position(&study("reverso", &["d3"], 2)).legal.len(), 3);
}

#[test]
fn what_is_attempted_is_done_or_refused() {
    for (actions, seat, attempt, expected) in [
        (&[][..], 1, "d3", "d3"),
        (&[], 1, " D03 ", "d3"),
        (&[], 1, "a1", "no-rival-beside"),
        (&[], 1, "zzz", "notation"),
        (&[], 2, "d3", "not-your-turn"),
        (&["d3"], 2, "c3", "c3"),
        (&["d3"], 1, "c3", "not-your-turn"),
    ] {
        let asked = study("reverso", actions, seat);
        let tried = Study {
            attempt: Some(attempt.to_owned()),
            ..asked.clone()
        };
        let (after, refused) = tried.position(&Shelf::default()).unwrap();
        match refused {
            Some(refusal) => {
                assert_eq!(refusal.rule.code, expected, "{attempt}");
                assert_eq!(after, position(&asked), "nothing has changed");
            }
            None => assert_eq!(after.last.unwrap().action, expected),
        }
    }
}

#[test]
fn what_leads_to_no_position_is_refused() {
    let refused = |change: Value| {
        let mut study = json!({ "game": "reverso", "players": 2, "seat": 1 });
        let fields = change.as_object().unwrap().clone();
        study.as_object_mut().unwrap().extend(fields);
        let study: Study = serde_json::from_value(study).unwrap();
        study.position(&Shelf::default()).unwrap_err()
    };
    for (change, expected) in [
        (json!({ "game": "mus" }), "no-such-game"),
        (json!({ "players": 3 }), "players"),
        (json!({ "players": 0 }), "players"),
        (json!({ "seat": 3 }), "no-such-seat"),
        (json!({ "options": { "size": 7 } }), "option-value"),
        (json!({ "options": { "speed": 7 } }), "option-unknown"),
        (json!({ "actions": ["d3", "d3"] }), "given"),
        (json!({ "actions": vec!["d3"; 2_001] }), "given-too-many"),
        (json!({ "game": "ideograma" }), "no-lexicon"),
    ] {
        assert_eq!(refused(change.clone()).rule.code, expected, "{change}");
    }
    let illegal = refused(json!({ "actions": ["d3", "d3"] }));
    assert_eq!(illegal.cells, ["2", "d3", "occupied"]);
}

#[test]
fn luck_is_given_and_never_attempted() {
    let mut ludo = study("ludo", &[], 1);
    let waiting = position(&ludo);
    assert_eq!((waiting.turn, waiting.legal.len()), (None, 0));
    ludo.attempt = Some("1 2".to_owned());
    let (_, refused) = ludo.position(&Shelf::default()).unwrap();
    assert_eq!(refused.unwrap().rule.code, "not-now");
}

#[test]
fn hidden_scores_stay_hidden_until_the_end() {
    let words = Study {
        options: json!({ "lexicon": lexicon() }),
        ..study("ideograma", &[], 1)
    };
    let first = position(&words);
    assert_eq!((first.scores.as_slice(), first.outcome), (&[][..], None));
}

#[test]
fn the_end_is_told() {
    // The shortest game: all discs of one colour.
    let actions = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
    let over = position(&study("reverso", &actions, 2));
    let outcome = json!(over.outcome);
    assert_eq!(outcome["how"], "played");
    assert_eq!((over.turn, outcome["winners"].clone()), (None, json!([1])));
}
