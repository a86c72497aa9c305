//! Each planted fault is caught by the law it breaks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::Laws;
use rules::{Drawn, Hosted};

use crate::fault;
use crate::hands::Hands;
use crate::steps::Steps;

/// Fails unless checking `G` fails by this law, naming the game.
#[track_caller]
fn check<G: Drawn + Hosted>(law: &str) {
    let laws = AssertUnwindSafe(Laws::<G>::new().games(40));
    let caught = catch_unwind(|| { laws }.0.check());
    let message = match caught {
        Ok(()) => panic!("nothing broke “{law}”"),
        Err(payload) => *payload
            .downcast::<String>()
            .expect("laws panic with a text"),
    };
    let heading = format!("{} breaks the law “{law}”", G::ABOUT.id);
    assert!(message.starts_with(&heading), "{message}");
}

/// One test for each fault: the toy, the fault, and the law that catches it.
macro_rules! caught {
    ($($name:ident: $toy:ident, $fault:ident, $law:literal;)*) => {
        $(
            #[test]
            fn $name() {
                check::<$toy<{ fault::$fault }>>($law);
            }
        )*
    };
}

caught! {
    endless_game: Steps, NEVER_ENDS, "games end";
    illegal_move_accepted: Steps, PLAYS_ILLEGAL, "only offered moves play";
    refusal_that_mutates: Steps, REFUSAL_MUTATES, "a refused action changes nothing";
    text_that_reads_as_another: Steps, MISREADS, "notation round-trips";
    spelling_too_friendly: Steps, READS_ANOTHER, "a friendlier spelling names the same action";
    outcome_without_odds: Steps, NO_ODDS, "odds are positive and add up below 2^32";
    roll_off_the_list: Steps, UNLISTED_ROLL, "rolled outcomes are listed";
    outcome_out_of_turn: Steps, RESOLVES_ANY, "only offered outcomes resolve";
    perft_door: Steps, WRONG_PERFT, "perft doors agree";
    playout_door: Steps, WRONG_PLAYOUT, "playout doors agree";
    playout_door_with_extra_luck: Steps, EXTRA_LUCK, "playout doors draw as much luck";
    implausible_fact: Steps, FROM_THE_FUTURE, "a rulebook is not from the future";
    missing_anchor: Steps, NO_ANCHOR, "the rules page explains every refusal";
    option_without_words: Steps, NO_WORDS, "options have words in both languages";
    view_of_another_kind: Steps, MISDESCRIBED, "a view is written as its schema says";
    view_misread: Steps, MISREADS_VIEW, "a view read back is written the same";
    view_trusted: Steps, TRUSTS_VIEW, "a spoilt view is refused or can be played";
    unlisted_rule: Steps, UNLISTED_RULE, "a refusal names a listed rule in whole sentences";
    unmet_rule: Steps, UNMET_RULE, "every refusal is met";
    hole_in_a_sentence: Steps, HOLE, "a refusal names a listed rule in whole sentences";
    advice_that_is_illegal: Steps, BAD_ADVICE, "a refusal offers only legal actions";
    picture_beyond_ascii: Steps, NOT_ASCII, "an ASCII picture is ASCII";
    spot_too_narrow: Steps, NARROW_SPOT, "spots lie on the picture, three wide";
    path_of_another_action: Steps, ONE_PATH, "a path attempts its own action";
    nobody_wins: Steps, NO_WINNER, "somebody at the table wins";
    move_offered_twice: Steps, OFFERED_TWICE, "offered moves are distinct";
    move_offered_and_refused: Steps, OFFERS_REFUSED, "offered moves play";
    nothing_offered: Steps, STUCK, "a seat to act has a move";
    end_told_as_something_else: Steps, PLAYS_AFTER_END,
        "after the end everything is refused as such";
    format_that_forgets: Steps, FORMAT_FORGETS, "a format loses nothing";
    format_that_trusts: Steps, FORMAT_TRUSTS, "what a format reads replays";

    view_that_leaks: Hands, VIEW_LEAKS,
        "what is hidden from a viewer changes nothing for that viewer";
    view_that_leaks_a_little: Hands, VIEW_LEAKS_A_LITTLE,
        "a view tells no more than the face";
    refusal_that_leaks: Hands, REFUSAL_LEAKS, "a guess fits the view";
    legal_actions_that_leak: Hands, MOVES_LEAK,
        "what is hidden from a viewer changes nothing for that viewer";
    turn_that_leaks: Hands, TURN_LEAKS, "a guess fits the view";
    face_that_leaks: Hands, FACE_LEAKS, "a face tells no more than the view";
    mask_that_leaks: Hands, MASK_LEAKS, "a face tells no more than the view";
    guess_that_contradicts: Hands, GUESS_CONTRADICTS, "a guess fits the view";
    state_that_hides: Hands, STATE_HIDES, "the state tells the whole truth";
    secrets_denied: Hands, DENIES_SECRETS, "a view leaves to guess what is hidden";
}

#[test]
#[should_panic(expected = "nine steps")]
fn a_panic_is_not_swallowed() {
    Laws::<Steps<{ fault::PANICS }>>::new()
        .probe(|_| vec!["go 9".to_owned()])
        .check();
}
