//! What a position is worth: the points that each colour may come to in the
//! end, and the share of the win that each seat can expect from them.

use bots::float::{exp, ln};
use bots::{Position, shares_of};
use rules::{PerSeat, Turn};

use super::site::{Ply, Site};
use super::weights::Weights;
use crate::options::CUBES_A_COLOUR;
use crate::seating::Seating;
use crate::stone::{Stone, StoneSet};
use crate::{Colour, Rumis};

/// With two colours each, how much the lesser one counts for.
const SECOND: f32 = 0.3;

/// The share of the win that each seat can expect.
pub(super) fn shares(site: &Site) -> PerSeat<f32> {
    match site.turn() {
        Turn::Over(winners) => shares_of(winners, site.game.seating.seats()),
        Turn::Seat(_) | Turn::Chance => Judge::of(site).shares(site),
    }
}

/// The points of the colour to play right after a ply.
pub(super) fn own_points(site: &Site, ply: Ply) -> f32 {
    let after = site.after(ply);
    site.game
        .to_play
        .map_or(0.0, |colour| after.points(colour) as f32)
}

/// How far the seat to act is ahead right after a ply, with a bonus for the size
/// of the stone.
pub(super) fn simple_lead(site: &Site, ply: Ply) -> f32 {
    let after = site.after(ply);
    let size = after.game.built().len() - site.game.built().len();
    let points = in_seats(&site.game, |colour| after.points(colour) as f32);
    size as f32
        + site
            .turn()
            .seat()
            .map_or(0.0, |seat| lead(&points, seat.index()))
}

/// Looks at positions of about the same stage.
pub(super) struct Judge(Weights);

impl Judge {
    /// The judge of a position and of those right after it.
    pub(super) fn of(site: &Site) -> Judge {
        let game = &site.game;
        let all = game.hands.len() * CUBES_A_COLOUR;
        let built = game.built().len() as f32 / all as f32;
        Judge(Weights::of(game.plan.ground(), built))
    }

    /// How far the seat is ahead of the best of the others at a glance: nobody's
    /// placements are counted.
    pub(super) fn glance(&self, site: &Site, seat: usize) -> f32 {
        let points = in_seats(&site.game, |colour| self.prospects(site, colour));
        lead(&points, seat)
    }

    /// The share of the win that each seat can expect while the game goes on.
    fn shares(&self, site: &Site) -> PerSeat<f32> {
        let mut points = self.points(site);
        let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for point in &mut points {
            *point = exp((*point - best) * self.0.grip);
        }
        let sum: f32 = points.iter().sum();
        points.iter_mut().for_each(|share| *share /= sum);
        points
    }

    /// The points that each seat may come to.
    fn points(&self, site: &Site) -> PerSeat<f32> {
        let of = |colour| self.prospects(site, colour) + self.choices(&site.game, colour);
        let mut points = in_seats(&site.game, of);
        if let Some(colour) = site.game.to_play {
            points[site.game.seating.seat(colour).index()] += self.0.turn;
        }
        points
    }

    /// What is seen of a colour, and what it has in hand and room for.
    fn prospects(&self, site: &Site, colour: Colour) -> f32 {
        let weights = &self.0;
        let hand = site.game.hand(colour);
        let seen = site.seen(colour);
        let fixed = (seen & site.survey.ceiling).len() as f32;
        let squares = weights.fixed * fixed + weights.seen * (seen.len() as f32 - fixed);
        let stones = hand.left.len() as f32;
        if !hand.is_in() {
            return squares - stones;
        }
        let room = hand.halo - site.game.built();
        squares
            + weights.stone * stones
            + weights.cube * cubes_of(hand.left) as f32
            + weights.room * room.len() as f32
    }

    /// What the placements of a colour are worth.
    fn choices(&self, game: &Rumis, colour: Colour) -> f32 {
        if !game.hand(colour).is_in() {
            return 0.0;
        }
        let (mut placements, mut homeless) = (0, game.left(colour));
        game.terms_of(colour).legal().for_each(|id| {
            placements += 1;
            homeless.remove(game.plan.placement(id).stone);
        });
        if placements == 0 {
            return 0.0;
        }
        let kinds = game.left(colour).len() - homeless.len();
        self.0.kind * kinds as f32 + self.0.choice * (1.0 + ln(placements as f32))
    }
}

/// How far a seat is ahead of the best of the others.
fn lead(points: &[f32], seat: usize) -> f32 {
    let others = points
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != seat);
    points[seat]
        - others
            .map(|(_, &points)| points)
            .fold(f32::NEG_INFINITY, f32::max)
}

/// The seats' points from the colours'.
fn in_seats(game: &Rumis, of: impl Fn(Colour) -> f32) -> PerSeat<f32> {
    let pair = |one, other| {
        let (one, other): (f32, f32) = (of(one), of(other));
        one.max(other) + SECOND * one.min(other)
    };
    match game.seating {
        Seating::TwoByTwo => [
            pair(Colour::Red, Colour::Yellow),
            pair(Colour::Blue, Colour::Green),
        ]
        .into_iter()
        .collect(),
        Seating::Own(_) | Seating::Alone { .. } => game.colours().map(of).collect(),
    }
}

/// The cubes of some stones.
fn cubes_of(stones: StoneSet) -> usize {
    stones.iter().map(Stone::size).sum()
}
