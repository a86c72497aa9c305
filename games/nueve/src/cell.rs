//! The squares: the 9×9 board and the outer squares round it, as one grid.

use std::fmt;

/// Columns and rows of the grid: nine of the board and one outside at each end.
pub(crate) const GRID: u8 = 11;
const LAST: u8 = GRID - 1;

/// A square of the board (`e5`) or an outer square (`Nb`, `W3`). The corners of
/// the grid are no squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cell(u8);

/// A side of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Above row 9; its pieces slide down.
    North,
    /// Below row 1; its pieces slide up.
    South,
    /// Left of column a; its pieces slide to the right.
    West,
    /// Right of column i; its pieces slide to the left.
    East,
}

impl Cell {
    /// The board's squares have columns and rows 1 to 9, the outer squares a 0
    /// or a 10 in one of the two.
    pub(crate) const fn at(column: u8, row: u8) -> Cell {
        Cell(row * GRID + column)
    }

    pub(crate) const fn from_index(index: u8) -> Cell {
        Cell(index)
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    pub(crate) const fn column(self) -> u8 {
        self.0 % GRID
    }

    pub(crate) const fn row(self) -> u8 {
        self.0 / GRID
    }

    /// The outer square number `place`, 1 to 9, of a side: from a or from 1.
    pub(crate) const fn outside(side: Side, place: u8) -> Cell {
        match side {
            Side::North => Cell::at(place, LAST),
            Side::South => Cell::at(place, 0),
            Side::West => Cell::at(0, place),
            Side::East => Cell::at(LAST, place),
        }
    }

    /// The side it is on; `None` for a square of the board.
    pub fn side(self) -> Option<Side> {
        match (self.column(), self.row()) {
            (_, LAST) => Some(Side::North),
            (_, 0) => Some(Side::South),
            (0, _) => Some(Side::West),
            (LAST, _) => Some(Side::East),
            _ => None,
        }
    }

    /// The square of the board that a piece here enters first; a square of the
    /// board is its own.
    pub(crate) fn entry(self) -> Cell {
        Cell::at(self.column().clamp(1, 9), self.row().clamp(1, 9))
    }

    /// How many steps along rows and columns lie between the two.
    pub(crate) fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The other square whose name has the same letters: `E5` of `e5`.
    pub(crate) fn namesake(self) -> Option<Cell> {
        const COLUMN_E: u8 = 5;
        match (self.side(), self.column()) {
            (None, COLUMN_E) => Some(Cell::outside(Side::East, self.row())),
            (Some(Side::East), _) => Some(Cell::at(COLUMN_E, self.row())),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = || char::from(b'a' + self.column() - 1);
        match self.side() {
            Some(Side::North) => write!(f, "N{}", letter()),
            Some(Side::South) => write!(f, "S{}", letter()),
            Some(Side::West) => write!(f, "W{}", self.row()),
            Some(Side::East) => write!(f, "E{}", self.row()),
            None => write!(f, "{}{}", letter(), self.row()),
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
