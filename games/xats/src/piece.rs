//! The thirteen pieces: hexagons with a point, or none, on each side.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::PieceSet;

/// How many sides a piece has.
pub const SIDES: u8 = 6;

/// Every piece: its name, and its points as a bit for each side. The order is
/// that of the names and never goes down in points, on which [`PieceSet`] and
/// towers rely.
const TABLE: [(&str, u8); 13] = [
    ("0", 0b00_0000),
    ("1", 0b00_0001),
    ("2a", 0b00_0011),
    ("2b", 0b00_0101),
    ("2c", 0b00_1001),
    ("3a", 0b00_0111),
    ("3b", 0b01_0101),
    ("3c", 0b00_1011),
    ("4a", 0b00_1111),
    ("4b", 0b01_0111),
    ("4c", 0b01_1011),
    ("5", 0b01_1111),
    ("6", 0b11_1111),
];

/// For each piece, those that may lie on it.
static ON: [PieceSet; Piece::COUNT] = {
    let mut on = [PieceSet::EMPTY; Piece::COUNT];
    let mut under = 0;
    while under < Piece::COUNT {
        let mut over = 0;
        while over < under {
            if fits(TABLE[over].1, TABLE[under].1) {
                on[under] = on[under].with(Piece(over as u8));
            }
            over += 1;
        }
        under += 1;
    }
    on
};

/// One of the thirteen arrangements. Every player has one piece of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// How many there are.
    pub const COUNT: usize = TABLE.len();

    /// All of them, in the order of their names.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> {
        (0..Piece::COUNT as u8).map(Piece)
    }

    /// The piece of this name.
    pub fn named(name: &str) -> Option<Piece> {
        Piece::all().find(|piece| piece.name() == name)
    }

    /// Its name: the number of points and, where several share it, a letter.
    pub const fn name(self) -> &'static str {
        TABLE[self.0 as usize].0
    }

    /// Whether it has a point on this side, as the table turns it.
    pub const fn has_point(self, side: u8) -> bool {
        TABLE[self.0 as usize].1 >> side & 1 == 1
    }

    /// How many points it has.
    pub const fn points(self) -> u32 {
        TABLE[self.0 as usize].1.count_ones()
    }

    /// The pieces that may lie on this one: with fewer points, all of which
    /// can be brought onto points of this one by turning and flipping.
    #[inline]
    pub fn carries(self) -> PieceSet {
        ON[self.0 as usize]
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The piece at a place of the table, which must have one there.
    pub(crate) const fn at(index: u8) -> Piece {
        debug_assert!((index as usize) < Piece::COUNT);
        Piece(index)
    }
}

/// Whether a piece with points `over` may lie on one with points `under`.
/// Flipping never decides it, as only one piece is asymmetric, but so the rule
/// reads.
const fn fits(over: u8, under: u8) -> bool {
    if over.count_ones() >= under.count_ones() {
        return false;
    }
    let mut turns = 0;
    while turns < SIDES {
        let turned = turned(over, turns);
        if turned & !under == 0 || flipped(turned) & !under == 0 {
            return true;
        }
        turns += 1;
    }
    false
}

const fn turned(points: u8, turns: u8) -> u8 {
    (points << turns | points >> (SIDES - turns)) & 0b11_1111
}

const fn flipped(points: u8) -> u8 {
    points.reverse_bits() >> (8 - SIDES)
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Piece, D::Error> {
        let name = String::deserialize(deserializer)?;
        Piece::named(&name).ok_or_else(|| D::Error::custom("the name of a piece"))
    }
}

impl JsonSchema for Piece {
    fn schema_name() -> Cow<'static, str> {
        "Piece".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = Piece::all().map(Piece::name).collect();
        json_schema!({ "type": "string", "enum": names })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn turns(points: u8) -> BTreeSet<u8> {
        (0..SIDES).map(|by| turned(points, by)).collect()
    }

    fn turns_and_flips(points: u8) -> BTreeSet<u8> {
        &turns(points) | &turns(flipped(points))
    }

    #[test]
    fn each_arrangement_is_in_the_table_exactly_once() {
        for points in 0..1 << SIDES {
            let same = turns_and_flips(points);
            let entries = TABLE.iter().filter(|(_, entry)| same.contains(entry));
            assert_eq!(entries.count(), 1, "{points:06b}");
        }
    }

    #[test]
    fn only_3c_is_asymmetric() {
        let asymmetric = TABLE
            .iter()
            .filter(|(_, points)| turns(*points) != turns_and_flips(*points));
        assert_eq!(
            asymmetric.map(|(name, _)| *name).collect::<Vec<_>>(),
            ["3c"]
        );
    }

    #[test]
    fn the_table_is_sorted_by_name_and_by_points() {
        assert!(TABLE.is_sorted_by(|a, b| a.0 < b.0));
        assert!(TABLE.is_sorted_by_key(|(_, points)| points.count_ones()));
        for piece in Piece::all() {
            assert!(piece.name().starts_with(&piece.points().to_string()));
        }
    }

    #[test]
    fn what_each_piece_carries() {
        let rows = [
            ("0", ""),
            ("1", "0"),
            ("2a", "0 1"),
            ("2b", "0 1"),
            ("2c", "0 1"),
            ("3a", "0 1 2a 2b"),
            ("3b", "0 1 2b"),
            ("3c", "0 1 2a 2b 2c"),
            ("4a", "0 1 2a 2b 2c 3a 3c"),
            ("4b", "0 1 2a 2b 2c 3a 3b 3c"),
            ("4c", "0 1 2a 2b 2c 3c"),
            ("5", "0 1 2a 2b 2c 3a 3b 3c 4a 4b 4c"),
            ("6", "0 1 2a 2b 2c 3a 3b 3c 4a 4b 4c 5"),
        ];
        for (under, over) in rows {
            let carried = Piece::named(under).unwrap().carries();
            let names: Vec<_> = carried.iter().map(Piece::name).collect();
            assert_eq!(names.join(" "), over, "on {under}");
        }
    }
}
