//! The rulebook's own examples, and each ruling as a case.

use ideograma::{Action, Ideograma};
use kit::{play, refused, start};
use rules::{Chances, Game};
use serde_json::{Value, json};

const WORDS: [&str; 14] = [
    "casa",
    "batir",
    "amar",
    "abatir",
    "ala",
    "mas",
    "re",
    "laberinto",
    "as",
    "la",
    "casas",
    "aceras",
    "ñandú",
    "sacarás",
];

fn options(more: Value) -> Value {
    let mut options = json!({"lexicon": {"words": WORDS}});
    if let (Value::Object(options), Value::Object(more)) = (&mut options, more) {
        options.extend(more);
    }
    options
}

/// Two players, of whom the first begins with these racks.
fn table(more: Value, racks: [&str; 2]) -> Ideograma {
    let mut game = start::<Ideograma>(options(more), 2);
    let [first, second] = racks;
    play(
        &mut game,
        &format!("lot A, lot B, draw {first}, draw {second}"),
    );
    game
}

fn plain(racks: [&str; 2]) -> Ideograma {
    table(json!({"premiums": "none"}), racks)
}

fn code(game: &Ideograma, text: &str) -> &'static str {
    refused(game, text).rule.code
}

#[track_caller]
fn scores(game: &Ideograma, expected: &[i32]) {
    assert_eq!(game.scores().as_slice(), expected);
}

#[test]
fn the_rulebooks_words_score_as_printed() {
    let mut game = plain(["AACMRSS", "BEIORTT"]);
    play(&mut game, "8E CASA");
    scores(&game, &[5, 0]);
    play(&mut game, "draw AAEM, H7 BATIR");
    scores(&game, &[5, 8]);
    play(&mut game, "draw EEEE, 6F AMAR");
    scores(&game, &[5 + 15, 8]);
    let laberinto: Action = "7F LABERINTO".parse().expect("an action");
    let Action::Lay(placement) = laberinto else {
        panic!("a word");
    };
    assert_eq!(game.worth(&placement), 23, "eight tiles earn no bonus");
}

fn worth(game: &Ideograma, text: &str) -> i32 {
    match text.parse() {
        Ok(Action::Lay(placement)) => game.worth(&placement),
        other => panic!("{other:?}"),
    }
}

#[test]
fn premiums_count_once_and_multiply() {
    let mut game = table(json!({}), ["AACRSS?", "AABIRT?"]);
    // The centre doubles the word, D8 and L8 a letter; A1 and H1 triple the word
    // and D1 doubles a letter.
    let rows = [
        ("8E CASA", 2 * 5),
        ("8D CASA", 5 + 2),
        ("8D cASA", 3),
        ("H8 CASA", 2 * 5),
        ("8H CASAS", 2 * (6 + 1)),
        ("1A LABERINTO", (13 + 1) * 9),
    ];
    for (text, points) in &rows {
        assert_eq!(worth(&game, text), *points, "{text}");
    }
    assert_eq!(
        worth(&game, "B2 CASACASACASAC"),
        4 * (17 + 2 * 2 + 2 * 2),
        "B2 and B14, B6 and B10"
    );
    assert_eq!(worth(&game, "8H SACARAS"), 50 + 2 * (8 + 1));
    assert_eq!(worth(&game, "8H sACARAS"), 50 + 2 * (7 + 1));
    play(&mut game, "8E CASA, draw EEEE");
    // The green centre is spent.
    assert_eq!(worth(&game, "H7 BATIR"), 8);
    assert_eq!(worth(&game, "8E CASAS"), 6);
}

#[test]
fn a_blank_on_a_green_square_doubles_the_word() {
    let game = table(json!({}), ["AACRSS?", "AABIRT?"]);
    assert_eq!(worth(&game, "8E CASa"), 2 * 4);
    assert_eq!(worth(&game, "8D CASa"), 4 + 2);
}

#[test]
fn a_letter_in_two_words_counts_in_both() {
    let mut game = table(json!({}), ["AACLRSS", "AABILRT"]);
    play(&mut game, "8E CASA, draw EEEE");
    // L on F7 and A on G7 (a doubled letter): LA, LA and AS.
    assert_eq!(worth(&game, "7F LA"), (1 + 2) + (1 + 1) + (2 + 1));
}

#[test]
fn why_words_are_refused() {
    let mut game = plain(["AACRSS?", "AABILRT"]);
    for (text, expected) in [
        ("8A CASA", "not-centred"),
        ("9E CASA", "not-centred"),
        ("8H A", "too-short"),
        ("8L CASAS", "off-board"),
        ("8E SACA", "wrong-words"),
        ("8E BATIR", "not-in-rack"),
        ("8E WEB", "no-such-tile"),
        ("-", "change-nothing"),
        ("-L", "not-in-rack"),
        ("accept", "nothing-pending"),
        ("challenge", "nothing-pending"),
        ("8e CASA", "notation"),
    ] {
        assert_eq!(code(&game, text), expected, "{text}");
    }
    assert_eq!(refused(&game, "8E SACA").cells, ["SACA"]);
    assert_eq!(refused(&game, "8E BALa").cells, ["B", "L"]);
    play(&mut game, "8E CAsA, draw EEEE");
    for (text, expected) in [
        ("8E CASA", "taken"),
        ("8E CAsA", "no-new-tile"),
        ("8G AS", "taken"),
        ("8H AL", "not-whole"),
        ("1A LA", "detached"),
        ("10F LA", "detached"),
        ("9F LA", "wrong-words"),
    ] {
        assert_eq!(code(&game, text), expected, "{text}");
    }
    assert_eq!(refused(&game, "9F LA").cells, ["AL", "SA"]);
    play(&mut game, "7F LA, draw EE");
}

