//! Teams: a seat held by several people, and how records name them.
//!
//! Games know nothing about teams. The table decides which member makes a move, and a
//! record stores it: `seat 1b: Luis` among the notes, `12. [1b] e6` among the actions.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// The possible team sizes.
pub const TEAM_SIZES: RangeInclusive<usize> = 2..=8;

/// A member of a team: the letters `a` to `h` in records, 1 to 8 in JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member(u8);

impl Member {
    /// The member who moves first.
    pub const FIRST: Member = Member(0);

    /// From an array index. Panics beyond the largest team.
    pub const fn at(index: usize) -> Member {
        assert!(index < *TEAM_SIZES.end());
        Member(index as u8)
    }

    /// From the number that JSON uses, 1 to 8.
    pub fn numbered(number: u64) -> Option<Member> {
        (1..=*TEAM_SIZES.end() as u64)
            .contains(&number)
            .then(|| Member(number as u8 - 1))
    }

    /// From the letter that records use, `a` to `h`.
    pub fn lettered(letter: char) -> Option<Member> {
        let index = u64::from(letter).checked_sub(u64::from('a'))?;
        Member::numbered(index + 1)
    }

    /// The array index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter that records use.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The next member in a team of `members`.
    pub const fn next(self, members: usize) -> Member {
        Member::at((self.index() + 1) % members)
    }

    /// The members of a team, in turn order.
    pub fn all(members: usize) -> impl Iterator<Item = Member> {
        (0..members).map(Member::at)
    }
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Member({self})")
    }
}

impl Serialize for Member {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Member {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Member, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Member::numbered(number).ok_or_else(|| D::Error::custom("a team member from 1 to 8"))
    }
}

impl JsonSchema for Member {
    fn schema_name() -> Cow<'static, str> {
        "Member".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": TEAM_SIZES.end() })
    }
}

/// The notes that name a team in a record: the whole team first, then each member.
pub fn team_notes(seat: Seat, names: &[impl AsRef<str>]) -> Vec<(String, String)> {
    let all: Vec<_> = names.iter().map(AsRef::as_ref).collect();
    let together = (format!("seat {seat}"), all.join(", "));
    let each = Member::all(all.len()).zip(&all);
    let each = each.map(|(member, name)| (key(seat, member), (*name).to_owned()));
    std::iter::once(together).chain(each).collect()
}

/// The team of a seat according to a record's notes, member by member; empty if they
/// name no team.
pub fn team_in(notes: &[(String, String)], seat: Seat) -> Vec<&str> {
    let name = |member| {
        let key = key(seat, member);
        let note = notes.iter().find(|(name, _)| *name == key);
        note.map(|(_, name)| name.as_str())
    };
    let names: Vec<_> = Member::all(*TEAM_SIZES.end()).map_while(name).collect();
    if TEAM_SIZES.contains(&names.len()) {
        names
    } else {
        Vec::new()
    }
}

fn key(seat: Seat, member: Member) -> String {
    format!("seat {seat}{member}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_have_a_letter_and_a_number() {
        let third = Member::at(2);
        assert_eq!((third.index(), third.letter()), (2, 'c'));
        assert_eq!(Member::lettered('c'), Some(third));
        assert_eq!(Member::numbered(3), Some(third));
        assert_eq!(third.next(3), Member::FIRST);
        for letter in ['i', 'A', '1', '`', 'ñ'] {
            assert_eq!(Member::lettered(letter), None, "{letter}");
        }
        assert_eq!(Member::numbered(0), None);
        assert_eq!(Member::numbered(9), None);
    }

    #[test]
    fn notes_name_a_team_of_two_to_eight_without_gaps() {
        let names = ["Ana", "Luis", "Eva", "Bea", "Leo", "Mar", "Sol", "Teo"];
        for size in 1..=names.len() {
            let mut notes = team_notes(Seat::SECOND, &names[..size]);
            assert_eq!(notes[0], ("seat 2".into(), names[..size].join(", ")));
            let team: &[&str] = if size > 1 { &names[..size] } else { &[] };
            assert_eq!(team_in(&notes, Seat::SECOND), team);
            assert!(team_in(&notes, Seat::FIRST).is_empty());
            // Without its first member it is no team.
            notes.remove(1);
            assert!(team_in(&notes, Seat::SECOND).is_empty());
        }
    }
}
