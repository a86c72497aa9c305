//! The three boards as sets of squares: one bit a square, a1 the lowest, row
//! after row with nothing in between.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A board of one size. Known when compiling, so that each size gets code of
/// its own, on the integer that just holds it.
pub(crate) trait Grid: Debug + Copy + Eq + Send + Sync + 'static {
    /// A set of squares.
    type Squares: Squares;
    /// How many columns, and rows.
    const SIDE: u32;
    /// Every square.
    const ALL: Self::Squares;
    /// Every square with a neighbour to its left and one to its right.
    const MIDDLE: Self::Squares;
    /// How much the place grows by one step right, down to the left, down, and
    /// down to the right.
    const STEPS: [u32; 4] = [1, Self::SIDE - 1, Self::SIDE, Self::SIDE + 1];
    /// For each of the steps, every place it leads to from a1, over the edges
    /// and on.
    const RAYS: [Self::Squares; 4];

    /// The same squares on the board turned half round.
    #[inline]
    fn half_turn(squares: Self::Squares) -> Self::Squares {
        squares.reversed() >> (Self::Squares::BITS - Self::SIDE * Self::SIDE)
    }
}

macro_rules! grid {
    ($name:ident, $side:literal, $squares:ty) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) struct $name;

        impl Grid for $name {
            type Squares = $squares;
            const SIDE: u32 = $side;
            const ALL: $squares = columns($side, 0, $side) as $squares;
            const MIDDLE: $squares = columns($side, 1, $side - 1) as $squares;
            const RAYS: [$squares; 4] = [
                ray(Self::STEPS[0]) as $squares,
                ray(Self::STEPS[1]) as $squares,
                ray(Self::STEPS[2]) as $squares,
                ray(Self::STEPS[3]) as $squares,
            ];
        }
    };
}

grid!(Six, 6, u64);
grid!(Eight, 8, u64);
grid!(Ten, 10, u128);

/// The squares of the columns `from..to`.
const fn columns(side: u32, from: u32, to: u32) -> u128 {
    let mut squares = 0;
    let mut place = 0;
    while place < side * side {
        if from <= place % side && place % side < to {
            squares |= 1 << place;
        }
        place += 1;
    }
    squares
}

const fn ray(step: u32) -> u128 {
    let mut squares = 0;
    let mut place = step;
    while place < u128::BITS {
        squares |= 1 << place;
        place += step;
    }
    squares
}

/// An unsigned integer as a set of squares.
pub(crate) trait Squares:
    Debug
    + Copy
    + Eq
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No square.
    const NONE: Self;
    /// How many places there are.
    const BITS: u32;

    /// The square at this place alone.
    fn only(place: u32) -> Self;
    /// How many squares.
    fn len(self) -> u32;
    /// The first square alone.
    fn first(self) -> Self;
    /// The place of the first square; [`Squares::BITS`] if there is none.
    fn place(self) -> u32;
    /// Every place before that of a sole square; none if there is no square.
    fn before(self) -> Self;
    /// The places counted from the other end.
    fn reversed(self) -> Self;
    /// The set in 64 bits that few other sets share.
    fn folded(self) -> u64;

    /// The places of the squares, ascending.
    #[inline]
    fn places(mut self) -> impl ExactSizeIterator<Item = u32> {
        (0..self.len()).map(move |_| {
            let place = self.place();
            self = self ^ self.first();
            place
        })
    }
}

macro_rules! squares {
    ($integer:ty) => {
        impl Squares for $integer {
            const NONE: $integer = 0;
            const BITS: u32 = <$integer>::BITS;

            #[inline]
            fn only(place: u32) -> $integer {
                1 << place
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> $integer {
                self & self.wrapping_neg()
            }

            #[inline]
            fn place(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn before(self) -> $integer {
                self.saturating_sub(1)
            }

            #[inline]
            fn reversed(self) -> $integer {
                self.reverse_bits()
            }

            #[inline]
            fn folded(self) -> u64 {
                let [low, high] = [u128::from(self) as u64, (u128::from(self) >> 64) as u64];
                low ^ high.wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
            }
        }
    };
}

squares!(u64);
squares!(u128);
