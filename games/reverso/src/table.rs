//! A board of the size that the players chose.

use rules::Rng;

use crate::board::Board;
use crate::grid::{Eight, Six, Ten};
use crate::{Action, Size, Square, walk};

/// One of the three boards, seen by the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Table {
    Six(Board<Six>),
    Eight(Board<Eight>),
    Ten(Board<Ten>),
}

/// Says the same thing of whichever board it is.
macro_rules! with_board {
    ($table:expr, $board:ident => $answer:expr) => {
        match $table {
            Table::Six($board) => $answer,
            Table::Eight($board) => $answer,
            Table::Ten($board) => $answer,
        }
    };
}

pub(crate) use with_board;

impl Table {
    /// The board before the first move, seen by Black.
    pub(crate) fn start(size: Size) -> Table {
        match size {
            Size::Six => Table::Six(Board::start()),
            Size::Eight => Table::Eight(Board::start()),
            Size::Ten => Table::Ten(Board::start()),
        }
    }

    /// How large it is.
    pub(crate) fn size(self) -> Size {
        match self {
            Table::Six(_) => Size::Six,
            Table::Eight(_) => Size::Eight,
            Table::Ten(_) => Size::Ten,
        }
    }

    /// Lays these discs, and no others.
    pub(crate) fn lay(&mut self, own: &[Square], rival: &[Square]) {
        with_board!(self, board => *board = Board::of(own, rival));
    }

    /// Whether a disc of the player to move lies on a square.
    pub(crate) fn owns(self, square: Square) -> bool {
        with_board!(self, board => board.owns(square))
    }

    /// How many discs the player to move has.
    pub(crate) fn count(self) -> u32 {
        with_board!(self, board => board.count())
    }

    /// A disc on each square where the player to move encloses something.
    pub(crate) fn moves(self) -> Vec<Action> {
        with_board!(self, board => board.squares_to_move().map(Action::Place).collect())
    }

    /// Whether there is such a square.
    pub(crate) fn can_move(self) -> bool {
        with_board!(self, board => board.can_move())
    }

    /// Puts a disc on a square, turns what it encloses, and hands the board to
    /// the rival; or else changes nothing and answers no.
    pub(crate) fn place(&mut self, square: Square) -> bool {
        with_board!(self, board => board.place(square))
    }

    /// The same board, seen by the rival.
    pub(crate) fn passed(mut self) -> Table {
        with_board!(&mut self, board => *board = board.passed());
        self
    }

    /// Discs of both players that can never be turned again.
    pub(crate) fn stable(self) -> Box<dyn Iterator<Item = Square>> {
        with_board!(self, board => Box::new(board.stable_squares()))
    }

    /// [`walk::perft`].
    pub(crate) fn perft(self, depth: u32) -> u64 {
        with_board!(self, board => walk::perft(board, depth))
    }

    /// [`walk::playout`]: changes into the last board and answers the plies.
    pub(crate) fn playout(&mut self, rng: &mut Rng) -> u32 {
        with_board!(self, board => walk::playout(board, rng))
    }
}
