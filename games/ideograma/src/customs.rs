//! What an earlier edition of the rules did otherwise.

use rules::{Edition, Seat, SeatSet};

use crate::notation::RACK;

/// The edition in which every opponent may object and any number of tiles may be
/// changed.
const SECOND: u8 = 2;

/// The rules that depend on the edition that a game was opened with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Customs {
    /// Only the next player answers a word, and nobody changes more tiles than the
    /// pool has.
    First,
    /// Every opponent answers, and a change only needs a pool that is not empty.
    Second,
}

impl Customs {
    pub(crate) fn of(edition: Edition) -> Customs {
        if edition.is_before(SECOND) {
            Customs::First
        } else {
            Customs::Second
        }
    }

    /// Who is asked about a word of this player.
    pub(crate) fn asked(self, player: Seat, seats: usize) -> SeatSet {
        match self {
            Customs::First => SeatSet::only(player.next(seats)),
            Customs::Second => Seat::all(seats).filter(|&seat| seat != player).collect(),
        }
    }

    /// The most tiles that may be changed while the pool has so many.
    pub(crate) fn most_changed(self, pool: usize) -> usize {
        match self {
            Customs::Second if pool > 0 => RACK,
            Customs::First | Customs::Second => pool,
        }
    }
}
