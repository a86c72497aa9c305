//! With how many throws a piece can be hit, counted throw by throw.

use std::iter::Sum;

use super::race::after;
use crate::Ludo;
use crate::dice::Throw;
use crate::piece::PieceSet;
use crate::track::PRISON;

/// How many of the 36 ways in which two dice can fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ways(pub u32);

impl Ways {
    /// All of them.
    pub const ALL: Ways = Ways(36);
    /// None of them.
    pub const NONE: Ways = Ways(0);

    /// The others.
    pub const fn rest(self) -> Ways {
        Ways(Ways::ALL.0 - self.0)
    }

    /// The nearest whole percentage. Only all of them are 100, only none 0.
    pub const fn percent(self) -> u32 {
        (self.0 * 200 + Ways::ALL.0) / (2 * Ways::ALL.0)
    }
}

impl Sum for Ways {
    fn sum<I: Iterator<Item = Ways>>(ways: I) -> Ways {
        Ways(ways.map(|ways| ways.0).sum())
    }
}

/// The ways to throw with which the seat that is about to can take one of these
/// pieces: there is a course of its turn in which that happens.
pub(crate) fn hits(game: &Ludo, pieces: PieceSet) -> Ways {
    let hitting = Throw::all().filter(|&(throw, _)| {
        let mut next = *game;
        next.throw(throw);
        can_take(&next, pieces)
    });
    hitting.map(|(_, ways)| Ways(ways)).sum()
}

/// Whether one of these pieces, all of them free, can come to prison before the
/// next throw.
pub(crate) fn can_take(game: &Ludo, pieces: PieceSet) -> bool {
    game.menu().into_iter().any(|action| {
        let next = after(game, action);
        let taken = |piece| next.board.progress(piece) == PRISON;
        pieces.iter().any(taken) || can_take(&next, pieces)
    })
}
