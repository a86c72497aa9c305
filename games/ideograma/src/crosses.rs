//! What the tiles beside an empty square allow there.
//!
//! Kept up to date as tiles are laid, so that looking for moves need not look
//! at the words across. No rule depends on it.

use std::fmt;

use crate::lexicon::{ALL_LETTERS, Node};
use crate::square::{SIZE, SQUARES};
use crate::{Board, Direction, Lexicon, Placed, Square};

/// For an empty square and a direction of play: what may be laid there with
/// regard to the word across.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cross {
    /// The letters that make a word across.
    pub(crate) letters: u32,
    /// The values of the tiles of the word across, without the one to be laid.
    pub(crate) points: u8,
    /// Whether there is a word across at all.
    pub(crate) joins: bool,
}

impl Cross {
    const FREE: Cross = Cross {
        letters: ALL_LETTERS,
        points: 0,
        joins: false,
    };
}

/// The crosses of every square in both directions of play; where a tile lies
/// they mean nothing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Crosses {
    across: [Cross; SQUARES],
    down: [Cross; SQUARES],
}

impl Crosses {
    /// Those of the empty board.
    pub(crate) const FREE: Crosses = Crosses {
        across: [Cross::FREE; SQUARES],
        down: [Cross::FREE; SQUARES],
    };

    /// The crosses along a row or column.
    #[inline]
    pub(crate) fn line(&self, direction: Direction, line: usize) -> &[Cross] {
        match direction {
            Direction::Across => &self.across[line * SIZE..][..SIZE],
            Direction::Down => &self.down[line * SIZE..][..SIZE],
        }
    }

    /// Looks again at all that a tile laid or taken up on `square` can change:
    /// the square itself and the first empty one on each side of it.
    pub(crate) fn refresh(&mut self, board: &Board, lexicon: &Lexicon, square: Square) {
        for direction in Direction::BOTH {
            let across = direction.other();
            self.look(board, lexicon, direction, square);
            for step in [-1, 1] {
                let tiles = board.run(square, across, step).count() as isize;
                if let Some(end) = square.step(across, step * (tiles + 1)) {
                    self.look(board, lexicon, direction, end);
                }
            }
        }
    }

    fn look(&mut self, board: &Board, lexicon: &Lexicon, direction: Direction, square: Square) {
        let place = square.line(direction) * SIZE + square.place(direction);
        let crosses = match direction {
            Direction::Across => &mut self.across,
            Direction::Down => &mut self.down,
        };
        crosses[place] = cross(board, lexicon, direction.other(), square);
    }
}

fn cross(board: &Board, lexicon: &Lexicon, across: Direction, square: Square) -> Cross {
    let before = board.run(square, across, -1).count();
    let joins = before > 0 || board.run(square, across, 1).next().is_some();
    if !joins || board.at(square).is_some() {
        return Cross::FREE;
    }
    let line = board.line(across, square.line(across));
    let place = square.place(across);
    let start = &line[place - before..place];
    let tiles = || {
        start
            .iter()
            .flatten()
            .copied()
            .chain(board.run(square, across, 1))
    };
    let points: i32 = tiles().map(Placed::value).sum();
    Cross {
        letters: fitting(board, lexicon, start, across, square),
        points: points as u8,
        joins,
    }
}

/// The letters that make a word between the tiles before and behind.
fn fitting(
    board: &Board,
    lexicon: &Lexicon,
    before: &[Option<Placed>],
    across: Direction,
    square: Square,
) -> u32 {
    let mut node = Some(lexicon.forwards());
    for placed in before.iter().flatten() {
        node = node.and_then(|node| node.behind(placed.letter().index()));
    }
    let Some(node) = node else { return 0 };
    if board.run(square, across, 1).next().is_none() {
        return node.endings();
    }
    let mut fitting = 0;
    let mut letters = node.letters();
    while letters != 0 {
        let letter = letters.trailing_zeros() as usize;
        letters &= letters - 1;
        if ends_with(node.behind(letter), board.run(square, across, 1)) {
            fitting |= 1 << letter;
        }
    }
    fitting
}

/// Whether these tiles lead from the node to the end of a word.
fn ends_with(mut node: Option<Node<'_>>, tiles: impl Iterator<Item = Placed>) -> bool {
    let mut ends = false;
    for placed in tiles {
        let Some(here) = node else { return false };
        let letter = placed.letter().index();
        ends = here.endings() & 1 << letter != 0;
        node = here.behind(letter);
    }
    ends
}

/// Nothing: all of it follows from the board and the list.
impl fmt::Debug for Crosses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Crosses")
    }
}
