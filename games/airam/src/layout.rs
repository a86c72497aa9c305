//! How the three boards may be laid out: the game's one option.

use rules::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::geometry::{BOARDS, Place};
use crate::refusals;

/// The variants of AIRAM.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the three boards lie.
    pub layout: Layout,
}

/// Where the three boards lie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "layout = row | corner | stairs | [[x,y,turn],[x,y,turn],[x,y,turn]]"
)]
pub enum Layout {
    /// One that has a name.
    Named(Preset),
    /// Any other: x, y and clockwise quarter turns of each board, whose side is 6.
    Boards([[i64; 3]; BOARDS]),
}

/// A layout with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// Side by side.
    Row,
    /// The second to the right of the first, the third below it.
    #[default]
    Corner,
    /// Each half a side lower than the one before.
    Stairs,
}

/// How far from the middle of the table a board may lie.
const FAR: i64 = 1000;

impl Default for Layout {
    fn default() -> Layout {
        Layout::Named(Preset::default())
    }
}

impl Preset {
    /// All of them.
    pub(crate) const ALL: [Preset; 3] = [Preset::Corner, Preset::Row, Preset::Stairs];

    /// Its name in the option.
    pub(crate) fn name(self) -> String {
        let name = serde_json::to_value(self).expect("a preset is written as its name");
        name.as_str().unwrap_or_default().to_owned()
    }

    /// Where its boards lie.
    pub(crate) const fn boards(self) -> [[i64; 3]; BOARDS] {
        match self {
            Preset::Row => [[0, 0, 0], [6, 0, 0], [12, 0, 0]],
            Preset::Corner => [[0, 0, 0], [6, 0, 0], [0, 6, 0]],
            Preset::Stairs => [[0, 0, 0], [6, 3, 0], [12, 6, 0]],
        }
    }
}

impl Layout {
    /// The boards where they lie, if they may lie so.
    pub(crate) fn places(&self) -> Result<[Place; BOARDS], Refusal> {
        let boards = match self {
            Layout::Named(preset) => preset.boards(),
            Layout::Boards(boards) => *boards,
        };
        for (board, [x, y, turn]) in (1..).zip(boards) {
            check_numbers(board, [x, y], turn)?;
        }
        let places = boards.map(|[x, y, turn]| Place {
            x: x as i16,
            y: y as i16,
            turn: turn as u8,
        });
        check_overlaps(&places)?;
        check_contact(&places)?;
        Ok(places)
    }
}

fn check_numbers(board: usize, position: [i64; 2], turn: i64) -> Result<(), Refusal> {
    let outside = |number: &i64| !(-FAR..=FAR).contains(number);
    if let Some(number) = position.into_iter().find(outside) {
        return Err(Refusal::of(&refusals::LAYOUT_RANGE).at(board).at(number));
    }
    if !(0..=3).contains(&turn) {
        return Err(Refusal::of(&refusals::LAYOUT_TURN).at(board).at(turn));
    }
    Ok(())
}

fn check_overlaps(places: &[Place; BOARDS]) -> Result<(), Refusal> {
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        if places[one].whole().overlaps(places[other].whole()) {
            let refusal = Refusal::of(&refusals::LAYOUT_OVERLAP);
            return Err(refusal.at(one + 1).at(other + 1));
        }
    }
    Ok(())
}

/// Three boards of which each touches another hang together.
fn check_contact(places: &[Place; BOARDS]) -> Result<(), Refusal> {
    let alone = |place: &Place| {
        let mut others = places.iter();
        !others.any(|other| place.whole().touches(other.whole()))
    };
    match places.iter().position(alone) {
        Some(board) => Err(Refusal::of(&refusals::LAYOUT_APART).at(board + 1)),
        None => Ok(()),
    }
}
