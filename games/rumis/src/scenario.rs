//! Where is built: the ground plans and their heights. The pictures of the
//! rulebook are lost; the shapes here are our ruling and stand nowhere else.

use serde::{Deserialize, Serialize};

use crate::edge::Edge;

/// One of the rulebook's four buildings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scenario {
    /// A wall.
    Pirka,
    /// A pyramid.
    Coricancha,
    /// Stairs.
    Pisac,
    /// A tower.
    #[default]
    Chullpa,
}

/// What the table below says of a scenario.
struct Building {
    columns: u8,
    rows: u8,
    /// The table's limit with two, three and four players.
    heights: [u8; 3],
    /// The limit of a square of its own, by column and row from 0.
    own_limit: fn(u8, u8) -> u8,
}

const NO_LIMIT: fn(u8, u8) -> u8 = |_, _| u8::MAX;

#[rustfmt::skip]
const BUILDINGS: [Building; 4] = [
    Building { columns: 10, rows: 4, heights: [2, 3, 4], own_limit: NO_LIMIT },
    Building { columns:  8, rows: 8, heights: [4, 4, 4], own_limit: |column, row| {
        let edge = |place: u8| (place + 1).min(8 - place);
        edge(column).min(edge(row))
    } },
    Building { columns:  4, rows: 8, heights: [4, 5, 8], own_limit: |_, row| row + 1 },
    Building { columns:  5, rows: 4, heights: [4, 6, 8], own_limit: NO_LIMIT },
];

/// The place where one game is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    /// A scenario, and how many colours build on it: two, three or four.
    Scenario(Scenario, usize),
    /// The cube of a solitaire.
    Cube(Edge),
}

impl Ground {
    /// How many grounds there are.
    pub(crate) const COUNT: usize = 4 * 3 + 3;

    /// Its place in a list of all grounds.
    pub(crate) fn place(self) -> usize {
        match self {
            Ground::Scenario(scenario, colours) => scenario as usize * 3 + colours - 2,
            Ground::Cube(edge) => 4 * 3 + edge as usize,
        }
    }

    /// How many columns the plan has.
    pub(crate) fn columns(self) -> u8 {
        match self {
            Ground::Scenario(scenario, _) => BUILDINGS[scenario as usize].columns,
            Ground::Cube(edge) => edge.length(),
        }
    }

    /// How many rows the plan has.
    pub(crate) fn rows(self) -> u8 {
        match self {
            Ground::Scenario(scenario, _) => BUILDINGS[scenario as usize].rows,
            Ground::Cube(edge) => edge.length(),
        }
    }

    /// How high may be built on a square of the plan.
    pub(crate) fn limit(self, column: u8, row: u8) -> u8 {
        match self {
            Ground::Scenario(scenario, colours) => {
                let building = &BUILDINGS[scenario as usize];
                let own_limit = (building.own_limit)(column, row);
                own_limit.min(building.heights[colours - 2])
            }
            Ground::Cube(edge) => edge.length(),
        }
    }
}
