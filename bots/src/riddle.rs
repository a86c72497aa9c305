//! A position with exactly one best answer.

use rules::Game;

use crate::{Limits, Sentence};

/// The one best answer of a position and its proof in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Riddle<G: Game> {
    /// What the seat to act must do: nearly always one action, several only if a turn
    /// has several steps of the same seat.
    pub answer: Vec<G::Action>,
    /// The task as the solver reads it: “Black to move and win by force.”
    pub goal: Sentence,
    /// Why this answer and no other, with the numbers that the proof found.
    pub because: Sentence,
}

/// The node limit of a puzzle's proof, the same for making and for checking it.
const MOST_NODES: u64 = 2_000_000;

impl Limits {
    /// The limits of a puzzle's proof, the same on every machine.
    pub fn of_proof() -> Limits {
        Limits::nodes(MOST_NODES)
    }
}
