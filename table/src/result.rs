//! The results of games and series at a table.

use rules::{PerSeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::series::{ahead_among, counted};
use crate::standing::Standing;
use crate::{Phase, Table};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By its rules.
    Played,
    /// All players but one resigned.
    Resigned,
    /// All players but one ran out of time or resigned.
    Flagged,
    /// By agreement; all share the win.
    Agreed,
    /// Called off: nobody wins, nothing counts.
    Aborted,
}

impl How {
    /// All kinds of ending.
    pub(crate) const ALL: [How; 5] = [
        How::Played,
        How::Resigned,
        How::Flagged,
        How::Agreed,
        How::Aborted,
    ];
}

/// The result of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The kind of ending.
    pub how: How,
    /// The winners; empty if the game was called off.
    pub winners: SeatSet,
    /// The score of each seat.
    pub scores: PerSeat<i32>,
}

impl Table {
    /// The outcome of the current game; `None` while it is in progress.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|how| self.stand().outcome(how))
    }

    /// The winners of the series; empty before its end, or if it was called off.
    pub fn champions(&self) -> SeatSet {
        let whole = self.phase == Phase::Over && self.number == self.games;
        let how = match self.ended {
            Some(how) if whole && how != How::Aborted => how,
            Some(_) | None => return SeatSet::NONE,
        };
        // A player who resigned may have as many points as the winner.
        if self.games == 1 {
            return self.stand().winners(how);
        }
        // With points, nobody keeps a lead by not playing the last game.
        let points = self.game.entry().about.points;
        let counts = |seat: &Seat| !(points && self.places[seat.index()].out);
        let seats = Seat::all(self.places.len()).filter(counts).collect();
        let totals: PerSeat<f64> = self.places.iter().map(|place| place.total).collect();
        ahead_among(seats, &totals)
    }

    /// The seats that have not resigned.
    pub(crate) fn standing(&self) -> SeatSet {
        self.stand().seats()
    }

    fn stand(&self) -> Standing<'_> {
        let out = |seat: &Seat| self.places[seat.index()].out;
        Standing {
            game: &self.game,
            out: Seat::all(self.places.len()).filter(out).collect(),
        }
    }

    /// Adds the game's result to the series.
    pub(crate) fn count(&mut self, how: How) {
        if how == How::Aborted {
            return;
        }
        let Outcome {
            winners, scores, ..
        } = self.stand().outcome(how);
        let won = counted(self.game.entry().about.points, winners, &scores);
        for (place, won) in self.places.iter_mut().zip(won) {
            place.total += won;
        }
    }
}
