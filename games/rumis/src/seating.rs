//! Who plays which colours.

use std::fmt;

use arrayvec::ArrayVec;
use rules::Seat;
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour of stones. Colours play in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
#[schemars(with = "u8", extend("minimum" = 1, "maximum" = 4))]
pub enum Colour {
    /// Colour 1.
    Red,
    /// Colour 2.
    Blue,
    /// Colour 3.
    Yellow,
    /// Colour 4.
    Green,
}

/// One value for each colour in play.
pub(crate) type PerColour<T> = ArrayVec<T, { Colour::ALL.len() }>;

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// The number people use.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The place in an array.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The first `colours` of the four.
    pub(crate) fn first(colours: usize) -> impl DoubleEndedIterator<Item = Colour> {
        Colour::ALL.into_iter().take(colours)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let found = Colour::ALL
            .into_iter()
            .find(|colour| colour.number() == number);
        found.ok_or_else(|| D::Error::custom("a colour from 1 to 4"))
    }
}

/// Who plays which colours, and whether they take turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seating {
    /// Each of so many seats has a colour.
    Own(usize),
    /// Seat 1 has colours 1 and 3, seat 2 has 2 and 4.
    TwoByTwo,
    /// A solitaire.
    Alone {
        /// How many colours it has.
        colours: usize,
        /// Whether they take turns and touch their own, as in the game.
        turns: bool,
    },
}

impl Seating {
    /// How many play.
    pub(crate) const fn seats(self) -> usize {
        match self {
            Seating::Own(seats) => seats,
            Seating::TwoByTwo => 2,
            Seating::Alone { .. } => 1,
        }
    }

    /// How many colours are in play.
    pub(crate) const fn colours(self) -> usize {
        match self {
            Seating::Own(seats) => seats,
            Seating::TwoByTwo => 4,
            Seating::Alone { colours, .. } => colours,
        }
    }

    /// Who plays a colour.
    #[inline]
    pub(crate) const fn seat(self, colour: Colour) -> Seat {
        Seat::at(colour.index() % self.seats())
    }

    /// Whether the aim is to fill the cube.
    #[inline]
    pub(crate) const fn is_alone(self) -> bool {
        matches!(self, Seating::Alone { .. })
    }

    /// Whether any stone of any colour may be placed at any time.
    #[inline]
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Seating::Alone { turns: false, .. })
    }
}
