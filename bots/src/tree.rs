//! Monte Carlo tree search for two to four players, with luck and hidden information.
//!
//! Every iteration samples a world that fits what the bot sees (determinisation),
//! descends the tree, expands one node, evaluates it, and backs the result up. A node
//! is identified by the seats' moves alone: luck is sampled anew in each iteration, and
//! a move counts only in worlds where it is legal.

use std::thread;

use rules::{PerSeat, Rng, Turn};

use crate::{Limits, Position, Watch};

mod nodes;
mod walk;

use nodes::Nodes;
use walk::Walk;

/// A position for tree search: luck can be sampled and the result evaluated.
pub trait Wood: Position {
    /// Samples an outcome of luck; called only when luck is to act.
    fn roll(&mut self, rng: &mut Rng);

    /// The prior weights of the moves, added to an empty list: non-negative, on any
    /// scale. An empty list means no prior: then each move is tried once before any is
    /// tried again.
    fn prior(&self, moves: &[Self::Move], weights: &mut Vec<f32>) {
        let _ = (moves, weights);
    }

    /// The evaluation, by playout or statically: each seat's expected share of the win;
    /// the winners' shares when the game is over. It may leave the position in any
    /// state.
    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32>;
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Grown<M> {
    /// The moves of the root, most visited first.
    pub branches: Vec<Branch<M>>,
    /// The number of iterations.
    pub nodes: u64,
    /// The depth of the deepest node.
    pub depth: u32,
}

/// The statistics of one root move.
#[derive(Debug, Clone, PartialEq)]
pub struct Branch<M> {
    /// The move.
    pub action: M,
    /// The number of visits.
    pub visits: u32,
    /// Each seat's average share of the win; empty if it was never visited.
    pub shares: PerSeat<f32>,
}

/// Searches the worlds that `deal` samples; the same seat is to act in each. `explore`
/// is the exploration constant, about 1.
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
    // Root parallelisation: each thread grows its own tree from its own seed, and the
    // root statistics are added up.
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

/// Adds up the root statistics of several trees.
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
