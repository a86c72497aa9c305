//! A stored puzzle: the way to a position, and its one best answer.

use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Sentence;

/// A stored puzzle, as text, so that it can be read without its game.
///
/// It holds the whole game that led to it, hidden information too, and the answer:
/// neither leaves before the puzzle is solved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number of players.
    pub players: usize,
    /// The game's options.
    pub options: Value,
    /// The seat that must find the answer.
    pub seat: Seat,
    /// The task as the solver reads it.
    pub goal: Sentence,
    /// The actions and outcomes of luck since the start.
    pub steps: Vec<String>,
    /// What the seat must do.
    pub answer: Vec<String>,
    /// Why this answer and no other.
    pub because: Sentence,
}
