//! Actions as text: `e5`, `Nb`, `W3`, `pass`.
//!
//! Case has a meaning in one place: `e5` is a square of the board and `E5` an
//! outer square. Any other letter may be written either way.

use std::fmt;
use std::str::FromStr;

use rules::{Refusal, notation};

use crate::cell::{Cell, Side};

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Puts a red piece there, puts one of one's own there, or slides the one
    /// that stands there: what the phase asks for.
    At(Cell),
    /// Does nothing because nothing can be moved.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::At(cell) => cell.fmt(f),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let folded = notation::folded(text);
        if folded == "pass" {
            return Ok(Action::Pass);
        }
        let outer_east = text.trim_start_matches(' ').starts_with('E');
        let cell = cell(&folded, outer_east);
        cell.map(Action::At)
            .ok_or_else(|| notation::unreadable(text))
    }
}

/// Reads a folded name; whether its `e` was an `E` has to be told.
fn cell(folded: &str, outer_east: bool) -> Option<Cell> {
    let (first, rest) = folded.split_at_checked(1)?;
    match first {
        "n" => Some(Cell::outside(Side::North, letter(rest)?)),
        "s" => Some(Cell::outside(Side::South, letter(rest)?)),
        "w" => Some(Cell::outside(Side::West, row(rest)?)),
        "e" if outer_east => Some(Cell::outside(Side::East, row(rest)?)),
        _ => Some(Cell::at(letter(first)?, row(rest)?)),
    }
}

/// A column from 1.
fn letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'i'] => Some(letter - b'a' + 1),
        _ => None,
    }
}

/// A row from 1.
fn row(text: &str) -> Option<u8> {
    let row = notation::number(text).filter(|row| (1..=9).contains(row))?;
    Some(row as u8)
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
        for text in ["Nb", "nb", "NB", "nB", " n b "] {
            check(text, "Nb");
        }
        for text in ["W3", "w3", "W03", "W 3"] {
            check(text, "W3");
        }
        for text in ["D5", "d5", "d 05"] {
            check(text, "d5");
        }
        for text in ["SE", "se", "Se"] {
            check(text, "Se");
        }
        for text in ["pass", "PASS", " Pass "] {
            check(text, "pass");
        }
    }

    #[test]
    fn one_letter_means_two_things() {
        for text in ["e5", " e5", "e 005"] {
            check(text, "e5");
        }
        for text in ["E5", " E5", "E 005"] {
            check(text, "E5");
        }
    }

    #[test]
    fn everything_else_is_unreadable() {
        for text in [
            "", " ", "s5", "S5", "N1", "Nj", "W0", "W10", "Wa", "E", "Ea", "j1", "a0", "a10",
            "e+5", "e5\n", "é5", "5e", "Nbb", "passs", "ñ", "e٣",
        ] {
            let refusal = text.parse::<Action>().expect_err("no such action");
            assert_eq!(refusal.rule.code, "notation", "{text:?}");
        }
    }
}
