//! What the groups on the board are worth, and to whom.

use rules::{PerSeat, Seat};

use crate::Airam;
use crate::ground::Ground;
use crate::square::Squares;
use crate::tokens::{Colour, Tokens};

/// How many of the groups that these squares fall into score.
pub(crate) fn odd_groups(ground: &Ground, squares: Squares) -> u32 {
    let scoring = groups(ground, squares).filter(|&group| is_odd(group));
    scoring.count() as u32
}

/// Whether a group scores: only those with an odd number of squares do.
pub(crate) const fn is_odd(group: Squares) -> bool {
    group.len() % 2 == 1
}

/// The groups that these squares fall into, contact by contact.
pub(crate) fn groups(ground: &Ground, mut squares: Squares) -> impl Iterator<Item = Squares> {
    std::iter::from_fn(move || {
        let next = (!squares.is_empty()).then(|| group(ground, squares))?;
        squares = squares.without(next);
        Some(next)
    })
}

/// The group of the first of these squares.
pub(crate) fn group(ground: &Ground, squares: Squares) -> Squares {
    let mut group = squares.only_first();
    let mut edge = group;
    while let Some(square) = edge.first() {
        let joining = ground.neighbours(square).and(squares).without(group);
        group = group.or(joining);
        edge = edge.without(edge.only_first()).or(joining);
    }
    group
}

/// Who holds more tokens of a colour; nobody if they hold equally many.
pub(crate) fn holder(hands: &[Tokens; 2], colour: Colour) -> Option<Seat> {
    let [first, second] = hands.map(|hand| hand.count(colour));
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::FIRST),
        std::cmp::Ordering::Less => Some(Seat::SECOND),
        std::cmp::Ordering::Equal => None,
    }
}

impl Airam {
    /// The points of the board as it stands for the hands as they are.
    pub(crate) fn points(&self) -> PerSeat<i32> {
        let mut points = [0; 2];
        for colour in Colour::ALL {
            if let Some(seat) = holder(&self.hands, colour) {
                points[seat.index()] += odd_groups(&self.ground, self.board.of(colour)) as i32;
            }
        }
        points.into_iter().collect()
    }
}
