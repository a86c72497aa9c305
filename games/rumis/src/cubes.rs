//! Sets of the cubes of one plan, as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// Bits in a word.
const WORD: usize = 64;
/// The largest plans have 160 cubes.
const WORDS: usize = 3;

/// A set of cubes, by their places in the plan's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct Cubes([u64; WORDS]);

impl Cubes {
    pub(crate) const NONE: Cubes = Cubes([0; WORDS]);
    /// More cubes than any plan has.
    pub(crate) const ANY: Cubes = Cubes([u64::MAX; WORDS]);
    /// How many cubes a plan may have.
    pub(crate) const ROOM: usize = WORDS * WORD;

    #[inline]
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / WORD] |= 1 << (place % WORD);
    }

    #[inline]
    pub(crate) const fn contains(self, place: usize) -> bool {
        self.0[place / WORD] >> (place % WORD) & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        let [a, b, c] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones()) as usize
    }

    /// The set as bits, the first place lowest.
    #[inline]
    pub(crate) const fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// Whether the two have a cube in common.
    #[inline]
    pub(crate) fn meets(self, other: Cubes) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cube of the other is in this one.
    #[inline]
    pub(crate) fn covers(self, other: Cubes) -> bool {
        (other - self).is_empty()
    }

    /// The first place in it.
    #[inline]
    pub(crate) fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * WORD + self.0[word].trailing_zeros() as usize)
    }

    /// The places in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    index * WORD + bit
                })
            })
        })
    }

    #[inline]
    fn zip(self, other: Cubes, with: impl Fn(u64, u64) -> u64) -> Cubes {
        Cubes(std::array::from_fn(|word| {
            with(self.0[word], other.0[word])
        }))
    }
}

impl BitOr for Cubes {
    type Output = Cubes;

    #[inline]
    fn bitor(self, other: Cubes) -> Cubes {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for Cubes {
    #[inline]
    fn bitor_assign(&mut self, other: Cubes) {
        *self = *self | other;
    }
}

impl BitAnd for Cubes {
    type Output = Cubes;

    #[inline]
    fn bitand(self, other: Cubes) -> Cubes {
        self.zip(other, |a, b| a & b)
    }
}

impl Sub for Cubes {
    type Output = Cubes;

    #[inline]
    fn sub(self, other: Cubes) -> Cubes {
        self.zip(other, |a, b| a & !b)
    }
}

impl SubAssign for Cubes {
    #[inline]
    fn sub_assign(&mut self, other: Cubes) {
        *self = *self - other;
    }
}

impl FromIterator<usize> for Cubes {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Cubes {
        let mut cubes = Cubes::NONE;
        places.into_iter().for_each(|place| cubes.insert(place));
        cubes
    }
}
