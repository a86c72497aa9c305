//! The board and the tiles on it.

use std::fmt;

use crate::square::{SIZE, SQUARES};
use crate::{Direction, Placed, Square};

/// The tiles on the board, seen along the rows and along the columns, so that
/// a word is a slice whichever way it is read.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    rows: [Option<Placed>; SQUARES],
    columns: [Option<Placed>; SQUARES],
}

impl Board {
    /// No tiles.
    pub const EMPTY: Board = Board {
        rows: [None; SQUARES],
        columns: [None; SQUARES],
    };

    /// The tile on a square.
    #[inline]
    pub fn at(&self, square: Square) -> Option<Placed> {
        self.line(Direction::Across, square.line(Direction::Across))
            [square.place(Direction::Across)]
    }

    /// A row from the left, or a column from the top.
    #[inline]
    pub fn line(&self, direction: Direction, line: usize) -> &[Option<Placed>] {
        match direction {
            Direction::Across => &self.rows[line * SIZE..][..SIZE],
            Direction::Down => &self.columns[line * SIZE..][..SIZE],
        }
    }

    /// Whether nothing lies on it. The first word covers the centre, and tiles
    /// never move.
    pub fn is_empty(&self) -> bool {
        self.at(Square::CENTRE).is_none()
    }

    /// The tiles on it, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = Placed> {
        self.rows.iter().flatten().copied()
    }

    /// Whether a tile lies on one of the four squares next to this one.
    pub fn touches(&self, square: Square) -> bool {
        let beside = |direction| [-1, 1].map(|steps| square.step(direction, steps));
        let neighbours = Direction::BOTH.map(beside);
        let mut neighbours = neighbours.iter().flatten().flatten();
        neighbours.any(|&neighbour| self.at(neighbour).is_some())
    }

    /// Lays a tile, or takes it up.
    pub(crate) fn set(&mut self, square: Square, placed: Option<Placed>) {
        let (row, column) = (square.line(Direction::Across), square.line(Direction::Down));
        self.rows[row * SIZE + column] = placed;
        self.columns[column * SIZE + row] = placed;
    }

    /// The tiles in an unbroken line from the square next to this one: forwards
    /// or backwards, nearest first.
    pub(crate) fn run(
        &self,
        from: Square,
        direction: Direction,
        step: isize,
    ) -> impl Iterator<Item = Placed> {
        let square = move |steps: isize| from.step(direction, step * steps);
        (1..SIZE as isize).map_while(move |steps| square(steps).and_then(|at| self.at(at)))
    }

    /// The board with these rows, as [`Board::texts`] writes them.
    pub fn read(rows: &[impl AsRef<str>]) -> Option<Board> {
        let mut board = Board::EMPTY;
        let mut squares = Square::all();
        for row in rows {
            let mut letters = row.as_ref().chars();
            for _ in 0..SIZE {
                let (square, letter) = (squares.next()?, letters.next()?);
                if letter != '.' {
                    board.set(square, Some(Placed::of(letter)?));
                }
            }
            if letters.next().is_some() {
                return None;
            }
        }
        squares.next().is_none().then_some(board)
    }

    /// The rows as text, `.` for an empty square.
    pub fn texts(&self) -> Vec<String> {
        let char = |placed: &Option<Placed>| placed.map_or('.', Placed::char);
        let rows = self.rows.chunks(SIZE);
        rows.map(|row| row.iter().map(char).collect()).collect()
    }
}

/// The rows that are not empty.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = (1..).zip(self.texts());
        let rows = rows.filter(|(_, row)| row.contains(|c| c != '.'));
        f.debug_map().entries(rows).finish()
    }
}
