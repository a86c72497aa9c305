//! The letters that have tiles, and a letter lying on the board.

use std::fmt;
use std::num::NonZeroU8;

use crate::{Tile, tiles};

/// One of the letters that have tiles: A to Z with Ñ, without K and W. They
/// are ordered as in the Spanish alphabet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Letter(u8);

const UPPER: [char; Letter::COUNT] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'L', 'M', 'N', 'Ñ', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'X', 'Y', 'Z',
];

impl Letter {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The letter that this capital writes.
    pub const fn of(capital: char) -> Option<Letter> {
        let place = match capital {
            // Behind K one letter is missing, behind Ñ one more is there, and
            // behind W one is missing again.
            'A'..='J' | 'O'..='V' => capital as u8 - b'A',
            'L'..='N' | 'X'..='Z' => capital as u8 - b'B',
            'Ñ' => b'N' - b'A',
            _ => return None,
        };
        Some(Letter(place))
    }

    /// The letter with this place in the alphabet, from 0. Panics past Z.
    pub const fn at(place: usize) -> Letter {
        assert!(place < Letter::COUNT);
        Letter(place as u8)
    }

    /// All of them in order.
    pub fn all() -> impl Iterator<Item = Letter> {
        (0..Letter::COUNT).map(Letter::at)
    }

    /// The place in the alphabet, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The capital that writes it.
    pub const fn capital(self) -> char {
        UPPER[self.0 as usize]
    }
}

/// A tile on the board: a letter, or a blank that stands for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed(NonZeroU8);

impl Placed {
    const BLANK: u8 = 0x20;

    /// A tile of this letter.
    pub const fn tile(letter: Letter) -> Placed {
        Placed(NonZeroU8::MIN.saturating_add(letter.0))
    }

    /// A blank that stands for this letter.
    pub const fn blank(letter: Letter) -> Placed {
        Placed(NonZeroU8::MIN.saturating_add(letter.0 | Placed::BLANK))
    }

    /// A capital is a tile, a small letter a blank.
    pub fn of(c: char) -> Option<Placed> {
        if let Some(letter) = Letter::of(c) {
            return Some(Placed::tile(letter));
        }
        let capital = if c == 'ñ' {
            'Ñ'
        } else {
            c.to_ascii_uppercase()
        };
        Letter::of(capital).map(Placed::blank)
    }

    /// What it stands for.
    #[inline]
    pub const fn letter(self) -> Letter {
        Letter((self.0.get() - 1) & (Placed::BLANK - 1))
    }

    /// Whether it is a blank.
    #[inline]
    pub const fn is_blank(self) -> bool {
        (self.0.get() - 1) & Placed::BLANK != 0
    }

    /// Its points; a blank has none.
    #[inline]
    pub const fn value(self) -> i32 {
        if self.is_blank() {
            0
        } else {
            tiles::value(self.letter())
        }
    }

    /// The tile as it was on the rack.
    pub const fn as_drawn(self) -> Tile {
        if self.is_blank() {
            Tile::Blank
        } else {
            Tile::Letter(self.letter())
        }
    }

    /// As the notation writes it.
    pub const fn char(self) -> char {
        match (self.is_blank(), self.letter().capital()) {
            (false, capital) => capital,
            (true, 'Ñ') => 'ñ',
            (true, capital) => capital.to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_blanks_are_told_apart_by_case() {
        for letter in Letter::all() {
            assert_eq!(Letter::of(letter.capital()), Some(letter));
            for placed in [Placed::tile(letter), Placed::blank(letter)] {
                assert_eq!(Placed::of(placed.char()), Some(placed));
                assert_eq!(placed.letter(), letter);
            }
            assert!(Placed::blank(letter).is_blank() && !Placed::tile(letter).is_blank());
        }
        for c in ['K', 'W', 'k', 'w', 'Á', 'Ç', '?', '@', '[', '\u{130}'] {
            assert_eq!(Placed::of(c), None, "{c}");
        }
    }
}
