//! Actions and how they are written: `S03:a1/1+b1/1+a2/1`, `pass`.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rules::Refusal;
use rules::notation::{folded, unreadable};
use serde::{Serialize, Serializer};

use crate::cube::Cube;
use crate::stone::{MOST_CUBES, Stone};

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Puts a stone on these cubes. The cubes are kept in the order they were
    /// written in; only the order by level, row and column is ever legal.
    Place(Stone, StoneCubes),
    /// Has nowhere to put a stone.
    Pass,
}

/// As many cubes as a stone can have.
pub type StoneCubes = ArrayVec<Cube, MOST_CUBES>;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Place(stone, cubes) = self else {
            return f.write_str("pass");
        };
        write!(f, "{stone}")?;
        for (place, cube) in cubes.iter().enumerate() {
            let sign = if place == 0 { ':' } else { '+' };
            write!(f, "{sign}{cube}")?;
        }
        Ok(())
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        read(&folded(text)).ok_or_else(|| unreadable(text))
    }
}

fn read(text: &str) -> Option<Action> {
    if text == "pass" {
        return Some(Action::Pass);
    }
    let (stone, rest) = text.split_once(':')?;
    let stone = Stone::read(stone)?;
    let mut cubes = StoneCubes::new();
    for cube in rest.split('+') {
        cubes.try_push(Cube::read(cube)?).ok()?;
    }
    Some(Action::Place(stone, cubes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: Option<&str>) {
        let read = text.parse::<Action>().ok().map(|action| action.to_string());
        assert_eq!(read.as_deref(), canonical, "{text:?}");
    }

    #[test]
    fn friendly_spellings_are_read_and_no_others() {
        check("S03:a1/1+b1/1+a2/1", Some("S03:a1/1+b1/1+a2/1"));
        check("s3: A01/1 + b1/001 + a2 / 1", Some("S03:a1/1+b1/1+a2/1"));
        check("s010R:a1/1", Some("S10R:a1/1"));
        check("S10l:z255/255+a1/1", Some("S10L:z255/255+a1/1"));
        check(" Pass", Some("pass"));
        for text in [
            "",
            "S03",
            "S03:",
            ":a1/1",
            "S00:a1/1",
            "S10:a1/1",
            "S11:a1/1",
            "S3R:a1/1",
            "S:a1/1",
            "S0310R:a1/1",
            "S01:a1/1+",
            "S01:+a1/1",
            "S01:a1",
            "S01:a1/",
            "S01:a/1",
            "S01:1/1",
            "S01:a0/1",
            "S01:a1/0",
            "S01:a256/1",
            "S01:a1/1/1",
            "S01:a-1/1",
            "S01:ñ1/1",
            "S01:a1/1,b1/1",
            "S01:a1/1+b1/1:",
            "S04:a1/1+b1/1+c1/1+d1/1+e1/1",
            "S01:a1/1\t+b1/1",
            "S01:a1/١",
            "passs",
        ] {
            check(text, None);
        }
    }
}
