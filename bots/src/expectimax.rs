//! Expectimax search for games with dice.
//!
//! Every seat maximises its own expected share (max-n), and chance nodes average over
//! all outcomes. Depth is counted in throws.

use rules::{PerSeat, Turn};

use crate::{Limits, Position, Watch};

/// A position whose chance outcomes can be listed.
pub trait Dice: Position {
    /// One chance outcome.
    type Luck: Clone + Send;

    /// Adds the possible outcomes to an empty list, with integer weights.
    fn chances(&self, list: &mut Vec<(Self::Luck, u32)>);

    /// Applies one outcome.
    fn resolve(&mut self, luck: &Self::Luck);

    /// The evaluation: each seat's expected share of the win; the winners' shares when
    /// the game is over.
    fn judge(&self) -> PerSeat<f32>;
}

/// Every move with its expected shares.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed<M> {
    /// Best first for the seat to act, with the shares of all seats.
    pub moves: Vec<(M, PerSeat<f32>)>,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The completed depth in throws.
    pub depth: u32,
}

/// Longer chains of moves between two throws are evaluated where they are.
const LONGEST: usize = 64;

/// Evaluates the moves of the seat to act by iterative deepening up to this many
/// throws. The result for depth zero is always there; an interrupted iteration is
/// discarded.
pub fn search<D: Dice>(root: &D, throws: u32, limits: &Limits) -> Weighed<D::Move> {
    let Turn::Seat(seat) = root.turn() else {
        panic!("a seat is to act");
    };
    let mut moves = Vec::new();
    root.moves(&mut moves);
    let mut weigher = Weigher {
        watch: Watch::start(limits),
        pool: Pool::default(),
    };
    let mut weighed = Weighed {
        moves: moves
            .into_iter()
            .map(|action| (action, PerSeat::new()))
            .collect(),
        nodes: 0,
        depth: 0,
    };
    for (action, shares) in &mut weighed.moves {
        *shares = after(root, action).judge();
    }
    for depth in 0..=throws {
        if weighed.moves.len() == 1 || weigher.watch.over() {
            break;
        }
        let seen = weighed
            .moves
            .iter()
            .map(|(action, _)| weigher.weigh(&after(root, action), depth, 0));
        let seen: Vec<_> = seen.collect();
        if weigher.watch.over_already() {
            break;
        }
        for ((_, shares), seen) in weighed.moves.iter_mut().zip(seen) {
            *shares = seen;
        }
        weighed.depth = depth;
    }
    let share = |shares: &PerSeat<f32>| shares[seat.index()];
    weighed
        .moves
        .sort_by(|(_, one), (_, other)| share(other).total_cmp(&share(one)));
    weighed.nodes = weigher.watch.nodes();
    weighed
}

fn after<D: Dice>(position: &D, action: &D::Move) -> D {
    let mut next = position.clone();
    next.play(action);
    next
}

struct Weigher<D: Dice> {
    watch: Watch,
    pool: Pool<D>,
}

/// Reusable lists.
struct Pool<D: Dice> {
    moves: Vec<Vec<D::Move>>,
    chances: Vec<Vec<(D::Luck, u32)>>,
}

impl<D: Dice> Default for Pool<D> {
    fn default() -> Pool<D> {
        Pool {
            moves: Vec::new(),
            chances: Vec::new(),
        }
    }
}

impl<D: Dice> Weigher<D> {
    /// The expected shares of a position. Meaningless once the watch is over.
    fn weigh(&mut self, position: &D, throws: u32, choices: usize) -> PerSeat<f32> {
        if !self.watch.node() {
            return position.judge();
        }
        match position.turn() {
            Turn::Seat(seat) if choices < LONGEST => {
                self.best(position, seat.index(), throws, choices)
            }
            Turn::Chance if throws > 0 => self.average(position, throws),
            _ => position.judge(),
        }
    }

    fn best(&mut self, position: &D, seat: usize, throws: u32, choices: usize) -> PerSeat<f32> {
        let mut moves = self.pool.moves.pop().unwrap_or_default();
        moves.clear();
        position.moves(&mut moves);
        let mut best: Option<PerSeat<f32>> = None;
        for action in &moves {
            let shares = self.weigh(&after(position, action), throws, choices + 1);
            if best.as_ref().is_none_or(|best| shares[seat] > best[seat]) {
                best = Some(shares);
            }
        }
        self.pool.moves.push(moves);
        best.expect("a seat to act has a move")
    }

    fn average(&mut self, position: &D, throws: u32) -> PerSeat<f32> {
        let mut chances = self.pool.chances.pop().unwrap_or_default();
        chances.clear();
        position.chances(&mut chances);
        let total: u32 = chances.iter().map(|(_, odds)| odds).sum();
        let mut sum = PerSeat::new();
        for (luck, odds) in &chances {
            let mut next = position.clone();
            next.resolve(luck);
            let part = *odds as f32 / total as f32;
            let shares = self.weigh(&next, throws - 1, 0);
            if sum.is_empty() {
                sum.extend(shares.iter().map(|_| 0.0));
            }
            for (sum, share) in sum.iter_mut().zip(&shares) {
                *sum += part * share;
            }
        }
        self.pool.chances.push(chances);
        sum
    }
}
