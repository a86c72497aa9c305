//! The board and the dice as data: the one table to change if a box with the
//! printed board turns up. Everything else is worked out from it.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many squares the common track has, numbered clockwise from 0.
pub(crate) const SQUARES: u8 = 52;
/// The squares with a crown, all four however many play.
pub(crate) const CROWNS: [u8; 4] = [0, 13, 26, 39];
/// The squares with a feather.
pub(crate) const FEATHERS: [u8; 4] = [7, 20, 33, 46];
/// The starting crowns, in the order of [`Colour`].
const STARTS: [u8; 4] = [0, 13, 26, 39];

/// The progress of a piece in prison.
pub(crate) const PRISON: i8 = -1;
/// The progress of a piece on its last square of the track; its lane is next.
pub(crate) const LAST: i8 = 50;
/// The progress of a piece on the central crown.
pub(crate) const HOME: i8 = 56;

/// A face of a die, in the order in which throws are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// One point.
    One,
    /// Two points.
    Two,
    /// Three points.
    Three,
    /// Four points.
    Four,
    /// The crown.
    Crown,
    /// The feather.
    Feather,
}

impl Face {
    /// The faces of a die, each once.
    pub const ALL: [Face; 6] = [
        Face::One,
        Face::Two,
        Face::Three,
        Face::Four,
        Face::Crown,
        Face::Feather,
    ];

    /// What it is worth in squares; crown and feather are worth nothing.
    pub const fn points(self) -> u8 {
        match self {
            Face::One => 1,
            Face::Two => 2,
            Face::Three => 3,
            Face::Four => 4,
            Face::Crown | Face::Feather => 0,
        }
    }

    /// How it is written.
    pub const fn letter(self) -> char {
        match self {
            Face::One => '1',
            Face::Two => '2',
            Face::Three => '3',
            Face::Four => '4',
            Face::Crown => 'C',
            Face::Feather => 'F',
        }
    }
}

/// A colour of pieces, which decides where they start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// From the crown on square 0.
    Red,
    /// From the crown on square 13.
    Blue,
    /// From the crown on square 26.
    Yellow,
    /// From the crown on square 39.
    Green,
}

impl Colour {
    /// The colours as they follow each other clockwise.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// The colours of the seats unless the players choose. Two players sit
    /// opposite each other.
    pub(crate) const fn usual(seats: usize) -> [Colour; 4] {
        match seats {
            2 => [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green],
            _ => Colour::ALL,
        }
    }

    /// How many quarters of the board lie between this corner and another,
    /// clockwise.
    pub(crate) const fn clockwise_to(self, other: Colour) -> usize {
        (other as usize + Colour::ALL.len() - self as usize) % Colour::ALL.len()
    }

    /// The square of a piece of this colour that has come so far on the track.
    pub(crate) const fn square(self, progress: i8) -> u8 {
        (STARTS[self as usize] + progress as u8) % SQUARES
    }

    /// How far a piece of this colour has come when it stands on this square.
    /// `None` on the one square behind its start, where it never sets foot.
    pub(crate) const fn progress(self, square: u8) -> Option<i8> {
        let progress = ((square + SQUARES - STARTS[self as usize]) % SQUARES) as i8;
        if progress <= LAST {
            Some(progress)
        } else {
            None
        }
    }
}

impl fmt::Display for Colour {
    /// As the options name it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
        })
    }
}

/// The square that lies so many squares behind another.
pub(crate) const fn before(square: u8, squares: u8) -> u8 {
    (square + SQUARES - squares) % SQUARES
}
