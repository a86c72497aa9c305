//! The search of one thread.

use rules::Turn;

use super::order::Order;
use super::table::{Bound, Known, Table};
use super::{DEEPEST, Duel, Found, INFINITY, WIN, sign};
use crate::Watch;

/// Scores beyond this are wins that the search has found.
const SEEN_WIN: i32 = WIN - 2 * DEEPEST as i32;

/// The state of one thread's search.
pub(crate) struct Searcher<'a, D: Duel> {
    table: &'a Table,
    watch: Watch,
    order: Order<D::Move>,
    /// One move list per ply, reused.
    lists: Vec<List<D::Move>>,
    /// Whether some line of the current subtree was cut off by the depth limit.
    horizon: bool,
    /// The best root move of the current iteration.
    best: Option<(D::Move, i32)>,
}

/// The moves of a position with their ordering.
struct List<M> {
    moves: Vec<M>,
    order: Vec<(i32, u16)>,
}

impl<M> Default for List<M> {
    fn default() -> List<M> {
        List {
            moves: Vec::new(),
            order: Vec::new(),
        }
    }
}

impl<M> List<M> {
    /// Sorts by descending score; equal scores keep the order of the list.
    fn sort_by(&mut self, worth: impl Fn(&M) -> i32) {
        self.order.clear();
        let places = self.moves.iter().enumerate();
        let worths = places.map(|(place, action)| (-worth(action), place as u16));
        self.order.extend(worths);
        self.order.sort_unstable();
    }
}

