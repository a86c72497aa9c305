//! Captures: rulings 2 and 3.

use damas::Capture::Strict;
use damas::refusals;
use rules::Seat;

use super::{BLACK, WHITE, after, check_refused, legal, pieces, set_up};

#[track_caller]
fn check(pieces: &str, turn: Seat, expected: &str) {
    assert_eq!(legal(&set_up(pieces, turn, Strict)), expected, "{pieces}");
}

#[test]
fn men_capture_forwards_only() {
    check("w32 b28 b38", WHITE, "32x23");
    check("b28 w32 w23", BLACK, "28x37");
    check("w28 b22 b11", WHITE, "28x17x6");
    check("w33 b38", WHITE, "33-28 33-29");
}

#[test]
fn kings_capture_from_afar_and_land_anywhere_behind() {
    check("W46 b32", WHITE, "46x10 46x14 46x19 46x23 46x28 46x5");
    check("W46 b32 b14 b10", WHITE, "46x19 46x23 46x28");
    check("W5 b28", WHITE, "5x32 5x37 5x41 5x46");
}

#[test]
fn no_capture_over_two_or_over_ones_own() {
    check("W46 b32 b28", WHITE, "46-37 46-41");
    check("W46 w32 b28", WHITE, "32x23");
    check(
        "W46 b5",
        WHITE,
        "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41",
    );
}

/// The landing square is free even if another would let the capture go on,
/// but from the chosen one it goes on if it can.
#[test]
fn the_landing_square_is_chosen_freely() {
    let pieces = "W46 b32 b13";
    check(
        pieces,
        WHITE,
        "46x10 46x14 46x19x2 46x19x8 46x23 46x28 46x5",
    );
    let game = set_up(pieces, WHITE, Strict);
    check_refused(&game, "46x19", &refusals::GOES_ON);
    let refusal = kit::refused(&game, "46x19");
    assert_eq!(refusal.cells, ["19"]);
    assert_eq!(refusal.legal, ["46x19x2", "46x19x8"]);
}

#[test]
fn there_is_no_rule_of_the_greatest_number() {
    check("w28 b22 b23 b14", WHITE, "28x17 28x19x10");
}

/// Round the square 37–28–17–26 and back to where it began.
#[test]
fn the_square_it_left_counts_as_empty() {
    let game = set_up("W37 b32 b22 b21 b31 b1", WHITE, Strict);
    let game = after(game, "37x28x17x26x37");
    assert_eq!(pieces(&game), "b1 W37");
}

/// Back on 37 the king meets 32, already taken and still there: were it gone,
/// the capture would have to go on over 14.
#[test]
fn taken_pieces_stay_until_the_end_and_block() {
    let game = set_up("W37 b32 b22 b21 b31 b14", WHITE, Strict);
    let round = "37x28x17x26x37";
    assert!(legal(&game).split(' ').any(|action| action == round));
    check_refused(&game, &format!("{round}x10"), &refusals::JUMPED_TWICE);
    assert_eq!(pieces(&after(game, round)), "b14 W37");
}

/// As a king it could go on over 7.
#[test]
fn a_man_that_captures_onto_the_far_row_ends_there() {
    let pieces_before = "w13 b8 b7 b45";
    check(pieces_before, WHITE, "13x2");
    let game = set_up(pieces_before, WHITE, Strict);
    check_refused(&game, "13x2x11", &refusals::CROWNED);
    assert_eq!(pieces(&after(game, "13x2")), "W2 b7 b45");
}

#[test]
fn a_king_comes_before_a_man() {
    // The king's way is shut, so the man may capture.
    check("W46 w32 b28 b37 b41", WHITE, "32x23");
    let game = set_up("W47 w32 b28 b42 b33 b29", WHITE, Strict);
    assert_eq!(legal(&game), "47x38");
    check_refused(&game, "32x23", &refusals::KING_FIRST);
    check_refused(&game, "32-27", &refusals::MUST_CAPTURE);
}
