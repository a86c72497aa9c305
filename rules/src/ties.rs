//! Equal scores.

use crate::{Seat, SeatSet};

/// Who is ahead among equals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ties {
    /// All of them: they share the win.
    #[default]
    Shared,
    /// The last in turn order.
    Last,
}

impl Ties {
    /// The seats that are ahead among these; they win if the others have resigned.
    pub fn best_of(self, scores: &[i32], seats: SeatSet) -> SeatSet {
        let score = |seat: Seat| scores.get(seat.index()).copied();
        let best = seats.iter().map(score).max();
        let leaders = seats.iter().filter(|&seat| Some(score(seat)) == best);
        match self {
            Ties::Shared => leaders.collect(),
            Ties::Last => leaders.last().into_iter().collect(),
        }
    }
}
