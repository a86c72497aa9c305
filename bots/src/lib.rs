//! What a bot is, and the searches that know no game.
//!
//! A game's own knowledge is in its folder: it implements [`Plays`] and calls
//! one of the searches here with a position of its own making. A bot is handed
//! a [`Game::View`] and nothing else, so it cannot know what its seat may not.

use rules::{Game, Seat, Text};

mod advice;
pub mod alpha_beta;
pub mod expectimax;
mod level;
mod limits;
mod plain;
mod position;
mod reason;
mod sentence;
pub mod tree;
mod value;
mod watch;

pub use advice::{Advice, Why};
pub use level::{Level, Player};
pub use limits::{Limits, Stop};
pub use plain::choose;
pub use position::Position;
pub use reason::{NoReason, Reason, verdict, why};
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

    /// Chooses for `seat`, whose turn it is, from what that seat may see.
    ///
    /// Always answers with a legal action, also when the limits leave no time
    /// to think. With limits that name no time, the same view, level and limits
    /// give the same answer on every machine.
    fn think(view: &Self::View, seat: Seat, level: Level, limits: &Limits) -> Advice<Self> {
        let _ = seat;
        plain::think(view, level, limits)
    }
}
