//! The fixed facts that a board draws from.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::cube::Step;
use crate::edge::Edge;
use crate::options::{Listed, Stones};
use crate::scenario::{Ground, Scenario};
use crate::seating::{Colour, Seating};
use crate::stone::Stone;

/// The stones, the grounds, and who plays which colours.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Facts {
    /// The cubes of each stone as it first lies: steps east, north and up.
    stones: BTreeMap<&'static str, Vec<Step>>,
    /// What is built, by scenario and by the number of colours.
    scenarios: BTreeMap<String, BTreeMap<usize, Limits>>,
    /// The cubes of a solitaire, by their edge.
    cubes: BTreeMap<u8, Limits>,
    /// The scenario and the cube if none is chosen.
    usual_scenario: String,
    usual_cube: u8,
    /// The colours of each seat, by the number of seats and of colours.
    colours: BTreeMap<usize, BTreeMap<usize, Vec<Vec<Colour>>>>,
}

/// How high may be built: the rows of a plan from south to north, each from west to east.
type Limits = Vec<Vec<u8>>;

impl Facts {
    pub(crate) fn new() -> Facts {
        let stones = Stone::all().map(|stone| (stone.code(), stone.cubes().collect()));
        let heights = |scenario: Scenario| {
            let colours = 2..=Colour::ALL.len();
            let limits =
                colours.map(|colours| (colours, limits(Ground::Scenario(scenario, colours))));
            (name(scenario), limits.collect())
        };
        let cube = |edge: Edge| (edge.length(), limits(Ground::Cube(edge)));
        Facts {
            stones: stones.collect(),
            scenarios: Scenario::VALUES.iter().copied().map(heights).collect(),
            cubes: Edge::ALL.into_iter().map(cube).collect(),
            usual_scenario: name(Scenario::default()),
            usual_cube: Edge::default().length(),
            colours: colours(),
        }
    }
}

/// What the options call it.
fn name(scenario: Scenario) -> String {
    let name = serde_json::to_value(scenario).unwrap_or_default();
    name.as_str().unwrap_or_default().to_owned()
}

fn limits(ground: Ground) -> Limits {
    let row = |row| {
        let columns = 0..ground.columns();
        columns.map(|column| ground.limit(column, row)).collect()
    };
    (0..ground.rows()).map(row).collect()
}

fn colours() -> BTreeMap<usize, BTreeMap<usize, Vec<Vec<Colour>>>> {
    let alone = |stones: &Stones| Seating::Alone {
        colours: stones.colours(),
        turns: false,
    };
    let alone = Stones::VALUES.iter().map(alone);
    let own = (2..=Colour::ALL.len()).map(Seating::Own);
    let mut all = BTreeMap::<_, BTreeMap<_, _>>::new();
    for seating in alone.chain(own).chain([Seating::TwoByTwo]) {
        let of_seats = all.entry(seating.seats()).or_default();
        of_seats.insert(seating.colours(), colours_of(seating));
    }
    all
}

fn colours_of(seating: Seating) -> Vec<Vec<Colour>> {
    let of = |seat: usize| {
        let all = Colour::first(seating.colours());
        all.filter(|&colour| seating.seat(colour).index() == seat)
            .collect()
    };
    (0..seating.seats()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_play_has_its_colours() {
        let facts = Facts::new();
        let numbers = |seats: usize, colours: usize| -> Vec<Vec<u8>> {
            let of_seats = facts.colours[&seats][&colours].iter();
            of_seats
                .map(|of_seat| of_seat.iter().map(|colour| colour.number()).collect())
                .collect()
        };
        assert_eq!(numbers(3, 3), [[1], [2], [3]]);
        assert_eq!(numbers(2, 4), [[1, 3], [2, 4]]);
        assert_eq!(numbers(1, 4), [[1, 2, 3, 4]]);
        assert_eq!(numbers(1, 1), [[1]]);
    }

    #[test]
    fn the_limits_are_those_of_the_grounds() {
        let facts = Facts::new();
        let room = |limits: &Limits| {
            limits
                .iter()
                .flatten()
                .map(|&limit| usize::from(limit))
                .sum::<usize>()
        };
        assert_eq!(facts.scenarios["pisac"][&2][0], [1; 4]);
        assert_eq!(facts.scenarios["pisac"][&2][7], [4; 4]);
        assert_eq!(room(&facts.scenarios["chullpa"][&2]), 5 * 4 * 4);
        assert_eq!(room(&facts.cubes[&5]), 125);
        assert_eq!(facts.stones.len(), Stone::COUNT);
    }
}
