//! A position's one best answer, as text.

use bots::{Plays, Riddle, Sentence};

/// What the seat to act must do, and why nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The actions, in canonical notation.
    pub answer: Vec<String>,
    /// The task as the solver reads it.
    pub goal: Sentence,
    /// Why this answer and no other.
    pub because: Sentence,
}

impl<G: Plays> From<Riddle<G>> for Proof {
    fn from(riddle: Riddle<G>) -> Proof {
        Proof {
            answer: riddle.answer.iter().map(ToString::to_string).collect(),
            goal: riddle.goal,
            because: riddle.because,
        }
    }
}
