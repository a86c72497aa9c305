//! What a bot answers.

use rules::PerSeat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Plays, Sentence};

/// A move and what speaks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Plays> {
    /// The move.
    pub action: G::Action,
    /// The share of the win that each seat can expect, from −1 to 1: with two
    /// seats 1 is a sure win, 0 an even game and −1 a sure loss.
    pub value: PerSeat<f64>,
    /// What speaks for the move, most important first. Each is true of the
    /// position and the move.
    pub reasons: Vec<G::Reason>,
    /// How many nodes were looked at.
    pub nodes: u64,
    /// How many moves it looked ahead.
    pub depth: u32,
}

/// A reason in three depths: each gives away more than the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Reasons")]
pub struct Why {
    /// Where to look.
    pub nudge: Sentence,
    /// What there is to do.
    pub idea: Sentence,
    /// The move itself and all that speaks for it.
    #[serde(rename = "move")]
    pub action: Sentence,
}
