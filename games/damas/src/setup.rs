//! Positions set up by hand, for puzzles, reviews and tests.

use std::fmt;

use rules::Seat;

use crate::position::Position;
use crate::squares::far_row;
use crate::state::Piece;
use crate::{Damas, Options, Square};

/// Why a board cannot be set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadBoard {
    /// It is not ten rows of ten.
    Shape,
    /// This character is no piece.
    Letter(char),
    /// A piece on a light square: row and column from 0.
    Light(usize, usize),
    /// A man on the row where it would be a king.
    Uncrowned(Square),
    /// More than the fifteen pieces that a seat has.
    Crowd(Seat),
    /// No pieces at all.
    Bare,
}

impl Damas {
    /// A game that begins in another position: ten rows as in the state's
    /// `board` (Black's side first; `w` `b` men, `W` `B` kings, `.` nothing),
    /// and the seat to move. It may be over at once.
    pub fn from_board(rows: &[&str], turn: Seat, options: Options) -> Result<Damas, BadBoard> {
        read_rows(rows, turn).map(|position| Damas::begin(position, options))
    }
}

/// The pieces on ten rows of a board.
pub(crate) fn read_rows(rows: &[impl AsRef<str>], turn: Seat) -> Result<Position, BadBoard> {
    let mut position = Position {
        pieces: [0, 0],
        kings: 0,
        turn,
    };
    let is_ten = |row: &str| row.chars().count() == 10;
    if turn.index() >= 2 || rows.len() != 10 || !rows.iter().all(|row| is_ten(row.as_ref())) {
        return Err(BadBoard::Shape);
    }
    for (row, letters) in rows.iter().enumerate() {
        let letters = letters.as_ref().chars().enumerate();
        for (column, letter) in letters.filter(|(_, letter)| *letter != '.') {
            let piece = Piece::lettered(letter).ok_or(BadBoard::Letter(letter))?;
            let square = Square::at(row, column).ok_or(BadBoard::Light(row, column))?;
            position.put(piece, square)?;
        }
    }
    let crowded = |seat: &Seat| position.pieces[seat.index()].count_ones() > 15;
    match Seat::all(2).find(crowded) {
        Some(seat) => Err(BadBoard::Crowd(seat)),
        None if position.pieces == [0, 0] => Err(BadBoard::Bare),
        None => Ok(position),
    }
}

impl Position {
    fn put(&mut self, piece: Piece, square: Square) -> Result<(), BadBoard> {
        self.pieces[piece.seat.index()] |= square.bit();
        if piece.king {
            self.kings |= square.bit();
        } else if square.bit() & far_row(piece.seat) != 0 {
            return Err(BadBoard::Uncrowned(square));
        }
        Ok(())
    }
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadBoard::Shape => f.write_str("a board is ten rows of ten"),
            BadBoard::Letter(letter) => write!(f, "{letter:?} is no piece"),
            BadBoard::Light(row, column) => {
                write!(f, "row {row}, column {column} is a light square")
            }
            BadBoard::Uncrowned(square) => write!(f, "a man on {square} would be a king"),
            BadBoard::Crowd(seat) => write!(f, "seat {seat} has more than fifteen pieces"),
            BadBoard::Bare => f.write_str("there are no pieces"),
        }
    }
}

impl std::error::Error for BadBoard {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board that is empty but for its first and last rows.
    fn check(first: &str, last: &str, expected: Option<BadBoard>) {
        let mut rows = [".........."; 10];
        (rows[0], rows[9]) = (first, last);
        let game = Damas::from_board(&rows, Seat::FIRST, Options::default());
        assert_eq!(game.as_ref().err(), expected.as_ref(), "{first} {last}");
        if let Ok(game) = game {
            assert_eq!(game.board(), rows.map(str::to_owned));
        }
    }

    #[test]
    fn bad_boards_are_told() {
        let empty = "..........";
        check(".b.B......", "w.W.......", None);
        check("", empty, Some(BadBoard::Shape));
        check("ñ.........", empty, Some(BadBoard::Letter('ñ')));
        check("b.........", empty, Some(BadBoard::Light(0, 0)));
        check(
            ".w........",
            empty,
            Some(BadBoard::Uncrowned(Square::from_place(0))),
        );
        check(
            empty,
            "b.........",
            Some(BadBoard::Uncrowned(Square::from_place(45))),
        );
        check(empty, empty, Some(BadBoard::Bare));
        let crowd = ["W.W.W.W.W.", ".W.W.W.W.W"].repeat(5);
        let crowd: Vec<&str> = crowd.into_iter().rev().collect();
        let crowd = Damas::from_board(&crowd, Seat::FIRST, Options::default());
        assert_eq!(crowd, Err(BadBoard::Crowd(Seat::FIRST)));
    }
}
