//! Setting up a position by hand, for puzzles and tests.

use arrayvec::ArrayVec;
use rules::{Seat, SeatSet, Turn};

use crate::{MOST_SEATS, Piece, PieceSet, Tower, TowerId, Xats};

/// Why a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// Two or three can play.
    Seats(usize),
    /// A piece, or the turn, of somebody who does not play.
    Stranger(Seat),
    /// A tower without a piece.
    EmptyTower,
    /// The first of these pieces cannot lie on the second.
    Unfit(Piece, Piece),
    /// A piece that this seat has in two places.
    Twice(Piece, Seat),
    /// The seat to move has nothing to move.
    NoReserve(Seat),
}

impl Xats {
    /// A position in the middle of a game. Each of `towers` lists its pieces
    /// from the bottom; they get the numbers from 1. `reserves` has one entry
    /// for each seat. What is in neither is discarded. Nobody is out.
    pub fn laid_out(
        towers: &[Vec<(Piece, Seat)>],
        reserves: &[PieceSet],
        to_move: Seat,
    ) -> Result<Xats, LayoutError> {
        if !(2..=MOST_SEATS).contains(&reserves.len()) {
            return Err(LayoutError::Seats(reserves.len()));
        }
        let mut game = Xats {
            towers: ArrayVec::new(),
            next_id: TowerId::MIN,
            reserves: reserves.iter().copied().collect(),
            out: SeatSet::NONE,
            turn: Turn::Seat(to_move),
        };
        game.seated(to_move)?;
        if game.reserve(to_move).is_empty() {
            return Err(LayoutError::NoReserve(to_move));
        }
        for pieces in towers {
            game.lay(pieces)?;
        }
        Ok(game)
    }

    /// Lays a tower, which gets the next number.
    pub(crate) fn lay(&mut self, pieces: &[(Piece, Seat)]) -> Result<(), LayoutError> {
        let Some((&(bottom, seat), above)) = pieces.split_first() else {
            return Err(LayoutError::EmptyTower);
        };
        self.vacant(bottom, seat)?;
        let mut tower = Tower::new(self.next_id, bottom, seat);
        for &(piece, seat) in above {
            self.vacant(piece, seat)?;
            if !tower.top().carries().contains(piece) {
                return Err(LayoutError::Unfit(piece, tower.top()));
            }
            tower.put(piece, seat);
        }
        self.towers.push(tower);
        self.next_id = self.next_id.saturating_add(1);
        Ok(())
    }

    /// Whether this piece can be laid: it is nowhere yet.
    fn vacant(&self, piece: Piece, seat: Seat) -> Result<(), LayoutError> {
        self.seated(seat)?;
        if self.discarded(seat).contains(piece) {
            Ok(())
        } else {
            Err(LayoutError::Twice(piece, seat))
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), LayoutError> {
        if seat.index() < self.seats() {
            Ok(())
        } else {
            Err(LayoutError::Stranger(seat))
        }
    }
}
