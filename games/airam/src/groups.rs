//! The groups on the board as a page shows them, and what the next token would
//! make of them.

use std::collections::BTreeMap;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::View;
use crate::scoring::{groups, holder, is_odd};
use crate::square::{Square, Squares};
use crate::table::Phase;
use crate::tokens::Colour;
use crate::view::Pile;

/// Tokens of one colour in contact with each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Group {
    /// Its colour.
    colour: char,
    /// Its squares, board by board.
    squares: Vec<String>,
    /// Whether it scores, having an odd number of tokens.
    odd: bool,
}

/// What the next token would make of the groups around a square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Joining {
    /// The groups that it would join, by their places in the list.
    parts: Vec<usize>,
    /// Whether the group with the new token would score.
    odd: bool,
}

/// A colour's groups as sets of squares.
type Grouped = Vec<(Colour, Squares)>;

impl View {
    /// Every group, in the order of their first squares.
    pub(crate) fn groups(&self) -> Vec<Group> {
        let told = |(colour, squares): (Colour, Squares)| Group {
            colour: colour.letter(),
            squares: squares.iter().map(|square| square.to_string()).collect(),
            odd: is_odd(squares),
        };
        self.grouped().into_iter().map(told).collect()
    }

    /// What the token that is placed next would make of each empty square. Nothing
    /// if there is none, or if the viewer may not know its colour.
    pub(crate) fn joinings(&self) -> BTreeMap<String, Joining> {
        let Some(colour) = self.colour_to_place() else {
            return BTreeMap::new();
        };
        let grouped = self.grouped();
        let told = |square: Square| (square.to_string(), self.joining(&grouped, colour, square));
        self.board.empty().iter().map(told).collect()
    }

    /// Who holds more tokens of each colour, once the hands are open.
    pub(crate) fn holders(&self) -> BTreeMap<String, Option<Seat>> {
        let (Phase::Over, [Pile::Open(first), Pile::Open(second)]) = (&self.phase, self.hands)
        else {
            return BTreeMap::new();
        };
        let told = |colour: Colour| (colour.to_string(), holder(&[first, second], colour));
        Colour::ALL.into_iter().map(told).collect()
    }

    fn joining(&self, grouped: &Grouped, colour: Colour, square: Square) -> Joining {
        let near = self.ground.neighbours(square);
        let joins = |&(_, &(other, squares)): &(usize, &(Colour, Squares))| {
            other == colour && !squares.and(near).is_empty()
        };
        let parts: Vec<_> = grouped.iter().enumerate().filter(joins).collect();
        let mut whole: Squares = [square].into_iter().collect();
        for (_, (_, part)) in &parts {
            whole = whole.or(*part);
        }
        Joining {
            parts: parts.into_iter().map(|(place, _)| place).collect(),
            odd: is_odd(whole),
        }
    }

    fn grouped(&self) -> Grouped {
        let of_colour = |colour| {
            let squares = groups(&self.ground, self.board.of(colour));
            squares.map(move |group| (colour, group))
        };
        let mut all: Grouped = Colour::ALL.into_iter().flat_map(of_colour).collect();
        all.sort_by_key(|(_, squares)| squares.first().map(Square::index));
        all
    }

    /// The colour of the token that is placed next, if the viewer may know it.
    fn colour_to_place(&self) -> Option<Colour> {
        match self.phase {
            Phase::PlaceGiven { given, .. } => Some(given),
            Phase::PlaceLast(Pile::Open(last)) => last.iter().next(),
            _ => None,
        }
    }
}
