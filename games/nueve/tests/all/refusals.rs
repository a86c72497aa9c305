//! What each refusal names, and what is wrong with positions set up by hand.

use nueve::{Nueve, Position};
use rules::{Lang, Seat};
use serde_json::json;

use crate::rulebook::FULL;

const REDS: &str = "b8, e8, h8, b5, e5, h5, b2, e2, h2";
/// The two seats place in this order, so that their pieces alternate.
const PLACES: &str = "Na, Nb, Nc, Nd, Ne, Nf, Ng, Nh, Ni, Sa, Sb, Sc, Sd, Se, Sf, Sg, Sh, Si, \
                      W1, W2, W3, W4, W5, W6, W7, W8, W9, E1, E2, E3, E4, E5, E6, E7, E8, E9";

fn check(actions: &[&str], text: &str, code: &str, cells: &[&str], legal: &[&str]) {
    let mut game: Nueve = kit::start(json!({}), 2);
    kit::play(&mut game, &actions.join(","));
    let refusal = kit::refused(&game, text);
    assert_eq!(refusal.rule.code, code, "{text} after {actions:?}");
    assert_eq!(refusal.cells, cells, "{text} after {actions:?}");
    assert_eq!(refusal.legal, legal, "{text} after {actions:?}");
}

#[test]
fn of_red_pieces() {
    check(&[], "a9", "red-on-border", &["a9"], &["b8", "b7", "c8"]);
    check(&["b8"], "a9", "red-on-border", &["a9"], &["b6", "d8", "b5"]);
    check(
        &["b8"],
        "c7",
        "section-has-red",
        &["c7", "b8"],
        &["c6", "d7", "c5"],
    );
    check(&["b8"], "b8", "taken", &["b8"], &["b6", "d8", "b5"]);
    check(&[], "Na", "red-outside", &["Na"], &["b8", "b7", "c8"]);
    check(&[], "E5", "red-outside", &["E5"], &["e5", "h5", "h4"]);
    check(&[], "pass", "pass-too-early", &[], &[]);
}

#[test]
fn of_placing() {
    check(&[REDS], "c3", "place-inside", &["c3"], &["Sc", "W3", "Sb"]);
    check(&[REDS], "e5", "place-inside", &["e5"], &["E5", "Se", "W5"]);
    check(&[REDS, "Na"], "Na", "taken", &["Na"], &["Nb", "W9", "Nc"]);
    check(&[REDS, "Na"], "pass", "pass-too-early", &[], &[]);
}

#[test]
fn of_moving() {
    let all = &[REDS, PLACES];
    check(all, "e5", "move-inside", &["e5"], &["W5", "Ne", "Sd"]);
    check(all, "e6", "move-inside", &["e6"], &["E6", "Ne", "W5"]);
    check(all, "Nb", "not-yours", &["Nb", "2"], &["Na", "Nc", "W9"]);
    check(all, "pass", "can-move", &[], &["Sb", "Sd", "Sf"]);
    let blocked = &[REDS, PLACES, "Na"];
    check(
        blocked,
        "Sa",
        "blocked",
        &["Sa", "a1", "1"],
        &["Sc", "W2", "Se"],
    );
    let moved = &[REDS, PLACES, "Na, Nb"];
    check(moved, "a1", "moved-already", &["a1"], &["Sb", "W3", "Sd"]);
    check(moved, "b9", "move-inside", &["b9"], &["W9", "Nc", "W7"]);
    check(moved, "Nb", "left-already", &["Nb"], &["Nc", "W9", "Ne"]);
}

#[test]
fn every_sentence_is_finished() {
    let mut game: Nueve = kit::start(json!({}), 2);
    kit::play(&mut game, REDS);
    kit::play(&mut game, PLACES);
    let refusal = kit::refused(&game, "Nb");
    assert_eq!(
        refusal.sentence(Lang::Es),
        "La ficha de Nb no es tuya, sino del jugador 2."
    );
    assert_eq!(
        kit::refused(&game, "pass").sentence(Lang::En),
        "You cannot pass: you can still move. For example: Sb, Sd, Sf."
    );
}

#[test]
fn of_positions() {
    let sound = FULL;
    assert!(Nueve::sliding(&sound).is_ok());
    let check = |change: &dyn Fn(&mut Position), code: &str| {
        let mut position = sound.clone();
        change(&mut position);
        let refusal = Nueve::sliding(&position).expect_err("not sound");
        assert_eq!(refusal.rule.code, code, "{position:?}");
    };
    check(&|it| it.seats = 1, "position-seats");
    check(&|it| it.seats = 5, "position-seats");
    check(&|it| it.seat = Seat::at(2), "position-seats");
    check(&|it| it.board[0] = "", "position-line");
    check(&|it| it.board[0] = "..........", "position-line");
    check(&|it| it.board[0] = "0........", "position-line");
    check(&|it| it.board[0] = "ñ........", "position-line");
    check(&|it| it.outer[3] = "22222222", "position-line");
    check(&|it| it.board[1] = ".r..r....", "position-reds");
    check(&|it| it.board[2] = "..r......", "position-reds");
    check(&|it| it.board[1] = "r...r..r.", "position-reds");
    check(&|it| it.outer[0] = "r11111111", "position-reds");
    check(&|it| it.outer[0] = ".11111111", "position-pieces");
    check(&|it| it.outer[0] = "211111111", "position-pieces");
    check(&|it| it.outer[0] = "311111111", "position-pieces");
    check(&|it| it.board[0] = "1........", "position-pieces");
}
