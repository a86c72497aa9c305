//! Three players: the whole tree where it is small, else tree search.

use bots::tree::{self, Wood};
use bots::{Level, Limits, Position as _, Watch, shares_of};
use rules::{Luck as _, PerSeat, Rng, Seat, SeatSet};

use super::{Sketch, Thought, solve::solve};
use crate::Action;

/// How much to try what has not proved itself.
const EXPLORE: f32 = 1.0;
/// How many games the levels play on in their heads.
const SECOND: u64 = 40;
const THIRD: u64 = 300;
const FOURTH: u64 = 3_000;
/// How many positions a tree has at most that is worth trying to solve.
const SMALL: u64 = 5_000;

pub(super) fn think(sketch: &Sketch, seat: Seat, level: Level, limits: &Limits) -> Thought {
    let limits = limits.clone();
    match level {
        Level::One | Level::Two => by_tree(sketch, limits.at_most(SECOND), 0),
        Level::Three => by_tree(sketch, limits.at_most(THIRD), 0),
        Level::Four => exactly_or(sketch, seat, limits.at_most(FOURTH)),
        Level::Five => exactly_or(sketch, seat, limits),
    }
}

/// Solves the position if a quarter of the limits is enough for that.
fn exactly_or(sketch: &Sketch, seat: Seat, limits: Limits) -> Thought {
    let quarter = limits.nodes.map_or(SMALL, |nodes| nodes / 4);
    let mut watch = Watch::start(&limits.clone().at_most(quarter.min(SMALL)));
    let Some(solved) = solve(sketch, &mut watch) else {
        return by_tree(sketch, limits, watch.nodes());
    };
    let share = |shares: &PerSeat<f32>| shares[seat.index()];
    let best = solved
        .into_iter()
        .max_by(|(_, one), (_, other)| share(one).total_cmp(&share(other)));
    let (action, shares) = best.expect("a seat to act has a move");
    Thought {
        action,
        shares,
        fate: None,
        depth: 1,
        nodes: watch.nodes(),
    }
}

/// Grows a tree with what the limits leave after `spent` nodes.
fn by_tree(sketch: &Sketch, mut limits: Limits, spent: u64) -> Thought {
    limits.nodes = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
    let mut grown = tree::grow(|_| sketch.clone(), EXPLORE, &limits);
    let branch = grown.branches.swap_remove(0);
    let shares = match branch.visits {
        0 => sketch.shares(),
        _ => branch.shares,
    };
    Thought {
        action: branch.action,
        shares,
        fate: None,
        depth: grown.depth,
        nodes: grown.nodes + spent,
    }
}

impl Wood for Sketch {
    /// There is no luck in XATS.
    fn roll(&mut self, _: &mut Rng) {}

    /// The square of what the seat to act can expect of each move.
    fn prior(&self, moves: &[Action], weights: &mut Vec<f32>) {
        /// Nothing is given up unseen.
        const LEAST: f32 = 0.01;
        let Some(seat) = self.game.turn.seat() else {
            return;
        };
        weights.extend(moves.iter().map(|step| {
            let mut next = self.clone();
            next.play(step);
            let share = next.shares()[seat.index()];
            share * share + LEAST
        }));
    }

    /// Plays on at random, but nobody misses a win.
    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32> {
        let game = &mut self.game;
        while let Some(seat) = game.turn.seat() {
            if game.wins(seat).next().is_some() {
                return shares_of(SeatSet::only(seat), game.seats());
            }
            let pick = rng.below(game.count_actions(seat));
            let action = game.action_at(seat, pick);
            game.carry_out(seat, action.expect("the pick is below the count"));
        }
        shares_of(game.turn.winners(), game.seats())
    }
}
