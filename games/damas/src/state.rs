//! The position as JSON.

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::now::{Moment, Now};
use crate::position::Position;
use crate::squares::{Squares, each};
use crate::{Damas, Square, square};

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

impl Position {
    /// What stands on a square.
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        let bit = square.bit();
        let seat = Seat::all(2).find(|seat| self.pieces[seat.index()] & bit != 0)?;
        let king = self.kings & bit != 0;
        Some(Piece { seat, king })
    }

    /// The board from Black's side, one letter a square and `.` for none.
    pub(crate) fn rows(&self) -> [String; 10] {
        let letter = |square| self.piece(square).map_or('.', Piece::letter);
        std::array::from_fn(|row| {
            (0..10)
                .map(|column| Square::at(row, column).map_or('.', letter))
                .collect()
        })
    }
}

impl Damas {
    /// What stands on a square.
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.now.position.piece(square)
    }

    /// The board from Black's side, one letter a square and `.` for none.
    pub fn board(&self) -> [String; 10] {
        self.now.position.rows()
    }
}

/// The fields that the engine protocol promises, and what else it takes to go on from
/// here.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The rows from Black's side: `w` and `b` for men, `W` and `B` for kings, `.` for none.
    pub(crate) board: [String; 10],
    /// Whose turn it is, or would be if the game were not over.
    pub(crate) turn: Seat,
    /// The squares of the pieces that can be huffed now, ascending.
    pub(crate) at_fault: Vec<u8>,
    /// The board before the offence that may be answered now; left out if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) before: Option<[String; 10]>,
    /// Whether the last action was a huff.
    pub(crate) must_move: bool,
    /// Whether the last action was `force`.
    pub(crate) forced: bool,
    /// How many moves are left before a draw, once only kings are.
    pub(crate) kings_moves_left: Option<u8>,
    /// The moves since the last one that cannot be undone, the oldest first: from and
    /// to. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) trail: Vec<[u8; 2]>,
    /// The pieces one of which has to capture by the rules: the kings that can, or
    /// else the men that can. Missing it is an offence, or not allowed at all.
    due: Vec<u8>,
    /// After an offence, the first jumps that were missed: from where a piece stood
    /// to the nearest landing.
    missed: Vec<(u8, u8)>,
}

impl Now {
    /// The pieces that have to capture now by the rules.
    fn due(&self) -> Squares {
        match self.ending {
            None => self.position.bound(),
            Some(_) => 0,
        }
    }

    /// The first jumps of the pieces that an offence has put at fault.
    fn missed(&self) -> impl Iterator<Item = (u8, u8)> {
        let before = match self.moment {
            Moment::Offence(offence) if self.ending.is_none() => Some(offence.before),
            _ => None,
        };
        before.into_iter().flat_map(|before| {
            each(before.bound()).flat_map(move |piece| {
                let landings = before.jumps(piece).nearest_landings(piece, before.foes());
                numbers(landings).map(move |to| (square(piece).number(), to))
            })
        })
    }
}

/// The numbers of these squares, ascending.
fn numbers(set: Squares) -> impl Iterator<Item = u8> {
    each(set).map(|piece| square(piece).number())
}

impl Serialize for Damas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let before = match &self.now.moment {
            Moment::Offence(offence) => Some(offence.before.rows()),
            Moment::Plain | Moment::Huffed | Moment::Forced => None,
        };
        State {
            board: self.board(),
            turn: self.now.position.turn,
            at_fault: self.at_fault().map(Square::number).collect(),
            before,
            must_move: self.must_move(),
            forced: self.is_forced(),
            kings_moves_left: self.kings_moves_left(),
            trail: self.trail_moves(),
            due: numbers(self.now.due()).collect(),
            missed: self.now.missed().collect(),
        }
        .serialize(serializer)
    }
}

impl Damas {
    /// The moves that led from each position of the trail to the next one.
    fn trail_moves(&self) -> Vec<[u8; 2]> {
        let living = self.trail.living();
        let later = living.iter().skip(1).chain([&self.now.position.pieces]);
        let moved = |(was, is): (&[u64; 2], &[u64; 2])| {
            let gone = (was[0] & !is[0]) | (was[1] & !is[1]);
            let come = (is[0] & !was[0]) | (is[1] & !was[1]);
            let [from, to] = [gone, come].map(|set| each(set).next().map(square));
            Some([from?.number(), to?.number()])
        };
        living.iter().zip(later).filter_map(moved).collect()
    }
}
