//! A position with exactly one best answer.

use rules::Game;

use crate::{Limits, Sentence};

/// The one best answer of a position and the proof in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Riddle<G: Game> {
    /// What the seat to act must do: nearly always one action, several only
    /// where a turn has several steps of the same seat.
    pub answer: Vec<G::Action>,
    /// The task as the solver reads it: “Black to move and win by force.”
    pub goal: Sentence,
    /// Why this answer and no other, with the figures that the proof found.
    pub because: Sentence,
}

/// The most nodes that the proof of a kept puzzle takes: whoever makes one and
/// whoever checks it allow the same.
const MOST_NODES: u64 = 2_000_000;

impl Limits {
    /// What the proof of a kept puzzle may take, on every machine the same.
    pub fn of_proof() -> Limits {
        Limits::nodes(MOST_NODES)
    }
}
