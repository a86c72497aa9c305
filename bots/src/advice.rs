//! A bot's answer.

use rules::PerSeat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Plays, Sentence};

/// A chosen move, its value and its reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Plays> {
    /// The chosen move.
    pub action: G::Action,
    /// The expected result of each seat, from −1 to 1: with two seats 1 is a certain
    /// win, 0 an even game and −1 a certain loss.
    pub value: PerSeat<f64>,
    /// The reasons for the move, most important first. Each is true of the position and
    /// the move.
    pub reasons: Vec<G::Reason>,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The search depth in moves.
    pub depth: u32,
}

/// An explanation in three depths, each revealing more than the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Reasons")]
pub struct Why {
    /// Where to look.
    pub nudge: Sentence,
    /// What to do.
    pub idea: Sentence,
    /// The move itself and all its reasons.
    #[serde(rename = "move")]
    pub action: Sentence,
}
