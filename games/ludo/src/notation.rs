//! Actions as text: `2:1`, `C:4x`, `2:1~3.2`, `back 3`, `ones`, `pass`.

use std::fmt;
use std::str::FromStr;

use rules::{Refusal, Seat, notation};

use crate::piece::{Number, Piece};
use crate::track::Face;

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Uses a die for a piece.
    Use(Use),
    /// Moves a piece back two squares because of somebody's crown.
    Back(Number),
    /// Takes what stands two squares behind with a double one.
    Ones,
    /// Does nothing because neither die can be used.
    Pass,
}

/// A die used for a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Use {
    /// What the die shows.
    pub face: Face,
    /// The piece of the player.
    pub number: Number,
    /// What it does to those it meets.
    pub meeting: Meeting,
}

/// What a moved piece does to the enemies on the square where it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meeting {
    /// There is nobody.
    Nobody,
    /// Sends all of them to prison.
    Capture,
    /// Rides on this one.
    Ride(Piece),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Use(used) => used.fmt(f),
            Action::Back(number) => write!(f, "back {number}"),
            Action::Ones => f.write_str("ones"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.face.letter(), self.number)?;
        match self.meeting {
            Meeting::Nobody => Ok(()),
            Meeting::Capture => f.write_str("x"),
            Meeting::Ride(carrier) => write!(f, "~{carrier}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let folded = notation::folded(text);
        let action = match folded.as_str() {
            "ones" => Some(Action::Ones),
            "pass" => Some(Action::Pass),
            other => match other.strip_prefix("back") {
                Some(piece) => number(piece).map(Action::Back),
                None => used(other).map(Action::Use),
            },
        };
        action.ok_or_else(|| notation::unreadable(text))
    }
}

fn used(folded: &str) -> Option<Use> {
    let (die, rest) = folded.split_once(':')?;
    let (piece, meeting) = if let Some(piece) = rest.strip_suffix('x') {
        (piece, Meeting::Capture)
    } else if let Some((piece, carrier)) = rest.split_once('~') {
        (piece, Meeting::Ride(any_piece(carrier)?))
    } else {
        (rest, Meeting::Nobody)
    };
    Some(Use {
        face: face(die)?,
        number: number(piece)?,
        meeting,
    })
}

fn face(folded: &str) -> Option<Face> {
    match folded {
        "c" => Some(Face::Crown),
        "f" => Some(Face::Feather),
        points => {
            let points = notation::number(points).filter(|&points| points > 0)?;
            let mut faces = Face::ALL.into_iter();
            faces.find(|face| u32::from(face.points()) == points)
        }
    }
}

fn number(text: &str) -> Option<Number> {
    Number::new(notation::number(text)?)
}

/// A piece of any seat, such as `3.2`.
pub(crate) fn any_piece(text: &str) -> Option<Piece> {
    let (seat, piece) = text.split_once('.')?;
    let seat = Seat::numbered(notation::number(seat)?.into())?;
    Some(Piece::new(seat, number(piece)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: &str) {
        let read = text.parse::<Action>().map(|action| action.to_string());
        assert_eq!(read.as_deref(), Ok(canonical), "{text:?}");
    }

    #[test]
    fn friendlier_spellings() {
        for text in ["2:1", " 2 : 1 ", "02:001"] {
            check(text, "2:1");
        }
        for text in ["C:4x", "c:4X", "C : 04 x"] {
            check(text, "C:4x");
        }
        for text in ["F:1~3.2", "f:1 ~ 3 . 2", "F:01~03.02"] {
            check(text, "F:1~3.2");
        }
        for text in ["back 3", "BACK3", "back 03"] {
            check(text, "back 3");
        }
        check("Ones", "ones");
        check("PASS", "pass");
    }

    #[test]
    fn everything_else_is_unreadable() {
        for text in [
            "", "2", "2:", ":1", "5:1", "0:1", "2:0", "2:5", "2:+1", "2:1xx", "2:1x~3.2",
            "2:1~3.2x", "2:1~", "2:1~3", "2:1~3.", "2:1~5.1", "2:1~0.1", "2:1~3.5", "2:1~~3.2",
            "C4", "K:1", "CC:1", "back", "back 0", "back 5", "back 3x", "ones 1", "passs",
            "throw 2C", "٢:1", "2:1\n",
        ] {
            let refusal = text.parse::<Action>().expect_err("no such action");
            assert_eq!(refusal.rule.code, "notation", "{text:?}");
        }
    }
}
