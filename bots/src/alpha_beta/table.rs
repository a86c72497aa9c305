//! Transposition table, shared between threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::Limits;

/// How a stored score relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// An entry of the transposition table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) score: i32,
    /// The search depth, or [`Known::SOLVED`] if every line was searched to the end of
    /// the game.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The index of the best move in the list of moves.
    pub(crate) best: u16,
}

impl Known {
    pub(crate) const SOLVED: u8 = u8::MAX;
}

/// A fixed number of slots; a newer entry always replaces an older one.
pub(crate) struct Table {
    slots: Vec<Slot>,
}

/// One slot. The key is xored with the data, so that two halves written by different
/// threads are not taken for one entry.
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// As large as the search can use, and never larger than its memory limit.
    pub(crate) fn for_limits(limits: &Limits) -> Table {
        /// More nodes than a search visits in a millisecond.
        const NODES_A_MS: u128 = 2000;
        let by_time = limits
            .time
            .map_or(u128::MAX, |time| time.as_millis() * NODES_A_MS);
        let by_nodes = limits.nodes.map_or(u128::MAX, u128::from);
        let wanted = by_time.min(by_nodes).clamp(256, u32::MAX.into()) as usize;
        let allowed = (limits.memory / size_of::<Slot>()).max(1);
        let slots = wanted.min(allowed);
        let slots = 1 << slots.ilog2();
        let empty = || Slot {
            mixed: AtomicU64::new(0),
            data: AtomicU64::new(0),
        };
        Table {
            slots: std::iter::repeat_with(empty).take(slots).collect(),
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        // Keys of small positions may differ in few bits, so mix them first.
        let place = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        &self.slots[place as usize & (self.slots.len() - 1)]
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        let slot = self.slot(key);
        let data = slot.data.load(Ordering::Relaxed);
        let mixed = slot.mixed.load(Ordering::Relaxed);
        (mixed ^ data == key && data != 0).then(|| unpack(data))
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, known: Known) {
        let slot = self.slot(key);
        let data = pack(known);
        slot.mixed.store(key ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }

    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }
}

/// Packs score, best, depth and the bound, which starts at 1 so that nothing packs to
/// zero.
fn pack(known: Known) -> u64 {
    let bound = match known.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(known.score as u32)
        | u64::from(known.best) << 32
        | u64::from(known.depth) << 48
        | bound << 56
}

fn unpack(data: u64) -> Known {
    Known {
        score: data as u32 as i32,
        best: (data >> 32) as u16,
        depth: (data >> 48) as u8,
        bound: match data >> 56 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_again() {
        let table = Table::for_limits(&Limits::nodes(1000));
        let known = Known {
            score: -17,
            depth: Known::SOLVED,
            bound: Bound::AtMost,
            best: 301,
        };
        table.put(99, known);
        assert_eq!(table.get(99), Some(known));
        assert_eq!(table.get(98), None);
    }

    #[test]
    fn it_never_takes_more_than_its_memory() {
        for memory in [0, 100, 1 << 16, 1 << 22] {
            let mut limits = Limits::nodes(u64::MAX);
            limits.memory = memory;
            let table = Table::for_limits(&limits);
            assert!(table.bytes() <= memory.max(size_of::<Slot>()));
        }
    }
}
