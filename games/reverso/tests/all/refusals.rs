//! What a player is told when a move is not legal.

use reverso::Reverso;
use rules::{Lang, Seat};
use serde_json::json;

#[test]
fn at_the_first_move() {
    let game: Reverso = kit::start(json!({"size": 6}), 2);
    for (text, code, cells, legal) in [
        ("g1", "off-board", "g1 f6", "e4 c2 d5"),
        ("A7", "off-board", "a7 f6", "d5 b3 e4"),
        ("j10", "off-board", "j10 f6", "e4 d5 c2"),
        ("c3", "occupied", "c3", "c2 b3 e4"),
        ("a1", "no-rival-beside", "a1", "c2 b3 e4"),
        ("e3", "open-line", "e3", "e4 c2 d5"),
        ("pass", "can-move", "", "c2 b3 e4 d5"),
        ("k1", "notation", "k1", ""),
        ("a11", "notation", "a11", ""),
        ("", "notation", "", ""),
    ] {
        check(&game, text, code, cells, legal);
    }
}

#[test]
fn no_line_goes_round_an_edge() {
    let rows = ["..WWWW", "B.....", "......", "......", "......", ".WB..."];
    check_rule(rows, "b1", "open-line");
    let rows = [".....B", "WWWW..", "......", "......", "......", ".WB..."];
    check_rule(rows, "e2", "open-line");
    let rows = ["......", "....W.", ".....W", "......", "B.....", ".WB..."];
    check_rule(rows, "d1", "open-line");
}

#[test]
fn a_line_needs_an_own_disc_behind_it_and_no_gap() {
    let rows = [".W.B..", "......", ".WB...", "......", "......", "......"];
    check_rule(rows, "a1", "open-line");
}

#[test]
fn where_nothing_can_be_enclosed() {
    let rows = ["WBB...", "......", "......", "......", "......", "......"];
    let game = Reverso::from_rows(&rows, Seat::FIRST).expect("a diagram");
    check(&game, "d1", "must-pass", "d1", "pass");
    check(&game, "b1", "occupied", "b1", "pass");
    check(&game, "g1", "off-board", "g1 f6", "pass");
}

#[test]
fn after_the_end() {
    let mut game: Reverso = kit::start(json!({}), 2);
    kit::play(&mut game, "e6, f4, e3, f6, g5, d6, e7, f5, c5");
    check(&game, "a1", "game-over", "", "");
    check(&game, "pass", "game-over", "", "");
}

#[test]
fn the_sentence_says_where_to_play_instead() {
    let game: Reverso = kit::start(json!({}), 2);
    let refusal = kit::refused(&game, "pass");
    assert_eq!(
        refusal.sentence(Lang::Es),
        "Solo se pasa cuando no se puede encerrar nada, y tú puedes en d3, c4, f5, e6."
    );
    assert_eq!(
        refusal.sentence(Lang::En),
        "You may pass only when you can enclose nothing, and you can at d3, c4, f5, e6."
    );
}

#[track_caller]
fn check(game: &Reverso, text: &str, code: &str, cells: &str, legal: &str) {
    let refusal = kit::refused(game, text);
    assert_eq!(refusal.rule.code, code, "{text}");
    assert_eq!(refusal.cells.join(" "), cells, "{text}");
    assert_eq!(refusal.legal.join(" "), legal, "{text}");
}

#[track_caller]
fn check_rule(rows: [&str; 6], text: &str, code: &str) {
    let game = Reverso::from_rows(&rows, Seat::FIRST).expect("a diagram");
    assert_eq!(kit::refused(&game, text).rule.code, code, "{text}");
}
