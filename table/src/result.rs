//! How a game ends at a table, and what a series comes to.

use std::cmp::Reverse;

use rules::{PerSeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Phase, Table};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By its rules.
    Played,
    /// Only one was left who had not given up.
    Resigned,
    /// Only one was left who had not run out of time or given up.
    Flagged,
    /// By agreement: all share the win.
    Agreed,
    /// Called off: nobody wins, nothing counts.
    Aborted,
}

impl How {
    /// All of them.
    pub(crate) const ALL: [How; 5] = [
        How::Played,
        How::Resigned,
        How::Flagged,
        How::Agreed,
        How::Aborted,
    ];
}

/// What a game came to.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Outcome {
    /// How it ended.
    pub how: How,
    /// Who won it; nobody if it was called off.
    pub winners: SeatSet,
    /// What each seat scored.
    pub scores: PerSeat<i32>,
}

impl Table {
    /// How the present game ended; `None` while it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        let how = self.ended?;
        Some(Outcome {
            how,
            winners: self.winners(how),
            scores: self.placed(how),
        })
    }

    /// Who has won the series; nobody before its end, nor if it was called off.
    pub fn champions(&self) -> SeatSet {
        let whole = self.phase == Phase::Over && self.number == self.games;
        let how = match self.ended {
            Some(how) if whole && how != How::Aborted => how,
            Some(_) | None => return SeatSet::NONE,
        };
        // Whoever gave up may have had as many points as the winner.
        if self.games == 1 {
            return self.winners(how);
        }
        let best = self.places.iter().map(|place| place.total);
        let best = best.fold(f64::NEG_INFINITY, f64::max);
        let leads = |seat: &Seat| self.places[seat.index()].total >= best;
        Seat::all(self.places.len()).filter(leads).collect()
    }

    fn winners(&self, how: How) -> SeatSet {
        match how {
            How::Aborted => SeatSet::NONE,
            How::Resigned | How::Flagged | How::Agreed => self.standing(),
            How::Played => {
                let won = self.game.game().turn().winners();
                let won = won.iter().filter(|&seat| self.standing().contains(seat));
                let won: SeatSet = won.collect();
                if won.is_empty() {
                    self.best_of_standing()
                } else {
                    won
                }
            }
        }
    }

    /// The seats that have not given up.
    pub(crate) fn standing(&self) -> SeatSet {
        let seats = Seat::all(self.places.len());
        seats
            .filter(|seat| !self.places[seat.index()].out)
            .collect()
    }

    fn best_of_standing(&self) -> SeatSet {
        // A solitaire may be lost by the only one there is.
        if self.places.len() == 1 {
            return SeatSet::NONE;
        }
        let scores = self.game.game().scores();
        let standing = self.standing();
        let best = standing.iter().map(|seat| scores[seat.index()]).max();
        let leads = |seat: &Seat| Some(scores[seat.index()]) == best;
        standing.iter().filter(leads).collect()
    }

    /// The scores, so that whoever gave up comes last: the others take the best
    /// ones in the order in which they stand, equals alike. Without points a win
    /// is all there is.
    fn placed(&self, how: How) -> PerSeat<i32> {
        if !self.game.entry().about.points {
            let winners = self.winners(how);
            let seats = Seat::all(self.places.len());
            return seats
                .map(|seat| i32::from(winners.contains(seat)))
                .collect();
        }
        let scores = self.game.game().scores();
        let standing = self.places.iter().zip(&scores);
        let ranks: PerSeat<_> = standing
            .map(|(place, score)| (place.out, Reverse(*score)))
            .collect();
        let mut best = scores.clone();
        best.sort_unstable_by_key(|score| Reverse(*score));
        let before = |rank| ranks.iter().filter(|other| *other < rank).count();
        ranks.iter().map(|rank| best[before(rank)]).collect()
    }

    /// Adds what the game came to.
    pub(crate) fn count(&mut self, how: How) {
        if how == How::Aborted {
            return;
        }
        let scores = self.placed(how);
        let winners = self.winners(how);
        let points = self.game.entry().about.points;
        let share = if winners.len() == 1 { 1.0 } else { 0.5 };
        for (place, seat) in self.places.iter_mut().zip(Seat::all(scores.len())) {
            place.total += match (points, winners.contains(seat)) {
                (true, _) => f64::from(scores[seat.index()]),
                (false, true) => share,
                (false, false) => 0.0,
            };
        }
    }
}
