//! A position set up by hand, for puzzles, reviews and tests.

use rules::{Game, Refusal, Seat};

use crate::board::{Board, Piece};
use crate::cell::{Cell, Side};
use crate::cells::Cells;
use crate::sections::SECTIONS;
use crate::{Nueve, Phase, pieces_each};

/// A position of the last phase, written as the engine protocol writes it:
/// seat digits, `r` for a red piece and `.` for nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position<'a> {
    /// How many play.
    pub seats: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// The board from row 9 down, each row from a to i.
    pub board: [&'a str; 9],
    /// The outer squares: north and south from a, west and east from 1.
    pub outer: [&'a str; 4],
}

/// What can be wrong with a position set up by hand.
pub mod problems {
    rules::refusals! {
        /// No game has that many players, or the seat to move does not play.
        SEATS = "position-seats",
            "Con {0} jugadores no puede jugar el {1}.",
            "With {0} players, player {1} cannot be to move.";
        /// A row or a side is not nine of the characters it may have.
        LINE = "position-line",
            "«{0}» no son nueve casillas de las que puede haber ahí.",
            "“{0}” is not nine squares such as may be there.";
        /// A section has not exactly one red piece off the border.
        REDS = "position-reds",
            "Cada sección lleva una ficha roja, y ninguna en el borde.",
            "Each section has one red piece, and none on the border.";
        /// A player has not the right number of pieces.
        PIECES = "position-pieces",
            "El jugador {0} debe tener {1} fichas, dentro o fuera, y tiene {2}.",
            "Player {0} must have {1} pieces, inside or outside, and has {2}.";
    }
}

impl Nueve {
    /// The last phase from this position on. It must have all its pieces, red
    /// ones too, but nobody asks whether play could have led to it.
    ///
    /// ```
    /// use nueve::{Nueve, Position};
    /// use rules::{Game, Seat};
    ///
    /// let game = Nueve::sliding(&Position {
    ///     seats: 2,
    ///     seat: Seat::FIRST,
    ///     board: [
    ///         ".........", ".r..r..r.", ".........",
    ///         ".........", ".r..r..r.", ".........",
    ///         ".........", ".r..r..r.", ".........",
    ///     ],
    ///     outer: ["111111111", "222222222", "111111111", "222222222"],
    /// })?;
    /// assert_eq!(game.moves().len(), 18);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn sliding(position: &Position) -> Result<Nueve, Refusal> {
        let &Position { seats, seat, .. } = position;
        if !Nueve::ABOUT.players.contains(&seats) || seat.index() >= seats {
            return Err(Refusal::of(&problems::SEATS).at(seats).at(seat));
        }
        let board = set_up(position)?;
        check_reds(&board)?;
        check_pieces(&board, seats)?;
        Ok(Nueve {
            seats,
            phase: Phase::Move,
            seat,
            board,
        })
    }
}

pub(crate) fn set_up(position: &Position) -> Result<Board, Refusal> {
    let mut board = Board::default();
    for (row, line) in (1..=9).rev().zip(position.board) {
        put_line(&mut board, line, |column| Cell::at(column, row))?;
    }
    let sides = [Side::North, Side::South, Side::West, Side::East];
    for (side, line) in sides.into_iter().zip(position.outer) {
        put_line(&mut board, line, |place| Cell::outside(side, place))?;
    }
    Ok(board)
}

fn put_line(board: &mut Board, line: &str, cell: impl Fn(u8) -> Cell) -> Result<(), Refusal> {
    let problem = || Refusal::of(&problems::LINE).at(line);
    if line.chars().count() != 9 {
        return Err(problem());
    }
    for (place, letter) in (1..=9).zip(line.chars()) {
        let piece = match letter {
            '.' => continue,
            'r' => Piece::Red,
            digit => {
                let number = digit.to_digit(10).ok_or_else(problem)?;
                Piece::Of(Seat::numbered(number.into()).ok_or_else(problem)?)
            }
        };
        board.put(piece, cell(place));
    }
    Ok(())
}

pub(crate) fn check_reds(board: &Board) -> Result<(), Refusal> {
    let one_each = SECTIONS
        .iter()
        .all(|&section| (section & board.reds).len() == 1);
    let inside = (board.reds & !Cells::INNER).is_empty();
    if one_each && inside {
        Ok(())
    } else {
        Err(Refusal::of(&problems::REDS))
    }
}

pub(crate) fn check_pieces(board: &Board, seats: usize) -> Result<(), Refusal> {
    let fair = pieces_each(seats);
    for (seat, pieces) in board.pieces.iter().enumerate() {
        let due = if seat < seats { fair } else { 0 };
        if pieces.len() != due {
            let problem = Refusal::of(&problems::PIECES).at(Seat::at(seat));
            return Err(problem.at(due).at(pieces.len()));
        }
    }
    Ok(())
}
