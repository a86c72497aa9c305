//! Alpha-beta: two players, no luck, nothing hidden.
//!
//! Iterative deepening, principal variation search, a transposition table,
//! killer and history moves, and a door for positions that must not be judged
//! in the middle of an exchange.

use std::thread;

use rules::{Seat, SeatSet, Turn};

use crate::{Limits, Position, Stop, Watch};

mod order;
mod searcher;
mod table;

use searcher::Searcher;
use table::Table;

/// What a won game is worth; a quicker win is worth a little more than a later one.
pub const WIN: i32 = 1_000_000;
/// The longest way from the root that is looked at.
pub const DEEPEST: u32 = 120;
/// More than any position is worth.
const INFINITY: i32 = 2 * WIN;

/// A position of a game for two in which everything is known.
pub trait Duel: Position<Move: Copy> + Sync {
    /// What the position is worth to the first seat, in points of the game's
    /// own, well below [`WIN`]. Never asked of a finished game.
    fn evaluate(&self) -> i32;

    /// What a finished game is worth to the first seat.
    fn settle(&self, winners: SeatSet) -> i32 {
        let won = |seat| i32::from(winners.contains(seat));
        WIN * (won(Seat::FIRST) - won(Seat::SECOND))
    }

    /// Equal positions with the same seat to act have equal keys; others hardly
    /// ever do.
    fn key(&self) -> u64;

    /// How soon to try a move: greater is sooner.
    fn promise(&self, action: &Self::Move) -> i32 {
        let _ = action;
        0
    }

    /// A number for what the move looks like wherever it is played, such as its
    /// squares: moves that refuted others are tried sooner elsewhere.
    fn track(&self, action: &Self::Move) -> usize {
        let _ = action;
        0
    }

    /// The moves that must be tried before the position can be judged, added to
    /// an empty list; and whether the seat may also leave them be.
    fn noisy(&self, list: &mut Vec<Self::Move>) -> bool {
        let _ = list;
        true
    }
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<M> {
    /// The best move.
    pub best: M,
    /// Its worth to the seat to act.
    pub score: i32,
    /// How deep it was looked at; 0 if there was nothing to choose or no time.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether every line was followed to the end of the game.
    pub exact: bool,
    /// What is expected, from the best move on.
    pub line: Vec<M>,
}

/// Looks for the best move, ever deeper up to `depth`. The game must not be over.
pub fn search<D: Duel>(root: &D, depth: u32, limits: &Limits) -> Found<D::Move> {
    let table = Table::for_limits(limits);
    let helpers = limits.threads() as u64 - 1;
    if helpers == 0 {
        return Searcher::new(&table, Watch::start(limits)).deepen(root, 1, depth);
    }
    // Several threads look at the same tree and share what they find through
    // the table; every second one is a depth ahead. The first one answers.
    let mut own = limits.clone();
    own.nodes = limits.nodes.map(|nodes| nodes / (helpers + 1));
    let mut theirs = own.clone();
    theirs.stop = Stop::default();
    thread::scope(|scope| {
        for helper in 0..helpers {
            let mut searcher = Searcher::new(&table, Watch::start(&theirs));
            let first = 1 + helper as u32 % 2;
            scope.spawn(move || searcher.deepen(root, first, depth));
        }
        let found = Searcher::new(&table, Watch::start(&own)).deepen(root, 1, depth);
        theirs.stop.pull();
        found
    })
}

/// Every move with what it is worth to the seat to act when looked at `depth`
/// deep, best first; those of equal worth in the order of the list. Without
/// enough time for that, each with what was found so far.
pub fn rank<D: Duel>(root: &D, depth: u32, limits: &Limits) -> Vec<(D::Move, i32)> {
    let table = Table::for_limits(limits);
    Searcher::new(&table, Watch::start(limits)).rank(root, depth)
}

/// 1 if the first seat is to act, −1 if the second is.
fn sign(turn: Turn) -> i32 {
    if turn == Turn::Seat(Seat::FIRST) {
        1
    } else {
        -1
    }
}
