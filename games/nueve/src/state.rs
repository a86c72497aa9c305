//! The position as JSON.

use rules::Seat;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::board::{Board, Piece};
use crate::cell::{Cell, Side};
use crate::{Nueve, Phase};

/// What the engine protocol promises of a position.
#[derive(Serialize, JsonSchema)]
pub(crate) struct State {
    /// What the players are doing.
    phase: Phase,
    /// The rows from row 9, each from column a: a seat's digit, `r` or `.`.
    board: [String; 9],
    /// The squares around the board, in the same letters.
    outer: Outer,
    /// The seat that holds each section, from the upper left; 0 is nobody.
    sections: [u8; 9],
}

/// The squares around the board, side by side.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
struct Outer {
    /// North, from a.
    n: String,
    /// South, from a.
    s: String,
    /// West, from 1.
    w: String,
    /// East, from 1.
    e: String,
}

impl Serialize for Nueve {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let side = |side| line(&self.board, |place| Cell::outside(side, place));
        let row =
            |from_top: usize| line(&self.board, |column| Cell::at(column, 9 - from_top as u8));
        let state = State {
            phase: self.phase,
            board: std::array::from_fn(row),
            outer: Outer {
                n: side(Side::North),
                s: side(Side::South),
                w: side(Side::West),
                e: side(Side::East),
            },
            sections: self
                .board
                .owners()
                .map(|owner| owner.map_or(0, Seat::number)),
        };
        state.serialize(serializer)
    }
}

/// What stands on nine squares in a row.
fn line(board: &Board, cell: impl Fn(u8) -> Cell) -> String {
    let letter = |place| match board.piece(cell(place)) {
        None => '.',
        Some(Piece::Red) => 'r',
        Some(Piece::Of(seat)) => char::from(b'0' + seat.number()),
    };
    (1..=9).map(letter).collect()
}
