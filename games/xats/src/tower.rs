//! Towers: pieces lying on one another, or one alone.

use std::num::NonZeroU16;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{MOST_SEATS, Piece, PieceSet};

/// The number of a tower, from 1 in the order they were started. In notation
/// 0 is the table.
pub type TowerId = NonZeroU16;

/// A tower. Each piece has fewer points than the one below, so the colours'
/// shares say in which order the pieces lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tower {
    id: TowerId,
    shares: [PieceSet; MOST_SEATS],
}

impl Tower {
    pub(crate) fn new(id: TowerId, piece: Piece, seat: Seat) -> Tower {
        let shares = [PieceSet::EMPTY; MOST_SEATS];
        let mut tower = Tower { id, shares };
        tower.put(piece, seat);
        tower
    }

    /// Its number.
    pub const fn id(&self) -> TowerId {
        self.id
    }

    /// The piece that can be seen.
    #[inline]
    pub fn top(&self) -> Piece {
        let top = self.whole().first();
        top.expect("a tower is never empty")
    }

    /// Whether the piece on top is of this seat's colour.
    #[inline]
    pub fn shows(&self, seat: Seat) -> bool {
        self.share(seat).contains(self.top())
    }

    /// How many pieces it has.
    #[inline]
    pub fn height(&self) -> u32 {
        self.whole().len()
    }

    /// The pieces of this seat's colour in it.
    #[inline]
    pub const fn share(&self, seat: Seat) -> PieceSet {
        self.shares[seat.index()]
    }

    /// Its pieces and whose they are, from the bottom.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Seat)> {
        let owner = |piece| {
            let mut seats = Seat::all(MOST_SEATS);
            seats.find(|&seat| self.share(seat).contains(piece))
        };
        let bottom_first = Piece::all().rev();
        bottom_first.filter_map(move |piece| Some((piece, owner(piece)?)))
    }

    /// The piece that stands on the table, and whose it is.
    pub(crate) fn bottom(&self) -> (Piece, Seat) {
        let bottom = self.pieces().next();
        bottom.expect("a tower is never empty")
    }

    /// The same tower with another number.
    pub(crate) fn renamed(self, id: TowerId) -> Tower {
        Tower { id, ..self }
    }

    /// All that tells it from a tower of another make, in 48 bits.
    #[inline]
    pub(crate) fn bits(&self) -> u64 {
        let shares = self.shares.iter().map(|share| u64::from(share.bits()));
        shares.fold(0, |bits, share| bits << 16 | share)
    }

    /// Puts a piece that fits on top.
    pub(crate) fn put(&mut self, piece: Piece, seat: Seat) {
        let share = &mut self.shares[seat.index()];
        *share = share.with(piece);
    }

    #[inline]
    fn whole(&self) -> PieceSet {
        self.shares.into_iter().fold(PieceSet::EMPTY, PieceSet::or)
    }
}

/// What is written of a tower.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Tower")]
pub(crate) struct Written {
    /// Its number, from 1 in the order they were started.
    pub(crate) id: TowerId,
    /// Its pieces and whose they are, from the bottom.
    pub(crate) pieces: Vec<(Piece, Seat)>,
}

impl Written {
    pub(crate) fn of(tower: &Tower) -> Written {
        Written {
            id: tower.id,
            pieces: tower.pieces().collect(),
        }
    }
}
