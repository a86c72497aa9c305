//! Where every piece stands and who rides on whom.

use rules::Seat;

use crate::dice::Dice;
use crate::landing::{Landing, landing};
use crate::options::Seating;
use crate::piece::{EACH, Number, PIECES, Piece, PieceSet};
use crate::track::{Colour, Face, HOME, LAST, PRISON};

/// The fewest squares from its start at which a piece can be moved back.
pub(crate) const STEP_BACK: i8 = 2;

/// The pieces of a game. Those of seats that nobody takes stay in prison.
///
/// A rider always shares the square of its carrier, is never on its own last
/// square, and no two pieces of one colour are in one travelling group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) colours: Seating,
    pub(crate) progress: [i8; PIECES],
    pub(crate) carrier: [Option<Piece>; PIECES],
}

impl Board {
    /// Everybody in prison.
    pub(crate) fn new(colours: Seating) -> Board {
        Board {
            colours,
            progress: [PRISON; PIECES],
            carrier: [None; PIECES],
        }
    }

    pub(crate) fn progress(&self, piece: Piece) -> i8 {
        self.progress[piece.index()]
    }

    pub(crate) fn colour(&self, piece: Piece) -> Colour {
        self.colours[piece.seat().index()]
    }

    /// The square of a piece that is on the track.
    pub(crate) fn square(&self, piece: Piece) -> Option<u8> {
        let progress = self.progress(piece);
        let on_track = (0..=LAST).contains(&progress);
        on_track.then(|| self.colour(piece).square(progress))
    }

    /// The pieces on a square of the track.
    pub(crate) fn standing(&self, square: u8) -> PieceSet {
        let there = self
            .colours
            .map(|colour| colour.progress(square).unwrap_or(i8::MIN));
        PieceSet::such_that(|index| self.progress[index] == there[index / EACH])
    }

    /// Where a die takes a piece. Of several pieces in prison only the first
    /// comes out.
    pub(crate) fn landing(&self, piece: Piece, face: Face) -> Option<Landing> {
        let from = self.progress(piece);
        if from == PRISON && self.first_prisoner(piece.seat()) != Some(piece) {
            return None;
        }
        landing(self.colour(piece), from, face)
    }

    /// Where a die takes a piece that may use it.
    pub(crate) fn landing_by(&self, piece: Piece, face: Face, dice: Dice) -> Option<Landing> {
        let allowed = dice.allow(piece.number(), self.progress(piece) == PRISON);
        self.landing(piece, face).filter(|_| allowed)
    }

    /// Whether some piece of the seat can use one of these dice.
    pub(crate) fn can_use(&self, seat: Seat, dice: Dice) -> bool {
        dice.choices().any(|face| {
            Piece::all_of(seat).any(|piece| self.landing_by(piece, face, dice).is_some())
        })
    }

    /// The enemies that a piece meets when its owner moves it there: those who
    /// stand on the square before the move. Whoever travels along comes from
    /// another square, so that nobody who travelled is among them (rule 10).
    pub(crate) fn met(&self, piece: Piece, to: i8) -> PieceSet {
        if to > LAST {
            return PieceSet::NONE;
        }
        self.standing(self.colour(piece).square(to)) & !PieceSet::of(piece.seat())
    }

    /// The piece in prison that a crown takes out.
    pub(crate) fn first_prisoner(&self, seat: Seat) -> Option<Piece> {
        Piece::all_of(seat).find(|&piece| self.progress(piece) == PRISON)
    }

    /// How many pieces of the seat have arrived.
    pub(crate) fn arrived(&self, seat: Seat) -> usize {
        let home = Piece::all_of(seat).filter(|&piece| self.progress(piece) == HOME);
        home.count()
    }

    /// Whether a piece can be moved back (rule 8).
    pub(crate) fn can_retreat(&self, piece: Piece) -> bool {
        (STEP_BACK..=LAST).contains(&self.progress(piece))
    }

    /// Whether the seat has a piece that can be moved back.
    pub(crate) fn must_retreat(&self, seat: Seat) -> bool {
        Piece::all_of(seat).any(|piece| self.can_retreat(piece))
    }

    /// Of the seat's pieces that can be moved back the one that has come least far,
    /// which has least to lose there.
    pub(crate) fn hindmost(&self, seat: Seat) -> Option<Number> {
        let able = Piece::all_of(seat).filter(|&piece| self.can_retreat(piece));
        able.min_by_key(|&piece| self.progress(piece))
            .map(Piece::number)
    }

    /// Those who ride on the piece itself.
    pub(crate) fn riders(&self, carrier: Piece) -> PieceSet {
        PieceSet::such_that(|index| self.carrier[index] == Some(carrier))
    }

    /// Those who ride on the piece, and those who ride on them.
    pub(crate) fn passengers(&self, carrier: Piece) -> PieceSet {
        let riders = self.riders(carrier);
        let below = riders.iter().map(|rider| self.passengers(rider));
        below.fold(riders, |all, some| all | some)
    }

    /// All who travel together with the piece, itself included.
    pub(crate) fn group(&self, piece: Piece) -> PieceSet {
        let mut root = piece;
        while let Some(carrier) = self.carrier[root.index()] {
            root = carrier;
        }
        PieceSet::only(root) | self.passengers(root)
    }
}
