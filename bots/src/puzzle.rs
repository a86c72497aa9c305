//! A puzzle as it is kept: the way to a position, and its one best answer.

use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Sentence;

/// A kept puzzle: text, so that it can be read without its game.
///
/// It holds the whole game that led to it, hidden things too, and the answer:
/// neither leaves before the puzzle is solved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How many play.
    pub players: usize,
    /// The variant.
    pub options: Value,
    /// Whose answer is asked for.
    pub seat: Seat,
    /// The task as the solver reads it.
    pub goal: Sentence,
    /// What was done since the start: actions and outcomes of luck.
    pub steps: Vec<String>,
    /// What the seat must do.
    pub answer: Vec<String>,
    /// Why this answer and no other.
    pub because: Sentence,
}
