//! What is the same at every table of DAMAS, as a page draws it.

use rules::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Square;
use crate::squares::{BOARD, Direction, each, square};

/// The board, and which way the men go on it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DamasFacts {
    /// How many squares the board has along a side, light ones included.
    side: usize,
    /// The row and the column of each dark square by its number, from Black's left
    /// corner as White sees it.
    squares: Vec<(usize, usize)>,
    /// How many rows down a man of each seat goes with a step.
    forward: Vec<i8>,
}

impl DamasFacts {
    pub(crate) fn new() -> DamasFacts {
        let squares = || each(BOARD).map(square);
        DamasFacts {
            side: squares().map(Square::row).max().map_or(0, |last| last + 1),
            squares: squares().map(|it| (it.row(), it.column())).collect(),
            forward: Seat::all(2).map(forward).collect(),
        }
    }
}

fn forward(seat: Seat) -> i8 {
    let [direction, _] = Direction::forward(seat);
    let from = each(BOARD).find(|&from| direction.step(from) != 0);
    let step = from.map(|from| (square(from).row(), square(direction.step(from)).row()));
    match step {
        Some((from, to)) if to < from => -1,
        _ => 1,
    }
}
