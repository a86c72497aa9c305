//! The squares of the board, and the two ways to look at it.

use std::fmt;

/// Rows and columns of the board.
pub(crate) const SIZE: usize = 15;
/// Squares of the board.
pub(crate) const SQUARES: usize = SIZE * SIZE;

/// Which way a word is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From left to right along a row.
    Across,
    /// From top to bottom along a column.
    Down,
}

impl Direction {
    /// Both of them.
    pub const BOTH: [Direction; 2] = [Direction::Across, Direction::Down];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Direction {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }
}

/// A square, from A1 at the upper left to O15.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square that the first word covers, H8.
    pub const CENTRE: Square = Square { row: 7, column: 7 };

    /// From column and row, both from 0.
    pub fn new(column: usize, row: usize) -> Option<Square> {
        (column < SIZE && row < SIZE).then_some(Square {
            row: row as u8,
            column: column as u8,
        })
    }

    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        let row = |row| (0..SIZE).filter_map(move |column| Square::new(column, row));
        (0..SIZE).flat_map(row)
    }

    /// The square at `place` of the row or column numbered `line`.
    pub fn on(direction: Direction, line: usize, place: usize) -> Option<Square> {
        match direction {
            Direction::Across => Square::new(place, line),
            Direction::Down => Square::new(line, place),
        }
    }

    /// The row or column of that direction in which it lies, from 0.
    pub const fn line(self, direction: Direction) -> usize {
        match direction {
            Direction::Across => self.row as usize,
            Direction::Down => self.column as usize,
        }
    }

    /// Its place in that line, from 0.
    pub const fn place(self, direction: Direction) -> usize {
        self.line(direction.other())
    }

    /// The square so many steps on, or back, if it is on the board.
    pub fn step(self, direction: Direction, steps: isize) -> Option<Square> {
        let place = self.place(direction).checked_add_signed(steps)?;
        Square::on(direction, self.line(direction), place)
    }

    /// The letter of its column.
    pub const fn column_letter(self) -> char {
        (b'A' + self.column) as char
    }

    /// The number of its row.
    pub const fn row_number(self) -> u8 {
        self.row + 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row_number())
    }
}
