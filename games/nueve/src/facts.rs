//! What is the same at every table of 9, as a page draws it.

use rules::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ABOUT;
use crate::sections::SECTIONS;

/// The board's sections, and who wins a tie.
#[derive(Serialize, JsonSchema)]
pub(crate) struct NueveFacts {
    /// The squares of each section, from the upper left; its rows from below.
    sections: Vec<Vec<String>>,
    /// The seats in the order in which they win a tie.
    ties: Vec<Seat>,
}

impl NueveFacts {
    pub(crate) fn new() -> NueveFacts {
        let names = SECTIONS.map(|section| section.iter().map(|cell| cell.to_string()).collect());
        NueveFacts {
            sections: names.into(),
            ties: ties(),
        }
    }
}

/// With equal scores every seat is tied with every other.
fn ties() -> Vec<Seat> {
    let seats = ABOUT.seats.len();
    let scores = vec![0; seats];
    let mut left: SeatSet = Seat::all(seats).collect();
    let next = || {
        let best = ABOUT.ties.best_of(&scores, left).iter().next()?;
        left.remove(best);
        Some(best)
    };
    std::iter::from_fn(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_seat_wins_a_tie() {
        let seats: Vec<u8> = ties().into_iter().map(Seat::number).collect();
        assert_eq!(seats, [4, 3, 2, 1]);
    }
}
