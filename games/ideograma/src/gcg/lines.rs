//! The lines of a GCG text.

use rules::{Refusal, Seat};
use serde_json::Value;

use super::problems;
use crate::{Draw, Tiles};

/// The beginning of our own lines.
pub(super) const OURS: &str = "#sobremesa ";

/// What a line says.
#[derive(Debug, PartialEq)]
pub(super) enum Line {
    /// `#player1 nick Full Name`
    Player(usize, String, String),
    Options(Value),
    Note(String, String),
    Luck(Draw),
    Accept,
    /// `>nick: RACK …`
    Move {
        nick: String,
        rack: Tiles,
        deed: Deed,
    },
    /// `>nick: (TILES) +4 200`: what the others were left with.
    Left(String, Tiles),
    /// Something that changes nothing.
    Other,
}

/// What a player did.
#[derive(Debug, PartialEq)]
pub(super) enum Deed {
    /// `8H C.SA`: where, and the letters, `.` for tiles that lie there.
    Lay(String, String),
    Change(Tiles),
    Pass,
    /// `--`: the last play was challenged and taken back.
    Withdrawn,
    /// `(challenge)`: it was challenged and stood.
    Upheld,
    /// `(TILES)`: the rack at the end.
    Left,
}

impl Line {
    pub(super) fn read(line: &str) -> Result<Line, Refusal> {
        let line = line.trim();
        let read = if let Some(ours) = line.strip_prefix(OURS) {
            return our_line(ours);
        } else if let Some(player) = line.strip_prefix("#player") {
            player_line(player)
        } else if let Some(entry) = line.strip_prefix('>') {
            entry
                .split_once(':')
                .and_then(|(nick, rest)| entry_line(nick, rest))
        } else {
            (line.is_empty() || line.starts_with('#')).then_some(Line::Other)
        };
        read.ok_or_else(|| Refusal::of(&problems::LINE))
    }
}

fn our_line(text: &str) -> Result<Line, Refusal> {
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    match what {
        "options" => {
            let options = serde_json::from_str(rest).map(Line::Options);
            options.map_err(|_| Refusal::of(&problems::OPTIONS))
        }
        "note" => {
            let note = rest.split_once(": ");
            let note = note.map(|(key, value)| Line::Note(key.to_owned(), value.to_owned()));
            note.ok_or_else(|| Refusal::of(&problems::LINE))
        }
        "accept" => Ok(Line::Accept),
        _ => text.parse().map(Line::Luck),
    }
}

fn player_line(text: &str) -> Option<Line> {
    let (number, names) = text.split_once(' ')?;
    let seat = Seat::numbered(number.parse().ok()?)?;
    let (nick, name) = names.trim().split_once(' ').unwrap_or((names.trim(), ""));
    let (nick, name) = (nick.to_owned(), name.trim().to_owned());
    (!nick.is_empty()).then_some(Line::Player(seat.index(), nick, name))
}

fn entry_line(nick: &str, text: &str) -> Option<Line> {
    let nick = nick.trim().to_owned();
    let words: Vec<&str> = text.split_whitespace().collect();
    let &first = words.first()?;
    if let Some(left) = bracketed(first) {
        return tiles(left).map(|left| Line::Left(nick, left));
    }
    let rack = tiles(first)?;
    let deed = match words[1..] {
        ["-", ..] => Deed::Pass,
        ["--", ..] => Deed::Withdrawn,
        ["(challenge)", ..] => Deed::Upheld,
        ["(time)", ..] => return Some(Line::Other),
        [left, ..] if bracketed(left).is_some() => Deed::Left,
        [change, ..] if change.starts_with('-') => Deed::Change(tiles(&change[1..])?),
        [place, word, ..] => Deed::Lay(place.to_owned(), word.replace(['(', ')'], "")),
        _ => return None,
    };
    Some(Line::Move { nick, rack, deed })
}

fn bracketed(word: &str) -> Option<&str> {
    word.strip_prefix('(')?.strip_suffix(')')
}

/// Tiles in any order.
fn tiles(text: &str) -> Option<Tiles> {
    let tiles: Option<Vec<_>> = text.chars().take(100).map(crate::Tile::of).collect();
    tiles.map(|tiles| tiles.into_iter().collect())
}
