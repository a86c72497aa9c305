//! Where the discs lie, seen by the player to move, and what a move does.

use crate::Square;
use crate::grid::{Grid, Squares};

/// The discs of the player to move and those of the rival.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board<G: Grid> {
    pub(crate) own: G::Squares,
    pub(crate) rival: G::Squares,
}

impl<G: Grid> Board<G> {
    /// The four discs in the centre, seen by Black.
    pub(crate) fn start() -> Board<G> {
        let half = G::SIDE / 2;
        let square = |column, row| G::Squares::only(row * G::SIDE + column);
        Board {
            own: square(half, half - 1) | square(half - 1, half),
            rival: square(half - 1, half - 1) | square(half, half),
        }
    }

    /// The board after a disc on this empty square, seen by the rival.
    #[inline]
    pub(crate) fn played(self, place: u32) -> Board<G> {
        self.turning(place, self.enclosed(place))
    }

    /// The board after a disc on this empty square that encloses `turned`, seen
    /// by the rival.
    #[inline]
    pub(crate) fn turning(self, place: u32, turned: G::Squares) -> Board<G> {
        Board {
            own: self.rival ^ turned,
            rival: self.own | turned | G::Squares::only(place),
        }
    }

    /// The same board, seen by the rival.
    pub(crate) fn passed(self) -> Board<G> {
        Board {
            own: self.rival,
            rival: self.own,
        }
    }

    /// These discs, and no others. Squares outside the board are left out.
    pub(crate) fn of(own: &[Square], rival: &[Square]) -> Board<G> {
        let set = |squares: &[Square]| {
            let places = squares.iter().filter_map(|square| square.place(G::SIDE));
            places.fold(G::Squares::NONE, |set, place| set | G::Squares::only(place))
        };
        Board {
            own: set(own),
            rival: set(rival),
        }
    }

    /// Whether an own disc lies on a square.
    pub(crate) fn owns(self, square: Square) -> bool {
        let place = square.place(G::SIDE);
        place.is_some_and(|place| self.own & G::Squares::only(place) != G::Squares::NONE)
    }

    /// How many own discs there are.
    pub(crate) fn count(self) -> u32 {
        self.own.len()
    }

    /// How many discs the player to move is ahead.
    #[inline]
    pub(crate) fn margin(self) -> i32 {
        self.own.len() as i32 - self.rival.len() as i32
    }

    /// The squares where a disc would enclose something, from a1 row by row.
    pub(crate) fn squares_to_move(self) -> impl Iterator<Item = Square> {
        self.moves()
            .places()
            .map(|place| Square::at(place, G::SIDE))
    }

    /// Whether there is such a square.
    pub(crate) fn can_move(self) -> bool {
        self.moves() != G::Squares::NONE
    }

    /// Puts a disc on a square, turns what it encloses, and hands the board to
    /// the rival; or else changes nothing and answers no.
    pub(crate) fn place(&mut self, square: Square) -> bool {
        let place = square.place(G::SIDE);
        let place = place.filter(|&place| self.is_move(place));
        if let Some(place) = place {
            *self = self.played(place);
        }
        place.is_some()
    }

    fn is_move(self, place: u32) -> bool {
        let free = self.empty() & G::Squares::only(place) != G::Squares::NONE;
        free && self.enclosed(place) != G::Squares::NONE
    }

    /// The squares without a disc.
    pub(crate) fn empty(self) -> G::Squares {
        G::ALL & !(self.own | self.rival)
    }
}
