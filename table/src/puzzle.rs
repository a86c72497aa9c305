//! A puzzle being solved. The answer and hidden information stay here until it is
//! solved or given up: attempts are tried in a game guessed from the seat's view, and
//! only the answer itself is played in the real one.

use bots::{Puzzle, Sentence};
use catalog::{AnyGame, Match};
use rules::{Refusal, Shelf, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Position;

/// An attempt at a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Attempt {
    /// The seat's actions from the position on; empty to just look at it.
    pub actions: Vec<String>,
    /// Whether the last action is only previewed: the answer shows what it leads to,
    /// but not whether it is right.
    pub preview: bool,
    /// Whether to reveal the answer.
    pub give_up: bool,
}

/// The state of an attempt.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Tried {
    /// The position after the part of the answer found so far.
    #[serde(flatten)]
    pub position: Position,
    /// The progress.
    pub verdict: Verdict,
    /// The answer; only once the puzzle is solved or given up.
    pub solution: Option<Solution>,
}

/// The progress with a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Not solved yet.
    Open,
    /// The last action is legal, but not the answer.
    Wrong,
    /// Solved.
    Solved,
    /// Given up.
    GivenUp,
}

/// The answer to a puzzle, with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Solution {
    /// What the seat must do.
    pub answer: Vec<String>,
    /// Why this answer and no other.
    pub because: Sentence,
}

impl Attempt {
    /// The result of an attempt at this puzzle, and why an action is illegal; `None` if
    /// there is no such puzzle.
    pub fn at(&self, game: &str, number: usize, shelf: &Shelf) -> Option<(Tried, Option<Refusal>)> {
        let entry = catalog::find(game)?;
        let puzzle = entry.puzzles().into_iter().nth(number.checked_sub(1)?)?;
        let game = Match::of_puzzle(entry, &puzzle, shelf).ok()?;
        Some(Posed { puzzle, game }.answered(self))
    }
}

/// A puzzle with its game set up.
struct Posed {
    puzzle: Puzzle,
    game: Match,
}

impl Posed {
    fn answered(mut self, attempt: &Attempt) -> (Tried, Option<Refusal>) {
        if attempt.give_up {
            let answered = self.game.apply_all(&self.puzzle.answer);
            debug_assert!(answered.is_ok(), "the kit has played every answer");
            return (self.tried(Verdict::GivenUp), None);
        }
        for place in 0..attempt.actions.len().min(self.puzzle.answer.len()) {
            let mut imagined = self.game.game().imagined(self.puzzle.seat);
            let done = match imagined.apply(&attempt.actions[place]) {
                Ok(done) => done.action,
                Err(refusal) => return (self.tried(Verdict::Open), Some(refusal)),
            };
            if attempt.preview && place + 1 == attempt.actions.len() {
                return (self.previewed(&*imagined), None);
            }
            if done != self.puzzle.answer[place] {
                return (self.tried(Verdict::Wrong), None);
            }
            if let Err(refusal) = self.game.apply(&done) {
                return (self.tried(Verdict::Open), Some(refusal));
            }
        }
        let solved = attempt.actions.len() >= self.puzzle.answer.len();
        let verdict = if solved {
            Verdict::Solved
        } else {
            Verdict::Open
        };
        (self.tried(verdict), None)
    }

    /// The result of the last action, as far as the seat can tell.
    fn previewed(&self, imagined: &dyn AnyGame) -> Tried {
        let mut tried = self.tried(Verdict::Open);
        let hidden = self.game.entry().about.hidden;
        // The end of a game reveals the hands, and those are guesses.
        if !(hidden && imagined.turn().is_over()) {
            tried.position.view = imagined.view(Viewer::Seat(self.puzzle.seat));
        }
        if !hidden {
            tried.position.scores = imagined.scores();
        }
        tried
    }

    fn tried(&self, verdict: Verdict) -> Tried {
        let over = matches!(verdict, Verdict::Solved | Verdict::GivenUp);
        Tried {
            position: Position::of(&self.game, self.puzzle.seat),
            verdict,
            solution: over.then(|| Solution {
                answer: self.puzzle.answer.clone(),
                because: self.puzzle.because.clone(),
            }),
        }
    }
}
