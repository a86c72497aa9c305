//! The position as JSON.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::dice::{Left, Tie};
use crate::piece::{EACH, PIECES, Piece};
use crate::track::Colour;
use crate::{Ludo, Phase};

/// What the engine protocol promises of a position.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The colour of each seat.
    pub(crate) colours: Vec<Colour>,
    /// The progress of each seat's pieces; −1 is prison.
    pub(crate) pieces: Vec<[i8; EACH]>,
    /// From the rider to its carrier, as in `1.2` for the second piece of seat 1.
    pub(crate) rides: BTreeMap<String, String>,
    /// The faces still to use.
    pub(crate) dice: String,
    /// The released piece that the number left is for, as in `1.2`.
    pub(crate) bound: Option<String>,
    /// Whether the crown left releases nobody, because the number was used first.
    pub(crate) advance_only: bool,
    /// Whose turn it is, also while others move back.
    pub(crate) turn: Option<Seat>,
    /// The seats of this round of the starting draw.
    pub(crate) throwing: SeatSet,
    /// Their sums so far.
    pub(crate) thrown: Vec<u8>,
    /// The seats that still have to move back, in their order.
    pub(crate) back: Vec<Seat>,
}

impl Serialize for Ludo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (throwing, thrown) = match &self.phase {
            Phase::Draw(draw) => (draw.throwing(), draw.thrown().collect()),
            _ => (SeatSet::NONE, Vec::new()),
        };
        let left = self.left();
        let state = State {
            colours: self.board.colours[..self.seats()].to_vec(),
            pieces: Seat::all(self.seats())
                .map(|seat| self.places(seat))
                .collect(),
            rides: self.rides(),
            dice: self.dice(),
            bound: left.and_then(|left| self.released(left)),
            advance_only: left.is_some_and(|left| left.tie == Tie::AdvanceOnly),
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
            Phase::Back { .. } => {
                let left = self.left().map(|left| left.face.letter());
                left.into_iter().collect()
            }
            Phase::Draw(_) | Phase::Throw(_) | Phase::Over(_) => String::new(),
        }
    }

    /// The die that is left when one has been used, also while others move back.
    pub(crate) fn left(&self) -> Option<Left> {
        match self.phase {
            Phase::Play { dice, .. } => dice.left(),
            Phase::Back { left, .. } => left,
            Phase::Draw(_) | Phase::Throw(_) | Phase::Over(_) => None,
        }
    }

    fn released(&self, left: Left) -> Option<String> {
        let Tie::Bound(number) = left.tie else {
            return None;
        };
        Some(Piece::new(self.whose()?, number).to_string())
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
