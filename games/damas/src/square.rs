//! One of the fifty dark squares, by its number.

use std::fmt;

use rules::notation;

use crate::squares::{self, Squares};

/// A dark square: 1–50, row by row from Black's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub const COUNT: u8 = 50;

    /// The square with this number, if there is one.
    pub fn numbered(number: u32) -> Option<Square> {
        (1..=u32::from(Square::COUNT))
            .contains(&number)
            .then_some(Square(number as u8))
    }

    /// The square at this row and column of the whole board, both from 0 at
    /// Black's left corner as White sees it; `None` if it is light or outside.
    pub fn at(row: usize, column: usize) -> Option<Square> {
        let dark = row < 10 && column < 10 && (row + column) % 2 == 1;
        dark.then(|| Square::from_place((row * 5 + column / 2) as u8))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its row, from 0 at Black's side.
    pub const fn row(self) -> usize {
        (self.0 as usize - 1) / 5
    }

    /// Its column, from 0 at White's left.
    pub const fn column(self) -> usize {
        (self.0 as usize - 1) % 5 * 2 + (self.row() + 1) % 2
    }

    /// How many steps away the other square is on one of its diagonals.
    pub(crate) fn distance(self, other: Square) -> Option<usize> {
        let rows = self.row().abs_diff(other.row());
        (rows == self.column().abs_diff(other.column())).then_some(rows)
    }

    /// The squares between two on one diagonal, nearest first; none if they
    /// are not on one.
    pub(crate) fn between(self, other: Square) -> impl Iterator<Item = Square> {
        let steps = self.distance(other).unwrap_or(0);
        let toward =
            |from: usize, to: usize, step| if to > from { from + step } else { from - step };
        (1..steps).filter_map(move |step| {
            let row = toward(self.row(), other.row(), step);
            Square::at(row, toward(self.column(), other.column(), step))
        })
    }

    /// The set of just this square.
    pub(crate) const fn bit(self) -> Squares {
        squares::bit(self.0)
    }

    /// From the place in the row-by-row order, from 0.
    pub(crate) const fn from_place(place: u8) -> Square {
        Square(place + 1)
    }

    /// From digits.
    pub(crate) fn read(digits: &str) -> Option<Square> {
        notation::number(digits).and_then(Square::numbered)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_have_their_numbers() {
        for (row, column, number) in [(0, 1, 1), (0, 9, 5), (1, 0, 6), (9, 0, 46), (9, 8, 50)] {
            let square = Square::at(row, column).expect("a dark square");
            assert_eq!(u32::from(square.number()), number);
            assert_eq!((square.row(), square.column()), (row, column));
        }
        assert_eq!(Square::at(0, 0), None);
        assert_eq!(Square::at(10, 1), None);
    }
}
