//! The ranking in a game that some have resigned.

use std::cmp::Reverse;

use catalog::Match;
use rules::{PerSeat, Seat, SeatSet};

use crate::result::{How, Outcome};

/// A game, and who did not stay until its end.
pub(crate) struct Standing<'a> {
    pub(crate) game: &'a Match,
    /// The seats that resigned or ran out of time.
    pub(crate) out: SeatSet,
}

impl Standing<'_> {
    /// The outcome of the game.
    pub(crate) fn outcome(&self, how: How) -> Outcome {
        Outcome {
            how,
            winners: self.winners(how),
            scores: self.scores(how),
        }
    }

    /// The seats that stayed.
    pub(crate) fn seats(&self) -> SeatSet {
        let seats = Seat::all(self.game.seats());
        seats.filter(|seat| !self.out.contains(*seat)).collect()
    }

    pub(crate) fn winners(&self, how: How) -> SeatSet {
        match how {
            How::Aborted => SeatSet::NONE,
            How::Resigned | How::Flagged | How::Agreed => self.seats(),
            How::Played => {
                let won = self.game.game().turn().winners();
                let won: SeatSet = won
                    .iter()
                    .filter(|seat| !self.out.contains(*seat))
                    .collect();
                // The only player of a solitaire may lose it.
                if won.is_empty() && self.game.seats() > 1 {
                    let ties = self.game.entry().about.ties;
                    ties.best_of(&self.game.game().scores(), self.seats())
                } else {
                    won
                }
            }
        }
    }

    /// The adjusted scores, in which those who resigned come last: the others get the
    /// best scores in the order of their ranking, equals alike. Without points only a
    /// win counts.
    fn scores(&self, how: How) -> PerSeat<i32> {
        let seats = Seat::all(self.game.seats());
        if !self.game.entry().about.points {
            let winners = self.winners(how);
            return seats
                .map(|seat| i32::from(winners.contains(seat)))
                .collect();
        }
        let scores = self.game.game().scores();
        let rank = |(seat, score): (Seat, &i32)| (self.out.contains(seat), Reverse(*score));
        let ranks: PerSeat<_> = seats.zip(&scores).map(rank).collect();
        let mut best = scores.clone();
        best.sort_unstable_by_key(|score| Reverse(*score));
        let before = |rank| ranks.iter().filter(|other| *other < rank).count();
        ranks.iter().map(|rank| best[before(rank)]).collect()
    }
}
