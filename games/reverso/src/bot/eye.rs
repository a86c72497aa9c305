//! What a board seems to be worth: all the knowledge of the game that a search
//! does not find by itself.

use super::landmarks::{around, border, corners};
use crate::board::Board;
use crate::grid::{Grid, Squares};

/// How much somebody sees in a board. A disc is worth 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eye {
    /// Counts discs, and has heard of corners.
    Discs,
    /// Knows good squares from bad ones.
    Squares,
    /// Knows that having moves matters more than having discs.
    Whole,
}

impl Eye {
    /// The worth to the player to move, who may move to `squares`.
    #[inline]
    pub(crate) fn worth<G: Grid>(self, board: Board<G>, squares: G::Squares) -> i32 {
        match self {
            Eye::Discs => discs(board),
            Eye::Squares => places(board),
            Eye::Whole => whole(board, squares),
        }
    }
}

/// How many more of these squares the player to move has than the rival.
#[inline]
fn more<G: Grid>(board: Board<G>, squares: G::Squares) -> i32 {
    (board.own & squares).len() as i32 - (board.rival & squares).len() as i32
}

fn discs<G: Grid>(board: Board<G>) -> i32 {
    100 * board.margin() + 600 * more(board, corners::<G>())
}

fn places<G: Grid>(board: Board<G>) -> i32 {
    let open = corners::<G>() & board.empty();
    10 * board.margin() + 1200 * more(board, corners::<G>()) + 60 * more(board, border::<G>())
        - 250 * more(board, around::<G>(open))
}

fn whole<G: Grid>(board: Board<G>, squares: G::Squares) -> i32 {
    let rival_squares = board.passed().moves();
    let open = corners::<G>() & board.empty();
    let near = around::<G>(open);
    let beside = near & border::<G>();
    let taken = corners::<G>() & !open != G::Squares::NONE;
    let stable = if taken { steady(board) } else { 0 };
    let empty = board.empty();
    let frontier = [board.own, board.rival].map(|discs| (around::<G>(discs) & empty).len());
    500 * more(board, corners::<G>())
        - 300 * more(board, near & !beside)
        - 100 * more(board, beside)
        + 120 * stable
        + 700 * ratio(squares.len(), rival_squares.len()) / 100
        + 400 * ratio(frontier[1], frontier[0]) / 100
        + 400 * ((squares & open).len() as i32)
}

/// How many more discs the player to move has that can never be turned.
fn steady<G: Grid>(board: Board<G>) -> i32 {
    board.stable().len() as i32 - board.passed().stable().len() as i32
}

/// How far `own` exceeds `rival`, from −100 to 100.
#[inline]
fn ratio(own: u32, rival: u32) -> i32 {
    let (own, rival) = (own as i32, rival as i32);
    100 * (own - rival) / (own + rival + 2)
}
