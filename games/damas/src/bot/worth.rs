//! What a position is worth before anything is looked ahead: the one place to
//! change in order to judge better.

use rules::Rng;

use crate::position::Position;
use crate::squares::{BOARD, Squares, bit};

/// A man, in the points that all judgements are made of.
pub(super) const MAN: i32 = 100;
/// A king goes any distance, forward and back.
const KING: i32 = 300;
/// With only kings left hardly anybody wins in five moves: a tenth is left of it.
const ONLY_KINGS: i32 = 10;

/// How somebody looks at a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Eye {
    /// Whether it sees where men stand, or only counts them.
    pub(super) places: bool,
    /// Whether it bears in mind that captures are a duty.
    pub(super) duty: bool,
    /// Up to so many points are a matter of taste.
    pub(super) whim: i32,
    /// Whose taste.
    pub(super) seed: u64,
}

impl Eye {
    /// What the position is worth to White.
    pub(super) fn judge(&self, position: &Position) -> i32 {
        let [white, black] = position.pieces;
        let material = pieces(white, position.kings) - pieces(black, position.kings);
        if position.only_kings() {
            return material / ONLY_KINGS;
        }
        if !self.places {
            return material;
        }
        let men = |seat: Squares| seat & !position.kings;
        material + places(men(white)) - places(turned(men(black)))
    }

    /// What a taste of its own adds to the position with this key.
    pub(super) fn whim(&self, key: u64) -> i32 {
        if self.whim == 0 {
            return 0;
        }
        let bits = Rng::seeded(key ^ self.seed).bits() >> 32;
        (bits % (2 * self.whim as u64 + 1)) as i32 - self.whim
    }
}

fn pieces(seat: Squares, kings: Squares) -> i32 {
    let kings = (seat & kings).count_ones() as i32;
    (seat.count_ones() as i32 - kings) * MAN + kings * KING
}

/// The board seen from the other side.
fn turned(set: Squares) -> Squares {
    set.reverse_bits() >> 10
}

/// What the places of White's men are worth.
fn places(men: Squares) -> i32 {
    let planes = PLANES.iter().enumerate();
    planes
        .map(|(place, plane)| ((men & plane).count_ones() as i32) << place)
        .sum()
}

/// What a white man is worth above others by its row, from White's own: guards
/// of the own row keep kings from being made, who hurries runs out of moves
/// first, and a man far ahead will be a king.
const ROWS: [i32; 10] = [40, 10, 7, 5, 3, 3, 5, 10, 20, 0];
/// And by its column, from the edge to the middle.
const COLUMNS: [i32; 5] = [0, 1, 2, 3, 3];

/// The values of all squares as bits: the squares whose value has bit 0, bit 1 …
static PLANES: [Squares; 6] = {
    let mut planes = [0; 6];
    let mut number = 1;
    while number <= 50_u8 {
        let row = (number - 1) / 5;
        let column = (number - 1) % 5 * 2 + (row + 1) % 2;
        let edge = if column < 5 { column } else { 9 - column };
        let value = ROWS[9 - row as usize] + COLUMNS[edge as usize];
        let mut place = 0;
        while place < planes.len() {
            if value >> place & 1 == 1 {
                planes[place] |= bit(number) & BOARD;
            }
            place += 1;
        }
        number += 1;
    }
    planes
};

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    const EYE: Eye = Eye {
        places: true,
        duty: true,
        whim: 0,
        seed: 0,
    };

    fn worth(white: &[u8], black: &[u8]) -> i32 {
        let set = |numbers: &[u8]| numbers.iter().copied().map(bit).sum();
        EYE.judge(&Position {
            pieces: [set(white), set(black)],
            kings: 0,
            turn: Seat::FIRST,
        })
    }

    #[test]
    fn both_sides_are_judged_alike() {
        assert_eq!(EYE.judge(&Position::START), 0);
        for number in 6..=45 {
            let mirrored = 51 - number;
            assert_eq!(worth(&[number], &[mirrored]), 0, "{number}");
            assert_eq!(worth(&[number, 48], &[3, mirrored]), 0, "{number}");
        }
    }

    #[test]
    fn places_add_up() {
        let rows = |number: u8| ROWS[9 - (usize::from(number) - 1) / 5];
        for number in 6..=50_u8 {
            let value = worth(&[number], &[]) - MAN - rows(number);
            assert!(COLUMNS.contains(&value), "{number}: {value}");
        }
    }
}
