//! The pieces on their squares and the seat to move.

use rules::Seat;

use crate::squares::{BOARD, Squares, far_row};

/// A position. Small enough to be copied at every move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position {
    /// The squares of each seat's pieces.
    pub(crate) pieces: [Squares; 2],
    /// Which of them hold kings, of both seats.
    pub(crate) kings: Squares,
    /// Who is to move.
    pub(crate) turn: Seat,
}

/// One piece goes from one square to another and takes some.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Move {
    /// The square it leaves.
    pub(crate) from: Squares,
    /// The square where it ends.
    pub(crate) to: Squares,
    /// The pieces it takes; none if it is quiet.
    pub(crate) taken: Squares,
}

impl Position {
    /// Fifteen men each, White to move.
    pub(crate) const START: Position = Position {
        pieces: [
            Position::BLACK_CAMP.reverse_bits() >> 10,
            Position::BLACK_CAMP,
        ],
        kings: 0,
        turn: Seat::FIRST,
    };

    const BLACK_CAMP: Squares = 0xffff & BOARD;

    /// The pieces of the seat to move.
    pub(crate) const fn own(&self) -> Squares {
        self.pieces[self.turn.index()]
    }

    /// The pieces of the other seat.
    pub(crate) const fn foes(&self) -> Squares {
        self.pieces[self.turn.rival().index()]
    }

    /// The squares without a piece.
    pub(crate) const fn empty(&self) -> Squares {
        BOARD & !(self.pieces[0] | self.pieces[1])
    }

    /// The men of the seat to move.
    pub(crate) const fn own_men(&self) -> Squares {
        self.own() & !self.kings
    }

    /// The kings of the seat to move.
    pub(crate) const fn own_kings(&self) -> Squares {
        self.own() & self.kings
    }

    /// Whether no man is left on the board.
    pub(crate) const fn only_kings(&self) -> bool {
        (self.pieces[0] | self.pieces[1]) & !self.kings == 0
    }

    /// Whether a move can never be undone by later ones.
    pub(crate) const fn is_final(&self, step: Move) -> bool {
        step.taken != 0 || step.from & self.kings == 0
    }

    /// Makes a move. A piece that ends on its far row is a king.
    pub(crate) const fn make(&mut self, step: Move) {
        let (own, foe) = (self.turn.index(), self.turn.rival().index());
        let crowned = step.from & self.kings != 0 || step.to & far_row(self.turn) != 0;
        self.pieces[own] = self.pieces[own] & !step.from | step.to;
        self.pieces[foe] &= !step.taken;
        self.kings &= !(step.from | step.taken);
        if crowned {
            self.kings |= step.to;
        }
        self.turn = self.turn.rival();
    }

    /// Takes away a piece of the seat that is not to move.
    pub(crate) const fn huff(&mut self, piece: Squares) {
        self.pieces[self.turn.rival().index()] &= !piece;
        self.kings &= !piece;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::squares::bit;

    #[test]
    fn each_side_starts_with_fifteen_men() {
        let camp = |numbers: std::ops::RangeInclusive<u8>| numbers.map(bit).sum::<Squares>();
        assert_eq!(Position::START.pieces, [camp(36..=50), camp(1..=15)]);
    }
}
