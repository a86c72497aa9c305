//! The end of a game for two, counted to the last stone.

use bots::{Limits, alpha_beta, from_share};
use rules::{PerSeat, Rng, Seat, SeatSet, Turn};

use super::site::{Ply, Site};
use super::worth::Judge;
use crate::seating::Seating;
use crate::{Colour, Hand};

/// The last stones with best play of both.
pub(super) struct Ending {
    pub(super) best: Ply,
    /// The points by which the seat to act wins; below zero it loses.
    pub(super) margin: i32,
    pub(super) depth: u32,
}

/// A point in the scores of the search.
const POINT: i32 = 100;
/// More plies than any game has.
const TO_THE_END: u32 = 60;
/// A few megabytes are enough for what can be counted in time.
const MEMORY: usize = 4 << 20;

/// The most pairs of a placement and a reply from which it may be possible to
/// count to the end.
const NEAR: usize = 500;

/// Whether the end is near enough to be counted.
pub(super) fn is_near(site: &Site) -> bool {
    let game = &site.game;
    let placements = |colour| {
        let terms = game.hand(colour).is_in().then(|| game.terms_of(colour));
        terms.map_or(1, |terms| terms.legal().count().max(1))
    };
    game.seating == Seating::Own(2) && game.colours().map(placements).product::<usize>() <= NEAR
}

/// How a game for two ends, if that can be found out within the limits, and the
/// nodes that it took.
pub(super) fn ending(site: &Site, limits: &Limits) -> (Option<Ending>, u64) {
    let mut limits = limits.clone();
    limits.memory = limits.memory.min(MEMORY);
    let found = alpha_beta::search(site, TO_THE_END, &limits);
    let ending = found.exact.then_some(Ending {
        best: found.best,
        margin: found.score / POINT,
        depth: found.depth,
    });
    (ending, found.nodes)
}

impl Ending {
    /// The shares of the win when this seat was to act.
    pub(super) fn shares(&self, turn: Turn) -> PerSeat<f32> {
        let share = match self.margin.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        from_share(turn.seat().map_or(0, Seat::index), share)
    }
}

impl alpha_beta::Duel for Site {
    fn evaluate(&self) -> i32 {
        let lead = Judge::of(self).glance(self, Seat::FIRST.index());
        (lead * POINT as f32) as i32
    }

    fn settle(&self, _: SeatSet) -> i32 {
        POINT * (self.points(Colour::Red) - self.points(Colour::Blue))
    }

    fn key(&self) -> u64 {
        let to_play = self.game.to_play.map_or(0, Colour::number);
        let hand = |hand: &Hand| {
            let [a, b, c] = hand.built.words();
            [
                a,
                b,
                c,
                u64::from(hand.left.bits()) << 1 | u64::from(hand.out),
            ]
        };
        let words = self.game.hands.iter().flat_map(hand);
        // Not by `Hash`, which writes an enum as wide as the machine's words.
        words.fold(u64::from(to_play), |key, word| {
            Rng::seeded(key ^ word).bits()
        })
    }

    fn promise(&self, ply: &Ply) -> i32 {
        let Ply::Place(id) = *ply else {
            return 0;
        };
        let sight = self.survey.sight(id);
        let own = self.game.to_play.map_or(0, |colour| {
            let hidden = sight.hides & self.game.hand(colour).built;
            2 * hidden.len()
        });
        (sight.crown.len() + sight.hides.len()) as i32 - own as i32
    }
}
