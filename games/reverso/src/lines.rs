//! Lines of rival discs: what can be enclosed, and from where.
//!
//! Lines run in eight directions. Only the four in which places ascend are
//! worked out; the other four are the same on the board turned half round.

use crate::board::Board;
use crate::grid::{Grid, Squares};

impl<G: Grid> Board<G> {
    /// The squares where a disc would enclose something.
    #[inline]
    pub(crate) fn moves(self) -> G::Squares {
        let ends = self.ends_ahead() | G::half_turn(self.half_turned().ends_ahead());
        ends & self.empty()
    }

    /// The rival discs that a disc on this empty square would enclose.
    #[inline]
    pub(crate) fn enclosed(self, place: u32) -> G::Squares {
        let place_turned = G::SIDE * G::SIDE - 1 - place;
        let behind = self.half_turned().enclosed_ahead(place_turned);
        self.enclosed_ahead(place) | G::half_turn(behind)
    }

    fn half_turned(self) -> Board<G> {
        Board {
            own: G::half_turn(self.own),
            rival: G::half_turn(self.rival),
        }
    }

    /// Where the lines end that go from an own disc over one or more rival discs
    /// in an ascending direction.
    #[inline]
    fn ends_ahead(self) -> G::Squares {
        let mut ends = G::Squares::NONE;
        for step in G::STEPS {
            let rival = self.on_the_way(step);
            let pairs = rival & rival << step;
            // Two steps reach two discs; from there on they come in pairs.
            let mut run = self.own << step & rival;
            run = run | run << step & rival;
            for _ in 2..G::SIDE / 2 {
                run = run | run << (2 * step) & pairs;
            }
            ends = ends | run << step;
        }
        ends
    }

    /// What a disc on this square encloses in the ascending directions. A line
    /// ends at the first place where there is no rival disc to go over; if an
    /// own disc lies there, all that comes before it is enclosed.
    #[inline]
    fn enclosed_ahead(self, place: u32) -> G::Squares {
        let mut enclosed = G::Squares::NONE;
        for (step, ray) in G::STEPS.into_iter().zip(G::RAYS) {
            let ray = ray << place;
            let end = (ray & !self.on_the_way(step)).first();
            enclosed = enclosed | ray & (end & self.own).before();
        }
        enclosed
    }

    /// The rival discs that a line with this step can go over without leaving
    /// by one edge and coming back by the other.
    fn on_the_way(self, step: u32) -> G::Squares {
        if step == G::SIDE {
            self.rival
        } else {
            self.rival & G::MIDDLE
        }
    }
}
