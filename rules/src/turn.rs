//! Whose turn it is, and the possible outcomes when it is luck's.

use std::fmt;
use std::str::FromStr;

use crate::{Refusal, Seat, SeatSet, common};

/// Who acts next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This seat chooses one of [`Game::moves`](crate::Game::moves).
    Seat(Seat),
    /// Luck chooses one of [`Game::chances`](crate::Game::chances).
    Chance,
    /// The game is over and these seats have won. Several share the win; in a solitaire
    /// there may be no winner.
    Over(SeatSet),
}

impl Turn {
    /// The seat to act, if a seat is to act.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(self) -> bool {
        matches!(self, Turn::Over(_))
    }

    /// The winners; empty before the end.
    pub fn winners(self) -> SeatSet {
        match self {
            Turn::Over(winners) => winners,
            Turn::Seat(_) | Turn::Chance => SeatSet::NONE,
        }
    }
}

/// The possible outcomes of luck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chances<C> {
    /// Every outcome once, with integer weights whose sum is below 2^32.
    Listed(Vec<(C, u32)>),
    /// Too many to list; [`Game::roll`](crate::Game::roll) still draws one.
    TooMany,
}

/// The `Chance` of a game without luck. It has no values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<NoChance, Refusal> {
        Err(Refusal::of(&common::NOT_DUE).at(text))
    }
}
