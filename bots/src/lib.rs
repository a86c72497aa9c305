//! Bots: what a bot is, and searches that know no game.
//!
//! A game's own knowledge is in its folder: it implements [`Plays`] and calls one of
//! the searches here with its own position type. A bot gets a [`Game::View`] and
//! nothing else, so it cannot know what its seat may not.

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

/// A game with bots.
///
/// A new game gets bots by declaring its reasons ([`NoReason`]): they use random
/// playouts, more of them at each level. It overrides `think` when it knows better.
pub trait Plays: Game {
    /// The reasons its bots can give for a move.
    type Reason: Reason;

    /// What each level sees in this game, in a few words, weakest first.
    const SIGHT: [Text; 5] = plain::SIGHT;

    /// About how many nodes a second its search manages in the browser of a phone: it
    /// bounds the levels where there is no clock ([`Limits::by_nodes`]).
    const PACE: u64 = plain::PACE;

    /// Its stored puzzles, a JSON list of [`Puzzle`] as `sobremesa puzzles` writes it:
    /// `include_str!("../puzzles.json")`.
    const PUZZLES: &'static str = "[]";

    /// Chooses a move for `seat`, whose turn it is, from what that seat may see.
    ///
    /// Always answers with a legal action, even if the limits leave no time to think.
    /// Without a time limit, the same view, level and limits give the same answer on
    /// every machine.
    fn think(view: &Self::View, seat: Seat, level: Level, limits: &Limits) -> Advice<Self> {
        let _ = seat;
        plain::think(view, level, limits)
    }

    /// If this position provably has exactly one best answer for `seat`, whose turn it
    /// is, from what that seat may see: the proof.
    ///
    /// `None` if there is none, if it would be no puzzle (a sole legal move, an obvious
    /// capture), or if the limits are reached before the proof is complete. Without a
    /// time limit, the same view gives the same proof on every machine.
    fn riddle(view: &Self::View, seat: Seat, limits: &Limits) -> Option<Riddle<Self>> {
        let _ = (view, seat, limits);
        None
    }

    /// Explains something named in the game, such as a word on the board, from what a
    /// viewer may see. It must not reveal what the players still have to find out for
    /// themselves.
    fn explain(view: &Self::View, text: &str) -> Option<Sentence> {
        let _ = (view, text);
        None
    }
}
