//! What a bot is, and the searches that know no game.
//!
//! A game's own knowledge is in its folder: it implements [`Plays`] and calls
//! one of the searches here with a position of its own making. A bot is handed
//! a [`Game::View`] and nothing else, so it cannot know what its seat may not.

use rules::{Game, Seat, Text};

mod advice;
pub mod alpha_beta;
pub mod expectimax;
pub mod float;
mod force;
mod level;
mod limits;
mod plain;
mod position;
mod puzzle;
mod reason;
mod riddle;
mod sentence;
pub mod tree;
mod value;
mod watch;

pub use advice::{Advice, Why};
pub use force::Aim;
pub use level::{Level, Player};
pub use limits::{Limits, Stop};
pub use plain::choose;
pub use position::Position;
pub use puzzle::Puzzle;
pub use reason::{NoReason, Reason, verdict, why};
pub use riddle::Riddle;
pub use sentence::Sentence;
pub use value::{from_share, of_seats, shares_of};
pub use watch::Watch;

/// A game that can play itself.
///
/// A new game has bots by naming its reasons ([`NoReason`]): they play at random
/// in their heads, more often at each level. It replaces them when it knows better.
pub trait Plays: Game {
    /// What its bots can say in favour of a move.
    type Reason: Reason;

    /// What each level sees in this game, in a few words, weakest first.
    const SIGHT: [Text; 5] = plain::SIGHT;

    /// Its kept puzzles, a JSON list of [`Puzzle`] as `sobremesa puzzles` writes
    /// it: `include_str!("../puzzles.json")`.
    const PUZZLES: &'static str = "[]";

    /// Chooses for `seat`, whose turn it is, from what that seat may see.
    ///
    /// Always answers with a legal action, also when the limits leave no time
    /// to think. With limits that name no time, the same view, level and limits
    /// give the same answer on every machine.
    fn think(view: &Self::View, seat: Seat, level: Level, limits: &Limits) -> Advice<Self> {
        let _ = seat;
        plain::think(view, level, limits)
    }

    /// Where this position has exactly one best answer and that can be proved:
    /// the proof, for `seat`, whose turn it is, from what that seat may see.
    ///
    /// `None` where there is none, where nobody would call it a puzzle (a sole
    /// legal move, a capture that everybody sees), and where the limits are
    /// reached before the proof is complete. With limits that name no time, the
    /// same view gives the same proof on every machine.
    fn riddle(view: &Self::View, seat: Seat, limits: &Limits) -> Option<Riddle<Self>> {
        let _ = (view, seat, limits);
        None
    }

    /// What there is to know about something in the game that has a name, such
    /// as a word on the board, from what a viewer may see. It must not tell what
    /// the players are still to find out by themselves.
    fn explain(view: &Self::View, text: &str) -> Option<Sentence> {
        let _ = (view, text);
        None
    }
}
