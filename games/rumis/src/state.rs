//! The position as JSON.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::seating::PerColour;
use crate::{Colour, Rumis, StoneSet};

/// The fields that the engine protocol promises.
#[derive(Serialize)]
struct State {
    cubes: BTreeMap<String, Colour>,
    left: PerColour<StoneSet>,
    out: Vec<Colour>,
    colour: Option<Colour>,
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