#[test]
fn a_single_tile_has_one_spelling() {
    let words = json!({"lexicon": {"words": ["CASA", "CASAS", "AS", "SA"]}, "premiums": "none"});
    let mut game = start::<Ideograma>(words, 2);
    play(
        &mut game,
        "lot A, lot B, draw AAACSSS, draw AAACESS, 8E CASA, draw EEEE",
    );
    assert_eq!(code(&game, "8H S"), "too-short");
    play(&mut game, "H8 AS, draw E");
    // An A on G9 makes AS across and SA down.
    let refusal = refused(&game, "G8 SA");
    assert_eq!(refusal.rule.code, "written-across");
    assert_eq!(refusal.legal, ["9G AS"]);
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    assert!(moves.contains(&"9G AS".to_owned()) && !moves.contains(&"G8 SA".to_owned()));
    assert!(
        moves.contains(&"8E CASAS".to_owned()),
        "down it makes no word"
    );
    play(&mut game, "9G AS");
    scores(&game, &[5 + 2 + 2, 2]);
}

#[test]
fn only_a_blank_spells_k_and_w() {
    let words = json!({"lexicon": {"words": ["KIWI", "KILO", "WEB"]}, "premiums": "none"});
    let mut game = start::<Ideograma>(words, 2);
    play(&mut game, "lot A, lot B, draw EIILO??, draw BEEEEEE");
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    for text in ["8H kIwI", "8E kILO", "H8 wEb"] {
        assert!(moves.iter().any(|it| it == text), "{text}");
    }
    assert!(moves.iter().all(|text| !text.contains(['K', 'W'])));
    assert_eq!(worth(&game, "8E kILO"), 3);
    let refusal = refused(&game, "8E KILO");
    assert_eq!(
        (refusal.rule.code, &refusal.cells[..]),
        ("no-such-tile", &["K".to_owned(), "k".to_owned()][..])
    );
    play(&mut game, "8E kILO, draw AAAA");
    assert_eq!(game.state()["board"][7], "....kILO.......");
}

#[test]
fn lots_decide_who_begins() {
    let turn_after = |seats: usize, lots: &str| {
        let mut game = start::<Ideograma>(options(json!({})), seats);
        play(&mut game, lots);
        game.state()["to_draw"].clone()
    };
    assert_eq!(turn_after(2, "lot B, lot A"), 2);
    assert_eq!(turn_after(2, "lot A, lot ?"), 2, "a blank comes before A");
    assert_eq!(turn_after(3, "lot C, lot Ñ, lot N"), 1);
    assert_eq!(turn_after(3, "lot O, lot Ñ, lot P"), 2);
    assert_eq!(
        turn_after(3, "lot C, lot A, lot A"),
        2,
        "seats 2 and 3 draw again"
    );
    assert_eq!(
        turn_after(3, "lot C, lot A, lot A, lot A, lot A, lot E"),
        3,
        "and again"
    );
    assert_eq!(
        turn_after(3, "lot C, lot A, lot A, lot A, lot A, lot E, lot A"),
        3
    );
    let mut game = start::<Ideograma>(options(json!({})), 2);
    play(&mut game, "lot Z");
    assert_eq!(game.state()["lots"], json!({"1": "Z"}));
    assert_eq!(
        game.state()["pool"].as_str().map(|it| it.contains('Z')),
        Some(false)
    );
    assert_eq!(code(&game, "lot Z"), "not-due", "there is one Z only");
    play(&mut game, "lot Y");
    assert_eq!(game.state()["lots"], json!({}));
    assert_eq!(game.pool().len(), 100);
}

#[test]
fn racks_are_dealt_from_the_player_who_begins() {
    let mut game = start::<Ideograma>(options(json!({})), 3);
    play(&mut game, "lot C, lot A, lot B, draw AAAAAAA");
    assert_eq!(game.state()["racks"], json!(["", "AAAAAAA", ""]));
    assert_eq!(game.state()["to_draw"], 3);
    assert_eq!(code(&game, "draw AAAAAAA"), "not-due", "five are left");
    assert_eq!(code(&game, "draw EEEEEE"), "not-due", "a rack is seven");
    play(&mut game, "draw EEEEEEE, draw OOOOOOO");
    assert_eq!(game.turn().seat(), Some(rules::Seat::SECOND));
    assert_eq!(game.state()["to_draw"], Value::Null);
}

#[test]
fn luck_is_listed_where_it_can_be() {
    let mut game = start::<Ideograma>(options(json!({})), 2);
    let Chances::Listed(lots) = game.chances() else {
        panic!("26 lots");
    };
    assert_eq!(lots.len(), 26);
    assert_eq!(lots.iter().map(|(_, odds)| odds).sum::<u32>(), 100);
    play(&mut game, "lot A, lot B");
    assert_eq!(game.chances(), Chances::TooMany);
    play(&mut game, "draw AAAAAAC, draw EEEEEEE, -A");
    let Chances::Listed(draws) = game.chances() else {
        panic!("one tile is one of 26");
    };
    assert_eq!(draws.iter().map(|(_, odds)| odds).sum::<u32>(), 87);
    play(&mut game, "draw A, -EE");
    let Chances::Listed(draws) = game.chances() else {
        panic!("two tiles are listed");
    };
    assert_eq!(draws.iter().map(|(_, odds)| odds).sum::<u32>(), 88 * 87 / 2);
}
