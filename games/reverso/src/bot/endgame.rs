//! The end of a game, played out to the last disc.
//!
//! Nothing is judged here: every line is followed to its end, so what comes out
//! is certain. With many empty squares the moves that leave the rival fewest
//! answers are tried first; with few, those in a quarter of the board with an
//! odd number of empty squares, where the mover can have the last word.

use arrayvec::ArrayVec;
use bots::Watch;

use super::landmarks::{around, corners, quarters};
use super::memory::{Known, Memory};
use crate::board::Board;
use crate::grid::{Grid, Squares};

/// The most empty squares from which it sets out.
pub(crate) const MOST_EMPTY: u32 = 20;
/// With so few empty squares, looking twice costs more than playing on.
const FEW: u32 = 6;
/// More than any margin.
const INFINITY: i32 = i8::MAX as i32;
/// The best of no moves.
const NONE_YET: i32 = -INFINITY;

/// How a game ends that both play as well as can be, for the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ending {
    /// The place of the best move.
    pub(crate) best: u32,
    /// By how many discs it wins; a loss is negative.
    pub(crate) margin: i32,
    /// Whether the margin is certain. Otherwise only its sign is.
    pub(crate) exact: bool,
}

/// Plays out one position.
pub(crate) struct Solver<'a, G: Grid> {
    watch: &'a mut Watch,
    memory: Memory<G>,
    quarters: [G::Squares; 4],
}

/// A move to try.
#[derive(Clone, Copy)]
struct Trial<G: Grid> {
    /// Lower is tried first.
    order: u32,
    place: u32,
    next: Board<G>,
}

type Trials<G> = ArrayVec<Trial<G>, { MOST_EMPTY as usize }>;

