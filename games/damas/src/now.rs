//! The present: all that decides what may be done next, but not what a draw
//! by repetition remembers.

use crate::ending::Ending;
use crate::menu::Menu;
use crate::options::Capture;
use crate::position::{Move, Position};
use crate::squares::Squares;

/// The present of a game. Copied freely.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Now {
    /// The pieces and the seat to move.
    pub(crate) position: Position,
    /// What the last action has left behind.
    pub(crate) moment: Moment,
    /// Moves made since only kings are left.
    pub(crate) kings_moves: u8,
    /// How it ended, if it has.
    pub(crate) ending: Option<Ending>,
}

/// What the last action means for the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Nothing.
    Plain,
    /// It was an offence, which may be answered.
    Offence(Offence),
    /// It was a huff: the same seat has yet to move.
    Huffed,
    /// It was `force`: a capture is due.
    Forced,
}

/// An offence, and all that is needed to take it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offence {
    /// The pieces at fault, where they stand now.
    pub(crate) at_fault: Squares,
    /// The position before it.
    pub(crate) before: Position,
    /// The kings' moves before it.
    pub(crate) kings_moves: u8,
}

/// An action known to be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    /// A move.
    Move(Move),
    /// The offence is taken back.
    Force,
    /// This piece at fault is taken away.
    Huff(Squares),
}

impl Now {
    /// The present at the beginning of a game.
    pub(crate) const fn at(position: Position) -> Now {
        Now {
            position,
            moment: Moment::Plain,
            kings_moves: 0,
            ending: None,
        }
    }

    /// The pieces that can be huffed.
    pub(crate) fn at_fault(&self) -> Squares {
        match self.moment {
            Moment::Offence(offence) if self.ending.is_none() => offence.at_fault,
            _ => 0,
        }
    }

    /// The pieces one of which has to capture now, or none.
    pub(crate) fn duty(&self, capture: Capture) -> Squares {
        if capture == Capture::Strict || self.moment == Moment::Forced {
            self.position.bound()
        } else {
            0
        }
    }

    /// The legal actions.
    pub(crate) fn menu(&self, capture: Capture) -> Menu<'_> {
        let position = &self.position;
        if self.ending.is_some() {
            return Menu {
                position,
                at_fault: 0,
                capturers: 0,
                quiet: false,
            };
        }
        let duty = self.duty(capture);
        let capturers = match (duty, capture) {
            (0, Capture::Huff) => position.capturing_kings() | position.capturing_men(),
            _ => duty,
        };
        Menu {
            position,
            at_fault: self.at_fault(),
            capturers,
            quiet: duty == 0,
        }
    }
}
