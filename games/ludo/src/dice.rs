//! Throws of both dice, and the dice that are still to be used.

use std::fmt;
use std::str::FromStr;

use rules::{Luck, Refusal, notation};

use crate::notation::Use;
use crate::options::Release;
use crate::piece::Number;
use crate::track::Face;

/// Ways for two dice to fall.
const WAYS: u32 = 36;

/// Both dice as they fell. Which is which does not matter, so they are sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throw {
    low: Face,
    high: Face,
}

impl Throw {
    /// Two faces in any order.
    pub fn new(one: Face, other: Face) -> Throw {
        Throw {
            low: one.min(other),
            high: one.max(other),
        }
    }

    /// The points of both dice, for the starting draw.
    pub const fn sum(self) -> u8 {
        self.low.points() + self.high.points()
    }

    /// Both faces, sorted.
    pub const fn faces(self) -> [Face; 2] {
        [self.low, self.high]
    }

    /// Whether both dice show one point.
    pub(crate) fn is_double_one(self) -> bool {
        self.high == Face::One
    }

    /// Every throw once, in the order of its faces, with its ways out of 36.
    pub(crate) fn all() -> impl Iterator<Item = (Throw, u32)> {
        let alike = TICKETS.chunk_by(|one, other| one == other);
        alike.map(|alike| (alike[0], alike.len() as u32))
    }

    /// A fair throw.
    pub(crate) fn fair(luck: &mut dyn Luck) -> Throw {
        TICKETS[luck.below(WAYS) as usize]
    }
}

/// What each of the ways for two dice to fall comes to, sorted.
static TICKETS: [Throw; WAYS as usize] = {
    let blank = Throw {
        low: Face::One,
        high: Face::One,
    };
    let mut tickets = [blank; WAYS as usize];
    let (mut ticket, mut low) = (0, 0);
    while low < 6 {
        let mut high = low;
        while high < 6 {
            let throw = Throw {
                low: Face::ALL[low],
                high: Face::ALL[high],
            };
            // Two different faces can fall in two ways.
            let ways = if low == high { 1 } else { 2 };
            let end = ticket + ways;
            while ticket < end {
                tickets[ticket] = throw;
                ticket += 1;
            }
            high += 1;
        }
        low += 1;
    }
    tickets
};

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throw {}{}", self.low.letter(), self.high.letter())
    }
}

impl FromStr for Throw {
    type Err = Refusal;

    /// Reads the canonical form only, as outcomes of luck are.
    fn from_str(text: &str) -> Result<Throw, Refusal> {
        let mut throws = Throw::all().map(|(throw, _)| throw);
        let found = throws.find(|throw| throw.to_string() == text);
        found.ok_or_else(|| notation::unreadable(text))
    }
}

/// The dice that are still to be used in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dice {
    /// A fresh throw.
    Both(Throw),
    /// The other one has been used.
    One(Left),
}

/// The die that is left when the other one has been used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) face: Face,
    pub(crate) tie: Tie,
}

/// What the first die has settled for the second (rule 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tie {
    /// Nothing.
    Free,
    /// The number is for the piece that the crown has released.
    Bound(Number),
    /// The number has been used, so that the crown can only advance a piece.
    AdvanceOnly,
}

impl Dice {
    /// The faces to choose from, each once, sorted.
    pub(crate) fn choices(self) -> impl Iterator<Item = Face> {
        let (first, second) = match self {
            Dice::Both(throw) => (throw.low, Some(throw.high)),
            Dice::One(left) => (left.face, None),
        };
        let second = second.filter(|&face| face != first);
        [Some(first), second].into_iter().flatten()
    }

    /// The die that is left once one has been used.
    pub(crate) fn left(self) -> Option<Left> {
        match self {
            Dice::Both(_) => None,
            Dice::One(left) => Some(left),
        }
    }

    /// Rule 3: whether a piece, in prison or not, may use what is left.
    pub(crate) fn allow(self, number: Number, imprisoned: bool) -> bool {
        match self.left().map(|left| left.tie) {
            None | Some(Tie::Free) => true,
            Some(Tie::Bound(released)) => number == released,
            Some(Tie::AdvanceOnly) => !imprisoned,
        }
    }

    /// What is left after one of them has been used, to release a piece or not.
    pub(crate) fn without(self, used: Use, released: bool, rule: Release) -> Option<Left> {
        let Dice::Both(throw) = self else {
            return None;
        };
        let face = if throw.low == used.face {
            throw.high
        } else {
            throw.low
        };
        let is_number = |face: Face| face.points() > 0;
        let tie = match rule {
            Release::Bound if released && is_number(face) => Tie::Bound(used.number),
            Release::Bound if is_number(used.face) && face == Face::Crown => Tie::AdvanceOnly,
            Release::Bound | Release::Free => Tie::Free,
        };
        Some(Left { face, tie })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dice::Both(throw) => write!(f, "{}{}", throw.low.letter(), throw.high.letter()),
            Dice::One(left) => write!(f, "{}", left.face.letter()),
        }
    }
}
