//! How an action is written: `32-28`, `46x28x10`, `force`, `huff 32`.

use std::fmt;
use std::str::FromStr;

use rules::{Refusal, notation};

use crate::Square;

/// Something a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// A move that takes nothing.
    Quiet {
        /// The square it leaves.
        from: Square,
        /// The square it goes to.
        to: Square,
    },
    /// A whole capture.
    Capture(Chain),
    /// Obliges the rival to take back an offence and capture.
    Force,
    /// Takes away a piece at fault.
    Huff(Square),
}

/// The squares of a capture: where the piece stood and each landing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    squares: [Square; Chain::MOST],
    len: u8,
}

impl Chain {
    /// A rival has fifteen pieces, so no chain has more squares.
    pub const MOST: usize = 16;

    /// A chain of these squares; `None` unless they are 2 to 16.
    pub fn of(squares: impl IntoIterator<Item = Square>) -> Option<Chain> {
        let mut chain = Chain {
            squares: [Square::from_place(0); Chain::MOST],
            len: 0,
        };
        for square in squares {
            *chain.squares.get_mut(usize::from(chain.len))? = square;
            chain.len += 1;
        }
        (chain.len >= 2).then_some(chain)
    }

    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }

    /// Where the piece stood.
    pub fn from(&self) -> Square {
        self.squares[0]
    }

    /// Where it ends.
    pub fn to(&self) -> Square {
        self.squares[usize::from(self.len) - 1]
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({self})")
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from())?;
        self.squares()[1..]
            .iter()
            .try_for_each(|square| write!(f, "x{square}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Quiet { from, to } => write!(f, "{from}-{to}"),
            Action::Capture(chain) => chain.fmt(f),
            Action::Force => f.write_str("force"),
            Action::Huff(square) => write!(f, "huff {square}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        read(&notation::folded(text)).ok_or_else(|| notation::unreadable(text))
    }
}

fn read(text: &str) -> Option<Action> {
    if text == "force" {
        return Some(Action::Force);
    }
    if let Some(square) = text.strip_prefix("huff") {
        return Square::read(square).map(Action::Huff);
    }
    if let Some((from, to)) = text.split_once('-') {
        let (from, to) = (Square::read(from)?, Square::read(to)?);
        return Some(Action::Quiet { from, to });
    }
    let mut squares = Vec::new();
    for square in text.split('x').take(Chain::MOST + 1) {
        squares.push(Square::read(square)?);
    }
    Chain::of(squares).map(Action::Capture)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, canonical: Option<&str>) {
        let read = text.parse::<Action>().ok().map(|action| action.to_string());
        assert_eq!(read.as_deref(), canonical, "{text:?}");
    }

    #[test]
    fn friendly_spellings_read_and_others_do_not() {
        for text in [
            "32-28",
            "32x23",
            "46x28x10x46",
            "force",
            "huff 1",
            "huff 50",
        ] {
            check(text, Some(text));
        }
        check(" 032 - 28", Some("32-28"));
        check("32X23", Some("32x23"));
        check("Huff032", Some("huff 32"));
        check("FORCE", Some("force"));
        for text in [
            "", "-", "x", "32", "0-1", "51-46", "32-28-23", "32x28-23", "32xx28",
        ] {
            check(text, None);
        }
        for text in [
            "huff", "huff 0", "huff +3", "32–28", "٣٢-28", "pass", "force 3",
        ] {
            check(text, None);
        }
        check(&["1"; 16].join("x"), Some(&["1"; 16].join("x")));
        check(&["1"; 17].join("x"), None);
    }
}
