//! The toys obey every law, and the run covers what it was asked to.

use kit::Laws;

use crate::fault;
use crate::hands::{self, Hands};
use crate::steps::{self, Steps};

#[test]
fn dice_keep_the_laws() {
    Laws::<Steps<{ fault::NONE }>>::new()
        .games(60)
        .bias(|_, action| if action.to_string() == "stay" { 9 } else { 1 })
        .reach("somebody stays", |_, action, _| {
            action.to_string() == "stay"
        })
        .check();
}

#[test]
fn hidden_hands_keep_the_laws() {
    Laws::<Hands<{ fault::NONE }>>::new().check();
}

#[test]
#[should_panic(expected = "everything asked for is reached")]
fn what_is_never_reached_is_told() {
    Laws::<Steps<{ fault::NONE }>>::new()
        .games(20)
        .reach("pigs fly", |_, _, _| false)
        .check();
}

#[test]
#[should_panic(expected = "an exempt refusal is never met")]
fn a_needless_exemption_is_told() {
    let laws = Laws::<Steps<{ fault::NONE }>>::new().games(20);
    laws.never(&steps::refusals::TOO_FAR).check();
}

#[test]
#[should_panic(expected = "every refusal is met")]
fn a_rule_that_was_never_met_is_told() {
    let laws = Laws::<Hands<{ fault::NONE }>>::new().games(0);
    laws.never(&hands::refusals::CHANGED).check();
}

#[test]
#[should_panic(expected = "only offered moves play")]
fn texts_of_the_game_are_tried_too() {
    // The first game offers no stay: only the probe tries it.
    Laws::<Steps<{ fault::PLAYS_ILLEGAL }>>::new()
        .games(1)
        .probe(|_| vec!["stay".to_owned()])
        .check();
}
