//! What each refusal names.

use airam::Airam;
use rules::{Game, Lang};
use serde_json::json;

const FILL: &str = "fill RGBBRGYGR";

fn check(actions: &[&str], text: &str, code: &str, cells: &[&str], legal: &[&str]) {
    let mut game: Airam = kit::start(json!({}), 2);
    kit::play(&mut game, &actions.join(","));
    let refusal = kit::refused(&game, text);
    assert_eq!(refusal.rule.code, code, "{text} after {actions:?}");
    assert_eq!(refusal.cells, cells, "{text} after {actions:?}");
    assert_eq!(refusal.legal, legal, "{text} after {actions:?}");
}

#[test]
fn of_keeping_and_giving() {
    let keeps = &["keep B give R", "keep B give Y", "keep R give B"];
    let drawn = &[FILL, "draw BRY"];
    check(drawn, "keep G give B", "not-drawn", &["G", "BRY"], keeps);
    check(drawn, "keep B give G", "not-drawn", &["G", "BRY"], keeps);
    check(drawn, "keep G give G", "not-drawn", &["G", "BRY"], keeps);
    check(drawn, "keep R give R", "only-one", &["R"], keeps);
    check(drawn, "2d", "keep-first", &["2d"], keeps);
    check(drawn, "1a", "keep-first", &["1a"], keeps);
    let pair = &["keep B give B", "keep B give Y", "keep Y give B"];
    check(
        &[FILL, "draw BBY"],
        "keep Y give Y",
        "only-one",
        &["Y"],
        pair,
    );
}

#[test]
fn of_placing() {
    let given = &[FILL, "draw BRY, keep B give Y"];
    check(given, "1a", "taken", &["1a", "R"], &["1b", "1c", "1d"]);
    check(given, "3f", "taken", &["3f", "R"], &["3c", "3d", "3g"]);
    check(
        given,
        "keep R give B",
        "place-given",
        &["Y"],
        &["1b", "1c", "1d"],
    );
    let last = &[FILL, "draw BRY, keep B give Y, 1b"];
    check(last, "1b", "taken", &["1b", "Y"], &["1d", "1c", "1g"]);
    check(
        last,
        "keep B give Y",
        "place-last",
        &["R"],
        &["1c", "1d", "1g"],
    );
}

#[test]
fn of_luck() {
    check(&[], "draw BGY", "not-due", &["draw BGY"], &[]);
    check(
        &[],
        "fill RRRRRRRRB",
        "not-in-cup",
        &["fill RRRRRRRRB"],
        &[],
    );
    check(&[], "2d", "not-due", &["2d"], &[]);
    check(&[FILL], FILL, "not-due", &[FILL], &[]);
    let reds = &["fill RRRRRRRBG"];
    check(reds, "draw BRY", "not-in-cup", &["draw BRY"], &[]);
}

/// Actions while luck is to move, and luck while a seat is.
#[test]
fn of_what_is_not_due() {
    let mut game: Airam = kit::start(json!({}), 2);
    let square = "2d".parse().expect("a square");
    let draw = "draw BGY".parse().expect("three tokens");
    let code = |answer: Result<(), rules::Refusal>| answer.map_err(|refusal| refusal.rule.code);
    assert_eq!(code(game.play(&square)), Err("not-due"));
    kit::play(&mut game, "fill RGBBRGYGR");
    assert_eq!(code(game.play(&square)), Err("not-due"));
    kit::play(&mut game, "draw BRY");
    assert_eq!(code(game.resolve(&draw)), Err("not-due"));
}

#[test]
fn every_sentence_is_finished() {
    let mut game: Airam = kit::start(json!({}), 2);
    kit::play(&mut game, "fill RGBBRGYGR, draw BRY");
    assert_eq!(
        kit::refused(&game, "keep R give R").sentence(Lang::Es),
        "Solo has sacado una ficha R: no puedes guardarla y darla a la vez. Puedes, por ejemplo: \
         keep B give R, keep B give Y, keep R give B."
    );
    kit::play(&mut game, "keep B give Y");
    assert_eq!(
        kit::refused(&game, "1a").sentence(Lang::En),
        "1a is taken: it holds a token R. Still empty, for example: 1b, 1c, 1d."
    );
}

#[test]
fn after_the_end() {
    let mut game: Airam = kit::start(json!({}), 2);
    kit::play(
        &mut game,
        "fill GBBRYGBYY, draw BRR, keep B give R, 2c, 2g, draw RYY, keep Y give Y, 3b, 3c, \
         draw GGR, keep G give G, 2b, 1c, draw RYY, keep Y give R, 1d, 1b, \
         draw BGR, keep G give B, 1g, 3g, draw BBG, keep B give G, 2d, 3d",
    );
    for text in ["1a", "keep B give Y"] {
        assert_eq!(kit::refused(&game, text).rule.code, "game-over");
    }
    let draw = "draw BGY".parse().expect("three tokens");
    let answer = game.resolve(&draw).map_err(|refusal| refusal.rule.code);
    assert_eq!(answer, Err("game-over"));
}
