//! What is the same at every table of AIRAM, as a page draws it.

use std::collections::{BTreeMap, BTreeSet};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

use crate::geometry::{BOARD, BOARDS, Cut, Place, SIDE};
use crate::layout::{Layout, Preset};
use crate::notation::{CIRCLES, DRAWN};
use crate::square::SQUARES;
use crate::tokens::Colour;

/// The boards, the tokens and the ready layouts.
#[derive(Serialize, JsonSchema)]
pub(crate) struct AiramFacts {
    /// How long the side of a board is.
    side: i32,
    /// How a board is cut into squares, unturned.
    squares: Vec<CutSquare>,
    /// The letters of the colours, in the order of the notation.
    #[schemars(schema_with = "letters")]
    colours: [char; 4],
    /// How many tokens each player keeps in a game.
    hand: usize,
    /// Where the boards of each ready layout lie: x, y and quarter turns.
    layouts: BTreeMap<String, [(i64, i64, i64); BOARDS]>,
    /// The layout of a table that chooses none.
    usual: Preset,
    /// How two boards meet, by where the second lies from the first: rows from
    /// `-side` to `side` below, letters from `-side` to `side` to the right. `#`
    /// overlaps, `+` shares a border, `.` does neither.
    meeting: Vec<String>,
    /// The ways in which boards 1 and 2, 1 and 3, 2 and 3 may meet.
    sound: BTreeSet<String>,
}

/// A square of a board that has not been turned.
#[derive(Serialize, JsonSchema)]
struct CutSquare {
    /// Its letter in the notation.
    letter: char,
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
    /// Whether one of the first tokens goes here.
    circle: bool,
}

impl AiramFacts {
    pub(crate) fn new() -> AiramFacts {
        let turns = (SQUARES - CIRCLES) / (DRAWN as usize - 1);
        AiramFacts {
            side: SIDE,
            squares: BOARD.iter().map(CutSquare::of).collect(),
            colours: Colour::ALL.map(Colour::letter),
            hand: turns / 2,
            layouts: Preset::ALL.map(ready).into(),
            usual: Preset::default(),
            meeting: reach().map(meeting_row).collect(),
            sound: sound(),
        }
    }
}

fn ready(preset: Preset) -> (String, [(i64, i64, i64); BOARDS]) {
    let boards = preset.boards();
    (preset.name(), boards.map(|[x, y, turn]| (x, y, turn)))
}

fn letters(_: &mut SchemaGenerator) -> Schema {
    let letters = Colour::ALL.map(Colour::letter);
    json_schema!({ "type": "array", "items": { "type": "string", "enum": letters } })
}

impl CutSquare {
    fn of(cut: &Cut) -> CutSquare {
        let rectangle = cut.rectangle;
        CutSquare {
            letter: cut.letter,
            left: rectangle.left,
            top: rectangle.top,
            right: rectangle.right,
            bottom: rectangle.bottom,
            circle: cut.circle,
        }
    }
}

/// So far apart two boards can meet.
fn reach() -> std::ops::RangeInclusive<i64> {
    i64::from(-SIDE)..=i64::from(SIDE)
}

fn meeting_row(down: i64) -> String {
    reach()
        .map(|right| meeting([0, 0], [right, down]))
        .collect()
}

/// How two boards meet.
fn meeting(one: [i64; 2], other: [i64; 2]) -> char {
    let whole = |[x, y]: [i64; 2]| {
        let place = Place {
            x: x as i16,
            y: y as i16,
            turn: 0,
        };
        place.whole()
    };
    let (one, other) = (whole(one), whole(other));
    if one.overlaps(other) {
        '#'
    } else if one.touches(other) {
        '+'
    } else {
        '.'
    }
}

/// The ways in which the boards of every layout that starts meet. Each of the
/// boards touches another, so that no two are more than two sides apart.
fn sound() -> BTreeSet<String> {
    let mut sound = BTreeSet::new();
    let reach = || -2 * i64::from(SIDE)..=2 * i64::from(SIDE);
    let places = || reach().flat_map(|y| reach().map(move |x| [x, y]));
    for second in places() {
        for third in places() {
            let boards = [[0, 0], second, third].map(|[x, y]| [x, y, 0]);
            if Layout::Boards(boards).places().is_ok() {
                let pairs = [([0, 0], second), ([0, 0], third), (second, third)];
                sound.insert(
                    pairs
                        .map(|(one, other)| meeting(one, other))
                        .iter()
                        .collect(),
                );
            }
        }
    }
    sound
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_hang_together_in_four_ways() {
        let sound: Vec<String> = sound().into_iter().collect();
        assert_eq!(sound, ["+++", "++.", "+.+", ".++"]);
    }

    #[test]
    fn boards_meet_along_their_sides_and_not_at_corners() {
        let AiramFacts { meeting, hand, .. } = AiramFacts::new();
        assert_eq!(meeting[0], ".+++++++++++.");
        assert_eq!(meeting[6], "+###########+");
        assert_eq!(meeting[12], ".+++++++++++.");
        assert_eq!(hand, 3);
    }
}
