//! Actions as text: one spelling in records, sockets, terminals and tests.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Refusal, common};

/// The text form of actions and outcomes of luck: `Display` writes the canonical form,
/// `FromStr` reads it back.
pub trait Notation:
    Clone + PartialEq + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Clone + PartialEq + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static
{
}

/// Parses the kind that is due, an action or an outcome of luck. A text of the other
/// kind is refused as not due.
pub fn due<Due: Notation, Other: Notation>(text: &str) -> Result<Due, Refusal> {
    text.parse().map_err(|unread| match text.parse::<Other>() {
        Ok(other) => Refusal::of(&common::NOT_DUE).at(other),
        Err(_) => unread,
    })
}

/// The refusal of a text that is not an action. It quotes only the beginning of a long
/// text, and no control characters.
pub fn unreadable(text: &str) -> Refusal {
    const QUOTED: usize = 24;
    let mut quoted: String = text
        .chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .take(QUOTED)
        .collect();
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    Refusal::of(&common::UNREADABLE).at(quoted)
}

/// Removes spaces and lower-cases ASCII letters, which friendlier spellings may differ
/// in besides leading zeros. Not for notations in which case matters.
pub fn folded(text: &str) -> String {
    text.chars()
        .filter(|&c| c != ' ')
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

/// A number of ASCII digits only (`str::parse` would also accept a plus sign). Leading
/// zeros are allowed.
pub fn number(digits: &str) -> Option<u32> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    match digits.trim_start_matches('0') {
        "" => Some(0),
        significant => significant.parse().ok(),
    }
}

/// A square such as `d3` on a board of `columns` × `rows`, as zero-based (column, row).
/// Lower case only: fold first.
pub fn square(text: &str, columns: u8, rows: u8) -> Option<(u8, u8)> {
    let letter = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let (column, row) = (letter - b'a', number(&text[1..])?);
    let inside = column < columns && (1..=u32::from(rows)).contains(&row);
    inside.then(|| (column, row as u8 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_digits_are_numbers() {
        for (text, value) in [
            ("7", Some(7)),
            ("0010", Some(10)),
            ("000", Some(0)),
            ("", None),
            ("+7", None),
            ("-0", None),
            ("٣", None),
            ("4294967296", None),
        ] {
            assert_eq!(number(text), value, "{text:?}");
        }
    }

    #[test]
    fn squares_stay_on_the_board() {
        for (text, value) in [
            ("a1", Some((0, 0))),
            ("j10", Some((9, 9))),
            ("k1", None),
            ("a11", None),
            ("a0", None),
            ("ñ1", None),
            ("", None),
            ("A1", None),
        ] {
            assert_eq!(square(text, 10, 10), value, "{text:?}");
        }
    }

    #[test]
    fn an_unreadable_text_is_quoted_with_care() {
        let refusal = unreadable("\u{1b}[2J\n");
        assert_eq!(refusal.cells, ["\u{fffd}[2J\u{fffd}"]);
        assert_eq!(unreadable(&"x".repeat(10_000)).cells[0].chars().count(), 25);
    }
}
