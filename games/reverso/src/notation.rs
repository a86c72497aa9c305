//! What a player does, and how it is written: `d3`, `pass`.

use std::fmt;
use std::str::FromStr;

use rules::{Refusal, notation};

use crate::Size;

/// The largest board bounds what a square can be.
const LARGEST: u8 = Size::Ten.side();

/// Something a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Puts a disc on a square.
    Place(Square),
    /// Loses the turn, for want of a square that encloses anything.
    Pass,
}

/// A square of some board. It may lie outside a smaller one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// The square in this column and row, counted from 0 at a1.
    pub fn new(column: u8, row: u8) -> Option<Square> {
        (column < LARGEST && row < LARGEST).then_some(Square { column, row })
    }

    /// The square with this place when rows of `side` are counted through.
    pub(crate) fn at(place: u32, side: u32) -> Square {
        Square {
            column: (place % side) as u8,
            row: (place / side) as u8,
        }
    }

    /// Its place when rows of `side` are counted through, if it lies on such a
    /// board.
    pub(crate) fn place(self, side: u32) -> Option<u32> {
        let (column, row) = (u32::from(self.column), u32::from(self.row));
        (column < side && row < side).then_some(row * side + column)
    }

    /// How many steps of a king away.
    pub(crate) fn distance(self, other: Square) -> u8 {
        let columns = self.column.abs_diff(other.column);
        columns.max(self.row.abs_diff(other.row))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(square) => square.fmt(f),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let folded = notation::folded(text);
        if folded == "pass" {
            return Ok(Action::Pass);
        }
        let square = notation::square(&folded, LARGEST, LARGEST);
        let (column, row) = square.ok_or_else(|| notation::unreadable(text))?;
        Ok(Action::Place(Square { column, row }))
    }
}
