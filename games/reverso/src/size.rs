//! How large the board is.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::Square;

/// The side of the board. In options it is the number itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Size {
    /// 6×6, for a shorter game.
    Six,
    /// 8×8, the rulebook's.
    #[default]
    Eight,
    /// 10×10, for a longer game.
    Ten,
}

impl Size {
    /// How many columns, and rows.
    pub const fn side(self) -> u8 {
        match self {
            Size::Six => 6,
            Size::Eight => 8,
            Size::Ten => 10,
        }
    }

    /// Every square, from a1 row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let side = u32::from(self.side());
        (0..side * side).map(move |place| Square::at(place, side))
    }

    /// The square in the corner opposite to a1.
    pub fn last(self) -> Square {
        let side = u32::from(self.side());
        Square::at(side * side - 1, side)
    }

    /// Whether the board has this square.
    pub fn holds(self, square: Square) -> bool {
        square.place(u32::from(self.side())).is_some()
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size.side()
    }
}

impl TryFrom<u8> for Size {
    type Error = &'static str;

    fn try_from(side: u8) -> Result<Size, &'static str> {
        [Size::Six, Size::Eight, Size::Ten]
            .into_iter()
            .find(|size| size.side() == side)
            .ok_or("the size is 6, 8 or 10")
    }
}

impl JsonSchema for Size {
    fn schema_name() -> Cow<'static, str> {
        "Size".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": [6, 8, 10] })
    }
}
