//! The eleven stones, and sets of them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cube::{Cube, Step};
use crate::rotation::Rotation;

/// The most cubes a stone has.
pub(crate) const MOST_CUBES: usize = 4;

/// A kind of stone: every polycube of two, three or four cubes, mirror images
/// counted apart. In the order of their codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the codes say nothing more; see `STONES`")]
pub enum Stone {
    S01,
    S02,
    S03,
    S04,
    S05,
    S06,
    S07,
    S08,
    S09,
    S10L,
    S10R,
}

/// The stones: code, and cubes as steps east, north and up.
#[rustfmt::skip]
const STONES: [(Stone, &str, &[Step]); Stone::COUNT] = [
    // Straight and bent.
    (Stone::S01, "S01", &[[0, 0, 0], [1, 0, 0]]),
    (Stone::S02, "S02", &[[0, 0, 0], [1, 0, 0], [2, 0, 0]]),
    (Stone::S03, "S03", &[[0, 0, 0], [1, 0, 0], [0, 1, 0]]),
    // Flat ones of four: straight, L, T, square, S.
    (Stone::S04, "S04", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]),
    (Stone::S05, "S05", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]]),
    (Stone::S06, "S06", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]]),
    (Stone::S07, "S07", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]),
    (Stone::S08, "S08", &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]]),
    // Tripod, left screw, right screw.
    (Stone::S09, "S09", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (Stone::S10L, "S10L", &[[0, 0, 0], [-1, 0, 0], [-1, 1, 0], [-1, 1, 1]]),
    (Stone::S10R, "S10R", &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]),
];

/// A stone turned one way: the steps from its first cube, in the order of
/// notation, to each of its cubes.
pub(crate) type Form = ArrayVec<Step, MOST_CUBES>;

impl Stone {
    /// How many kinds there are.
    pub const COUNT: usize = 11;

    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Stone> {
        STONES.iter().map(|(stone, ..)| *stone)
    }

    /// Its name, such as `S03`.
    pub fn code(self) -> &'static str {
        STONES[self as usize].1
    }

    /// Its cubes, from the first one on.
    pub(crate) fn cubes(self) -> impl Iterator<Item = Step> {
        STONES[self as usize].2.iter().copied()
    }

    /// How many cubes it has.
    pub fn size(self) -> usize {
        STONES[self as usize].2.len()
    }

    /// Reads a code in lower case, with any number of zeros before its number.
    pub(crate) fn read(text: &str) -> Option<Stone> {
        let digits = text.strip_prefix('s')?.trim_start_matches('0');
        let bare = |stone: &Stone| stone.code()[1..].trim_start_matches('0').to_lowercase();
        Stone::all().find(|stone| bare(stone) == digits)
    }

    /// Every way to turn it, each once.
    pub(crate) fn forms(self) -> Vec<Form> {
        let cubes = STONES[self as usize].2;
        let turned = |rotation: Rotation| form(cubes.iter().map(|&cube| rotation.turn(cube)));
        let mut forms: Vec<Form> = Rotation::all().map(turned).collect();
        forms.sort();
        forms.dedup();
        forms
    }

    /// The stone that these cubes make, if they make one.
    pub(crate) fn made_of(cubes: &[Cube]) -> Option<Stone> {
        let first = *cubes.first().filter(|_| cubes.len() <= MOST_CUBES)?;
        let wanted = form(cubes.iter().map(|cube| cube.seen_from(first)));
        STONE_OF_FORM.get(&wanted).copied()
    }

    /// The other screw; every other stone is its own mirror image.
    pub(crate) fn mirrored(self) -> Stone {
        match self {
            Stone::S10L => Stone::S10R,
            Stone::S10R => Stone::S10L,
            other => other,
        }
    }
}

/// Which stone has a form. Made once: every refusal asks.
static STONE_OF_FORM: LazyLock<HashMap<Form, Stone>> = LazyLock::new(|| {
    let forms = |stone: Stone| stone.forms().into_iter().map(move |form| (form, stone));
    Stone::all().flat_map(forms).collect()
});

/// Sorts cubes as notation does and counts the steps from the first.
fn form(cubes: impl Iterator<Item = Step>) -> Form {
    let mut form: Form = cubes.take(MOST_CUBES).collect();
    form.sort_by_key(|&[east, north, up]| (up, north, east));
    let first = form[0];
    for step in &mut form {
        *step = std::array::from_fn(|axis| step[axis].saturating_sub(first[axis]));
    }
    form
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Serialize for Stone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Stone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stone, D::Error> {
        let code = String::deserialize(deserializer)?;
        let found = Stone::all().find(|stone| stone.code() == code);
        found.ok_or_else(|| D::Error::custom("the code of a stone"))
    }
}

impl JsonSchema for Stone {
    fn schema_name() -> Cow<'static, str> {
        "Stone".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes: Vec<&str> = Stone::all().map(Stone::code).collect();
        json_schema!({ "type": "string", "enum": codes })
    }
}

/// Some of the stones of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, JsonSchema)]
#[schemars(with = "Vec<Stone>")]
pub struct StoneSet(u16);

impl StoneSet {
    /// None of them.
    pub const NONE: StoneSet = StoneSet(0);
    /// All eleven.
    pub const ALL: StoneSet = StoneSet((1 << Stone::COUNT) - 1);

    /// Whether the stone is in it.
    #[inline]
    pub const fn contains(self, stone: Stone) -> bool {
        self.0 >> stone as u16 & 1 == 1
    }

    /// How many stones.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, the first stone lowest.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The stones in order.
    pub fn iter(self) -> impl Iterator<Item = Stone> {
        Stone::all().filter(move |&stone| self.contains(stone))
    }

    pub(crate) fn remove(&mut self, stone: Stone) {
        self.0 &= !(1 << stone as u16);
    }

    pub(crate) const fn or(self, other: StoneSet) -> StoneSet {
        StoneSet(self.0 | other.0)
    }
}

impl Serialize for StoneSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<Stone> for StoneSet {
    fn from_iter<I: IntoIterator<Item = Stone>>(stones: I) -> StoneSet {
        let bits = stones.into_iter().map(|stone| 1 << stone as u16);
        StoneSet(bits.fold(0, |set, bit: u16| set | bit))
    }
}

impl<'de> Deserialize<'de> for StoneSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StoneSet, D::Error> {
        let stones = Vec::<Stone>::deserialize(deserializer)?;
        Ok(stones.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_the_stones_are_all_different() {
        for (place, (stone, code, cubes)) in STONES.iter().enumerate() {
            assert_eq!(*stone as usize, place);
            assert_eq!(stone.to_string(), *code);
            assert_eq!(Stone::read(&code.to_lowercase()), Some(*stone));
            let place = |&[east, north, up]: &Step| Cube {
                level: 5_u8.saturating_add_signed(up),
                row: 5_u8.saturating_add_signed(north),
                column: 5_u8.saturating_add_signed(east),
            };
            let cubes: Vec<Cube> = cubes.iter().map(place).collect();
            assert_eq!(Stone::made_of(&cubes), Some(*stone));
        }
        assert!(STONES.is_sorted_by_key(|(_, code, _)| code));
        let cubes: usize = Stone::all().map(Stone::size).sum();
        assert_eq!(cubes, 40);
    }

    #[test]
    fn each_stone_has_as_many_forms_as_its_symmetry_leaves() {
        let forms: Vec<usize> = Stone::all().map(|stone| stone.forms().len()).collect();
        assert_eq!(forms, [3, 3, 12, 3, 24, 12, 3, 12, 8, 12, 12]);
    }
}
