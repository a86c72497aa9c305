//! What players and luck do, and how it is written.

use std::fmt;
use std::str::FromStr;

use rules::Refusal;
use rules::notation::unreadable;

use crate::{Placement, Tile, Tiles};

/// Tiles on a full rack.
pub(crate) const RACK: usize = 7;

/// Something a player decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// `8H CASA`: lay a word.
    Lay(Placement),
    /// `-AAÑ?`: change these tiles.
    Change(Tiles),
    /// `pass`: do nothing.
    Pass,
    /// `accept`: do not object to the word that is pending.
    Accept,
    /// `challenge`: look it up.
    Challenge,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(placement) => write!(f, "{placement}"),
            Action::Change(tiles) => write!(f, "-{tiles}"),
            Action::Pass => f.write_str("pass"),
            Action::Accept => f.write_str("accept"),
            Action::Challenge => f.write_str("challenge"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    /// Spaces and zeros before a row are forgiven. Letter case has a meaning.
    fn from_str(text: &str) -> Result<Action, Refusal> {
        let bare: String = text.chars().filter(|&c| c != ' ').collect();
        let action = match bare.as_str() {
            "pass" => Some(Action::Pass),
            "accept" => Some(Action::Accept),
            "challenge" => Some(Action::Challenge),
            bare => match bare.strip_prefix('-') {
                Some(tiles) => Tiles::read(tiles, RACK).map(Action::Change),
                None => Placement::read(bare).transpose()?.map(Action::Lay),
            },
        };
        action.ok_or_else(|| unreadable(text))
    }
}

/// Something luck decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Draw {
    /// `lot C`: the tile that a seat draws to see who begins.
    Lot(Tile),
    /// `draw AAELRS?`: the tiles that fill up a rack.
    Tiles(Tiles),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Lot(tile) => write!(f, "lot {tile}"),
            Draw::Tiles(tiles) => write!(f, "draw {tiles}"),
        }
    }
}

impl FromStr for Draw {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Draw, Refusal> {
        let read = || {
            if let Some(tile) = text.strip_prefix("lot ") {
                let mut tile = tile.chars();
                let (first, rest) = (tile.next()?, tile.next());
                return Tile::of(first).filter(|_| rest.is_none()).map(Draw::Lot);
            }
            let tiles = Tiles::read(text.strip_prefix("draw ")?, RACK)?;
            (!tiles.is_empty()).then_some(Draw::Tiles(tiles))
        };
        read().ok_or_else(|| unreadable(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: FromStr<Err = Refusal> + ToString>(text: &str) -> Result<String, &'static str> {
        let read = text.parse::<T>().map(|it| it.to_string());
        read.map_err(|refusal| refusal.rule.code)
    }

    #[test]
    fn actions_are_read_in_their_own_case() {
        let rows = [
            ("8H CASA", "8H CASA"),
            ("H8 CASA", "H8 CASA"),
            (" 08 H CAñA", "8H CAñA"),
            ("H008CASA", "H8 CASA"),
            ("15O A", "15O A"),
            ("-AAÑ?", "-AAÑ?"),
            ("- A", "-A"),
            ("-", "-"),
            ("pass", "pass"),
            (" accept", "accept"),
            ("challenge ", "challenge"),
        ];
        for (text, canonical) in rows {
            assert_eq!(read::<Action>(text).as_deref(), Ok(canonical), "{text}");
        }
        let unreadable = [
            "",
            " ",
            "8h CASA",
            "P8 CASA",
            "8P CASA",
            "16H CASA",
            "0H CASA",
            "8H",
            "H8",
            "8",
            "H",
            "8H CÁSA",
            "8H CASA?",
            "PASS",
            "-ÑA",
            "-aa",
            "-AAAAAAAA",
            "8H ABABABABABABABAB",
            "88",
            "8H N\u{303}A",
            "Ñ8 CASA",
            "8Ñ CASA",
            "lot C",
            "+8H CASA",
        ];
        for text in unreadable {
            assert_eq!(read::<Action>(text), Err("notation"), "{text}");
        }
        assert_eq!(read::<Action>("8H kIwI").as_deref(), Ok("8H kIwI"));
        assert_eq!(read::<Action>("8H KILO"), Err("no-such-tile"));
        assert_eq!(read::<Action>("8H KILO?"), Err("notation"));
        assert_eq!(read::<Action>("-K"), Err("notation"));
    }

    #[test]
    fn luck_has_one_spelling() {
        for text in ["lot C", "lot Ñ", "lot ?", "draw A", "draw AAELRS?"] {
            assert_eq!(read::<Draw>(text).as_deref(), Ok(text));
        }
        for text in [
            "lot", "lot ", "lot CC", "lot c", "lot K", "draw W", "lot  C", "draw ", "draw BA",
            " draw A",
        ] {
            assert_eq!(read::<Draw>(text), Err("notation"), "{text}");
        }
    }
}
