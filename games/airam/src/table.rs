//! All that lies on the table. What a pile of tokens is depends on who looks: the
//! game knows its tokens, a viewer may see no more than their backs.

use rules::Seat;

use crate::board::Board;
use crate::ground::Ground;
use crate::tokens::Colour;

/// The table, with piles of `T`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<T> {
    pub(crate) ground: Ground,
    pub(crate) board: Board,
    /// Whose turn of drawing, keeping and giving it is.
    pub(crate) drawer: Seat,
    pub(crate) phase: Phase<T>,
    /// By seat.
    pub(crate) hands: [T; 2],
    pub(crate) cup: T,
}

/// What happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase<T> {
    /// Luck puts the first nine tokens on the circles.
    Fill,
    /// Luck hands three tokens to the drawer.
    Draw,
    /// The drawer keeps one of the three and gives another.
    Keep(T),
    /// The rival places the token that was given; the drawer has the last one.
    PlaceGiven { given: Colour, last: T },
    /// The drawer places the last token.
    PlaceLast(T),
    /// The board is full.
    Over,
}

/// Which pile it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Kept by this seat.
    Hand(Seat),
    /// Drawn and neither kept nor given.
    Drawn,
    /// Still in the cup.
    Cup,
}

impl<T> Table<T> {
    /// The seat to act; nobody while luck is, or after the end.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Fill | Phase::Draw | Phase::Over => None,
            Phase::Keep(_) | Phase::PlaceLast(_) => Some(self.drawer),
            Phase::PlaceGiven { .. } => Some(self.drawer.rival()),
        }
    }

    /// The same table with every pile turned into something else.
    pub(crate) fn map<U>(&self, mut turn: impl FnMut(&T, Whose) -> U) -> Table<U> {
        let [first, second] = &self.hands;
        Table {
            ground: self.ground.clone(),
            board: self.board.clone(),
            drawer: self.drawer,
            phase: self.phase.map(|drawn| turn(drawn, Whose::Drawn)),
            hands: [
                turn(first, Whose::Hand(Seat::FIRST)),
                turn(second, Whose::Hand(Seat::SECOND)),
            ],
            cup: turn(&self.cup, Whose::Cup),
        }
    }
}

impl<T> Phase<T> {
    /// The tokens drawn and neither kept nor given.
    pub(crate) fn drawn(&self) -> Option<&T> {
        match self {
            Phase::Keep(drawn) => Some(drawn),
            Phase::PlaceGiven { last, .. } | Phase::PlaceLast(last) => Some(last),
            Phase::Fill | Phase::Draw | Phase::Over => None,
        }
    }

    /// The token that was given and is not placed yet.
    pub(crate) fn given(&self) -> Option<Colour> {
        match self {
            Phase::PlaceGiven { given, .. } => Some(*given),
            _ => None,
        }
    }

    fn map<U>(&self, turn: impl FnOnce(&T) -> U) -> Phase<U> {
        match self {
            Phase::Fill => Phase::Fill,
            Phase::Draw => Phase::Draw,
            Phase::Keep(drawn) => Phase::Keep(turn(drawn)),
            Phase::PlaceGiven { given, last } => Phase::PlaceGiven {
                given: *given,
                last: turn(last),
            },
            Phase::PlaceLast(last) => Phase::PlaceLast(turn(last)),
            Phase::Over => Phase::Over,
        }
    }
}
