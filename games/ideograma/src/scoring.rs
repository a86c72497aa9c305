//! What a word is worth.

use arrayvec::ArrayVec;

use crate::notation::RACK;
use crate::premiums::Premium;
use crate::square::SIZE;
use crate::{Board, Direction, Placed, Placement, Premiums, Square, Tiles, Word};

/// For laying a full rack in one turn.
pub(crate) const BONUS: i32 = 50;

/// A word of two or more letters that a play forms, and its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Formed {
    /// Where its first letter lies.
    pub(crate) start: Square,
    /// Which way it is read.
    pub(crate) direction: Direction,
    /// Its letters.
    pub(crate) word: Word,
    /// What it is worth, premiums included.
    pub(crate) points: i32,
}

/// The words of a play: its own and one across each new tile.
pub(crate) type FormedWords = ArrayVec<Formed, { SIZE + 1 }>;

/// The tiles of a placement that do not lie on the board yet.
pub(crate) fn new_tiles(
    board: &Board,
    placement: &Placement,
) -> impl Iterator<Item = (Square, Placed)> {
    let squares = placement.squares();
    squares.filter(|(square, _)| board.at(*square).is_none())
}

/// The words that a placement forms on the board as it is before it.
pub(crate) fn words(board: &Board, premiums: &Premiums, placement: &Placement) -> FormedWords {
    let mut words = FormedWords::new();
    words.push(own_word(board, premiums, placement));
    for (square, placed) in new_tiles(board, placement) {
        let across = placement.direction.other();
        words.extend(word_through(board, premiums, square, placed, across));
    }
    words
}

/// The points of a whole play.
pub(crate) fn points(words: &[Formed], new_tiles: usize) -> i32 {
    let bonus = if new_tiles == RACK { BONUS } else { 0 };
    bonus + words.iter().map(|formed| formed.points).sum::<i32>()
}

/// Everybody pays for the tiles they hold; a player who went out gets it all.
pub(crate) fn settled(racks: &[Tiles]) -> Vec<i32> {
    let paid: i32 = racks.iter().map(Tiles::value).sum();
    let change = |rack: &Tiles| {
        if rack.is_empty() { paid } else { -rack.value() }
    };
    racks.iter().map(change).collect()
}

/// The premium that counts for a letter on this square: only in the turn it is covered.
pub(crate) fn premium(board: &Board, premiums: &Premiums, square: Square) -> Option<Premium> {
    premiums.at(square).filter(|_| board.at(square).is_none())
}

fn own_word(board: &Board, premiums: &Premiums, placement: &Placement) -> Formed {
    let (mut sum, mut times) = (0, 1);
    for (square, placed) in placement.squares() {
        let premium = premium(board, premiums, square);
        sum += placed.value() * Premium::letter_times(premium);
        times *= Premium::word_times(premium);
    }
    Formed {
        start: placement.start,
        direction: placement.direction,
        word: placement.word.clone(),
        points: sum * times,
    }
}

/// The word that a new tile forms with old ones on both sides of it, if any.
fn word_through(
    board: &Board,
    premiums: &Premiums,
    square: Square,
    placed: Placed,
    direction: Direction,
) -> Option<Formed> {
    let mut word: Word = board.run(square, direction, -1).collect();
    let start = square.step(direction, -(word.len() as isize))?;
    word.reverse();
    word.push(placed);
    word.extend(board.run(square, direction, 1));
    let premium = premiums.at(square);
    let old: i32 = word.iter().map(|it| it.value()).sum::<i32>() - placed.value();
    let new = placed.value() * Premium::letter_times(premium);
    (word.len() > 1).then(|| Formed {
        start,
        direction,
        points: (old + new) * Premium::word_times(premium),
        word,
    })
}
