//! How pieces travel: a move with its passengers and its meeting, the moving
//! back, and what comes of a capture. The numbers are those of the rules page.

use rules::Seat;

use crate::board::{Board, STEP_BACK};
use crate::notation::Meeting;
use crate::piece::{Piece, PieceSet};
use crate::track::{LAST, PRISON, before};

impl Board {
    /// Moves a piece by its owner's die to where the die takes it, together
    /// with its passengers, and settles the meeting there.
    pub(crate) fn advance(&mut self, piece: Piece, to: i8, meeting: Meeting) {
        let met = self.met(piece, to);
        // Rule 10: a rider leaves simply by moving.
        self.get_off(piece);
        self.take_along(piece, to);
        self.progress[piece.index()] = to;
        // Rule 9: only the square where the whole move ends counts.
        match meeting {
            Meeting::Nobody => {}
            Meeting::Capture => self.imprison(met),
            Meeting::Ride(carrier) => self.carrier[piece.index()] = Some(carrier),
        }
    }

    /// Rule 10: the riders come along as far as their carrier stays on the
    /// track. They get off where it turns into its lane, or on their own last
    /// square if that comes first; whoever rides on them stops there too.
    fn take_along(&mut self, carrier: Piece, to: i8) {
        for rider in self.riders(carrier).iter() {
            let squares = to.min(LAST) - self.progress(carrier);
            let end = (self.progress(rider) + squares).min(LAST);
            self.take_along(rider, end);
            self.progress[rider.index()] = end;
            if to > LAST || end == LAST {
                self.get_off(rider);
            }
        }
    }

    /// Rule 8: moves a piece two squares back. It gets off its carrier and
    /// meets nobody. Its riders go back too, except those who cannot: they get
    /// off and stay, with whoever rides on them.
    pub(crate) fn retreat(&mut self, piece: Piece) {
        self.get_off(piece);
        self.step_back(piece);
    }

    fn step_back(&mut self, carrier: Piece) {
        self.progress[carrier.index()] -= STEP_BACK;
        for rider in self.riders(carrier).iter() {
            if self.can_retreat(rider) {
                self.step_back(rider);
            } else {
                self.get_off(rider);
            }
        }
    }

    /// Sends pieces to prison; every ride with one of them ends (rule 10).
    pub(crate) fn imprison(&mut self, captured: PieceSet) {
        for piece in captured.iter() {
            self.progress[piece.index()] = PRISON;
            self.get_off(piece);
            for rider in self.riders(piece).iter() {
                self.get_off(rider);
            }
        }
    }

    fn get_off(&mut self, piece: Piece) {
        self.carrier[piece.index()] = None;
    }

    /// Rule 9: whether a piece that is moved there may ride on an enemy it
    /// meets. The passengers that it has before the move count as part of the
    /// group, even those who get off on the way.
    pub(crate) fn ride(&self, piece: Piece, to: i8, carrier: Piece) -> Result<(), NoRide> {
        if to == LAST {
            return Err(NoRide::LastSquare);
        }
        let party = PieceSet::only(piece) | self.passengers(piece);
        if party.share_a_seat(self.group(carrier)) {
            return Err(NoRide::SameColour);
        }
        Ok(())
    }

    /// Rule 11: the enemies exactly two squares behind a piece of the thrower.
    pub(crate) fn two_behind(&self, thrower: Seat) -> PieceSet {
        let own = Piece::all_of(thrower).filter_map(|piece| self.square(piece));
        let behind = own.map(|square| self.standing(before(square, 2)));
        behind.fold(PieceSet::NONE, |all, some| all | some) & !PieceSet::of(thrower)
    }
}

/// Why a ride is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoRide {
    /// The rider would be on its own last square of the track.
    LastSquare,
    /// Two pieces of one colour would travel together.
    SameColour,
}
