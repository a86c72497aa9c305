//! Whole games as texts, and pictures of positions in them.

use ideograma::{Action, Ideograma};
use kit::{play, start, transcript};
use rules::{Drawn, Game, Lang, Look, Seat, Viewer};
use serde_json::{Value, json};

/// A tie of lots, a change, a blank, and passes to the end.
const SHORT: &str = "lot C, lot C, lot Ñ, lot N, draw AACMRSS, draw BEIRTU?, 8E CASA, draw AAEÑ, \
    H7 bATIR, draw EEEO, 6F AMAR, draw DDEZ, -EO, draw DD, pass, pass, pass, pass";

/// A challenge of each kind.
const CHALLENGED: &str = "lot A, lot B, lot C, draw AACMRSS, draw ABEIRT?, draw EEEEEEE, \
    8E SACA, accept, challenge, H7 BATIR, accept, accept, draw OOOOO, pass, 9H TAS, accept";

fn options(dictionary: &str) -> Value {
    let words = ["casa", "batir", "abatir", "amar", "sala", "te"];
    json!({"dictionary": dictionary, "lexicon": {"words": words}})
}

#[test]
fn a_short_game() {
    insta::assert_snapshot!(transcript::<Ideograma>(options("auto"), 2, SHORT));
}

#[test]
fn words_are_challenged() {
    insta::assert_snapshot!(transcript::<Ideograma>(options("challenge"), 3, CHALLENGED));
}

#[test]
fn pictures() {
    let picture = |dictionary, seats, actions: &str, viewer, lang, ascii| {
        let mut game = start::<Ideograma>(options(dictionary), seats);
        play(&mut game, actions);
        Ideograma::picture(&game.view(viewer), &Look { lang, ascii }).text()
    };
    let second = Viewer::Seat(Seat::SECOND);
    let mut pictures = vec![
        picture("auto", 2, "lot Ñ", Viewer::Spectator, Lang::Es, true),
        picture("auto", 2, SHORT, Viewer::Spectator, Lang::Es, false),
        picture("challenge", 3, CHALLENGED, second, Lang::En, true),
    ];
    let early: Vec<&str> = SHORT.split(',').take(9).collect();
    pictures.push(picture(
        "auto",
        2,
        &early.join(","),
        second,
        Lang::En,
        false,
    ));
    insta::assert_snapshot!(pictures.join("\n"));
}

#[test]
fn touches_become_actions() {
    for (action, path) in [
        ("8H CASA", "H8 > CASA"),
        ("H8 CAsA", "H8 v CAsA"),
        ("15A ÑU", "A15 > ÑU"),
        ("-AAÑ?", "- AAÑ?"),
        ("pass", "pass"),
        ("accept", "accept"),
    ] {
        let parsed: Action = action.parse().expect("a canonical action");
        let touches: Vec<String> = path.split(' ').map(str::to_owned).collect();
        assert_eq!(Ideograma::path(&parsed), touches);
        assert_eq!(Ideograma::attempt(&touches), action);
    }
    assert_eq!(Ideograma::attempt(&[]), "");
    assert_eq!(
        Ideograma::attempt(&["H8".to_owned(), ">".to_owned()]),
        "H8>"
    );
}
