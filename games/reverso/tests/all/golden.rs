//! Whole games and pictures as text.

use insta::assert_snapshot;
use reverso::Reverso;
use rules::{Drawn, Lang, Look};
use serde_json::json;

#[test]
fn a_game_with_two_passes() {
    let actions = "b3, b4, a5, c2, b1, e2, c5, b5, e5, a3, b2, e4, e3, c6, a6, e6, f1, \
        a4, d5, e1, f4, c1, f3, a1, d1, a2, f6, d2, d6, b6, pass, f5, pass, f2";
    assert_snapshot!(kit::transcript::<Reverso>(json!({"size": 6}), 2, actions));
}

#[test]
fn the_shortest_game() {
    let actions = "e6, f4, e3, f6, g5, d6, e7, f5, c5";
    assert_snapshot!(kit::transcript::<Reverso>(json!({}), 2, actions));
}

#[test]
fn pictures() {
    let mut pictures = String::new();
    for (size, lang, ascii) in [
        (6, Lang::En, true),
        (8, Lang::Es, false),
        (10, Lang::Es, true),
    ] {
        let game: Reverso = kit::start(json!({ "size": size }), 2);
        let canvas = Reverso::picture(&game, &Look { lang, ascii });
        pictures.push_str(&canvas.text());
        pictures.push('\n');
    }
    assert_snapshot!(pictures);
}
