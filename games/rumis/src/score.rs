//! Points and winners.

use rules::{PerSeat, Seat, SeatSet};

use crate::seating::{PerColour, Seating};
use crate::{Colour, Rumis};

impl Rumis {
    /// The faces of a colour that are seen from above, less its stones left.
    pub fn points(&self, colour: Colour) -> i32 {
        let built = self.built();
        let hand = self.hand(colour);
        let seen = |place: &usize| {
            !self
                .plan
                .above(*place)
                .is_some_and(|above| built.contains(above))
        };
        hand.built.iter().filter(seen).count() as i32 - hand.left.len() as i32
    }

    /// The points of every colour in play.
    pub(crate) fn all_points(&self) -> PerColour<i32> {
        self.colours().map(|colour| self.points(colour)).collect()
    }

    pub(crate) fn seat_scores(&self) -> PerSeat<i32> {
        match self.seating {
            Seating::Own(_) => self.all_points(),
            Seating::TwoByTwo => self.pairs().map(|[best, _]| best).into_iter().collect(),
            Seating::Alone { .. } => [self.built().len() as i32].into_iter().collect(),
        }
    }

    /// Who has won, if the game is over.
    pub(crate) fn winners(&self) -> SeatSet {
        match self.seating {
            Seating::Own(_) => SeatSet::leaders(&self.all_points()),
            Seating::TwoByTwo => {
                let pairs = self.pairs();
                let best = pairs.iter().max();
                let leads = |seat: &Seat| Some(&pairs[seat.index()]) == best;
                Seat::all(pairs.len()).filter(leads).collect()
            }
            Seating::Alone { .. } if self.is_full() => SeatSet::only(Seat::FIRST),
            Seating::Alone { .. } => SeatSet::NONE,
        }
    }

    /// With two colours each: both seats' points, the better colour's first.
    fn pairs(&self) -> [[i32; 2]; 2] {
        let of = |one, other| {
            let mut pair = [self.points(one), self.points(other)];
            pair.sort_unstable_by(|a, b| b.cmp(a));
            pair
        };
        [
            of(Colour::Red, Colour::Yellow),
            of(Colour::Blue, Colour::Green),
        ]
    }
}
