//! Transcripts, perft tables, and setting up a position.

use serde_json::json;

use crate::fault;
use crate::hands::{self, Hands};
use crate::steps::{self, Steps};

type Dice = Steps<{ fault::NONE }>;
type Cards = Hands<{ fault::NONE }>;

const DEALT: &str = "deal 1, deal 5, deal 3, deal 8";

#[test]
fn a_transcript_reads_as_a_game() {
    let text = kit::transcript::<Dice>(json!({"goal": "near"}), 2, "throw 3, go 3, throw 1");
    let expected = "\
steps, 2 seats, options {\"goal\":\"near\"}
state
  at: [0,0]
  goal: 4
  stay: false
  thrown: null
  turn: 1
views: as the state
scores: 0 0
luck is to move

1. [chance] throw 3
state
  at: [0,0]
  goal: 4
  stay: false
  thrown: 3
  turn: 1
views: as the state
scores: 0 0
seat 1 may play 3: go 1, go 2, go 3
";
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn a_transcript_shows_each_view_of_a_secret() {
    let text = kit::transcript::<Cards>(json!({}), 2, &format!("{DEALT}, swap 5, deal 5"));
    for line in [
        "1. [chance 1] deal 1 (told as deal)",
        "5. [1] swap 5 (told as swap)",
        "view of seat 2",
        "view of a spectator",
    ] {
        assert!(text.lines().any(|it| it == line), "{line} in\n{text}");
    }
}

#[test]
fn perft_numbers_are_checked() {
    kit::perft_table::<Dice>(
        "# options ; seats ; actions ; nodes
         {} ; 2 ; ; 3 6 18
         {\"stay\":true} ; 2 ; throw 1 ; 2 6",
    );
}

#[test]
#[should_panic(expected = "perft 2 of")]
fn a_wrong_perft_number_is_told() {
    kit::perft_table::<Dice>("{} ; 2 ; ; 3 7");
}

#[test]
fn refusals_come_with_their_reason() {
    let mut game: Dice = kit::start(json!({}), 2);
    kit::play(&mut game, "throw 2, go 2, throw 1, go 1, throw 3");
    let refusal = kit::refused(&game, "go 3");
    assert_eq!(refusal.rule, &steps::refusals::TOO_FAR);
    let mut game: Cards = kit::start(json!({}), 2);
    kit::play(&mut game, DEALT);
    assert_eq!(
        kit::refused(&game, "show 8").rule,
        &hands::refusals::NOT_HELD
    );
}

#[test]
#[should_panic(expected = "is not refused")]
fn what_plays_is_not_refused() {
    let mut game: Dice = kit::start(json!({}), 2);
    kit::play(&mut game, "throw 2");
    kit::refused(&game, "go 1");
}

#[test]
#[should_panic(expected = "go 3 (of throw 2, go 3) is refused: 2 was thrown: try go 1.")]
fn a_refused_action_stops_the_play() {
    let mut game: Dice = kit::start(json!({}), 2);
    kit::play(&mut game, "throw 2, go 3");
}

#[test]
#[should_panic(expected = "Three do not wait")]
fn options_that_do_not_go_together_are_told() {
    let _: Dice = kit::start(json!({"stay": true}), 3);
}
