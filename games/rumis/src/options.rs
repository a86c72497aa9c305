//! The variants, and which of them go together.

use rules::{Refusal, Setup};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::edge::Edge;
use crate::refusals;
use crate::scenario::{Ground, Scenario};
use crate::seating::Seating;

/// What is agreed before the game. An option that is left out is not the same
/// as one that is given its default: some are refused when they are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What two or more players build; `chullpa` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "choice::<Scenario>")]
    pub scenario: Option<Scenario>,
    /// Whose colours are whose; `own` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "choice::<Colours>")]
    pub colours: Option<Colours>,
    /// Whether a later colour's first stone must touch the ground as well.
    pub first_on_base: bool,
    /// In solitaire, the edge of the cube; 3 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "choice::<Edge>")]
    pub cube: Option<Edge>,
    /// In solitaire, how many colours' stones there are; `all` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "choice::<Stones>")]
    pub stones: Option<Stones>,
    /// In solitaire, whether the colours take turns as in the game; `false` if
    /// left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "choice::<bool>")]
    pub turns: Option<bool>,
}

/// Whose colours are whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colours {
    /// Each player has one.
    #[default]
    Own,
    /// Two players have two each.
    #[serde(rename = "2x2")]
    TwoByTwo,
}

/// How many colours' stones a solitaire has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stones {
    /// One colour's.
    One,
    /// Two colours'.
    Two,
    /// All four.
    #[default]
    All,
}

impl Stones {
    /// How many colours.
    pub const fn colours(self) -> usize {
        match self {
            Stones::One => 1,
            Stones::Two => 2,
            Stones::All => 4,
        }
    }
}

/// The cubes of one colour's stones.
pub(crate) const CUBES_A_COLOUR: usize = 40;

/// The ground and the seating that a setup comes to, if its options go together.
pub(crate) fn agree(setup: &Setup<Options>) -> Result<(Ground, Seating), Refusal> {
    if setup.seats == 1 {
        agree_alone(&setup.options)
    } else {
        agree_together(&setup.options, setup.seats)
    }
}

fn agree_alone(options: &Options) -> Result<(Ground, Seating), Refusal> {
    let given = [
        ("scenario", options.scenario.is_some()),
        ("colours", options.colours.is_some()),
    ];
    if let Some((name, _)) = given.iter().find(|(_, given)| *given) {
        return Err(Refusal::of(&refusals::NOT_ALONE).at(name));
    }
    let edge = options.cube.unwrap_or_default();
    let colours = options.stones.unwrap_or_default().colours();
    let (needed, there) = (usize::from(edge.length()).pow(3), colours * CUBES_A_COLOUR);
    if there < needed {
        return Err(Refusal::of(&refusals::TOO_FEW_CUBES).at(needed).at(there));
    }
    let turns = options.turns.unwrap_or_default();
    Ok((Ground::Cube(edge), Seating::Alone { colours, turns }))
}

fn agree_together(options: &Options, seats: usize) -> Result<(Ground, Seating), Refusal> {
    let given = [
        ("cube", options.cube.is_some()),
        ("stones", options.stones.is_some()),
        ("turns", options.turns.is_some()),
    ];
    if let Some((name, _)) = given.iter().find(|(_, given)| *given) {
        return Err(Refusal::of(&refusals::ONLY_ALONE).at(name));
    }
    let seating = match options.colours.unwrap_or_default() {
        Colours::Own => Seating::Own(seats),
        Colours::TwoByTwo if seats == 2 => Seating::TwoByTwo,
        Colours::TwoByTwo => return Err(Refusal::of(&refusals::TWO_BY_TWO).at(seats)),
    };
    let scenario = options.scenario.unwrap_or_default();
    Ok((Ground::Scenario(scenario, seating.colours()), seating))
}

/// An option whose values can be listed.
pub(crate) trait Listed: Serialize + Sized + 'static {
    const VALUES: &[Self];
}

impl Listed for Scenario {
    const VALUES: &[Scenario] = &[
        Scenario::Pirka,
        Scenario::Coricancha,
        Scenario::Pisac,
        Scenario::Chullpa,
    ];
}

impl Listed for Colours {
    const VALUES: &[Colours] = &[Colours::Own, Colours::TwoByTwo];
}

impl Listed for Edge {
    const VALUES: &[Edge] = &Edge::ALL;
}

impl Listed for Stones {
    const VALUES: &[Stones] = &[Stones::One, Stones::Two, Stones::All];
}

impl Listed for bool {
    const VALUES: &[bool] = &[false, true];
}

/// The schema of an option that may be left out, which `null` does as well.
fn choice<T: Listed>(_: &mut SchemaGenerator) -> Schema {
    let mut values: Vec<Option<&T>> = T::VALUES.iter().map(Some).collect();
    values.push(None);
    json_schema!({ "enum": values })
}