impl<'a, D: Duel> Searcher<'a, D> {
    pub(crate) fn new(table: &'a Table, watch: Watch) -> Searcher<'a, D> {
        Searcher {
            table,
            watch,
            order: Order::new(),
            lists: (0..=DEEPEST).map(|_| List::default()).collect(),
            horizon: false,
            best: None,
        }
    }

    /// Iterative deepening from `first` to `last`.
    pub(crate) fn deepen(&mut self, root: &D, first: u32, last: u32) -> Found<D::Move> {
        let mut moves = Vec::new();
        root.moves(&mut moves);
        let soonest = moves.iter().max_by_key(|action| root.promise(action));
        let mut found = Found {
            best: *soonest.expect("a seat to act has a move"),
            score: sign(root.turn()) * root.evaluate(),
            depth: 0,
            nodes: 0,
            exact: false,
            line: Vec::new(),
        };
        for depth in first..=last.min(DEEPEST - 1) {
            if moves.len() == 1 || self.watch.over() {
                break;
            }
            self.best = None;
            self.horizon = false;
            self.look(root, depth, -INFINITY, INFINITY, 0);
            if let Some((best, score)) = self.best {
                (found.best, found.score) = (best, score);
            }
            if self.watch.over() {
                break;
            }
            found.depth = depth;
            found.exact = !self.horizon;
            if found.exact || found.score.abs() > SEEN_WIN {
                break;
            }
        }
        found.nodes = self.watch.nodes();
        found.line = self.line(root, &found);
        found
    }

    /// Every root move with its own score.
    pub(crate) fn rank(&mut self, root: &D, depth: u32) -> Vec<(D::Move, i32)> {
        let mut moves = Vec::new();
        root.moves(&mut moves);
        let after = |action: &D::Move| {
            let mut next = root.clone();
            next.play(action);
            next
        };
        let statically = |next: &D| sign(root.turn()) * judge(next, 1);
        let mut ranked: Vec<_> = moves
            .iter()
            .map(|action| (*action, statically(&after(action))))
            .collect();
        for depth in 2..=depth {
            for (action, score) in &mut ranked {
                let seen = self.after(
                    root.turn(),
                    &after(action),
                    depth - 1,
                    -INFINITY,
                    INFINITY,
                    1,
                );
                if self.watch.over() {
                    break;
                }
                *score = seen;
            }
        }
        ranked.sort_by_key(|(_, score)| -score);
        ranked
    }

    /// The score of `next` from the point of view of the seat whose turn was `turn`.
    fn after(&mut self, turn: Turn, next: &D, depth: u32, alpha: i32, beta: i32, ply: u32) -> i32 {
        let after = next.turn();
        if after.is_over() {
            return sign(turn) * judge(next, ply);
        }
        if after == turn {
            self.look(next, depth, alpha, beta, ply)
        } else {
            -self.look(next, depth, -beta, -alpha, ply)
        }
    }

    /// Negamax: the score for the seat to act, exact between `alpha` and `beta`.
    /// Meaningless once the watch is over.
    fn look(&mut self, position: &D, depth: u32, alpha: i32, beta: i32, ply: u32) -> i32 {
        if !self.watch.node() {
            return alpha;
        }
        if depth == 0 || ply >= DEEPEST - 1 {
            self.horizon = true;
            return self.settle_down(position, alpha, beta, ply);
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|known| use_of(known, depth, alpha, beta, ply))
            && ply > 0
        {
            self.horizon |= known.is_some_and(|known| known.depth != Known::SOLVED);
            return score;
        }
        let outer = std::mem::replace(&mut self.horizon, false);
        let (score, best) = self.try_all(position, depth, alpha, beta, ply, known);
        let solved = !self.horizon;
        self.horizon |= outer;
        if !self.watch.over_already() {
            self.table.put(
                key,
                Known {
                    score: to_table(score, ply),
                    depth: if solved { Known::SOLVED } else { depth as u8 },
                    bound: bound(score, alpha, beta),
                    best,
                },
            );
        }
        score
    }

    /// Principal variation search: the first move with the full window, the others with
    /// a null window unless they turn out to be better.
    fn try_all(
        &mut self,
        position: &D,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        ply: u32,
        known: Option<Known>,
    ) -> (i32, u16) {
        let turn = position.turn();
        let side = usize::from(sign(turn) < 0);
        let list = self.sorted(position, ply, side, known);
        let (mut top, mut best) = (-INFINITY, 0);
        for (nth, &(_, place)) in list.order.iter().enumerate() {
            let action = list.moves[usize::from(place)];
            let mut next = position.clone();
            next.play(&action);
            let mut score = alpha + 1;
            if nth > 0 {
                score = self.after(turn, &next, depth - 1, alpha, alpha + 1, ply + 1);
            }
            if nth == 0 || (score > alpha && score < beta) {
                score = self.after(turn, &next, depth - 1, alpha, beta, ply + 1);
            }
            if self.watch.over_already() {
                break;
            }
            if score > top {
                (top, best) = (score, place);
                if ply == 0 {
                    self.best = Some((action, score));
                }
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.order.refutes(position, action, ply, side, depth);
                break;
            }
        }
        self.lists[ply as usize] = list;
        (top, best)
    }

    fn sorted(
        &mut self,
        position: &D,
        ply: u32,
        side: usize,
        known: Option<Known>,
    ) -> List<D::Move> {
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.moves.clear();
        position.moves(&mut list.moves);
        list.sort_by(|action| self.order.worth(position, action, ply, side));
        let first = known.map(|known| known.best);
        let first = list
            .order
            .iter()
            .position(|&(_, place)| Some(place) == first);
        if let Some(first) = first {
            list.order[..=first].rotate_right(1);
        }
        list
    }

    /// Quiescence search: follows the quiescence moves until the position can be
    /// evaluated.
    fn settle_down(&mut self, position: &D, mut alpha: i32, beta: i32, ply: u32) -> i32 {
        let turn = position.turn();
        let judged = |position: &D| sign(turn) * position.evaluate();
        if ply >= DEEPEST - 1 {
            return judged(position);
        }
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.moves.clear();
        let may_leave = position.noisy(&mut list.moves);
        let mut top = -INFINITY;
        if may_leave || list.moves.is_empty() {
            top = judged(position);
        }
        list.sort_by(|action| position.promise(action));
        for &(_, place) in &list.order {
            alpha = alpha.max(top);
            if alpha >= beta || !self.watch.node() {
                break;
            }
            let mut next = position.clone();
            next.play(&list.moves[usize::from(place)]);
            top = top.max(self.after(turn, &next, 0, alpha, beta, ply + 1));
        }
        self.lists[ply as usize] = list;
        top
    }

    /// The principal variation: the best move and the transposition table's moves after
    /// it.
    fn line(&self, root: &D, found: &Found<D::Move>) -> Vec<D::Move> {
        let mut position = root.clone();
        position.play(&found.best);
        let mut line = vec![found.best];
        let mut moves = Vec::new();
        while line.len() < found.depth as usize && !position.turn().is_over() {
            moves.clear();
            position.moves(&mut moves);
            let known = self.table.get(position.key());
            let best = known.and_then(|known| moves.get(usize::from(known.best)));
            let Some(best) = best else { break };
            line.push(*best);
            position.play(best);
        }
        line
    }
}

/// The score from the first seat's point of view without further search.
fn judge<D: Duel>(position: &D, ply: u32) -> i32 {
    let Turn::Over(winners) = position.turn() else {
        return position.evaluate();
    };
    match position.settle(winners) {
        WIN.. => WIN - ply as i32,
        score if score <= -WIN => ply as i32 - WIN,
        score => score,
    }
}

/// The score of a transposition table entry, if it decides this node.
fn use_of(known: Known, depth: u32, alpha: i32, beta: i32, ply: u32) -> Option<i32> {
    let score = from_table(known.score, ply);
    let deep_enough = u32::from(known.depth) >= depth;
    let decides = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= beta,
        Bound::AtMost => score <= alpha,
    };
    (deep_enough && decides).then_some(score)
}

fn bound(score: i32, alpha: i32, beta: i32) -> Bound {
    if score >= beta {
        Bound::AtLeast
    } else if score <= alpha {
        Bound::AtMost
    } else {
        Bound::Exact
    }
}

/// Converts win distances: the table counts them from the position, the search from the
/// root.
fn to_table(score: i32, ply: u32) -> i32 {
    shifted(score, ply as i32)
}

fn from_table(score: i32, ply: u32) -> i32 {
    shifted(score, -(ply as i32))
}

fn shifted(score: i32, plies: i32) -> i32 {
    match score {
        SEEN_WIN.. => score + plies,
        _ if score <= -SEEN_WIN => score - plies,
        _ => score,
    }
}
