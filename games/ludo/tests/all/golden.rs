//! Whole games, ply by ply, and pictures of positions in them.

use kit::{play, start, transcript};
use ludo::{Action, Ludo, Position, Release};
use rules::{Drawn, Lang, Look, Seat};
use serde_json::{Value, json};

/// A whole game of green against red, with captures, rides, a double one, bounces,
/// numbers bound to a released piece and crowns that came too late to release.
const TWO: &str = include_str!("golden/two.txt");
/// The first half of a game of three with a free release.
const THREE: &str = include_str!("golden/three.txt");

#[test]
fn a_whole_game_of_two() {
    insta::assert_snapshot!(transcript::<Ludo>(green_and_red(), 2, TWO));
}

#[test]
fn half_a_game_of_three() {
    insta::assert_snapshot!(transcript::<Ludo>(json!({"release": "free"}), 3, THREE));
}

fn green_and_red() -> Value {
    json!({"colours": ["green", "red"]})
}

#[test]
fn pictures() {
    let spanish = (Lang::Es, false);
    let ascii = (Lang::En, true);
    insta::assert_snapshot!(
        "picture_start",
        picture(&after(json!({}), 3, "throw 4F"), spanish)
    );
    insta::assert_snapshot!(
        "picture_won",
        picture(&after(green_and_red(), 2, TWO), ascii)
    );
    let stacked = Ludo::from_position(&Position {
        seat: Seat::SECOND,
        pieces: &[
            [0, 13, 52, 52],
            [0, -1, 56, 4],
            [43, 50, 55, -1],
            [26, 56, 56, -1],
        ],
        rides: &[("1.2", "2.1"), ("4.1", "1.2")],
        dice: "4C",
        release: Release::Bound,
        colours: None,
    });
    let stacked = stacked.expect("a sound position");
    insta::assert_snapshot!("picture_stacked", picture(&stacked, spanish));
    insta::assert_snapshot!("picture_stacked_ascii", picture(&stacked, ascii));
}

fn after(options: Value, seats: usize, actions: &str) -> Ludo {
    let mut game = start::<Ludo>(options, seats);
    play(&mut game, actions);
    game
}

fn picture(game: &Ludo, (lang, ascii): (Lang, bool)) -> String {
    Ludo::picture(game, &Look { lang, ascii }).text()
}

#[test]
fn touches_become_actions() {
    let touches = |path: &str| -> Vec<String> { path.split(' ').map(str::to_owned).collect() };
    for (action, path) in [
        ("2:1", "2 p1"),
        ("C:4x", "C p4 x"),
        ("F:3~2.1", "F p3 2.1"),
        ("back 2", "p2"),
        ("ones", "ones"),
        ("pass", "pass"),
    ] {
        let parsed: Action = action.parse().expect("a canonical action");
        assert_eq!(Ludo::path(&parsed), touches(path));
        assert_eq!(Ludo::attempt(&touches(path)), action);
    }
    // A die alone asks for the first piece; a rival's piece is none to move.
    assert_eq!(Ludo::attempt(&touches("C")), "C:1");
    assert_eq!(Ludo::attempt(&touches("2 3.1")), "2:3.1");
    assert_eq!(Ludo::attempt(&[]), "");
}

/// The moved piece is marked under the name it has once it has moved.
#[test]
fn marks_follow_the_piece() {
    let position = |dice| {
        let position = Position {
            seat: Seat::FIRST,
            pieces: &[[20, 5, -1, -1], [5, -1, -1, -1], [3, -1, -1, -1]],
            rides: &[],
            dice,
            release: Release::Bound,
            colours: None,
        };
        Ludo::from_position(&position).expect("a sound position")
    };
    let marks = |dice, action: &str| {
        let action: Action = action.parse().expect("an action");
        Ludo::marks(&position(dice), &action)
    };
    assert_eq!(marks("34", "3:1"), ["p1"]);
    assert_eq!(marks("3", "3:1"), ["1.1"]);
    assert_eq!(marks("C", "C:2"), ["1.2"]);
    assert_eq!(marks("11", "ones"), ["2.1"]);
    assert!(marks("CC", "pass").is_empty());
}
