//! Othello transcripts, read and written.

use reverso::Reverso;
use rules::{Format, Game, Luck, Record, Rng, problems};
use serde_json::json;

/// A whole game with two passes.
const GAME: &str = "c4e3f5c5c3g6e2c2b3a3b5e6c1f3e7e8d6c7f7d3h5d1g5a6b1b6a5f6b4c6\
    b2f8f4a2d8d2a7b8b7g3g8a1g4h4d7a4g2h6f2g1h3e1f1a8h7h2h1c8h8g7\n";

#[test]
fn passes_are_implied_and_the_result_worked_out() {
    let record = read(GAME);
    assert_eq!(record.steps.len(), 62);
    assert_eq!(record.steps[58].action, "pass");
    let outcome = record.outcome.clone().expect("a finished game");
    assert_eq!(outcome.to_string(), "winners 2; scores 22 42");
    assert_eq!((format().write)(&record).as_deref(), Ok(GAME));
}

#[test]
fn other_spellings_of_the_same_game() {
    let plain = read("f5d6c3");
    for text in [
        "F5D6C3",
        " f5 d6\tc3 \r\n",
        "1. f5 d6\n2. c3\n",
        "1.f5 2.d6 3.c3",
        "1.f52.d63.c3",
        "1... f5\n\nd6\nc3",
    ] {
        assert_eq!(read(text), plain, "{text:?}");
    }
}

#[test]
fn written_passes_are_welcome() {
    for pass in ["--", "pass", "PS", "pa", " 59. -- "] {
        let text = GAME.replace("c8h8g7", &format!("c8{pass}h8{pass}g7"));
        assert_eq!(read(&text), read(GAME), "{pass}");
    }
}

#[test]
fn random_games_come_back_the_same() {
    for seed in 0..200 {
        let mut rng = Rng::seeded(seed);
        let plies = rng.below(70);
        let record = random_game(&mut rng, plies);
        let text = (format().write)(&record).expect("an 8×8 game");
        assert_eq!(read(&text), record, "{text}");
    }
}

#[test]
fn problems_name_their_line() {
    for (text, line, code) in [
        ("f5d6\nd6", 2, "occupied"),
        ("f5\n\na1", 3, "no-rival-beside"),
        ("f5d6c3pass", 1, "can-move"),
        ("f5\nx9", 2, "notation"),
        ("f5\nf9", 2, "off-board"),
        ("f5d", 1, "notation"),
        ("f5ñ", 1, "notation"),
        ("12", 1, "notation"),
        ("..", 1, "notation"),
        ("f5 \u{1b}[2J", 1, "notation"),
    ] {
        let error = (format().read)(text).expect_err(text);
        assert_eq!(
            (error.line, error.problem.rule.code),
            (line, code),
            "{text}"
        );
    }
}

#[test]
fn noise_is_read_without_panic() {
    let alphabet: Vec<char> = "abcdefghABCDEFGH12345678 \n.-psPñ€".chars().collect();
    let mut rng = Rng::seeded(1);
    for _ in 0..20_000 {
        let length = rng.below(12);
        let letter = |_| alphabet[rng.below(alphabet.len() as u32) as usize];
        let text: String = (0..length).map(letter).collect();
        if let Ok(record) = (format().read)(&text) {
            assert!((format().write)(&record).is_ok(), "{text:?}");
        }
    }
}

#[test]
fn only_games_on_the_board_of_eight_fit() {
    let record = read("f5d6");
    for (game, options) in [
        ("damas", json!({})),
        ("reverso", json!({"size": 6})),
        ("reverso", json!({"colour": 1})),
    ] {
        let other = Record {
            game: game.to_owned(),
            options,
            ..record.clone()
        };
        let refusal = (format().write)(&other).expect_err("another game");
        assert_eq!(refusal.rule, &problems::FORMAT);
    }
}

fn format() -> &'static Format {
    let formats = Reverso::ABOUT.formats;
    formats
        .iter()
        .find(|format| format.id == "othello")
        .expect("the format")
}

#[track_caller]
fn read(text: &str) -> Record {
    (format().read)(text).expect("a transcript")
}

/// A record of at most so many random plies. It is made by reading a
/// transcript in which every pass is written.
fn random_game(rng: &mut Rng, plies: u32) -> Record {
    let mut game: Reverso = kit::start(json!({}), 2);
    let mut text = String::new();
    for _ in 0..plies {
        let moves = game.moves();
        if moves.is_empty() {
            break;
        }
        let action = moves[rng.below(moves.len() as u32) as usize];
        game.play(&action).expect("an offered move plays");
        text += &action.to_string();
    }
    read(&text)
}
