//! Move ordering: the sooner the best move is tried, the more of the tree is cut off.

use super::{DEEPEST, Duel};

/// The size of the history table; moves may share an entry.
const TRACKS: usize = 4096;
/// The maximum history bonus, so that history only decides between moves with equal
/// ordering scores.
const MOST_HISTORY: i32 = 1023;
/// The ordering score of a killer move: one that caused a cutoff in a sibling position.
const KILLER: i32 = 1 << 28;

/// Killer moves and the history table.
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

    /// The ordering score of a move at this ply; side is 0 or 1.
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

    /// Records a move that caused a beta cutoff.
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
