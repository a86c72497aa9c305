//! Discs that can never be turned again, whatever is played.

use super::landmarks::{ahead, behind};
use crate::Square;
use crate::board::Board;
use crate::grid::{Grid, Squares};

impl<G: Grid> Board<G> {
    /// Own discs that can never be turned. Not all of them, but each is certain.
    ///
    /// A disc is turned along one of four lines. It never is along a line that
    /// is full, or on which one neighbour is the edge or a disc of its own
    /// colour that can never be turned itself.
    pub(crate) fn stable(self) -> G::Squares {
        let safe_lines = G::STEPS.map(|step| self.full_lines(step) | edges::<G>(step));
        let mut stable = G::Squares::NONE;
        loop {
            let mut more = self.own;
            for (step, safe) in G::STEPS.into_iter().zip(safe_lines) {
                more = more & (safe | ahead::<G>(stable, step) | behind::<G>(stable, step));
            }
            if more == stable {
                return stable;
            }
            stable = more;
        }
    }

    /// The squares of such discs of both players.
    pub(crate) fn stable_squares(self) -> impl Iterator<Item = Square> {
        let stable = self.stable() | self.passed().stable();
        stable.places().map(|place| Square::at(place, G::SIDE))
    }

    /// The squares whose line in this direction has no empty square.
    fn full_lines(self, step: u32) -> G::Squares {
        let mut open = self.empty();
        for _ in 1..G::SIDE {
            open = open | ahead::<G>(open, step) | behind::<G>(open, step);
        }
        G::ALL & !open
    }
}

/// The squares where a line in this direction ends.
fn edges<G: Grid>(step: u32) -> G::Squares {
    G::ALL & !(ahead::<G>(G::ALL, step) & behind::<G>(G::ALL, step))
}
