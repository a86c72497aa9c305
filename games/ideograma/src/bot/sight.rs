//! What each level sees, and which words it knows.
//!
//! There is only one list of words, and no word in it says how common it is. So
//! a level knows the *light* words: every letter weighs one, and a letter of
//! which the box has no more than two tiles weighs one more. SOL, CASA and
//! LEONES come before JUEZ and HUMEDECER; the same rule serves any list.

use bots::Level;
use rules::Text;

use crate::{Letter, Tile, Tiles};

/// In a few words, weakest first. The numbers are weights.
pub(super) const SIGHT: [Text; 5] = [
    Text::new(
        "palabras de hasta 3 letras; la que más puntos dé",
        "words of up to 3 letters; whichever scores most",
    ),
    Text::new(
        "palabras de hasta 5 letras; la que más puntos dé",
        "words of up to 5 letters; whichever scores most",
    ),
    Text::new(
        "palabras de hasta 7 letras; puntos y lo que queda en el atril",
        "words of up to 7 letters; points and what stays on the rack",
    ),
    Text::new(
        "palabras de hasta 8 letras; también las casillas rojas que abre",
        "words of up to 8 letters; also the red squares it opens",
    ),
    Text::new(
        "todas las palabras; prueba respuestas y resuelve finales",
        "all words; tries out replies and solves endings",
    ),
];

/// A letter with so few tiles in the box is rare.
const RARE: u8 = 2;

/// What a level looks at.
pub(crate) struct Sight {
    /// The heaviest words it knows.
    pub(super) heaviest: usize,
    /// Whether it looks at the tiles that stay on the rack.
    pub(super) rests: bool,
    /// Whether it looks at the red squares that a word opens.
    pub(super) reds: bool,
    /// Moves whose worth differs by so little, in hundredths of a point, are the
    /// same to it.
    pub(super) carelessness: i32,
    /// The most nodes it tries replies with, and solves an ending with.
    pub(super) nodes: u64,
}

impl Sight {
    /// All words that there are.
    const ALL: usize = usize::MAX;

    pub(crate) fn of(level: Level) -> Sight {
        let (heaviest, rests, reds, carelessness, nodes) = match level {
            Level::One => (3, false, false, 100, 0),
            Level::Two => (5, false, false, 100, 0),
            Level::Three => (7, true, false, 50, 0),
            Level::Four => (8, true, true, 20, 0),
            Level::Five => (Sight::ALL, true, true, 0, u64::MAX),
        };
        Sight {
            heaviest,
            rests,
            reds,
            carelessness,
            nodes,
        }
    }

    /// Whether it knows every word of the list.
    pub(super) fn is_full(&self) -> bool {
        self.heaviest == Sight::ALL
    }

    /// Whether it would know this word.
    pub(crate) fn knows(&self, word: impl Iterator<Item = Letter>) -> bool {
        self.is_full() || weight(word) <= self.heaviest
    }
}

fn weight(word: impl Iterator<Item = Letter>) -> usize {
    let all = Tiles::whole_box();
    let rare = |letter| all.count(Tile::Letter(letter)) <= RARE;
    word.map(|letter| 1 + usize::from(rare(letter))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_letters_weigh_two() {
        for (word, heavy) in [("SOL", 3), ("CASA", 4), ("JUEZ", 6), ("ÑU", 3)] {
            assert_eq!(weight(word.chars().filter_map(Letter::of)), heavy, "{word}");
        }
    }
}
