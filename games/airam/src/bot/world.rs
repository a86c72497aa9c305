//! A world that may be the true one, as a search walks it: everything face up,
//! but each seat plays by what it may know.

use rules::{Rng, Seat};

use super::reach::Reach;
use super::sight::Sight;
use crate::Airam;
use crate::notation::DRAWN;
use crate::square::Square;
use crate::table::Phase;
use crate::tokens::Colour;

/// What a seat does, as the seat that thinks sees it. Steps that look the same
/// to it are the same: otherwise it would learn in the tree what the rival hides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Keeps one of its tokens, gives another and has the last to place.
    Keep {
        keep: Colour,
        give: Colour,
        last: Colour,
    },
    /// Keeps what is best for it, unseen, and gives this.
    Give(Colour),
    /// Places a token.
    Place(Colour, Square),
}

/// A table, and what a token of each colour would do where.
#[derive(Debug, Clone)]
pub(super) struct World {
    pub(super) table: Airam,
    pub(super) reach: [Reach; 4],
    /// The seat that thinks.
    pub(super) thinker: Seat,
}

impl World {
    pub(super) fn new(table: Airam, thinker: Seat) -> World {
        let reach = Colour::ALL.map(|colour| Reach::of(&table.ground, table.board.of(colour)));
        World {
            table,
            reach,
            thinker,
        }
    }

    /// The same board with other tokens face down.
    pub(super) fn dealt(&self, table: Airam) -> World {
        World { table, ..*self }
    }

    /// The odd groups of each colour.
    pub(super) fn odd(&self) -> [u32; 4] {
        self.reach.map(|reach| reach.odd)
    }

    /// Luck hands three tokens to the drawer.
    pub(super) fn draw(&mut self, rng: &mut Rng) {
        let mut cup = self.table.cup;
        self.table.draw(cup.deal(DRAWN, rng));
    }

    /// Takes a step that is possible here.
    pub(super) fn take(&mut self, step: Step) {
        match (step, self.table.phase) {
            (Step::Keep { keep, give, .. }, Phase::Keep(drawn)) => {
                self.table.keep(drawn, keep, give);
            }
            (Step::Give(give), Phase::Keep(drawn)) => {
                let keep = self.kept_by_who_gives(give);
                self.table.keep(drawn, keep, give);
            }
            (Step::Place(colour, square), Phase::PlaceGiven { given, last }) => {
                self.table.place_given(given, last, square);
                self.renew(colour);
            }
            (Step::Place(colour, square), Phase::PlaceLast(last)) => {
                self.table.place_last(last, square);
                self.renew(colour);
            }
            _ => unreachable!("{step:?} is not possible in {:?}", self.table.phase),
        }
    }

    fn kept_by_who_gives(&self, giving: Colour) -> Colour {
        let (mut kept, mut most) = (giving, f32::MIN);
        for (step, worth) in self.choices(Sight::Odds) {
            if let Step::Keep { keep, give, .. } = step
                && give == giving
                && worth > most
            {
                (kept, most) = (keep, worth);
            }
        }
        kept
    }

    fn renew(&mut self, colour: Colour) {
        let squares = self.table.board.of(colour);
        self.reach[colour.index()] = Reach::of(&self.table.ground, squares);
    }
}
