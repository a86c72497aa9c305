//! What a seat may ask before it moves.

use rules::{Refusal, Seat, Viewer};
use serde_json::{Value, json};
use table::{Ask, Setup, Tell};

use crate::room::{Room, lexicon, setup};

fn brief(answer: Result<Tell, Refusal>) -> String {
    match answer {
        Ok(Tell::Legal { actions, complete }) => format!("{} {complete}", actions.len()),
        Ok(Tell::Preview { view, scores }) => {
            format!("view {} scores {}", view.is_some(), scores.is_some())
        }
        Ok(Tell::Legally) => "legally".to_owned(),
        Ok(Tell::Explained(sentence)) => sentence.es,
        Err(refusal) => refusal.rule.code.to_owned(),
    }
}

fn ask(kind: &str) -> Ask {
    let (kind, action) = kind.split_once(' ').unwrap_or((kind, ""));
    match kind {
        "legal" => Ask::Legal,
        "hint" => Ask::Hint,
        "why" => Ask::Why(action.to_owned()),
        "explain" => Ask::Explain(action.to_owned()),
        _ => Ask::Preview(action.to_owned()),
    }
}

#[test]
fn the_seat_to_move_is_answered() {
    let begun = "bea 2 sit";
    let first = Room::open(setup("damas", "me bot")).legal().swap_remove(0);
    for (script, seat, question, expected) in [
        (begun, 1, "legal", "9 true"),
        (begun, 1, "why FIRST", "legally"),
        (begun, 1, "why zzz", "notation"),
        (begun, 1, "preview FIRST", "view true scores true"),
        (begun, 1, "preview zzz", "notation"),
        (begun, 1, "hint", "aids-off"),
        (begun, 2, "legal", "0 true"),
        (begun, 2, "why FIRST", "not-your-turn"),
        (begun, 2, "preview FIRST", "not-your-turn"),
        (begun, 2, "hint", "not-your-turn"),
        (begun, 1, "explain FIRST", "unexplained"),
        (begun, 2, "explain FIRST", "unexplained"),
        (begun, 3, "legal", "no-such-seat"),
        (begun, 3, "explain FIRST", "no-such-seat"),
        ("", 1, "legal", "0 true"),
        ("", 1, "preview FIRST", "not-now"),
        ("bea 2 sit | ana 1 resign", 1, "hint", "not-now"),
    ] {
        let room = Room::after(setup("damas", "me open"), script);
        let before = room.table.view(Viewer::Spectator);
        let question = question.replace("FIRST", &first);
        let answer = room.table.ask(Seat::at(seat - 1), &ask(&question));
        assert_eq!(brief(answer), expected, "{script}: {seat} asks {question}");
        assert_eq!(room.table.view(Viewer::Spectator), before);
    }
}

fn challenge() -> Setup {
    Setup {
        options: json!({ "dictionary": "challenge", "lexicon": lexicon() }),
        ..setup("ideograma", "me me")
    }
}

/// The rack of the seat to move.
fn rack(room: &Room) -> String {
    let seat = room.turn().unwrap();
    let lines = room.table.lines(Viewer::Seat(seat));
    let drawn = lines
        .iter()
        .filter_map(|line| line.text.strip_prefix("draw "));
    let tiles = drawn.filter(|tiles| !tiles.starts_with(|c: char| c.is_ascii_digit()));
    tiles.collect::<String>().replace('?', "")
}

/// Whether a word exists is for the players to doubt: the table says nothing.
#[test]
fn a_challenge_is_not_tried_out() {
    let mut room = Room::open(challenge());
    let tiles = rack(&room);
    let seat = room.turn().unwrap();
    let word: String = tiles.chars().take(5).collect();
    let lay = format!("8H {word}");
    for (question, expected) in [
        ("legal".to_owned(), "0 false"),
        ("hint".to_owned(), "quiet"),
        (format!("why {lay}"), "legally"),
        (format!("preview {lay}"), "view true scores false"),
    ] {
        let answer = room.table.ask(seat, &ask(&question));
        assert_eq!(brief(answer), expected, "{question}");
    }
    room.play(&lay).unwrap();
    let seat = room.turn().unwrap();
    for (question, expected) in [
        ("legal", "2 true"),
        ("hint", "quiet"),
        ("why challenge", "legally"),
        ("why accept", "legally"),
        ("preview challenge", "quiet"),
        ("preview accept", "quiet"),
    ] {
        let answer = room.table.ask(seat, &ask(question));
        assert_eq!(brief(answer), expected, "{question}");
    }
}

/// Trying out the last move of AIRAM opens no hand, and no running score tells
/// of one.
#[test]
fn the_end_of_a_hidden_game_is_not_tried_out() {
    let mut room = Room::open(setup("airam", "me me"));
    let mut ends = 0;
    while let Some(seat) = room.turn() {
        let action = room.legal().swap_remove(0);
        let mut after = room.table.game().game().boxed_clone();
        after.apply(&action).unwrap();
        let expected = if after.turn().is_over() {
            "view false scores false"
        } else {
            "view true scores false"
        };
        ends += u32::from(after.turn().is_over());
        let answer = room.table.ask(seat, &Ask::Preview(action.clone()));
        assert_eq!(brief(answer), expected);
        let scores = serde_json::to_value(room.table.view(Viewer::Spectator).scores).unwrap();
        assert_eq!(scores, Value::Array(Vec::new()));
        room.play(&action).unwrap();
    }
    assert_eq!(ends, 1);
    assert_eq!(room.table.view(Viewer::Spectator).scores.len(), 2);
}
