//! Monte Carlo tree search: two to four players, luck, hidden hands.
//!
//! Every iteration deals a world that fits what the bot sees, walks down the
//! tree by what was promising so far, adds one node, judges it, and tells the
//! nodes on its way. Nodes are told apart by the moves of the seats alone: luck
//! is drawn anew in each iteration, and a move counts only where it is possible.

use std::thread;

use rules::{PerSeat, Rng, Turn};

use crate::{Limits, Position, Watch};

mod nodes;
mod walk;

use nodes::Nodes;
use walk::Walk;

/// A position that can be played on by luck and judged.
pub trait Wood: Position {
    /// Luck acts; asked only when it is luck's turn.
    fn roll(&mut self, rng: &mut Rng);

    /// How much each move promises before it was tried, added to an empty list:
    /// nothing below zero, any scale. An empty list says that nothing is known:
    /// then each is tried once before any is tried again.
    fn prior(&self, moves: &[Self::Move], weights: &mut Vec<f32>) {
        let _ = (moves, weights);
    }

    /// The share of the win that each seat can expect, by playing on or by
    /// looking; the winners' shares when it is over. It may leave the position
    /// anywhere.
    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32>;
}

/// What became of the tree.
#[derive(Debug, Clone, PartialEq)]
pub struct Grown<M> {
    /// The moves of the root, the most visited first.
    pub branches: Vec<Branch<M>>,
    /// How many iterations there were.
    pub nodes: u64,
    /// The longest way from the root to a node.
    pub depth: u32,
}

/// One move of the root.
#[derive(Debug, Clone, PartialEq)]
pub struct Branch<M> {
    /// The move.
    pub action: M,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win each seat got on average; empty if it was never tried.
    pub shares: PerSeat<f32>,
}

/// Grows a tree from the worlds that `deal` deals, in each of which the same
/// seat is to act. `explore` is how much to try what has not proved itself:
/// about 1.
pub fn grow<P: Wood>(
    deal: impl Fn(&mut Rng) -> P + Sync,
    explore: f32,
    limits: &Limits,
) -> Grown<P::Move> {
    let threads = limits.threads();
    let mut own = limits.clone();
    own.nodes = limits.nodes.map(|nodes| nodes / threads as u64);
    own.memory = limits.memory / threads;
    if threads == 1 {
        return grow_one(&deal, explore, &own);
    }
    // Each thread grows a tree of its own from a seed of its own; what they
    // found about the root is added up.
    let trees = thread::scope(|scope| {
        let grow = |nth: u64| {
            let own = own.clone().seeded(limits.seed.wrapping_add(nth << 32));
            let deal = &deal;
            scope.spawn(move || grow_one(deal, explore, &own))
        };
        let running: Vec<_> = (0..threads as u64).map(grow).collect();
        let done = running.into_iter().map(thread::ScopedJoinHandle::join);
        done.map(|tree| tree.expect("a search does not panic"))
            .collect::<Vec<_>>()
    });
    merged(trees)
}

fn grow_one<P: Wood>(
    deal: &impl Fn(&mut Rng) -> P,
    explore: f32,
    limits: &Limits,
) -> Grown<P::Move> {
    let mut rng = Rng::seeded(limits.seed);
    let mut watch = Watch::start(limits);
    let mut walk = Walk::new(Nodes::within(limits.memory), explore);
    let root = deal(&mut rng);
    debug_assert!(matches!(root.turn(), Turn::Seat(_)));
    walk.open(&root);
    while walk.choices() > 1 && watch.step() {
        let world = deal(&mut rng);
        walk.once(world, &mut rng);
    }
    walk.grown(watch.nodes())
}

/// Adds up what several trees found about the moves of the root.
fn merged<M: PartialEq>(trees: Vec<Grown<M>>) -> Grown<M> {
    let mut sum = Grown {
        branches: Vec::new(),
        nodes: 0,
        depth: 0,
    };
    for tree in trees {
        sum.nodes += tree.nodes;
        sum.depth = sum.depth.max(tree.depth);
        for branch in tree.branches {
            let same = |other: &&mut Branch<M>| other.action == branch.action;
            match sum.branches.iter_mut().find(same) {
                Some(other) => other.add(&branch),
                None => sum.branches.push(branch),
            }
        }
    }
    sum.branches.sort_by_key(|branch| u32::MAX - branch.visits);
    sum
}

impl<M> Branch<M> {
    fn add(&mut self, other: &Branch<M>) {
        let (mine, theirs) = (self.visits as f32, other.visits as f32);
        if self.visits == 0 {
            self.shares.clone_from(&other.shares);
        } else if other.visits > 0 {
            for (share, another) in self.shares.iter_mut().zip(&other.shares) {
                *share = (*share * mine + another * theirs) / (mine + theirs);
            }
        }
        self.visits += other.visits;
    }
}
