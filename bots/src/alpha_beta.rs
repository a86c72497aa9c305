//! Alpha-beta search for two players with perfect information and no luck.
//!
//! Iterative deepening, principal variation search, a transposition table, move
//! ordering by killer moves and the history heuristic, and quiescence search.

use std::thread;

use rules::{Seat, SeatSet, Turn};

use crate::{Limits, Position, Stop, Watch};

mod order;
mod searcher;
mod table;

use searcher::Searcher;
use table::Table;

/// The score of a won game; a quicker win scores slightly higher.
pub const WIN: i32 = 1_000_000;
/// The maximum search depth in plies.
pub const DEEPEST: u32 = 120;
/// Greater than any score.
const INFINITY: i32 = 2 * WIN;

/// A position of a two-player game with perfect information.
pub trait Duel: Position<Move: Copy> + Sync {
    /// The static evaluation from the first seat's point of view, in the game's own
    /// units, well below [`WIN`]. Never called on a finished game.
    fn evaluate(&self) -> i32;

    /// The score of a finished game from the first seat's point of view.
    fn settle(&self, winners: SeatSet) -> i32 {
        let won = |seat| i32::from(winners.contains(seat));
        WIN * (won(Seat::FIRST) - won(Seat::SECOND))
    }

    /// The hash key for the transposition table. Equal positions with the same seat to
    /// act have equal keys; different ones hardly ever do.
    fn key(&self) -> u64;

    /// The move-ordering score: greater is tried sooner.
    fn promise(&self, action: &Self::Move) -> i32 {
        let _ = action;
        0
    }

    /// The index of a move in the history table, such as its squares: moves that caused
    /// cutoffs are tried sooner elsewhere.
    fn track(&self, action: &Self::Move) -> usize {
        let _ = action;
        0
    }

    /// The quiescence moves, added to an empty list: those that must be searched before
    /// the position can be evaluated. Returns whether the seat may also stand pat.
    fn noisy(&self, list: &mut Vec<Self::Move>) -> bool {
        let _ = list;
        true
    }
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<M> {
    /// The best move.
    pub best: M,
    /// Its score from the point of view of the seat to act.
    pub score: i32,
    /// The completed depth; 0 if there was nothing to choose or no time.
    pub depth: u32,
    /// How many nodes were searched.
    pub nodes: u64,
    /// Whether every line was searched to the end of the game.
    pub exact: bool,
    /// The principal variation, starting with the best move.
    pub line: Vec<M>,
}

/// Searches for the best move by iterative deepening up to `depth`. The game must not
/// be over.
pub fn search<D: Duel>(root: &D, depth: u32, limits: &Limits) -> Found<D::Move> {
    let table = Table::for_limits(limits);
    let helpers = limits.threads() as u64 - 1;
    if helpers == 0 {
        return Searcher::new(&table, Watch::start(limits)).deepen(root, 1, depth);
    }
    // Lazy SMP: several threads search the same tree and share results through the
    // transposition table; every second one is a ply ahead. The first one answers.
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

/// Every move with its score for the seat to act at this depth, best first; equal
/// scores keep the order of the list. If time runs out, each has the score found so
/// far.
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
