//! How the tree search sees a building site.

use bots::float::exp;
use bots::{Position, tree};
use rules::{PerSeat, Rng, Turn};

use super::site::{Ply, Site};
use super::worth::{self, Judge};

/// How many points behind the best a move is that promises a third as much,
/// roughly.
const WARMTH: f32 = 1.0;

impl tree::Wood for Site {
    /// Nothing is left to luck.
    fn roll(&mut self, _: &mut Rng) {}

    /// What a move promises is what it is worth at a glance.
    fn prior(&self, moves: &[Ply], weights: &mut Vec<f32>) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        let judge = Judge::of(self);
        let glance = |&ply: &Ply| judge.glance(&self.after(ply), seat.index());
        weights.extend(moves.iter().map(glance));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = exp((*weight - best) / WARMTH);
        }
    }

    /// Looking is stronger here than playing on.
    fn judge(&mut self, _: &mut Rng) -> PerSeat<f32> {
        worth::shares(self)
    }
}
