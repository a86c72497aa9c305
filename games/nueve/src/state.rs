//! The position as JSON.

use rules::{Refusal, Seat, view};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::board::{Board, Piece};
use crate::cell::{Cell, Side};
use crate::cells::Cells;
use crate::position::{Position, check_pieces, check_reds, set_up};
use crate::sections::SECTIONS;
use crate::{Nueve, Phase, pieces_each};

/// What the engine protocol promises of a position, and whose turn it is.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// What the players are doing.
    phase: Phase,
    /// Whose turn it is, or would be if the game were not over.
    turn: Seat,
    /// The rows from row 9, each from column a: a seat's digit, `r` or `.`.
    board: [String; 9],
    /// The squares around the board, in the same letters.
    outer: Outer,
    /// The seat that holds each section, from the upper left; 0 is nobody.
    sections: [u8; 9],
    /// How many squares a piece would slide over from each outer square; 0 if it
    /// cannot enter.
    reach: Outer,
    /// How far along the phase is.
    progress: Progress,
    /// How many pieces each seat has yet to place or, in the last phase, still
    /// has outside.
    waiting: Vec<u32>,
}

/// How far along a phase is: red pieces put, outer squares filled, or pieces that
/// came in, of those that still can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
struct Progress {
    /// What is done.
    done: u32,
    /// What there is to do in all.
    all: u32,
}

/// Something of each of the squares around the board, side by side.
#[derive(Serialize, Deserialize, JsonSchema)]
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
        let row = |from_top: usize| {
            let letter = |column| letter(&self.board, Cell::at(column, 9 - from_top as u8));
            (1..=9).map(letter).collect()
        };
        let state = State {
            phase: self.phase,
            turn: self.seat,
            board: std::array::from_fn(row),
            outer: Outer::of(|cell| letter(&self.board, cell)),
            sections: self
                .board
                .owners()
                .map(|owner| owner.map_or(0, Seat::number)),
            reach: Outer::of(|cell| digit(cell.distance(self.board.landing(cell)))),
            progress: self.progress(),
            waiting: Seat::all(self.seats)
                .map(|seat| self.waiting(seat))
                .collect(),
        };
        state.serialize(serializer)
    }
}

impl State {
    /// The game of so many that was written so.
    pub(crate) fn restored(&self, seats: usize) -> Result<Nueve, Refusal> {
        let Outer { n, s, w, e } = &self.outer;
        let position = Position {
            seats,
            seat: self.turn,
            board: std::array::from_fn(|row| self.board[row].as_str()),
            outer: [n, s, w, e].map(String::as_str),
        };
        let game = Nueve {
            seats,
            phase: self.phase,
            seat: self.turn,
            board: set_up(&position)?,
        };
        view::require(self.turn.index() < seats, "turn")?;
        game.check()?;
        Ok(game)
    }
}

impl Outer {
    /// A letter for each of the outer squares.
    fn of(letter: impl Fn(Cell) -> char) -> Outer {
        let side = |side| {
            let place = |place| letter(Cell::outside(side, place));
            (1..=9).map(place).collect()
        };
        Outer {
            n: side(Side::North),
            s: side(Side::South),
            w: side(Side::West),
            e: side(Side::East),
        }
    }
}

impl Nueve {
    /// Whether each phase has the pieces that belong to it, and whose turn it is then.
    fn check(&self) -> Result<(), Refusal> {
        let board = &self.board;
        let done = match self.phase {
            Phase::Red => {
                let bare = board.pieces.iter().all(|pieces| pieces.is_empty());
                let right = (board.reds & !Cells::INNER).is_empty() && board.red_sections_differ();
                view::require(bare && right && !self.legal().is_empty(), "reds")?;
                board.reds.len()
            }
            Phase::Place => {
                check_reds(board)?;
                view::require(!self.legal().is_empty(), "phase")?;
                self.check_placed()?
            }
            Phase::Move => {
                check_reds(board)?;
                return check_pieces(board, self.seats);
            }
        };
        view::require(self.seat.index() == done as usize % self.seats, "turn")
    }

    /// How many pieces have been placed round the board, if all in turn.
    fn check_placed(&self) -> Result<u32, Refusal> {
        let placed = self.board.pieces.iter().map(|pieces| pieces.len()).sum();
        for (seat, &pieces) in (0_u32..).zip(&self.board.pieces) {
            let seats = self.seats as u32;
            let due = if seat < seats {
                (placed + seats - 1 - seat) / seats
            } else {
                0
            };
            let right = pieces.len() == due && (pieces & !Cells::OUTER).is_empty();
            view::require(right, "outer")?;
        }
        Ok(placed)
    }

    fn progress(&self) -> Progress {
        let outside = (self.board.taken() & Cells::OUTER).len();
        let all = Cells::OUTER.len();
        match self.phase {
            Phase::Red => Progress {
                done: self.board.reds.len(),
                all: SECTIONS.len() as u32,
            },
            Phase::Place => Progress { done: outside, all },
            Phase::Move => Progress {
                done: all - outside,
                all: all - outside + self.board.movable().len(),
            },
        }
    }

    fn waiting(&self, seat: Seat) -> u32 {
        let outside = (self.board.pieces[seat.index()] & Cells::OUTER).len();
        match self.phase {
            Phase::Red | Phase::Place => pieces_each(self.seats) - outside,
            Phase::Move => outside,
        }
    }
}

fn letter(board: &Board, cell: Cell) -> char {
    match board.piece(cell) {
        None => '.',
        Some(Piece::Red) => 'r',
        Some(Piece::Of(seat)) => digit(seat.number()),
    }
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}
