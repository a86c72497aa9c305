//! One unit of space: a column, a row and a level.

use std::fmt;

use rules::notation::number;

/// A unit of space, written `b3/1`. Cubes are ordered as placements list them:
/// by level, then row, then column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cube {
    /// From the ground up, counted from 0.
    pub level: u8,
    /// From south to north, counted from 0.
    pub row: u8,
    /// From west to east, counted from 0.
    pub column: u8,
}

/// A way from one place to another: east, north, up.
pub(crate) type Step = [i8; 3];

/// To the six cubes that share a face.
pub(crate) const FACES: [Step; 6] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
];
pub(crate) const UP: Step = [0, 0, 1];
pub(crate) const DOWN: Step = [0, 0, -1];

impl Cube {
    /// Reads `b3/1`; lower case only.
    pub(crate) fn read(text: &str) -> Option<Cube> {
        let (square, level) = text.split_once('/')?;
        let letter = square.bytes().next().filter(u8::is_ascii_lowercase)?;
        Some(Cube {
            level: from_one(level)?,
            row: from_one(&square[1..])?,
            column: letter - b'a',
        })
    }

    /// The cube one step away, unless it would be below the ground or beyond
    /// the south or west of every plan.
    pub(crate) fn step(self, [east, north, up]: Step) -> Option<Cube> {
        Some(Cube {
            level: self.level.checked_add_signed(up)?,
            row: self.row.checked_add_signed(north)?,
            column: self.column.checked_add_signed(east)?,
        })
    }

    /// The way from another cube to this one. Cubes of notation may be too far
    /// apart for a stone; their distance is cut short.
    pub(crate) fn seen_from(self, other: Cube) -> Step {
        let axes = [
            (self.column, other.column),
            (self.row, other.row),
            (self.level, other.level),
        ];
        axes.map(|(here, there)| {
            (i16::from(here) - i16::from(there)).clamp(i8::MIN.into(), i8::MAX.into()) as i8
        })
    }
}

/// A number that people count from 1, counted from 0.
fn from_one(digits: &str) -> Option<u8> {
    u8::try_from(number(digits)?).ok()?.checked_sub(1)
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.column);
        write!(f, "{letter}{}/{}", self.row + 1, self.level + 1)
    }
}
