//! The rules one by one, as cases.

mod backing;
mod dice;
mod meeting;
mod release;
mod riding;
mod seating;

use ludo::{Ludo, Position, Release};
use rules::{Game, Seat, Turn};
use serde_json::{Value, json};

/// Four pieces in prison.
const JAIL: [i8; 4] = [-1; 4];

/// A position with seat 1 to play, for as many as there are rows of pieces.
#[track_caller]
fn at(pieces: &[[i8; 4]], rides: &[(&str, &str)], dice: &str) -> Ludo {
    by_rule(Release::Bound, pieces, rides, dice)
}

/// A position under a rule of release.
#[track_caller]
fn by_rule(release: Release, pieces: &[[i8; 4]], rides: &[(&str, &str)], dice: &str) -> Ludo {
    let position = Position {
        seat: Seat::FIRST,
        pieces,
        rides,
        dice,
        release,
        colours: None,
    };
    Ludo::from_position(&position).expect("a sound position")
}

/// A piece alone among those of its seat.
const fn one(progress: i8) -> [i8; 4] {
    [progress, -1, -1, -1]
}

fn legal(game: &Ludo) -> Vec<String> {
    let mut legal: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

/// Plays actions from a position and checks where everybody is and rides.
#[track_caller]
fn check(game: &Ludo, actions: &str, pieces: &[[i8; 4]], rides: &[(&str, &str)]) {
    let mut after = *game;
    kit::play(&mut after, actions);
    let state = after.state();
    let rides: serde_json::Map<String, Value> = rides
        .iter()
        .map(|(rider, carrier)| ((*rider).to_owned(), json!(carrier)))
        .collect();
    assert_eq!(state["pieces"], json!(pieces), "pieces after {actions}");
    assert_eq!(state["rides"], json!(rides), "rides after {actions}");
}

/// Plays actions and gives the state, to look at one of its fields.
#[track_caller]
fn state(game: &Ludo, actions: &str) -> Value {
    let mut after = *game;
    kit::play(&mut after, actions);
    after.state()
}

#[track_caller]
fn refused(game: &Ludo, text: &str, code: &str) {
    assert_eq!(kit::refused(game, text).rule.code, code, "{text}");
}

fn acting(game: &Ludo) -> Option<u8> {
    game.turn().seat().map(Seat::number)
}

/// Rule 13.
#[test]
fn the_fourth_piece_on_the_central_crown_wins_at_once() {
    let mut game = at(&[[56, 56, 56, 54], one(10)], &[], "24");
    assert_eq!(game.scores().as_slice(), [3, 0]);
    kit::play(&mut game, "2:4");
    assert!(matches!(game.turn(), Turn::Over(winners) if winners.contains(Seat::FIRST)));
    assert_eq!(game.scores().as_slice(), [4, 0]);
    let state = game.state();
    assert_eq!((&state["dice"], &state["turn"]), (&json!(""), &json!(1)));
    assert_eq!(state["back"], json!([]));
    refused(&game, "4:4", "game-over");
    assert_eq!(
        game.resolve(&"throw 11".parse().expect("a throw"))
            .map_err(|it| it.rule.code),
        Err("game-over")
    );
}