impl<'a, G: Grid> Solver<'a, G> {
    /// With the rest of a watch and so many bytes.
    pub(crate) fn new(watch: &'a mut Watch, bytes: usize) -> Solver<'a, G> {
        Solver {
            watch,
            memory: Memory::new(bytes),
            quarters: quarters::<G>(),
        }
    }

    /// How the game ends, as far as there is time to tell; the player to move
    /// must have a move, and `first` is tried before the others. First it is
    /// found who wins, and then by how much.
    pub(crate) fn solve(&mut self, board: Board<G>, first: Option<u32>) -> Option<Ending> {
        let mut trials = self.trials(board, first);
        let (best, margin) = self.best_of(&trials, -1, 1);
        if self.watch.over_already() {
            return None;
        }
        let (alpha, beta) = match margin {
            0 => (-1, 1),
            1.. => (0, INFINITY),
            _ => (-INFINITY, 0),
        };
        trials.sort_by_key(|trial| trial.place != best);
        let closer = self.best_of(&trials, alpha, beta);
        let exact = !self.watch.over_already();
        // What was seen before time was up is better than nothing.
        let seen = closer.1 > alpha;
        let (best, margin) = if seen { closer } else { (best, margin) };
        Some(Ending {
            best,
            margin,
            exact,
        })
    }

    /// By how many discs the player to move ends ahead; `None` if there is no
    /// time to tell.
    pub(crate) fn margin(&mut self, board: Board<G>) -> Option<i32> {
        let margin = self.play_out(board, -INFINITY, INFINITY);
        (!self.watch.over_already()).then_some(margin)
    }

    /// The best of these moves and its margin, certain between `alpha` and
    /// `beta`; of those it had time for.
    fn best_of(&mut self, trials: &[Trial<G>], mut alpha: i32, beta: i32) -> (u32, i32) {
        let (mut best, mut top) = (trials[0].place, NONE_YET);
        for (nth, &Trial { place, next, .. }) in trials.iter().enumerate() {
            let margin = self.scout(next, alpha, beta, nth == 0);
            if self.watch.over_already() {
                break;
            }
            if margin > top {
                (best, top) = (place, margin);
            }
            alpha = alpha.max(margin);
            if alpha >= beta {
                break;
            }
        }
        (best, top)
    }

    /// The margin of a move that leads to `next`. Unless it is the first of its
    /// kind, it is asked first whether it is any better than the others.
    fn scout(&mut self, next: Board<G>, alpha: i32, beta: i32, first: bool) -> i32 {
        if !first {
            let margin = -self.play_out(next, -alpha - 1, -alpha);
            if margin <= alpha || margin >= beta {
                return margin;
            }
        }
        -self.play_out(next, -beta, -alpha)
    }

    /// The final margin of the player to move; means nothing once the watch is over.
    fn play_out(&mut self, board: Board<G>, alpha: i32, beta: i32) -> i32 {
        if board.empty().len() <= FEW {
            self.watch.node();
            return self.play_few(board, alpha, beta, false);
        }
        if !self.watch.node() {
            return alpha;
        }
        if !board.can_move() {
            let passed = board.passed();
            return if passed.can_move() {
                -self.play_out(passed, -beta, -alpha)
            } else {
                board.margin()
            };
        }
        let known = self.memory.get(board);
        if known.low >= beta || known.low == known.high {
            return known.low;
        }
        if known.high <= alpha {
            return known.high;
        }
        let trials = self.trials(board, known.best);
        let (alpha, beta) = (alpha.max(known.low), beta.min(known.high));
        let (best, margin) = self.best_of(&trials, alpha, beta);
        if !self.watch.over_already() {
            let known = Known {
                low: if margin > alpha { margin } else { known.low },
                high: if margin < beta { margin } else { known.high },
                best: Some(best),
            };
            self.memory.put(board, known);
        }
        margin
    }

    /// The same with so few empty squares that each is simply tried.
    fn play_few(&self, board: Board<G>, mut alpha: i32, beta: i32, passed: bool) -> i32 {
        let empty = board.empty();
        if empty.len() == 1 {
            return last_square(board, empty.place());
        }
        let odd = self.odd(empty);
        let near = around::<G>(board.rival);
        let mut top = NONE_YET;
        for squares in [empty & odd & near, empty & !odd & near] {
            for place in squares.places() {
                let turned = board.enclosed(place);
                if turned == G::Squares::NONE {
                    continue;
                }
                let next = board.turning(place, turned);
                top = top.max(-self.play_few(next, -beta, -alpha, false));
                if top >= beta {
                    return top;
                }
                alpha = alpha.max(top);
            }
        }
        match (top, passed) {
            (NONE_YET, true) => board.margin(),
            (NONE_YET, false) => -self.play_few(board.passed(), -beta, -alpha, true),
            _ => top,
        }
    }

    /// The moves in the order in which to try them, `first` before all others.
    fn trials(&self, board: Board<G>, first: Option<u32>) -> Trials<G> {
        let odd = self.odd(board.empty());
        let has =
            |squares: G::Squares, place| squares & G::Squares::only(place) != G::Squares::NONE;
        let trial = |place| {
            let next = board.played(place);
            let corner = has(corners::<G>(), place);
            let order = if first == Some(place) {
                0
            } else {
                9 + 4 * next.moves().len() - 8 * u32::from(corner) - u32::from(has(odd, place))
            };
            Trial { order, place, next }
        };
        let mut trials: Trials<G> = board.moves().places().map(trial).collect();
        trials.sort_unstable_by_key(|trial| (trial.order, trial.place));
        trials
    }

    /// The quarters of the board with an odd number of empty squares.
    fn odd(&self, empty: G::Squares) -> G::Squares {
        let mut odd = G::Squares::NONE;
        for quarter in self.quarters {
            if (empty & quarter).len() % 2 == 1 {
                odd = odd | quarter;
            }
        }
        odd
    }
}

/// The margin when one square is left: whoever can takes it.
fn last_square<G: Grid>(board: Board<G>, place: u32) -> i32 {
    let gain = |board: Board<G>| match board.enclosed(place).len() as i32 {
        0 => None,
        turned => Some(2 * turned + 1),
    };
    let own = || gain(board);
    let rival = || gain(board.passed()).map(|gain| -gain);
    board.margin() + own().or_else(rival).unwrap_or(0)
}
