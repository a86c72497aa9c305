//! The position as JSON.

use rules::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::{PieceSet, Tower, Xats};

/// The fields that the engine protocol promises.
#[derive(Serialize)]
struct State<'a> {
    towers: &'a [Tower],
    reserves: &'a [PieceSet],
    discarded: Vec<PieceSet>,
    out: SeatSet,
}

impl Serialize for Xats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let discarded = Seat::all(self.seats()).map(|seat| self.discarded(seat));
        let state = State {
            towers: &self.towers,
            reserves: &self.reserves,
            discarded: discarded.collect(),
            out: self.out,
        };
        state.serialize(serializer)
    }
}
