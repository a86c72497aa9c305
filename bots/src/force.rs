//! Proof search: what a seat can force whatever the others do. It follows every line,
//! evaluates nothing and caches nothing, so its result is certain.

use rules::{Seat, Turn};

use crate::{Position, Watch};

/// A goal that a seat wants to force.
pub struct Aim<R> {
    /// The seat that wants it.
    pub seat: Seat,
    /// Whether it is reached; checked after every action.
    pub reached: R,
}

impl<R> Aim<R> {
    /// Whether the seat can force the goal within this many of its own turns, however
    /// the others answer; `None` if the watch ends before that is certain. A turn may
    /// consist of several actions; luck is never relied on.
    pub fn is_forced<P: Position>(
        &self,
        position: &P,
        turns: u32,
        watch: &mut Watch,
    ) -> Option<bool>
    where
        R: Fn(&P) -> bool,
    {
        let Turn::Seat(actor) = position.turn() else {
            return Some(false);
        };
        if !watch.node() {
            return None;
        }
        if actor == self.seat {
            self.can(position, turns, watch)
        } else {
            self.must(position, turns, watch)
        }
    }

    /// The moves of the seat to act that reach or force the goal.
    pub fn ways<P: Position>(
        &self,
        position: &P,
        turns: u32,
        watch: &mut Watch,
    ) -> Option<Vec<P::Move>>
    where
        R: Fn(&P) -> bool,
    {
        let mut ways = Vec::new();
        for (action, next) in after_each(position) {
            if (self.reached)(&next) || self.goes_on(&next, turns, watch)? {
                ways.push(action);
            }
        }
        Some(ways)
    }

    /// An OR node: the seat itself acts, and one good move is enough.
    fn can<P: Position>(&self, position: &P, turns: u32, watch: &mut Watch) -> Option<bool>
    where
        R: Fn(&P) -> bool,
    {
        let nexts: Vec<P> = after_each(position).map(|(_, next)| next).collect();
        if nexts.iter().any(&self.reached) {
            return Some(true);
        }
        for next in &nexts {
            if self.goes_on(next, turns, watch)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// An AND node: somebody else acts, and none of their moves may prevent the goal.
    fn must<P: Position>(&self, position: &P, turns: u32, watch: &mut Watch) -> Option<bool>
    where
        R: Fn(&P) -> bool,
    {
        for (_, next) in after_each(position) {
            if !(self.reached)(&next) && !self.is_forced(&next, turns, watch)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The seat has acted without reaching the goal yet.
    fn goes_on<P: Position>(&self, next: &P, turns: u32, watch: &mut Watch) -> Option<bool>
    where
        R: Fn(&P) -> bool,
    {
        let left = turns - u32::from(next.turn() != Turn::Seat(self.seat));
        if left == 0 {
            return Some(false);
        }
        self.is_forced(next, left, watch)
    }
}

/// Every move with the position after it.
fn after_each<P: Position>(position: &P) -> impl Iterator<Item = (P::Move, P)> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves.into_iter().map(|action| {
        let mut next = position.clone();
        next.play(&action);
        (action, next)
    })
}
