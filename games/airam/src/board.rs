//! The tokens on the board.

use crate::square::{Square, Squares};
use crate::tokens::{Colour, Tokens};

/// The squares that each colour holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Board([Squares; 4]);

impl Board {
    pub(crate) fn put(&mut self, colour: Colour, square: Square) {
        self.0[colour.index()].insert(square);
    }

    pub(crate) const fn of(&self, colour: Colour) -> Squares {
        self.0[colour.index()]
    }

    pub(crate) fn colour(&self, square: Square) -> Option<Colour> {
        let mut all = Colour::ALL.into_iter();
        all.find(|&colour| self.of(colour).contains(square))
    }

    pub(crate) fn empty(&self) -> Squares {
        let [blue, green, red, yellow] = self.0;
        Squares::ALL.without(blue.or(green).or(red).or(yellow))
    }

    /// The tokens that lie on it.
    pub(crate) fn tokens(&self) -> Tokens {
        Tokens::counted(self.0.map(|squares| squares.len() as u8))
    }
}
