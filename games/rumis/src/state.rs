//! The position as JSON.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::seating::PerColour;
use crate::{Colour, Rumis, StoneSet};

/// The fields that the engine protocol promises.
#[derive(Serialize, JsonSchema)]
pub(crate) struct State {
    /// The colour of every cube that is built, by names such as `b3/1`.
    cubes: BTreeMap<String, Colour>,
    /// The stones that each colour still has.
    left: PerColour<StoneSet>,
    /// The colours that are out, ascending.
    out: Vec<Colour>,
    /// The colour to play; none in the end and where one may choose.
    colour: Option<Colour>,
    /// The points of each colour.
    points: PerColour<i32>,
}

impl Serialize for Rumis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let built = |cube| Some((format!("{cube}"), self.cube(cube)?));
        let state = State {
            cubes: self
                .plan
                .cubes()
                .iter()
                .copied()
                .filter_map(built)
                .collect(),
            left: self.colours().map(|colour| self.left(colour)).collect(),
            out: self
                .colours()
                .filter(|&colour| self.is_out(colour))
                .collect(),
            colour: self.colour(),
            points: self.all_points(),
        };
        state.serialize(serializer)
    }
}
