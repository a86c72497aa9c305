//! Sets of squares as bits, and steps along the diagonals.
//!
//! The fifty dark squares lie in a `u64` row by row, with one bit left out
//! after every two rows. So each diagonal step is the same rotation from every
//! square, and a step over an edge falls on a bit that is no square.

use rules::Seat;

use crate::Square;

/// A set of squares. Bits that are no square are never set.
pub(crate) type Squares = u64;

/// Every square.
pub(crate) const BOARD: Squares = {
    let mut board = 0;
    let mut number = 1;
    while number <= Square::COUNT {
        board |= bit(number);
        number += 1;
    }
    board
};

/// The bit of the square with this number.
pub(crate) const fn bit(number: u8) -> Squares {
    let place = number - 1;
    1 << (place + place / 10)
}

/// The square of a set of exactly one.
pub(crate) const fn square(bit: Squares) -> Square {
    let place = bit.trailing_zeros() as u8;
    Square::from_place(place - place / 11)
}

/// The squares of a set one by one, from the lowest number.
pub(crate) fn each(mut set: Squares) -> impl Iterator<Item = Squares> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The row where this seat's men become kings.
pub(crate) const fn far_row(seat: Seat) -> Squares {
    const ROW: Squares = 0b1_1111;
    [ROW, ROW << 49][seat.index()]
}

/// One of the four ways along a diagonal, as White sees the board.
#[derive(Clone, Copy)]
pub(crate) enum Direction {
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

impl Direction {
    /// All four, White's two first.
    pub(crate) const ALL: [Direction; 4] = [NorthWest, NorthEast, SouthWest, SouthEast];

    /// The two in which this seat's men go.
    pub(crate) fn forward(seat: Seat) -> &'static [Direction; 2] {
        const FORWARD: [[Direction; 2]; 2] = [[NorthWest, NorthEast], [SouthWest, SouthEast]];
        &FORWARD[seat.index()]
    }

    /// The opposite one.
    pub(crate) const fn back(self) -> Direction {
        match self {
            NorthWest => SouthEast,
            NorthEast => SouthWest,
            SouthWest => NorthEast,
            SouthEast => NorthWest,
        }
    }

    /// Every square of the set, one step on; those that leave the board vanish.
    #[inline]
    pub(crate) const fn step(self, set: Squares) -> Squares {
        const ROTATIONS: [u32; 4] = [64 - 6, 64 - 5, 5, 6];
        set.rotate_left(ROTATIONS[self as usize]) & BOARD
    }

    /// The nearest square from `at` that is not `free`; none if the edge comes
    /// first, or if there is no `at`.
    #[inline]
    pub(crate) fn first(self, at: Squares, free: Squares) -> Squares {
        let stops = self.ray(at) & !free;
        match self {
            NorthWest | NorthEast => (1_u64 << 63)
                .checked_shr(stops.leading_zeros())
                .unwrap_or(0),
            SouthWest | SouthEast => stops & stops.wrapping_neg(),
        }
    }

    /// The squares passed from `at` while they are `free`.
    #[inline]
    pub(crate) fn run(self, at: Squares, free: Squares) -> Squares {
        let stop = self.first(at, free);
        self.ray(at) & !(self.ray(stop) | stop)
    }

    /// Every square from `at` to the edge.
    #[inline]
    fn ray(self, at: Squares) -> Squares {
        RAYS[self as usize][at.trailing_zeros() as usize]
    }
}

/// The ray of each direction from each bit; the last place is for no square.
static RAYS: [[Squares; 65]; 4] = {
    let mut rays = [[0; 65]; 4];
    let mut way = 0;
    while way < 4 {
        let mut place = 0;
        while place < 64 {
            let mut at = Direction::ALL[way].step(1 << place & BOARD);
            while at != 0 {
                rays[way][place] |= at;
                at = Direction::ALL[way].step(at);
            }
            place += 1;
        }
        way += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_one_row_and_one_column() {
        for number in 1..=Square::COUNT {
            let from = square(bit(number));
            assert_eq!(from.number(), number);
            let mut there: Vec<u8> = Direction::ALL
                .into_iter()
                .flat_map(|direction| each(direction.step(bit(number))))
                .map(|to| square(to).number())
                .collect();
            there.sort_unstable();
            let near = |to: &u8| {
                let to = square(bit(*to));
                from.row().abs_diff(to.row()) == 1 && from.column().abs_diff(to.column()) == 1
            };
            let expected: Vec<u8> = (1..=Square::COUNT).filter(near).collect();
            assert_eq!(there, expected, "from {from}");
        }
    }

    #[test]
    fn back_undoes_a_step() {
        for direction in Direction::ALL {
            for at in each(BOARD) {
                let there = direction.step(at);
                assert!(there == 0 || direction.back().step(there) == at);
            }
        }
    }
}
