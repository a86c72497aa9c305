//! What a seat can bring about whatever the others do: every line is followed,
//! nothing is judged and nothing is remembered, so that what comes out is certain.

use rules::{Seat, Turn};

use crate::{Position, Watch};

/// Something that a seat wants to bring about.
pub struct Aim<R> {
    /// Who wants it.
    pub seat: Seat,
    /// Whether it has come about. Asked after every action.
    pub reached: R,
}

impl<R> Aim<R> {
    /// Whether the seat can bring it about within so many turns of its own,
    /// however the others answer; `None` if the watch is over before that is
    /// certain. A turn may be several actions; luck is never relied on.
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

    /// The moves of the seat to act after which it is reached or forced.
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

    /// The seat itself acts: one good move is enough.
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

    /// Somebody else acts: none of their moves may spoil it.
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

    /// The seat has acted, and it is not reached yet.
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

/// Every move and what it leads to.
fn after_each<P: Position>(position: &P) -> impl Iterator<Item = (P::Move, P)> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves.into_iter().map(|action| {
        let mut next = position.clone();
        next.play(&action);
        (action, next)
    })
}
