//! What each refusal names, and what it offers instead.

use ludo::{Ludo, Position, Release};
use rules::{Lang, Seat};

/// Red’s 1 is on 10, its 2 on the lane, its 3 at home, its 4 in prison. Blue
/// stands on 13, Yellow on 12 and 13.
const POSITION: Position<'_> = Position {
    seat: Seat::FIRST,
    pieces: &[[10, 53, 56, -1], [0, -1, -1, -1], [38, 39, -1, -1]],
    rides: &[],
    dice: "2F",
    release: Release::Bound,
    colours: None,
};

fn at(dice: &str) -> Ludo {
    Ludo::from_position(&Position { dice, ..POSITION }).expect("a sound position")
}

#[track_caller]
fn check(dice: &str, text: &str, code: &str, cells: &[&str], legal: &[&str]) {
    let refusal = kit::refused(&at(dice), text);
    assert_eq!(refusal.rule.code, code, "{text}");
    assert_eq!(refusal.cells, cells, "{text}");
    assert_eq!(refusal.legal, legal, "{text}");
}

#[test]
fn of_dice_and_pieces() {
    check(
        "2F",
        "3:1",
        "no-such-die",
        &["3", "2F"],
        &["2:1x", "2:1~3.1", "F:1"],
    );
    check(
        "2",
        "F:1",
        "no-such-die",
        &["F", "2"],
        &["2:1x", "2:1~3.1", "2:2"],
    );
    check(
        "2F",
        "2:4",
        "needs-crown",
        &["4"],
        &["2:1x", "2:1~3.1", "2:2"],
    );
    check("2F", "2:3", "arrived", &["3"], &["2:1x", "2:1~3.1", "2:2"]);
    check(
        "2F",
        "F:2",
        "lane-needs-points",
        &["2", "F"],
        &["2:2", "F:1", "2:1x"],
    );
    check("4F", "pass", "can-use", &[], &["4:1", "4:2", "F:1"]);
    check("11", "ones", "nobody-behind", &[], &["1:1", "1:2"]);
    check(
        "12",
        "ones",
        "no-double-one",
        &["12"],
        &["1:1", "1:2", "2:1x"],
    );
    check("12", "back 1", "no-retreat", &[], &["1:1", "1:2", "2:1x"]);
}

/// Rule 3: the number of a release is for the released piece, and none is left
/// for a release once it was used.
#[test]
fn of_releases() {
    let after = |actions: &str| {
        let mut game = at("4C");
        kit::play(&mut game, actions);
        game
    };
    let bound = kit::refused(&after("C:4"), "4:1");
    assert_eq!(bound.rule.code, "number-bound");
    assert_eq!(bound.cells, ["4", "4"]);
    assert_eq!(bound.legal, ["4:4"]);
    let used = kit::refused(&after("4:1"), "C:4");
    assert_eq!(used.rule.code, "number-used");
    assert_eq!(used.cells, ["4"]);
    assert_eq!(used.legal, ["C:1"]);
    // What is wrong with the piece itself is told first.
    assert_eq!(kit::refused(&after("C:4"), "4:3").rule.code, "arrived");
}

#[test]
fn of_meetings() {
    let both = &["2:1x", "2:1~3.1"];
    check("2F", "2:1", "choose", &["12", "3.1"], both);
    check("2F", "2:1~2.1", "carrier-elsewhere", &["2.1"], both);
    check("2F", "2:1~1.2", "own-carrier", &["1.2"], both);
    check("2F", "F:1x", "nobody-there", &["1"], &["F:1"]);
    check("2F", "2:2x", "nobody-there", &["2"], &["2:2"]);
}

#[test]
fn every_sentence_is_finished() {
    let sentences = |text: &str| {
        let refusal = kit::refused(&at("2F"), text);
        Lang::ALL.map(|lang| refusal.sentence(lang))
    };
    assert_eq!(
        sentences("2:1"),
        [
            "En la casilla 12 hay rivales (3.1): di qué haces. Puedes: 2:1x, 2:1~3.1.",
            "On square 12 there are rivals (3.1): say what you do. You can: 2:1x, 2:1~3.1."
        ]
    );
    assert_eq!(
        sentences("3:1")[1],
        "No die with 3 is left to use. There are: 2F."
    );
}

/// Luck is not due while a seat is, nor a seat while luck is.
#[test]
fn of_turns() {
    let mut game = at("");
    assert_eq!(kit::refused(&game, "2:1").rule.code, "not-due");
    assert_eq!(kit::refused(&at("2F"), "throw 11").rule.code, "not-due");
    let early = "2:1".parse().expect("an action");
    let refusal = rules::Game::play(&mut game, &early).expect_err("a throw is due");
    assert_eq!(
        (refusal.rule.code, refusal.cells),
        ("not-due", vec!["2:1".to_owned()])
    );
    let late = "throw 11".parse().expect("a throw");
    let refusal = rules::Game::resolve(&mut at("2F"), &late).expect_err("a seat is due");
    assert_eq!(refusal.rule.code, "not-due");
}
