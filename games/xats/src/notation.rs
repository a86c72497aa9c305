//! Actions and how they are written: `2a>3`, `4b>0`, `3ax2`.

use std::fmt;
use std::str::FromStr;

use rules::Refusal;
use rules::notation::{folded, number, unreadable};

use crate::{Piece, TowerId};

/// What a player does with one piece of the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// The piece played or discarded.
    pub piece: Piece,
    /// What is done with it.
    pub deed: Deed,
}

/// What can be done with a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Put it on a tower.
    Stack(TowerId),
    /// Start a new tower with it.
    Table,
    /// Discard it to destroy a tower.
    Destroy(TowerId),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = self.piece;
        match self.deed {
            Deed::Stack(tower) => write!(f, "{piece}>{tower}"),
            Deed::Table => write!(f, "{piece}>0"),
            Deed::Destroy(tower) => write!(f, "{piece}x{tower}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        read(&folded(text)).ok_or_else(|| unreadable(text))
    }
}

fn read(text: &str) -> Option<Action> {
    let (piece, sign, tower) = text
        .split_once('>')
        .map(|(piece, tower)| (piece, '>', tower))
        .or_else(|| {
            text.split_once('x')
                .map(|(piece, tower)| (piece, 'x', tower))
        })?;
    let tower = TowerId::new(number(tower)?.try_into().ok()?);
    let deed = match (sign, tower) {
        ('>', Some(tower)) => Deed::Stack(tower),
        ('>', None) => Deed::Table,
        (_, Some(tower)) => Deed::Destroy(tower),
        (_, None) => return None,
    };
    Some(Action {
        piece: Piece::named(piece)?,
        deed,
    })
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
        check("2a>3", Some("2a>3"));
        check(" 2A > 003 ", Some("2a>3"));
        check("0>0", Some("0>0"));
        check("4b>00", Some("4b>0"));
        check("5x2", Some("5x2"));
        check("5X 02", Some("5x2"));
        check("3a x 12", Some("3ax12"));
        check("1>65535", Some("1>65535"));
        for text in [
            "",
            ">",
            "x",
            "2a",
            "2a>",
            ">3",
            "x2",
            "00>0",
            "02a>3",
            "2d>1",
            "7x1",
            "2a>+3",
            "2a>-1",
            "2a>3>4",
            "5x2x3",
            "5x2>3",
            "5>2x3",
            "3ax0",
            "1>65536",
            "1>99999999999",
            "2a3",
            "2a<3",
            "２a>3",
            "2a>٣",
            "2a×3",
            "2a\t>3",
        ] {
            check(text, None);
        }
    }
}
