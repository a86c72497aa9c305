//! Boards of squares in rows and columns.

use crate::colour::{INK, LINEN, SOFT, WOOD};
use crate::font::Type;
use crate::{Drawing, Paint, Path, Point};

/// Squares in rows and columns with a rim around them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    /// The number of columns, left to right.
    pub columns: usize,
    /// The number of rows, top to bottom.
    pub rows: usize,
    /// The side of a square in millimetres.
    pub cell: f64,
    /// The width of the rim in millimetres.
    pub rim: f64,
}

impl Grid {
    /// The rim and an empty field.
    pub fn board(&self) -> Drawing {
        let (width, height) = self.size();
        let mut board = Drawing::new(width, height);
        let line = 0.3;
        let (inner_width, inner_height) = (width - 2.0 * self.rim, height - 2.0 * self.rim);
        let outer = Path::round(
            line / 2.0,
            line / 2.0,
            width - line,
            height - line,
            self.rim * 0.4,
        );
        board.path(outer, Paint::fill(WOOD.paler(0.62)).edged(INK, line));
        let field = Paint::fill(LINEN);
        board.rect(self.rim, self.rim, inner_width, inner_height, field);
        board
    }

    /// Draws the line around the squares, over everything drawn on them.
    pub fn edge(&self, board: &mut Drawing) {
        let (width, height) = self.size();
        let (inner_width, inner_height) = (width - 2.0 * self.rim, height - 2.0 * self.rim);
        let line = Paint::line(INK, 0.3);
        board.rect(self.rim, self.rim, inner_width, inner_height, line);
    }

    /// Lines between all the squares.
    pub fn lines(&self, board: &mut Drawing, paint: Paint) {
        let (width, height) = self.size();
        for column in 1..self.columns {
            let (x, _) = self.corner(column, 0);
            board.line((x, self.rim), (x, height - self.rim), paint);
        }
        for row in 1..self.rows {
            let (_, y) = self.corner(0, row);
            board.line((self.rim, y), (width - self.rim, y), paint);
        }
    }

    /// Writes names on the rim: of the columns at top and bottom, of the rows on both
    /// sides.
    pub fn names(&self, board: &mut Drawing, columns: &[String], rows: &[String]) {
        let (width, height) = self.size();
        let letters = Type::bold(self.rim * 0.56).colour(SOFT);
        let half = self.rim / 2.0;
        for (column, name) in columns.iter().enumerate() {
            let (x, _) = self.middle(column, 0);
            board.label((x, half), name.as_str(), letters);
            board.label((x, height - half), name.as_str(), letters);
        }
        for (row, name) in rows.iter().enumerate() {
            let (_, y) = self.middle(0, row);
            board.label((half, y), name.as_str(), letters);
            board.label((width - half, y), name.as_str(), letters);
        }
    }

    /// The upper left corner of a square.
    pub fn corner(&self, column: usize, row: usize) -> Point {
        (
            self.rim + column as f64 * self.cell,
            self.rim + row as f64 * self.cell,
        )
    }

    /// The middle of a square.
    pub fn middle(&self, column: usize, row: usize) -> Point {
        let (x, y) = self.corner(column, row);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn size(&self) -> Point {
        (
            self.columns as f64 * self.cell + 2.0 * self.rim,
            self.rows as f64 * self.cell + 2.0 * self.rim,
        )
    }
}
