//! The rulebook's sentences and each of our rulings, as cases.

mod captures;
mod endings;
mod offences;
mod refused;

use damas::{Capture, Damas, Options, Square};
use rules::{Game, Rule, Seat};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

/// A position from a list of pieces: `w32 B10` is a white man and a black king.
pub(crate) fn set_up(pieces: &str, turn: Seat, capture: Capture) -> Damas {
    let mut rows = vec![vec!['.'; 10]; 10];
    for piece in pieces.split_whitespace() {
        let (letter, number) = piece.split_at(1);
        let square = number.parse().ok().and_then(Square::numbered);
        let square = square.expect("a letter and a number from 1 to 50");
        rows[square.row()][square.column()] = char::from(letter.as_bytes()[0]);
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    Damas::from_board(&rows, turn, Options { capture }).expect("a good board")
}

/// The pieces of a game in the same form.
fn pieces(game: &Damas) -> String {
    let board = game.board();
    let squares = (1..=50).filter_map(Square::numbered);
    let piece = |square: Square| match board[square.row()].as_bytes()[square.column()] {
        b'.' => None,
        letter => Some(format!("{}{square}", char::from(letter))),
    };
    squares.filter_map(piece).collect::<Vec<_>>().join(" ")
}

/// The legal actions, sorted.
fn legal(game: &Damas) -> String {
    let mut legal: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    legal.sort();
    legal.join(" ")
}

fn at_fault(game: &Damas) -> Vec<u8> {
    game.at_fault().map(Square::number).collect()
}

/// After these actions; panics if one is refused.
#[track_caller]
fn after(mut game: Damas, actions: &str) -> Damas {
    kit::play(&mut game, actions);
    game
}

#[track_caller]
fn check_refused(game: &Damas, text: &str, rule: &'static Rule) {
    let refusal = kit::refused(game, text);
    assert_eq!(refusal.rule.code, rule.code, "{text}: {refusal:?}");
}

/// Ruling 1, and the first sentences of the rulebook.
#[test]
fn the_beginning() {
    let game = kit::start::<Damas>(serde_json::json!({}), 2);
    let men = |range: std::ops::RangeInclusive<u8>, letter: char| {
        range.map(move |square| format!("{letter}{square}"))
    };
    let all: Vec<String> = men(1..=15, 'b').chain(men(36..=50, 'w')).collect();
    assert_eq!(pieces(&game), all.join(" "));
    assert_eq!(game.turn(), rules::Turn::Seat(WHITE));
    assert_eq!(
        legal(&game),
        "36-31 37-31 37-32 38-32 38-33 39-33 39-34 40-34 40-35"
    );
    assert_eq!(
        legal(&after(game, "36-31")),
        "11-16 11-17 12-17 12-18 13-18 13-19 14-19 14-20 15-20"
    );
}

/// Quiet moves of men and kings.
#[test]
fn quiet_moves() {
    for (pieces, turn, expected) in [
        ("w32 b1", WHITE, "32-27 32-28"),
        ("w46 b1", WHITE, "46-41"),
        ("b32 w50", BLACK, "32-37 32-38"),
        (
            "W46 b1",
            WHITE,
            "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5",
        ),
        ("W46 w28 b1", WHITE, "28-22 28-23 46-32 46-37 46-41"),
    ] {
        let game = set_up(pieces, turn, Capture::Huff);
        assert_eq!(legal(&game), expected, "{pieces}");
    }
}

#[test]
fn a_man_becomes_a_king_on_the_far_row() {
    for (before, turn, action, expected) in [
        ("w8 b45", WHITE, "8-2", "W2 b45"),
        ("b43 w6", BLACK, "43-49", "w6 B49"),
    ] {
        let game = after(set_up(before, turn, Capture::Huff), action);
        assert_eq!(pieces(&game), expected);
    }
}
