//! The sixteen pieces and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, Not};

use rules::{MAX_SEATS, Seat};

/// How many pieces each seat has.
pub(crate) const EACH: usize = 4;
/// How many pieces there can be.
pub(crate) const PIECES: usize = EACH * MAX_SEATS;

/// The number of a piece among those of its seat, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(u8);

impl Number {
    /// The numbers of a seat's pieces, ascending.
    pub const ALL: [Number; EACH] = [Number(1), Number(2), Number(3), Number(4)];

    /// From 1 to 4.
    pub fn new(number: u32) -> Option<Number> {
        let place = (number as usize).checked_sub(1)?;
        Number::ALL.get(place).copied()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One piece of one seat. Counted from 1 inside, so that “no piece” costs no
/// room in a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// The piece of this seat with this number.
    pub const fn new(seat: Seat, number: Number) -> Piece {
        Piece::at(seat.index() * EACH + number.0 as usize - 1)
    }

    /// Whose it is.
    pub const fn seat(self) -> Seat {
        Seat::at(self.index() / EACH)
    }

    /// Its number among those of its seat.
    pub const fn number(self) -> Number {
        Number::ALL[self.index() % EACH]
    }

    /// From the place in an array.
    pub(crate) const fn at(index: usize) -> Piece {
        assert!(index < PIECES);
        match NonZeroU8::new(index as u8 + 1) {
            Some(place) => Piece(place),
            None => unreachable!(),
        }
    }

    /// The place in an array.
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The pieces of a seat in the order of their numbers.
    pub(crate) fn all_of(seat: Seat) -> impl Iterator<Item = Piece> {
        Number::ALL
            .into_iter()
            .map(move |number| Piece::new(seat, number))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat(), self.number())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Piece({self})")
    }
}

/// Some of the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PieceSet(u16);

impl PieceSet {
    pub(crate) const NONE: PieceSet = PieceSet(0);

    pub(crate) const fn only(piece: Piece) -> PieceSet {
        PieceSet(1 << piece.index())
    }

    /// All the pieces of a seat.
    pub(crate) const fn of(seat: Seat) -> PieceSet {
        PieceSet(0b1111 << (seat.index() * EACH))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn contains(self, piece: Piece) -> bool {
        self.0 & 1 << piece.index() != 0
    }

    /// The pieces for which this holds.
    #[inline]
    pub(crate) fn such_that(holds: impl Fn(usize) -> bool) -> PieceSet {
        let bit = |index| u16::from(holds(index)) << index;
        PieceSet((0..PIECES).fold(0, |bits, index| bits | bit(index)))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (next < PIECES).then(|| Piece::at(next))
        })
    }

    /// Whether some seat has pieces in both.
    pub(crate) fn share_a_seat(self, other: PieceSet) -> bool {
        let mut seats = Seat::all(MAX_SEATS).map(PieceSet::of);
        seats.any(|seat| !(self & seat).is_empty() && !(other & seat).is_empty())
    }
}

impl BitAnd for PieceSet {
    type Output = PieceSet;

    fn bitand(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }
}

impl BitOr for PieceSet {
    type Output = PieceSet;

    fn bitor(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }
}

impl Not for PieceSet {
    type Output = PieceSet;

    fn not(self) -> PieceSet {
        PieceSet(!self.0)
    }
}
