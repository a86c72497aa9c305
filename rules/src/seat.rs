//! Seats, sets of seats, and viewers.

use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The maximum number of seats.
pub const MAX_SEATS: usize = 4;

/// One value for each seat, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A seat at the table. People count from 1, arrays from 0; both have a name here so
/// that they cannot be confused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that people call 1, which moves first in most games.
    pub const FIRST: Seat = Seat(0);
    /// The seat that people call 2.
    pub const SECOND: Seat = Seat(1);

    /// From an array index. Panics at [`MAX_SEATS`] and beyond.
    pub const fn at(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// From the number people use, 1 to 4.
    pub fn numbered(number: u64) -> Option<Seat> {
        (1..=MAX_SEATS as u64)
            .contains(&number)
            .then(|| Seat(number as u8 - 1))
    }

    /// The array index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat around a table of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        Seat::at((self.index() + 1) % seats)
    }

    /// The other seat of two.
    pub const fn rival(self) -> Seat {
        self.next(2)
    }

    /// The seats of a table, in turn order.
    pub fn all(seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Seat::numbered(number).ok_or_else(|| D::Error::custom("a seat from 1 to 4"))
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": MAX_SEATS })
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// The set of just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// The seats with the greatest value: “most points wins, equal points share the
    /// win”.
    pub fn leaders(scores: &[i32]) -> SeatSet {
        let best = scores.iter().max();
        let leads = |seat: &Seat| Some(&scores[seat.index()]) == best;
        Seat::all(scores.len()).filter(leads).collect()
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// Whether the set contains the seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<Vec<Seat>>()
    }
}

/// Who is looking at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anybody else, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// All viewers of a table with `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

/// Who is told an outcome of luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, as with dice on the table.
    Everyone,
    /// One seat, as with a tile drawn into a hand.
    Only(Seat),
}

impl Audience {
    /// Whether `viewer` is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_have_two_names() {
        let third = Seat::at(2);
        assert_eq!((third.index(), third.number()), (2, 3));
        assert_eq!(Seat::numbered(3), Some(third));
        assert_eq!(Seat::numbered(0), None);
        assert_eq!(Seat::numbered(5), None);
        assert_eq!(Seat::numbered(u64::MAX), None);
    }

    #[test]
    fn leaders_are_all_who_share_the_top() {
        let leaders = |scores: &[i32]| -> Vec<u8> {
            SeatSet::leaders(scores).iter().map(Seat::number).collect()
        };
        assert_eq!(leaders(&[3, 5]), [2]);
        assert_eq!(leaders(&[4, 4]), [1, 2]);
        assert_eq!(leaders(&[-1, -3, -1]), [1, 3]);
    }
}
