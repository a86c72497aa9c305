//! What is wrong with positions set up by hand.

use ludo::{Colour, Ludo, Position, Release};
use rules::{Game, Seat};

const JAIL: [i8; 4] = [-1; 4];

const SOUND: Position<'_> = Position {
    seat: Seat::FIRST,
    pieces: &[[13, 20, 0, -1], [0, 7, 56, -1], [39, 50, -1, -1]],
    rides: &[("1.1", "2.1")],
    dice: "1C",
    release: Release::Bound,
    colours: None,
};

#[track_caller]
fn check(position: Position, code: &str) {
    let refusal = Ludo::from_position(&position).expect_err("not sound");
    assert_eq!(refusal.rule.code, code, "{position:?}");
}

#[test]
fn seats_pieces_and_dice() {
    assert!(Ludo::from_position(&SOUND).is_ok());
    for pieces in [&[JAIL][..], &[JAIL; 5]] {
        check(Position { pieces, ..SOUND }, "position-seats");
    }
    let colours = Some(&[Colour::Red, Colour::Blue][..]);
    check(Position { colours, ..SOUND }, "colours-count");
    let seat = Seat::at(3);
    check(Position { seat, ..SOUND }, "position-seats");
    for pieces in [&[[57, 0, 0, 0], JAIL], &[JAIL, [0, 0, -2, 0]]] {
        check(Position { pieces, ..SOUND }, "position-progress");
    }
    let pieces = &[JAIL, [56; 4]];
    check(Position { pieces, ..SOUND }, "position-won");
    for dice in ["5", "123", "c", "1 2", "throw 11"] {
        check(Position { dice, ..SOUND }, "position-dice");
    }
}

#[test]
fn rides() {
    for ride in [
        ("1.1", "1.1"),
        ("1.1", "2.2"),
        ("1.3", "1.1"),
        ("1.4", "2.4"),
        ("1.1", "4.1"),
        ("1", "2.1"),
        ("2.3", "1.1"),
    ] {
        let rides = &[ride];
        check(Position { rides, ..SOUND }, "position-ride");
    }
    // On one's own last square, in a circle, on two at once, two of a colour.
    let pieces = &[[24, 24, -1, -1], [11, -1, -1, -1], [50, -1, -1, -1]];
    for rides in [
        &[("3.1", "1.1")][..],
        &[("1.1", "2.1"), ("2.1", "1.1")],
        &[("1.1", "2.1"), ("1.1", "3.1")],
        &[("1.1", "2.1"), ("1.2", "2.1")],
        &[("1.1", "2.1"), ("2.1", "3.1"), ("1.2", "3.1")],
    ] {
        let position = Position {
            pieces,
            rides,
            ..SOUND
        };
        check(position, "position-ride");
    }
}

#[test]
fn a_single_die_that_cannot_be_used_ends_the_turn() {
    let dice = "4";
    let pieces = &[JAIL, JAIL];
    let position = Position {
        pieces,
        dice,
        rides: &[],
        ..SOUND
    };
    let game = Ludo::from_position(&position).expect("sound");
    assert_eq!(game.state()["turn"], 2);
    assert_eq!(game.state()["dice"], "");
}
