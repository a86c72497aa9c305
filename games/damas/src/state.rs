//! The position as JSON.

use rules::Seat;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::{Damas, Square};

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// Whether it is a king.
    pub(crate) king: bool,
}

impl Piece {
    /// Its letter: `w` and `b` for men, `W` and `B` for kings.
    pub(crate) const fn letter(self) -> char {
        let letters = [['w', 'W'], ['b', 'B']];
        letters[self.seat.index()][self.king as usize]
    }

    /// The piece with this letter.
    pub(crate) fn lettered(letter: char) -> Option<Piece> {
        let pieces = Seat::all(2).flat_map(|seat| [false, true].map(|king| Piece { seat, king }));
        pieces.into_iter().find(|piece| piece.letter() == letter)
    }
}

impl Damas {
    /// What stands on a square.
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        let position = &self.now.position;
        let bit = square.bit();
        let seat = Seat::all(2).find(|seat| position.pieces[seat.index()] & bit != 0)?;
        let king = position.kings & bit != 0;
        Some(Piece { seat, king })
    }

    /// The board from Black's side, one letter a square and `.` for none.
    pub fn board(&self) -> [String; 10] {
        let letter = |square| self.piece(square).map_or('.', Piece::letter);
        std::array::from_fn(|row| {
            (0..10)
                .map(|column| Square::at(row, column).map_or('.', letter))
                .collect()
        })
    }
}

/// The fields that the engine protocol promises, and the countdown of the kings.
#[derive(Serialize, JsonSchema)]
pub(crate) struct State {
    /// The rows from Black's side: `w` and `b` for men, `W` and `B` for kings, `.` for none.
    board: [String; 10],
    /// The squares of the pieces that can be huffed now, ascending.
    at_fault: Vec<u8>,
    /// Whether the last action was a huff.
    must_move: bool,
    /// Whether the last action was `force`.
    forced: bool,
    /// How many moves are left before a draw, once only kings are.
    kings_moves_left: Option<u8>,
}

impl Serialize for Damas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        State {
            board: self.board(),
            at_fault: self.at_fault().map(Square::number).collect(),
            must_move: self.must_move(),
            forced: self.is_forced(),
            kings_moves_left: self.kings_moves_left(),
        }
        .serialize(serializer)
    }
}
