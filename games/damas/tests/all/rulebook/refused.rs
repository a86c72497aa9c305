//! Each refusal: what a player is told, and what would be legal instead.

use damas::Capture::{Huff, Strict};
use damas::refusals as no;
use rules::{Lang, Rule, common};

use super::{BLACK, WHITE, after, set_up};

#[track_caller]
fn check(pieces: &str, text: &str, rule: &'static Rule, instead: &str) {
    let game = set_up(pieces, WHITE, Huff);
    let refusal = kit::refused(&game, text);
    assert_eq!(refusal.rule.code, rule.code, "{pieces}: {text}");
    assert_eq!(refusal.legal.join(" "), instead, "{pieces}: {text}");
}

#[test]
fn pieces_that_cannot_be_moved() {
    check("w32 b1", "33-28", &no::EMPTY_SQUARE, "");
    check("w32 b1", "1-6", &no::RIVAL_PIECE, "");
    check("w32 b1", "1x12", &no::RIVAL_PIECE, "");
}

#[test]
fn quiet_moves_that_are_none() {
    check("w32 b1", "32-32", &no::SAME_SQUARE, "");
    check("w32 b1", "32-33", &no::NOT_DIAGONAL, "");
    check("w32 b1", "32-37", &no::BACKWARDS, "");
    check("w32 b1", "32-23", &no::TOO_FAR, "");
    check("w32 w28 b1", "32-28", &no::OCCUPIED, "");
    check("w32 b28 b1", "32-28", &no::OCCUPIED, "");
    check("W46 w32 b1", "46-28", &no::BLOCKED, "");
    check("W46 w32 b1", "46-32", &no::OCCUPIED, "");
}

#[test]
fn captures_that_are_none() {
    check("w32 b1", "32x32", &no::SAME_SQUARE, "");
    check("w32 b1", "32x31", &no::NOT_DIAGONAL, "");
    check("w32 b1", "32x23", &no::NOTHING_THERE, "");
    check("w32 b37 b1", "32x41", &no::CAPTURE_BACKWARDS, "");
    check("w32 b28 b1", "32x19", &no::MAN_JUMP, "");
    check("w32 w28 b1", "32x23", &no::OWN_PIECE, "");
    check("w32 b28 b23 b1", "32x23", &no::OCCUPIED, "");
    check("W46 b37 b32 b1", "46x28", &no::TWO_PIECES, "");
    check("W46 b37 b1", "46x32x41", &no::JUMPED_TWICE, "");
    check("w13 b8 b7", "13x2x11", &no::CROWNED, "");
}

/// The right action in the wrong spelling is answered with the right one.
#[test]
fn spellings_are_put_right() {
    check("w32 b28 b1", "32-23", &no::IS_CAPTURE, "32x23");
    check("w28 b22 b11 b1", "28-6", &no::IS_CAPTURE, "28x17x6");
    check("w32 b1", "32x28", &no::NOT_CAPTURE, "32-28");
    check("W46 b1", "46x28", &no::NOT_CAPTURE, "46-28");
    check("w28 b22 b11 b1", "28x6", &no::MAN_JUMP, "28x17x6");
    check("w28 b22 b11 b1", "28x17", &no::GOES_ON, "28x17x6");
}

#[test]
fn answers_without_an_offence() {
    check("w32 b28 b1", "force", &no::NO_OFFENCE, "");
    check("w32 b28 b1", "huff 28", &no::NO_OFFENCE, "");
    let game = after(set_up("w32 w50 b28 b1", WHITE, Huff), "50-44");
    for (text, rule) in [
        ("huff 44", &no::NOT_AT_FAULT),
        ("huff 28", &no::NOT_AT_FAULT),
        ("huff 40", &no::EMPTY_SQUARE),
    ] {
        assert_eq!(kit::refused(&game, text).rule.code, rule.code, "{text}");
    }
    assert_eq!(kit::refused(&game, "huff 44").legal, ["huff 32"]);
}

#[test]
fn after_the_end() {
    let game = after(set_up("w32 b28", WHITE, Strict), "32x23");
    let refusal = kit::refused(&game, "23-19");
    assert_eq!(refusal.rule.code, common::GAME_OVER.code);
}

#[test]
fn sentences_name_the_squares() {
    let game = set_up("b28 w32 w33", BLACK, Strict);
    let refusal = kit::refused(&game, "28-22");
    assert_eq!(
        refusal.sentence(Lang::En),
        "The man on 28 cannot go back to 22: only kings move backwards."
    );
    let game = set_up("w32 w50 b28 b1", WHITE, Strict);
    assert_eq!(
        kit::refused(&game, "50-44").sentence(Lang::Es),
        "Hay que comer: 32x23."
    );
}
