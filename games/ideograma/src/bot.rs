//! The bot: what it does in a turn.
//!
//! It ranks all words and changes at a glance. The strongest level then tries
//! the best of them out in guessed worlds, or solves the ending when the pool
//! is empty and two play.

mod answer;
mod ending;
mod glance;
mod grounds;
mod odds;
mod reason;
mod reds;
mod rests;
pub(crate) mod sight;
mod trial;

use bots::{Advice, Level, Limits, Plays, Riddle, Sentence, Watch, of_seats, shares_of};
use rules::{Luck, PerSeat, Rng, Seat, SeatSet, Text};

pub use reason::Reason;

use crate::{Action, Dictionary, Ideograma, View, riddle};
use ending::Solved;
use glance::{Candidate, Glance, Ranking};
use sight::Sight;

/// So many moves are looked at more closely than at a glance.
const CANDIDATES: usize = 16;
/// What a red square within reach costs, in hundredths of a point.
const RED: i32 = 250;

impl Plays for Ideograma {
    type Reason = Reason;

    const PACE: u64 = 1_200;
    const SIGHT: [Text; 5] = sight::SIGHT;

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn think(view: &View, seat: Seat, level: Level, limits: &Limits) -> Advice<Ideograma> {
        let sight = Sight::of(level);
        if let Some(pending) = view.table.pending() {
            return answer::advice(view, pending, &sight);
        }
        let mut watch = Watch::start(&limits.clone().at_most(sight.nodes));
        let rack = view.rack(seat).unwrap_or_default();
        let glance = Glance::of_view(view, rack);
        let mut ranking = glance.rank(&sight, CANDIDATES, &limits.stop);
        if sight.reds {
            fear_reds(view, &mut ranking);
        }
        let turn = Turn {
            view,
            seat,
            glance,
            ranking,
        };
        let mut rng = Rng::seeded(limits.seed);
        if turn.ranking.best.len() == 1 || watch.over() {
            return turn.at_a_glance(&sight, &mut rng);
        }
        match ending::solve(view, seat, limits.memory, &mut watch) {
            Some(solved) => turn.solved(&solved, watch.nodes()),
            None => turn.tried(&mut rng, &mut watch),
        }
    }

    fn riddle(view: &View, seat: Seat, limits: &Limits) -> Option<Riddle<Ideograma>> {
        riddle::riddle(view, seat, limits)
    }

    fn explain(view: &View, text: &str) -> Option<Sentence> {
        view.table.explain(text)
    }
}

/// Puts moves back that bring red squares within reach.
fn fear_reds(view: &View, ranking: &mut Ranking) {
    for candidate in &mut ranking.best {
        candidate.worth -= RED * grounds::opens(view, &candidate.action) as i32;
    }
    ranking.best.sort_by_key(|it| -it.worth);
}

/// A turn of the bot.
struct Turn<'a> {
    view: &'a View,
    seat: Seat,
    glance: Glance<'a>,
    ranking: Ranking,
}

impl Turn<'_> {
    /// One of the moves that look best, whichever the seed picks.
    fn at_a_glance(&self, sight: &Sight, rng: &mut Rng) -> Advice<Ideograma> {
        let best = &self.ranking.best;
        let enough = best[0].worth - sight.carelessness;
        let alike = best.iter().take_while(|it| it.worth >= enough).count();
        let chosen = &best[rng.below(alike as u32) as usize];
        let shares = trial::glanced(self.view, self.seat, chosen);
        self.advice(chosen, None, &shares, (0, u32::from(best.len() > 1)))
    }

    fn solved(&self, solved: &Solved, nodes: u64) -> Advice<Ideograma> {
        let action = solved.best.clone().map_or(Action::Pass, Action::Lay);
        let chosen = self.glance.candidate(action);
        let shares = self.shares(solved);
        // Bluffs make turns that the ending knows nothing of.
        let certain = solved.exact && self.view.table.dictionary == Dictionary::Auto;
        let result = certain.then_some(solved.margin);
        self.advice(&chosen, result, &shares, (nodes, solved.depth))
    }

    fn shares(&self, solved: &Solved) -> PerSeat<f32> {
        let mut points: PerSeat<i32> = [0; 2].into_iter().collect();
        points[self.seat.index()] = solved.margin;
        if solved.exact {
            return shares_of(SeatSet::leaders(&points), 2);
        }
        let points: PerSeat<f32> = points.iter().map(|&it| it as f32).collect();
        odds::shares(&points, 0)
    }

    fn tried(&self, rng: &mut Rng, watch: &mut Watch) -> Advice<Ideograma> {
        let candidates = self.ranking.best.clone();
        let trials = trial::hold(self.view, self.seat, candidates, rng, watch);
        let best = &trials[0];
        let depth = 1 + self.view.points().len() as u32;
        self.advice(&best.candidate, None, &best.shares, (watch.nodes(), depth))
    }

    fn advice(
        &self,
        chosen: &Candidate,
        result: Option<i32>,
        shares: &[f32],
        (nodes, depth): (u64, u32),
    ) -> Advice<Ideograma> {
        Advice {
            action: chosen.action.clone(),
            value: of_seats(shares),
            reasons: grounds::of(self.view, &self.ranking, chosen, result),
            nodes,
            depth,
        }
    }
}
