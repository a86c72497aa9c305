//! The position as JSON.

use rules::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::{PieceSet, Tower, Xats};

/// The fields that the engine protocol promises.
#[derive(Serialize, JsonSchema)]
pub(crate) struct State<'a> {
    /// The towers on the table.
    towers: &'a [Tower],
    /// The pieces that each seat still has.
    reserves: &'a [PieceSet],
    /// The pieces of each seat that are out of the game.
    discarded: Vec<PieceSet>,
    /// The seats that had no piece left on their turn.
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
