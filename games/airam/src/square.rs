//! The 21 squares of the three boards, and sets of them, one bit a square.

use std::fmt;

use crate::geometry::{BOARD, BOARDS};

/// How many squares a board has.
pub(crate) const PER_BOARD: usize = BOARD.len();
/// How many squares there are.
pub(crate) const SQUARES: usize = BOARDS * PER_BOARD;

/// A square by its board and letter: `2d`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Square(u8);

impl Square {
    /// The square of board 0, 1 or 2 in this place of [`BOARD`].
    pub(crate) const fn at(board: usize, place: usize) -> Square {
        assert!(board < BOARDS && place < PER_BOARD);
        Square((board * PER_BOARD + place) as u8)
    }

    /// All of them, board by board.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// Whether one of the first nine tokens goes here.
    pub fn has_circle(self) -> bool {
        BOARD[self.place()].circle
    }

    pub(crate) const fn letter(self) -> char {
        BOARD[self.place()].letter
    }

    /// The board it is on, from 0.
    pub(crate) const fn board(self) -> usize {
        self.index() / PER_BOARD
    }

    /// Its place in [`BOARD`].
    pub(crate) const fn place(self) -> usize {
        self.index() % PER_BOARD
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.board() + 1, self.letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Some of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Squares(u32);

impl Squares {
    pub(crate) const NONE: Squares = Squares(0);
    pub(crate) const ALL: Squares = Squares((1 << SQUARES) - 1);

    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    pub(crate) const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    pub(crate) const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    pub(crate) fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| Square(self.0.trailing_zeros() as u8))
    }

    /// Just the first of them.
    pub(crate) const fn only_first(self) -> Squares {
        Squares(self.0 & self.0.wrapping_neg())
    }

    /// The one that [`Squares::iter`] gives after `skipped` others. There must
    /// be that many.
    pub(crate) fn nth(self, skipped: u32) -> Square {
        let mut bits = self.0;
        for _ in 0..skipped {
            bits &= bits - 1;
        }
        Square(bits.trailing_zeros() as u8)
    }

    /// Each of them, board by board.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = Square> {
        std::iter::from_fn(move || {
            let square = self.first()?;
            self.0 &= self.0 - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
