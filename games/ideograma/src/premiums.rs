//! The premium squares. The rulebook's picture of them is lost: where they lie
//! is our ruling, all of it in [`LAYOUT`].

use std::sync::LazyLock;

use crate::square::{SIZE, SQUARES};
use crate::{Direction, Square};

use Premium::{Green, Orange, Red, Yellow};

/// One square of each kind and place; the others are its images when the board
/// is turned and mirrored.
const LAYOUT: [(Premium, &str); 13] = [
    (Red, "A1"),
    (Red, "H1"),
    (Green, "B2"),
    (Green, "C3"),
    (Green, "D4"),
    (Green, "E5"),
    (Green, "H8"),
    (Orange, "F2"),
    (Orange, "F6"),
    (Yellow, "D1"),
    (Yellow, "G3"),
    (Yellow, "H4"),
    (Yellow, "G7"),
];

/// What a premium square does for the tile that is laid on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Premium {
    /// The whole word counts three times.
    Red,
    /// The whole word counts twice.
    Green,
    /// The letter counts three times.
    Orange,
    /// The letter counts twice.
    Yellow,
}

impl Premium {
    /// How often the letter counts.
    pub const fn letter_times(premium: Option<Premium>) -> i32 {
        match premium {
            Some(Orange) => 3,
            Some(Yellow) => 2,
            Some(Red | Green) | None => 1,
        }
    }

    /// How often the word counts.
    pub const fn word_times(premium: Option<Premium>) -> i32 {
        match premium {
            Some(Red) => 3,
            Some(Green) => 2,
            Some(Orange | Yellow) | None => 1,
        }
    }
}

/// The premium of every square. The same along rows and along columns.
#[derive(PartialEq, Eq, Debug)]
pub struct Premiums([Option<Premium>; SQUARES]);

static STANDARD: LazyLock<Premiums> = LazyLock::new(laid_out);
static NONE: Premiums = Premiums([None; SQUARES]);

impl Premiums {
    /// The usual squares.
    pub fn standard() -> &'static Premiums {
        &STANDARD
    }

    /// A board without premiums.
    pub fn none() -> &'static Premiums {
        &NONE
    }

    /// The premium of a square.
    pub fn at(&self, square: Square) -> Option<Premium> {
        self.line(square.line(Direction::Across))[square.place(Direction::Across)]
    }

    /// The premiums of a row or of a column.
    pub(crate) fn line(&self, line: usize) -> &[Option<Premium>] {
        &self.0[line * SIZE..][..SIZE]
    }
}

fn laid_out() -> Premiums {
    let mut squares = [None; SQUARES];
    for (premium, name) in LAYOUT {
        let (column, row) = (name.as_bytes()[0] - b'A', name.as_bytes()[1] - b'1');
        let (column, row) = (usize::from(column), usize::from(row));
        let (right, lower) = (SIZE - 1 - column, SIZE - 1 - row);
        for (one, other) in [(column, row), (right, row), (column, lower), (right, lower)] {
            squares[other * SIZE + one] = Some(premium);
            squares[one * SIZE + other] = Some(premium);
        }
    }
    Premiums(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_ruled() {
        let count = |premium| {
            let squares = Premiums::standard().0;
            squares.iter().filter(|&&it| it == Some(premium)).count()
        };
        assert_eq!([Red, Green, Orange, Yellow].map(count), [8, 17, 12, 24]);
        assert_eq!(Premiums::standard().at(Square::CENTRE), Some(Green));
        assert!(Premiums::none().0.iter().all(Option::is_none));
    }
}
