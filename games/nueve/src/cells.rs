//! Sets of squares, one bit a square: the whole grid fits in 121 bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use crate::cell::{Cell, GRID};

/// Some of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Cells(u128);

impl Cells {
    pub(crate) const NONE: Cells = Cells(0);
    /// The 9×9 squares.
    pub(crate) const BOARD: Cells = Cells::rectangle((1, 1), (9, 9));
    /// The board without its border, where red pieces may go.
    pub(crate) const INNER: Cells = Cells::rectangle((2, 2), (8, 8));
    const NORTH: Cells = Cells::rectangle((1, 10), (9, 10));
    const SOUTH: Cells = Cells::rectangle((1, 0), (9, 0));
    const WEST: Cells = Cells::rectangle((0, 1), (0, 9));
    const EAST: Cells = Cells::rectangle((10, 1), (10, 9));
    /// The 36 outer squares.
    pub(crate) const OUTER: Cells =
        Cells(Self::NORTH.0 | Self::SOUTH.0 | Self::WEST.0 | Self::EAST.0);
    const FIRST_ROW: Cells = Cells::rectangle((0, 0), (10, 0));
    const FIRST_COLUMN: Cells = Cells::rectangle((0, 0), (0, 10));

    /// All from one corner (column, row) to the opposite one.
    pub(crate) const fn rectangle(from: (u8, u8), to: (u8, u8)) -> Cells {
        let mut bits = 0;
        let (mut column, mut row) = from;
        while row <= to.1 {
            while column <= to.0 {
                bits |= 1 << Cell::at(column, row).index();
                column += 1;
            }
            column = from.0;
            row += 1;
        }
        Cells(bits)
    }

    /// The grid's row that `cell` is in, outer squares included.
    pub(crate) const fn row_of(cell: Cell) -> Cells {
        Cells(Self::FIRST_ROW.0 << (cell.row() * GRID))
    }

    /// The grid's column that `cell` is in, outer squares included.
    pub(crate) const fn column_of(cell: Cell) -> Cells {
        Cells(Self::FIRST_COLUMN.0 << cell.column())
    }

    /// The outer squares next to any of these board squares.
    pub(crate) fn outside(self) -> Cells {
        let border = self & Cells::BOARD;
        Cells(border.0 << GRID) & Cells::NORTH
            | Cells(border.0 >> GRID) & Cells::SOUTH
            | Cells(border.0 >> 1) & Cells::WEST
            | Cells(border.0 << 1) & Cells::EAST
    }

    pub(crate) const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// A key that hardly any other set gives together with the same `key`.
    #[inline]
    pub(crate) fn stirred_into(self, key: u64) -> u64 {
        let mut key = key;
        for half in [self.0 as u64, (self.0 >> 64) as u64] {
            key = (key ^ half).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            key ^= key >> 32;
        }
        key
    }

    /// The one nearest the lower left corner, row by row.
    pub(crate) fn first(self) -> Option<Cell> {
        (!self.is_empty()).then(|| Cell::from_index(self.0.trailing_zeros() as u8))
    }

    /// The one nearest the upper right corner, row by row.
    pub(crate) fn last(self) -> Option<Cell> {
        (!self.is_empty()).then(|| Cell::from_index(127 - self.0.leading_zeros() as u8))
    }

    /// The one that [`Cells::iter`] gives after `skipped` others. There must be
    /// that many.
    pub(crate) fn nth(self, skipped: u32) -> Cell {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        Cell::from_index(if skipped < in_low {
            nth_bit(low, skipped)
        } else {
            64 + nth_bit(high, skipped - in_low)
        })
    }

    /// Each of them, row by row from the lower left.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = Cell> {
        std::iter::from_fn(move || {
            let cell = self.first()?;
            self.0 &= self.0 - 1;
            Some(cell)
        })
    }
}

fn nth_bit(mut bits: u64, skipped: u32) -> u8 {
    for _ in 0..skipped {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as u8
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
