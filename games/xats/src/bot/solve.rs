//! Three players: the whole tree, when it is small enough.

use bots::{Position as _, Watch, shares_of};
use rules::{PerSeat, Seat, SeatSet, Turn};

use super::sketch::Sketch;
use crate::Action;

/// How far from the root it goes. Longer games are not solved.
const DEEPEST: usize = 24;

/// Every move of the seat to act with the share of the win that each seat has
/// in the end if all take what is best for themselves, any of it as likely.
/// `None` if the tree is too large for the watch.
pub(crate) fn solve(root: &Sketch, watch: &mut Watch) -> Option<Vec<(Action, PerSeat<f32>)>> {
    let mut tree = Tree {
        watch,
        lists: vec![Vec::new(); DEEPEST],
    };
    let solved = root
        .each_move()
        .map(|(step, next)| Some((step, tree.look(&next, 0)?)));
    solved.collect()
}

struct Tree<'a> {
    watch: &'a mut Watch,
    /// A list of moves for each distance from the root, used again and again.
    lists: Vec<Vec<Action>>,
}

impl Tree<'_> {
    fn look(&mut self, position: &Sketch, ply: usize) -> Option<PerSeat<f32>> {
        let Turn::Seat(seat) = position.turn() else {
            return Some(position.shares());
        };
        if !self.watch.node() {
            return None;
        }
        if position.game.wins(seat).next().is_some() {
            return Some(shares_of(SeatSet::only(seat), position.game.seats()));
        }
        let mut list = std::mem::take(self.lists.get_mut(ply)?);
        list.clear();
        position.moves(&mut list);
        let mut best = Best::new(seat, position.game.seats());
        for step in &list {
            let mut next = position.clone();
            next.play(step);
            best.meet(&self.look(&next, ply + 1)?);
        }
        self.lists[ply] = list;
        Some(best.average())
    }
}

/// The average of what is best for a seat.
struct Best {
    seat: Seat,
    sum: PerSeat<f32>,
    ways: f32,
}

impl Best {
    fn new(seat: Seat, seats: usize) -> Best {
        Best {
            seat,
            sum: shares_of(SeatSet::NONE, seats),
            ways: 0.0,
        }
    }

    fn meet(&mut self, shares: &PerSeat<f32>) {
        let own = self.seat.index();
        let ahead = shares[own] * self.ways - self.sum[own];
        if self.ways == 0.0 || ahead > f32::EPSILON {
            self.sum.clone_from(shares);
            self.ways = 1.0;
        } else if ahead.abs() <= f32::EPSILON {
            let both = self.sum.iter_mut().zip(shares);
            both.for_each(|(sum, share)| *sum += share);
            self.ways += 1.0;
        }
    }

    fn average(self) -> PerSeat<f32> {
        self.sum.iter().map(|sum| sum / self.ways).collect()
    }
}
