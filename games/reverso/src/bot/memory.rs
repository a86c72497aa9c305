//! What the endgame has found of boards that it meets again.

use crate::board::Board;
use crate::grid::{Grid, Squares};

/// Between which margins a board ends, for the player to move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known {
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// The place that was best the last time.
    pub(crate) best: Option<u32>,
}

/// A fixed number of boards; a newer one takes the place of an older one.
pub(crate) struct Memory<G: Grid> {
    slots: Vec<Slot<G>>,
}

#[derive(Clone, Copy)]
struct Slot<G: Grid> {
    board: Board<G>,
    low: i8,
    high: i8,
    best: u8,
}

/// As many boards as are of any use.
const MOST_SLOTS: usize = 1 << 18;

impl<G: Grid> Memory<G> {
    /// As large as of use, and never over so many bytes.
    pub(crate) fn new(bytes: usize) -> Memory<G> {
        let slots = (bytes / size_of::<Slot<G>>()).clamp(1, MOST_SLOTS);
        let nowhere = Slot {
            board: Board::of(&[], &[]),
            low: i8::MIN,
            high: i8::MAX,
            best: 0,
        };
        Memory {
            slots: vec![nowhere; 1 << slots.ilog2()],
        }
    }

    /// What is known of a board: of a new one, that it ends somehow.
    pub(crate) fn get(&self, board: Board<G>) -> Known {
        let slot = &self.slots[self.place(board)];
        if slot.board == board {
            Known {
                low: slot.low.into(),
                high: slot.high.into(),
                best: Some(slot.best.into()),
            }
        } else {
            Known {
                low: i8::MIN.into(),
                high: i8::MAX.into(),
                best: None,
            }
        }
    }

    /// Remembers what is known of a board.
    pub(crate) fn put(&mut self, board: Board<G>, known: Known) {
        let place = self.place(board);
        self.slots[place] = Slot {
            board,
            low: known.low as i8,
            high: known.high as i8,
            best: known.best.unwrap_or(0) as u8,
        };
    }

    fn place(&self, board: Board<G>) -> usize {
        (board.key() >> 32) as usize & (self.slots.len() - 1)
    }
}

impl<G: Grid> Board<G> {
    /// A number that hardly any other board has.
    #[inline]
    pub(crate) fn key(self) -> u64 {
        let [own, rival] = [self.own, self.rival].map(Squares::folded);
        mixed(mixed(own) ^ rival)
    }
}

/// Spreads every bit over all the others.
#[inline]
fn mixed(bits: u64) -> u64 {
    let bits = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ bits >> 32
}
