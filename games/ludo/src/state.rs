//! The position as JSON.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::piece::{EACH, PIECES, Piece};
use crate::track::Face;
use crate::{Ludo, Phase};

/// What the engine protocol promises of a position.
#[derive(Serialize, JsonSchema)]
pub(crate) struct State {
    /// The progress of each seat's pieces; −1 is prison.
    pieces: Vec<[i8; EACH]>,
    /// From the rider to its carrier, as in `1.2` for the second piece of seat 1.
    rides: BTreeMap<String, String>,
    /// The faces still to use.
    dice: String,
    /// Whose turn it is, also while others move back.
    turn: Option<Seat>,
    /// The seats of this round of the starting draw.
    throwing: SeatSet,
    /// Their sums so far.
    thrown: Vec<u8>,
    /// The seats that still have to move back, in their order.
    back: Vec<Seat>,
}

impl Serialize for Ludo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (throwing, thrown) = match &self.phase {
            Phase::Draw(draw) => (draw.throwing(), draw.thrown().collect()),
            _ => (SeatSet::NONE, Vec::new()),
        };
        let state = State {
            pieces: Seat::all(self.seats())
                .map(|seat| self.places(seat))
                .collect(),
            rides: self.rides(),
            dice: self.dice(),
            turn: self.whose(),
            throwing,
            thrown,
            back: self.back(),
        };
        state.serialize(serializer)
    }
}

impl Ludo {
    /// The progress of a seat's pieces.
    fn places(&self, seat: Seat) -> [i8; EACH] {
        std::array::from_fn(|place| self.board.progress[seat.index() * EACH + place])
    }

    fn rides(&self) -> BTreeMap<String, String> {
        let pieces = (0..PIECES).map(Piece::at);
        let rides = pieces.filter_map(|rider| Some((rider, self.board.carrier[rider.index()]?)));
        rides
            .map(|(rider, carrier)| (rider.to_string(), carrier.to_string()))
            .collect()
    }

    /// The faces still to use, also while others move back.
    pub(crate) fn dice(&self) -> String {
        match self.phase {
            Phase::Play { dice, .. } => dice.to_string(),
            Phase::Back { left, .. } => left.map(Face::letter).into_iter().collect(),
            Phase::Draw(_) | Phase::Throw(_) | Phase::Over(_) => String::new(),
        }
    }

    /// Whose turn it is, also while others move back; the winner in the end.
    pub(crate) fn whose(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw(_) => None,
            Phase::Throw(seat)
            | Phase::Play { seat, .. }
            | Phase::Back { mover: seat, .. }
            | Phase::Over(seat) => Some(seat),
        }
    }

    fn back(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Back { mover, seat, .. } => {
                let later = self.going_back(mover, seat);
                std::iter::once(seat).chain(later).collect()
            }
            _ => Vec::new(),
        }
    }
}
