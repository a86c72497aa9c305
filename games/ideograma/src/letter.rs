//! The letters of the alphabet, and a letter lying on the board.

use std::fmt;
use std::num::NonZeroU8;

use crate::{Tile, tiles};

/// One of the 27 letters of the Spanish alphabet: A to Z with Ñ. K and W have no
/// tiles, so only a blank can spell them.
///
/// Letters with tiles have the indices 0 to 24 in alphabetical order, K and W
/// 26 and 27. Word graphs saved before K and W were spelt are read unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Letter(u8);

const ALPHABET: &str = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

const CAPITALS: [char; Letter::SPAN] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'L', 'M', 'N', 'Ñ', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'X', 'Y', 'Z', '?', 'K', 'W',
];

impl Letter {
    /// Every index is below this.
    pub const SPAN: usize = 28;
    /// The one index below [`Letter::SPAN`] that is no letter's: the blank's
    /// among tiles, the turn's in a word graph.
    pub const GAP: usize = 25;

    /// The letter that this capital writes.
    pub const fn of(capital: char) -> Option<Letter> {
        let index = match capital {
            // K is not counted here, Ñ is, and W is not counted again.
            'A'..='J' | 'O'..='V' => capital as u8 - b'A',
            'L'..='N' | 'X'..='Z' => capital as u8 - b'B',
            'Ñ' => b'N' - b'A',
            'K' => 26,
            'W' => 27,
            _ => return None,
        };
        Some(Letter(index))
    }

    /// The letter with this index. Panics if there is none.
    pub const fn at(index: usize) -> Letter {
        assert!(index < Letter::SPAN && index != Letter::GAP);
        Letter(index as u8)
    }

    /// All of them in alphabetical order.
    pub fn all() -> impl Iterator<Item = Letter> {
        ALPHABET.chars().filter_map(Letter::of)
    }

    /// Below [`Letter::SPAN`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the box has tiles with it.
    pub const fn has_tiles(self) -> bool {
        self.index() < Letter::GAP
    }

    /// The capital that writes it.
    pub const fn capital(self) -> char {
        CAPITALS[self.index()]
    }
}

/// A tile on the board: a letter, or a blank that stands for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed(NonZeroU8);

impl Placed {
    const BLANK: u8 = 0x20;

    /// A tile of this letter, which must have tiles.
    pub(crate) const fn tile(letter: Letter) -> Placed {
        Placed(NonZeroU8::MIN.saturating_add(letter.0))
    }

    /// A blank that stands for this letter.
    pub const fn blank(letter: Letter) -> Placed {
        Placed(NonZeroU8::MIN.saturating_add(letter.0 | Placed::BLANK))
    }

    /// A capital is a tile, a small letter a blank. Nothing for K and W, which
    /// have no tiles.
    pub fn of(c: char) -> Option<Placed> {
        if let Some(letter) = Letter::of(c) {
            return letter.has_tiles().then(|| Placed::tile(letter));
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
            assert_eq!(Letter::at(letter.index()), letter);
            let blank = Placed::blank(letter);
            assert_eq!(Placed::of(blank.char()), Some(blank));
            assert!(blank.is_blank() && blank.letter() == letter);
            let tile = Placed::tile(letter);
            assert!(!tile.is_blank() && tile.letter() == letter);
            assert_eq!(Placed::of(tile.char()), letter.has_tiles().then_some(tile));
        }
        for c in ['K', 'W', 'Á', 'Ç', '?', '@', '[', '\u{130}'] {
            assert_eq!(Placed::of(c), None, "{c}");
        }
    }

    #[test]
    fn there_are_27_letters_and_two_have_no_tiles() {
        let letters = |tiles: bool| Letter::all().filter(move |it| it.has_tiles() == tiles);
        let capitals: String = letters(false).map(Letter::capital).collect();
        assert_eq!((letters(true).count(), capitals.as_str()), (25, "KW"));
    }
}
