//! What the tiles that stay on a rack are worth, in hundredths of a point.

mod table;

use crate::notation::RACK;
use crate::{Letter, Lexicon, Tile, Tiles};

use table::{AGAIN, BALANCE, FIRST, Q_WITH_U};

/// Every rest of one rack with its worth, found by the tiles that were used.
pub(super) struct Rests {
    /// What one tile of each kind adds to the place in the list.
    steps: [u8; Letter::SPAN],
    list: Vec<(Tiles, i32)>,
}

impl Rests {
    pub(super) fn of(rack: &Tiles, worth: impl Fn(&Tiles) -> i32) -> Rests {
        let mut steps = [0; Letter::SPAN];
        let mut list = Vec::with_capacity(1 << RACK);
        list.push((*rack, 0));
        for (tile, count) in rack.kinds() {
            let step = list.len();
            steps[tile.index()] = step as u8;
            for place in 0..step * usize::from(count) {
                let (mut rest, _) = list[place];
                rest.take(tile);
                list.push((rest, 0));
            }
        }
        for (rest, value) in &mut list {
            *value = worth(rest);
        }
        Rests { steps, list }
    }

    /// What stays when these tiles of the rack are used, and its worth.
    #[inline]
    pub(super) fn after(&self, used: impl Iterator<Item = Tile>) -> &(Tiles, i32) {
        let steps = used.map(|tile| usize::from(self.steps[tile.index()]));
        &self.list[steps.sum::<usize>()]
    }

    /// The whole rack first, then every smaller rest.
    pub(super) fn all(&self) -> &[(Tiles, i32)] {
        &self.list
    }
}

/// Words that a list must have for all that was learned to be true of it; with
/// fewer the tiles that stay matter less, since they seldom make a long word.
const RICH: usize = 50_000;

/// What a rest is worth when `pool` tiles can still be drawn and the others'
/// racks are worth `others` in all. Where there is nothing to draw, tiles are a
/// burden, and having none ends the game.
pub(super) fn worth(rest: &Tiles, lexicon: &Lexicon, pool: usize, others: i32) -> i32 {
    if pool == 0 && rest.is_empty() {
        return 200 * others;
    }
    let drawn = pool.min(RACK) as i32;
    let burden = -100 * rest.value();
    (learned(rest, lexicon) * drawn + burden * (RACK as i32 - drawn)) / RACK as i32
}

/// What a rack filled up from this rest gains more than seven new tiles would.
pub(super) fn learned(rest: &Tiles, lexicon: &Lexicon) -> i32 {
    // No rest is worth as much as 400 points, so the product fits.
    told(rest) * lexicon.len().min(RICH) as i32 / RICH as i32
}

/// What the table says of it.
fn told(rest: &Tiles) -> i32 {
    let (mut sum, mut vowels, mut consonants) = (0, 0, 0);
    for (tile, count) in rest.kinds() {
        let count = usize::from(count);
        sum += FIRST[tile.index()] + (count as i32 - 1) * AGAIN[tile.index()];
        match tile {
            Tile::Letter(letter) if is_vowel(letter) => vowels += count,
            Tile::Letter(_) => consonants += count,
            Tile::Blank => {}
        }
    }
    let most = BALANCE.len() - 1;
    sum += BALANCE[vowels.min(most)][consonants.min(most)];
    let holds = |c| Tile::of(c).is_some_and(|tile| rest.count(tile) > 0);
    if holds('Q') && holds('U') {
        sum += Q_WITH_U;
    }
    sum
}

fn is_vowel(letter: Letter) -> bool {
    matches!(letter.capital(), 'A' | 'E' | 'I' | 'O' | 'U')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_is_found_by_what_was_used() {
        let rack = Tiles::read("AACRRR?", RACK).expect("a rack");
        let rests = Rests::of(&rack, told);
        assert_eq!(rests.all().len(), 3 * 2 * 4 * 2);
        for (rest, worth) in rests.all() {
            let used = rack.without(rest);
            assert_eq!(rests.after(used.iter()), &(*rest, *worth));
            assert_eq!(*worth, told(rest));
        }
    }
}
