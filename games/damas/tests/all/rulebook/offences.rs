//! Offences and their remedies: rulings 4, 5 and 6.

use damas::refusals;
use damas::{Capture, Damas};
use rules::{Game, Seat};

use super::{BLACK, WHITE, after, at_fault, check_refused, legal, pieces, set_up};

/// White can capture 32x23 and has another man to move; so can Black 28x37.
const TEMPTING: &str = "w32 w50 b28 b1";

/// A king that can capture (47x38) and a man that can (32x23).
const TWO_KINDS: &str = "W47 w32 w50 b28 b29 b33 b42";

fn huffing(pieces: &str, turn: Seat) -> Damas {
    set_up(pieces, turn, Capture::Huff)
}

/// The pieces at fault after an action of White's.
#[test]
fn who_is_at_fault() {
    for (pieces, action, expected) in [
        // Quiet moves: of another piece, and of the piece itself.
        (TEMPTING, "50-44", &[32][..]),
        (TEMPTING, "32-27", &[27]),
        // The capture itself is none.
        (TEMPTING, "32x23", &[]),
        // Nobody could capture before: what a move makes possible is no fault.
        ("w37 b28 b1", "37-32", &[]),
        // Two men could, and one of them moves away.
        ("w32 w33 b28 b1", "33-29", &[29, 32]),
        // Only the kings, if any king can.
        (TWO_KINDS, "50-44", &[47]),
        (TWO_KINDS, "32x23", &[47]),
        (TWO_KINDS, "47-41", &[41]),
        (TWO_KINDS, "47x38", &[]),
    ] {
        let game = after(huffing(pieces, WHITE), action);
        assert_eq!(at_fault(&game), expected, "{pieces}: {action}");
    }
}

#[test]
fn the_rival_has_three_answers() {
    let game = after(huffing(TEMPTING, WHITE), "50-44");
    assert_eq!(legal(&game), "1-6 1-7 28-33 28x37 force huff 32");
    // Moving is letting it pass.
    let game = after(game, "1-6, 32x23");
    check_refused(&game, "huff 44", &refusals::NO_OFFENCE);
    check_refused(&game, "force", &refusals::NO_OFFENCE);
}

#[test]
fn a_huff_takes_the_piece_and_then_one_moves() {
    let game = after(huffing(TEMPTING, WHITE), "50-44, huff 32");
    assert_eq!(pieces(&game), "b1 b28 w44");
    assert_eq!(game.turn().seat(), Some(BLACK));
    assert!(game.must_move());
    assert_eq!(legal(&game), "1-6 1-7 28-32 28-33");
    check_refused(&game, "huff 44", &refusals::AFTER_HUFF);
    check_refused(&game, "force", &refusals::AFTER_HUFF);
    assert!(!after(game, "1-6").must_move());
}

#[test]
fn only_one_piece_is_huffed() {
    let game = after(huffing("w32 w33 w50 b28 b1", WHITE), "50-45");
    assert_eq!(at_fault(&game), [32, 33]);
    let game = after(game, "huff 33");
    assert_eq!(at_fault(&game), [0_u8; 0]);
    assert_eq!(pieces(&game), "b1 b28 w32 w45");
}

#[test]
fn force_takes_the_move_back_and_a_capture_is_due() {
    let before = huffing(TEMPTING, WHITE);
    let game = after(before.clone(), "50-44, force");
    assert_eq!(pieces(&game), pieces(&before));
    assert!(game.is_forced());
    assert_eq!(legal(&game), "32x23");
    check_refused(&game, "50-44", &refusals::MUST_CAPTURE);
    check_refused(&game, "force", &refusals::AFTER_FORCE);
    check_refused(&game, "huff 28", &refusals::AFTER_FORCE);
    let game = after(game, "32x23");
    assert!(!game.is_forced());
    assert_eq!(at_fault(&game), [0_u8; 0]);
}

#[test]
fn force_asks_for_a_king_if_a_king_can() {
    let game = after(huffing(TWO_KINDS, WHITE), "32x23, force");
    assert_eq!(legal(&game), "47x38");
    check_refused(&game, "32x23", &refusals::KING_FIRST);
}

/// Black huffs and then leaves a capture of its own: judged after the huff.
#[test]
fn the_move_after_a_huff_can_be_an_offence() {
    // With 32 gone, 28 has nothing left to take.
    let game = after(huffing(TEMPTING, WHITE), "50-45, huff 32, 1-6");
    assert_eq!(at_fault(&game), [0_u8; 0]);
    // Here it has 33.
    let game = huffing("w32 w33 w50 b28 b1", WHITE);
    let game = after(game, "50-45, huff 32, 1-6");
    assert_eq!(at_fault(&game), [28]);
    // Forced back, the huff stands and nobody huffs in that turn any more.
    let game = after(game, "force");
    assert_eq!(pieces(&game), "b1 b28 w33 w45");
    assert_eq!(legal(&game), "28x39");
    assert!(!game.must_move());
    check_refused(&game, "huff 33", &refusals::AFTER_FORCE);
}

/// Black could have answered White's offence and committed one instead.
#[test]
fn a_right_not_used_stays_gone() {
    let game = after(huffing(TEMPTING, WHITE), "50-44, 1-6");
    assert_eq!(at_fault(&game), [28]);
    let game = after(game, "force");
    assert_eq!(game.turn().seat(), Some(BLACK));
    assert_eq!(legal(&game), "28x37");
    check_refused(&game, "huff 32", &refusals::AFTER_FORCE);
}

#[test]
fn strict_tables_know_no_offences() {
    let game = set_up(TEMPTING, WHITE, Capture::Strict);
    assert_eq!(legal(&game), "32x23");
    let game = after(game, "32x23");
    check_refused(&game, "force", &refusals::STRICT);
    check_refused(&game, "huff 50", &refusals::STRICT);
}
