//! A word laid on the board, and how it is written: `8H CASA`, `H8 CASa`.

use std::fmt;

use arrayvec::ArrayVec;
use rules::Refusal;
use rules::notation::number;

use crate::square::SIZE;
use crate::{Direction, Letter, Placed, Square, refusals};

/// The letters of a word, blanks among them.
pub type Word = ArrayVec<Placed, SIZE>;

/// A whole word where it lies or shall lie, tiles that lie there already
/// included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Where its first letter lies.
    pub start: Square,
    /// Which way it is read.
    pub direction: Direction,
    /// Its letters.
    pub word: Word,
}

impl Placement {
    /// The squares it covers, as far as they are on the board, with its letters.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Placed)> {
        let square = |(steps, placed): (usize, &Placed)| {
            let square = self.start.step(self.direction, steps as isize)?;
            Some((square, *placed))
        };
        self.word.iter().enumerate().map_while(square)
    }

    /// Reads a text without spaces: nothing if it is no placement at all, a
    /// refusal if it asks for a letter that has no tiles.
    pub(crate) fn read(text: &str) -> Option<Result<Placement, Refusal>> {
        let letters = text.find(|c: char| !c.is_ascii_digit())?;
        let (start, direction, word) = if letters > 0 {
            let column = text[letters..].chars().next()?;
            let word = &text[letters + column.len_utf8()..];
            let start = square(column, &text[..letters])?;
            (start, Direction::Across, word)
        } else {
            let column = text.chars().next()?;
            let rest = &text[column.len_utf8()..];
            let digits = rest.find(|c: char| !c.is_ascii_digit())?;
            (
                square(column, &rest[..digits])?,
                Direction::Down,
                &rest[digits..],
            )
        };
        let word = spelt(word)?;
        Some(word.map(|word| Placement {
            start,
            direction,
            word,
        }))
    }
}

fn square(column: char, row: &str) -> Option<Square> {
    let column = u8::try_from(column).ok()?.checked_sub(b'A')?;
    let row = number(row)?.checked_sub(1)?;
    Square::new(usize::from(column), row as usize)
}

fn spelt(text: &str) -> Option<Result<Word, Refusal>> {
    let readable = |c: char| Placed::of(c).is_some() || Letter::of(c).is_some();
    let letters = text.chars().count();
    if !(1..=SIZE).contains(&letters) || !text.chars().all(readable) {
        return None;
    }
    let placed = |c: char| {
        let small = c.to_ascii_lowercase();
        Placed::of(c).ok_or_else(|| Refusal::of(&refusals::NO_SUCH_TILE).at(c).at(small))
    };
    Some(text.chars().map(placed).collect())
}

/// A word in capitals, whatever its blanks: what the dictionary knows.
pub(crate) fn capitals(word: &[Placed]) -> String {
    let capital = |placed: &Placed| placed.letter().capital();
    word.iter().map(capital).collect()
}

/// The letters of a word, whatever its blanks.
pub(crate) fn letters(word: &[Placed]) -> impl Iterator<Item = Letter> {
    word.iter().map(|placed| placed.letter())
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.start.column_letter(), self.start.row_number());
        match self.direction {
            Direction::Across => write!(f, "{row}{column} ")?,
            Direction::Down => write!(f, "{column}{row} ")?,
        }
        self.word
            .iter()
            .try_for_each(|placed| write!(f, "{placed}"))
    }
}
