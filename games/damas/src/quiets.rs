//! Moves that take nothing.

use crate::position::{Move, Position};
use crate::squares::{Direction, Squares, each};

/// Where some quiet moves come from that are found together.
#[derive(Clone, Copy)]
enum Origin {
    /// Men that step in this direction.
    Men(Direction),
    /// This king.
    King(Squares),
}

impl Origin {
    fn arrive(self, to: Squares) -> Move {
        let from = match self {
            Origin::Men(direction) => direction.back().step(to),
            Origin::King(king) => king,
        };
        Move { from, to, taken: 0 }
    }
}

impl Position {
    /// How many quiet moves there are.
    pub(crate) fn count_quiets(&self) -> u32 {
        self.arrivals().map(|(_, to)| to.count_ones()).sum()
    }

    /// Visits every quiet move.
    pub(crate) fn quiets(&self, mut visit: impl FnMut(Move)) {
        for (origin, arrivals) in self.arrivals() {
            each(arrivals).for_each(|to| visit(origin.arrive(to)));
        }
    }

    /// The quiet move with this place in the order of visits.
    pub(crate) fn nth_quiet(&self, mut place: u32) -> Option<Move> {
        for (origin, arrivals) in self.arrivals() {
            let count = arrivals.count_ones();
            if place < count {
                let to = (0..place).fold(arrivals, |set, _| set & (set - 1));
                return Some(origin.arrive(to & to.wrapping_neg()));
            }
            place -= count;
        }
        None
    }

    /// The squares where quiet moves arrive, by their origin.
    fn arrivals(&self) -> impl Iterator<Item = (Origin, Squares)> {
        let men = Direction::forward(self.turn)
            .iter()
            .map(|&direction| (Origin::Men(direction), self.men_arrive(direction)));
        let kings = each(self.own_kings()).map(|king| (Origin::King(king), self.slides(king)));
        men.chain(kings)
    }

    /// Where the piece on this square, of the seat to move, may quietly go.
    pub(crate) fn quiets_of(&self, piece: Squares) -> Squares {
        if piece & self.kings != 0 {
            return self.slides(piece);
        }
        Direction::forward(self.turn)
            .iter()
            .fold(0, |set, direction| set | direction.step(piece))
            & self.empty()
    }

    /// Whether any piece of the seat to move can move at all.
    pub(crate) fn can_move(&self) -> bool {
        let men = Direction::forward(self.turn)
            .iter()
            .any(|&direction| self.men_arrive(direction) != 0);
        let near = |direction: Direction| direction.step(self.own_kings()) & self.empty() != 0;
        men || Direction::ALL.into_iter().any(near) || self.bound() != 0
    }

    /// The empty squares that men reach by a step in this direction.
    fn men_arrive(&self, direction: Direction) -> Squares {
        direction.step(self.own_men()) & self.empty()
    }

    /// Where a king may slide.
    fn slides(&self, king: Squares) -> Squares {
        let empty = self.empty();
        Direction::ALL
            .into_iter()
            .fold(0, |set, direction| set | direction.run(king, empty))
    }
}
