//! A board as the alpha-beta search walks it.

use bots::alpha_beta::{Duel, WIN};
use rules::{Seat, SeatSet, Turn};

use super::eye::Eye;
use super::landmarks;
use crate::board::Board;
use crate::grid::{Grid, Squares};

/// A board, who is to move, where they may, and with what eye it is judged.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Position<G: Grid> {
    board: Board<G>,
    /// Where the player to move encloses something: asked for over and over,
    /// so worked out once.
    squares: G::Squares,
    mover: Seat,
    eye: Eye,
}

impl<G: Grid> Position<G> {
    /// From this board on.
    pub(crate) fn new(board: Board<G>, mover: Seat, eye: Eye) -> Position<G> {
        Position {
            board,
            squares: board.moves(),
            mover,
            eye,
        }
    }

    fn margin(&self) -> i32 {
        let margin = self.board.margin();
        self.for_first(margin)
    }

    /// What is good for the player to move, as it is for the first seat.
    fn for_first(&self, worth: i32) -> i32 {
        if self.mover == Seat::FIRST {
            worth
        } else {
            -worth
        }
    }
}

impl<G: Grid> bots::Position for Position<G> {
    /// The place of a disc, or nothing for a pass.
    type Move = Option<u8>;

    fn turn(&self) -> Turn {
        if self.squares != G::Squares::NONE || self.board.passed().can_move() {
            return Turn::Seat(self.mover);
        }
        let margin = self.margin();
        let seats = Seat::all(2).zip([margin >= 0, margin <= 0]);
        Turn::Over(
            seats
                .filter(|(_, won)| *won)
                .map(|(seat, _)| seat)
                .collect(),
        )
    }

    fn moves(&self, list: &mut Vec<Option<u8>>) {
        if self.squares == G::Squares::NONE {
            list.push(None);
        }
        list.extend(self.squares.places().map(|place| Some(place as u8)));
    }

    fn play(&mut self, action: &Option<u8>) {
        let board = match *action {
            Some(place) => self.board.played(place.into()),
            None => self.board.passed(),
        };
        *self = Position::new(board, self.mover.rival(), self.eye);
    }
}

impl<G: Grid> Duel for Position<G> {
    fn evaluate(&self) -> i32 {
        self.for_first(self.eye.worth(self.board, self.squares))
    }

    /// Winning by more is better.
    fn settle(&self, _: SeatSet) -> i32 {
        let margin = self.margin();
        margin.signum() * WIN / 2 + margin
    }

    fn key(&self) -> u64 {
        self.board.key() ^ self.mover.index() as u64
    }

    fn promise(&self, action: &Option<u8>) -> i32 {
        action.map_or(0, |place| landmarks::promise::<G>(place.into()))
    }

    fn track(&self, action: &Option<u8>) -> usize {
        action.map_or(0, |place| 1 + usize::from(place))
    }
}
