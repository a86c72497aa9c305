//! Which move to try first: the sooner the best one is tried, the less of the
//! tree there is to see.

use super::{DEEPEST, Duel};

/// Slots for what moves look like; others share them.
const TRACKS: usize = 4096;
/// What the history can add to a move, so that it decides only between moves
/// that promise alike.
const MOST_HISTORY: i32 = 1023;
/// A move that refuted a sister position.
const KILLER: i32 = 1 << 28;

/// What earlier refutations teach about the order of moves.
pub(crate) struct Order<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<[i32; TRACKS]>,
}

impl<M: Copy + PartialEq> Order<M> {
    pub(crate) fn new() -> Order<M> {
        Order {
            killers: vec![[None; 2]; DEEPEST as usize + 1],
            history: vec![[0; TRACKS]; 2],
        }
    }

    /// How soon to try a move at this distance from the root; side is 0 or 1.
    pub(crate) fn worth<D: Duel<Move = M>>(
        &self,
        position: &D,
        action: &M,
        ply: u32,
        side: usize,
    ) -> i32 {
        if self.killers[ply as usize].contains(&Some(*action)) {
            return KILLER;
        }
        let history = self.history[side][position.track(action) % TRACKS];
        let promise = position.promise(action).clamp(-(1 << 16), 1 << 16);
        promise * (MOST_HISTORY + 1) + history
    }

    /// A move refuted the one before it.
    pub(crate) fn refutes<D: Duel<Move = M>>(
        &mut self,
        position: &D,
        action: M,
        ply: u32,
        side: usize,
        depth: u32,
    ) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let history = &mut self.history[side];
        let track = position.track(&action) % TRACKS;
        history[track] += (depth * depth) as i32;
        if history[track] > MOST_HISTORY {
            for count in history.iter_mut() {
                *count /= 2;
            }
            history[track] = history[track].min(MOST_HISTORY);
        }
    }
}
