//! The tiles of the box, and any handful of them.

use std::fmt;

use crate::Letter;

/// Every tile of the box: the letter, how many, and what each is worth. The
/// rulebook prints only the values that its examples need; the rest is ours.
const BOX: [(char, u8, u8); Letter::SPAN] = [
    ('A', 12, 1),
    ('B', 2, 4),
    ('C', 5, 2),
    ('D', 5, 2),
    ('E', 12, 1),
    ('F', 1, 4),
    ('G', 2, 2),
    ('H', 2, 4),
    ('I', 6, 1),
    ('J', 1, 8),
    ('L', 5, 1),
    ('M', 2, 3),
    ('N', 5, 2),
    ('Ñ', 1, 8),
    ('O', 9, 1),
    ('P', 2, 3),
    ('Q', 1, 5),
    ('R', 6, 1),
    ('S', 6, 1),
    ('T', 4, 1),
    ('U', 5, 1),
    ('V', 1, 4),
    ('X', 1, 8),
    ('Y', 1, 4),
    ('Z', 1, 10),
    (Tile::BLANK, 2, 0),
    ('K', 0, 0),
    ('W', 0, 0),
];

/// The points of a letter.
#[inline]
pub(crate) const fn value(letter: Letter) -> i32 {
    BOX[letter.index()].2 as i32
}

/// A tile before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// It can only be this letter, which has tiles.
    Letter(Letter),
    /// It can be any letter.
    Blank,
}

impl Tile {
    const BLANK: char = '?';

    /// The tile that this character writes.
    pub fn of(c: char) -> Option<Tile> {
        if c == Tile::BLANK {
            return Some(Tile::Blank);
        }
        let letter = Letter::of(c).filter(|letter| letter.has_tiles());
        letter.map(Tile::Letter)
    }

    /// All kinds in order, the blank last.
    pub fn all() -> impl Iterator<Item = Tile> {
        let letters = (0..Letter::GAP).map(|index| Tile::Letter(Letter::at(index)));
        letters.chain([Tile::Blank])
    }

    /// The place in that order. Below [`Letter::SPAN`].
    pub const fn index(self) -> usize {
        match self {
            Tile::Letter(letter) => letter.index(),
            Tile::Blank => Letter::GAP,
        }
    }

    /// Which lot wins: the least. A blank comes before A.
    pub(crate) const fn rank(self) -> usize {
        match self {
            Tile::Letter(letter) => 1 + letter.index(),
            Tile::Blank => 0,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", BOX[self.index()].0)
    }
}

/// Some tiles, in no order: a rack, the pool, what is changed or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tiles {
    counts: [u8; Letter::SPAN],
}

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles {
        counts: [0; Letter::SPAN],
    };

    /// The hundred tiles of the box.
    pub fn whole_box() -> Tiles {
        Tiles {
            counts: BOX.map(|(_, count, _)| count),
        }
    }

    /// Reads tiles in canonical order: A to N, Ñ, O to Z, `?`. At most as many
    /// as `most`.
    pub fn read(text: &str, most: usize) -> Option<Tiles> {
        let mut tiles = Tiles::NONE;
        let mut last = 0;
        for (place, c) in text.chars().enumerate() {
            let tile = Tile::of(c).filter(|tile| tile.index() >= last && place < most)?;
            last = tile.index();
            tiles.add(tile);
        }
        Some(tiles)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Tiles::NONE
    }

    /// How many of one kind.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// Puts one in.
    pub fn add(&mut self, tile: Tile) {
        self.counts[tile.index()] += 1;
    }

    /// Takes one out; false if there is none.
    pub fn take(&mut self, tile: Tile) -> bool {
        let count = &mut self.counts[tile.index()];
        let found = *count > 0;
        *count -= u8::from(found);
        found
    }

    /// These and those.
    #[must_use]
    pub fn with(mut self, others: &Tiles) -> Tiles {
        for (count, other) in self.counts.iter_mut().zip(others.counts) {
            *count += other;
        }
        self
    }

    /// These but not those, as far as there are any.
    #[must_use]
    pub fn without(mut self, others: &Tiles) -> Tiles {
        for (count, other) in self.counts.iter_mut().zip(others.counts) {
            *count = count.saturating_sub(other);
        }
        self
    }

    /// Whether all of those are among these.
    pub fn hold(&self, others: &Tiles) -> bool {
        others.without(self).is_empty()
    }

    /// The sum of their values.
    pub fn value(&self) -> i32 {
        let worth =
            |(&count, &(_, _, value)): (&u8, &(char, u8, u8))| i32::from(count) * i32::from(value);
        self.counts.iter().zip(&BOX).map(worth).sum()
    }

    /// The kinds that there are, with how many of each.
    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> {
        let counted = |tile: Tile| (tile, self.count(tile));
        Tile::all().map(counted).filter(|(_, count)| *count > 0)
    }

    /// Each tile in order, equal ones one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        self.kinds()
            .flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::NONE;
        all.extend(tiles);
        all
    }
}

impl Extend<Tile> for Tiles {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        tiles.into_iter().for_each(|tile| self.add(tile));
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_as_ruled() {
        let all = Tiles::whole_box();
        assert_eq!(all.len(), 100);
        assert_eq!(Tile::all().count(), 26);
        for (tile, &(c, count, _)) in Tile::all().zip(&BOX) {
            assert_eq!(tile.to_string(), c.to_string());
            assert_eq!(all.count(tile), count);
        }
        assert_eq!(all.value(), 178);
    }

    #[test]
    fn only_sorted_tiles_are_read() {
        let rows = [
            ("AAÑ?", Some("AAÑ?")),
            ("", Some("")),
            ("NÑO", Some("NÑO")),
            ("ÑN", None),
            ("?A", None),
            ("aa", None),
            ("KILO", None),
            ("k", None),
            ("AAAAAAAA", None),
        ];
        for (text, tiles) in rows {
            let read = Tiles::read(text, 7).map(|tiles| tiles.to_string());
            assert_eq!(read.as_deref(), tiles, "{text}");
        }
    }
}
