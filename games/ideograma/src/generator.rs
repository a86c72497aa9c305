//! Finding every word that a rack can lay.
//!
//! Each row and column is searched from its *anchors*: the last tile of every
//! run of tiles, and every empty square that has a tile beside it across. A
//! word is found from the leftmost anchor it covers, so it is found once: first
//! backwards from the anchor to its beginning, then forwards to its end.

use crate::lexicon::{ALL_LETTERS, Node};
use crate::notation::RACK;
use crate::premiums::Premium;
use crate::scoring::BONUS;
use crate::square::SIZE;
use crate::table::Table;
use crate::{Board, Direction, Letter, Placed, Placement, Square, Tile, Tiles, Word};

/// A word that was found, where it lies in its line and what it is worth.
pub(crate) struct Found<'a> {
    direction: Direction,
    line: usize,
    start: usize,
    /// The line with the word on it, to its end.
    tiles: &'a [Option<Placed>],
    pub(crate) points: i32,
}

impl Found<'_> {
    /// The word as it is played.
    pub(crate) fn placement(&self) -> Option<Placement> {
        let start = Square::on(self.direction, self.line, self.start)?;
        let word: Word = self.tiles[self.start..].iter().flatten().copied().collect();
        Some(Placement {
            start,
            direction: self.direction,
            word,
        })
    }

    /// The tiles that it adds to this board.
    pub(crate) fn new_tiles(&self, board: &Board) -> impl Iterator<Item = Placed> {
        let old = &board.line(self.direction, self.line)[self.start..];
        let new = self.tiles[self.start..].iter().zip(old);
        new.filter_map(|(placed, old)| placed.filter(|_| old.is_none()))
    }
}

/// Calls `each` with every word that this rack can lay.
pub(crate) fn every_word(table: &Table, rack: &Tiles, each: &mut impl FnMut(&Found<'_>)) {
    for direction in Direction::BOTH {
        for line in 0..SIZE {
            words_along(table, rack, direction, line, each);
        }
    }
}

/// Calls `each` with every word that this rack can lay along one line.
pub(crate) fn words_along(
    table: &Table,
    rack: &Tiles,
    direction: Direction,
    line: usize,
    each: &mut impl FnMut(&Found<'_>),
) {
    if let Some(mut search) = Search::new(table, rack, direction, line, each) {
        search.every_anchor();
    }
}

/// What lies on a square and what it does for a tile.
#[derive(Clone, Copy)]
struct Spot {
    /// The letters that may be laid here; none where a tile lies.
    letters: u32,
    letter_times: i32,
    word_times: i32,
    /// The values of the tiles across.
    across: i32,
    joins: bool,
}

/// The search along one line.
struct Search<'a, F> {
    root: Node<'a>,
    direction: Direction,
    line: usize,
    tiles: [Option<Placed>; SIZE],
    spots: [Spot; SIZE],
    counts: [u8; Letter::SPAN],
    blanks: u8,
    /// The letters with a count.
    held: u32,
    each: &'a mut F,
}

/// The points of the tiles passed so far.
#[derive(Clone, Copy)]
struct Sum {
    word: i32,
    times: i32,
    across: i32,
    laid: usize,
    /// Whether a tile that was laid makes a word across.
    joins: bool,
}

impl Sum {
    const ZERO: Sum = Sum {
        word: 0,
        times: 1,
        across: 0,
        laid: 0,
        joins: false,
    };

    #[inline]
    fn passing(self, old: Placed) -> Sum {
        Sum {
            word: self.word + old.value(),
            ..self
        }
    }

    #[inline]
    fn laying(self, value: i32, spot: &Spot) -> Sum {
        let worth = value * spot.letter_times;
        let across = if spot.joins {
            (spot.across + worth) * spot.word_times
        } else {
            0
        };
        Sum {
            word: self.word + worth,
            times: self.times * spot.word_times,
            across: self.across + across,
            laid: self.laid + 1,
            joins: self.joins || spot.joins,
        }
    }

    #[inline]
    fn points(self) -> i32 {
        let bonus = if self.laid == RACK { BONUS } else { 0 };
        self.word * self.times + self.across + bonus
    }
}

impl<'a, F: FnMut(&Found<'_>)> Search<'a, F> {
    /// `None` if nothing can be laid on this line.
    fn new(
        table: &'a Table,
        rack: &Tiles,
        direction: Direction,
        line: usize,
        each: &'a mut F,
    ) -> Option<Search<'a, F>> {
        let old = table.board.line(direction, line);
        let crosses = table.crosses.line(direction, line);
        let centre = table.board.is_empty() && line == Square::CENTRE.line(direction);
        let reachable = |place: usize| old[place].is_some() || crosses[place].joins;
        if !centre && !(0..SIZE).any(reachable) {
            return None;
        }
        let premiums = table.premiums().line(line);
        let spot = |place: usize| Spot {
            letters: if old[place].is_some() {
                0
            } else {
                crosses[place].letters
            },
            letter_times: Premium::letter_times(premiums[place]),
            word_times: Premium::word_times(premiums[place]),
            across: i32::from(crosses[place].points),
            joins: crosses[place].joins,
        };
        let mut search = Search {
            root: table.lexicon.backwards(),
            direction,
            line,
            tiles: std::array::from_fn(|place| old[place]),
            spots: std::array::from_fn(spot),
            counts: [0; Letter::SPAN],
            blanks: rack.count(Tile::Blank),
            held: 0,
            each,
        };
        for index in 0..Letter::GAP {
            let count = rack.count(Tile::Letter(Letter::at(index)));
            search.counts[index] = count;
            search.held |= u32::from(count > 0) << index;
        }
        Some(search)
    }

    /// The letters that the rack can lay on a square, going on from a node.
    #[inline]
    fn possible(&self, node: Node<'a>, place: usize) -> u32 {
        let held = if self.blanks > 0 {
            ALL_LETTERS
        } else {
            self.held
        };
        node.letters() & self.spots[place].letters & held
    }

    fn every_anchor(&mut self) {
        // The first square that a word from the next anchor may cover.
        let mut limit = 0;
        let centre = (self.tiles.iter().all(Option::is_none)
            && !self.spots.iter().any(|it| it.joins))
        .then_some(Square::CENTRE.place(self.direction));
        for place in 0..SIZE {
            let next_is_tile = self.tiles.get(place + 1).is_some_and(Option::is_some);
            if self.tiles[place].is_some() {
                if !next_is_tile {
                    self.around_run(place, limit);
                    // A word over the next square would cover this run too.
                    limit = place + 2;
                }
            } else if self.spots[place].joins || centre == Some(place) {
                if limit <= place {
                    self.backwards(place, place, limit, self.root, Sum::ZERO);
                }
                limit = limit.max(place + 1);
            }
        }
    }

    /// Words that cover the run of tiles ending at `anchor`.
    fn around_run(&mut self, anchor: usize, limit: usize) {
        let mut node = self.root;
        let mut sum = Sum::ZERO;
        let mut place = anchor;
        while let Some(old) = self.tiles[place] {
            let letter = old.letter().index();
            sum = sum.passing(old);
            let begins = place == 0 || self.tiles[place - 1].is_none();
            let Some(behind) = node.behind(letter) else {
                return;
            };
            node = behind;
            if begins {
                self.turn(anchor, place, node, sum);
                if place > limit {
                    self.backwards(anchor, place - 1, limit, node, sum);
                }
                return;
            }
            place -= 1;
        }
    }

    /// Lays each possible tile on `place`, with all behind it up to the anchor
    /// covered.
    fn backwards(&mut self, anchor: usize, place: usize, limit: usize, node: Node<'a>, sum: Sum) {
        let mut letters = self.possible(node, place);
        while letters != 0 {
            let letter = letters.trailing_zeros() as usize;
            letters &= letters - 1;
            let ends = node.endings() & 1 << letter != 0;
            let behind = node.behind(letter);
            self.lay(place, letter, sum, |search, sum| {
                if ends {
                    search.end(anchor, place, sum);
                }
                if let Some(node) = behind {
                    search.turn(anchor, place, node, sum);
                    if place > limit {
                        search.backwards(anchor, place - 1, limit, node, sum);
                    }
                }
            });
        }
    }

    /// Goes on behind the anchor with a word that begins at `start`.
    fn turn(&mut self, anchor: usize, start: usize, node: Node<'a>, sum: Sum) {
        if let Some(node) = node.turned()
            && anchor + 1 < SIZE
        {
            self.forwards(start, anchor + 1, node, sum);
        }
    }

    fn forwards(&mut self, start: usize, place: usize, node: Node<'a>, sum: Sum) {
        if let Some(old) = self.tiles[place] {
            let letter = old.letter().index();
            let sum = sum.passing(old);
            self.passed(start, place, node, letter, sum);
            return;
        }
        let mut letters = self.possible(node, place);
        while letters != 0 {
            let letter = letters.trailing_zeros() as usize;
            letters &= letters - 1;
            self.lay(place, letter, sum, |search, sum| {
                search.passed(start, place, node, letter, sum);
            });
        }
    }

    /// The letter on `place` may end the word or lead on.
    #[inline]
    fn passed(&mut self, start: usize, place: usize, node: Node<'a>, letter: usize, sum: Sum) {
        if node.endings() & 1 << letter != 0 {
            self.end(place, start, sum);
        }
        if place + 1 < SIZE
            && let Some(node) = node.behind(letter)
        {
            self.forwards(start, place + 1, node, sum);
        }
    }

    /// Lays the letter and, if there is a blank, the blank for it; takes them
    /// back after `then`.
    #[inline]
    fn lay(&mut self, place: usize, letter: usize, sum: Sum, mut then: impl FnMut(&mut Self, Sum)) {
        let spot = self.spots[place];
        if self.counts[letter] > 0 {
            let (placed, held) = (Placed::tile(Letter::at(letter)), self.held);
            self.counts[letter] -= 1;
            if self.counts[letter] == 0 {
                self.held &= !(1 << letter);
            }
            self.tiles[place] = Some(placed);
            then(self, sum.laying(placed.value(), &spot));
            self.counts[letter] += 1;
            self.held = held;
        }
        if self.blanks > 0 {
            self.blanks -= 1;
            self.tiles[place] = Some(Placed::blank(Letter::at(letter)));
            then(self, sum.laying(0, &spot));
            self.blanks += 1;
        }
        self.tiles[place] = None;
    }

    /// A word ends at `end` if nothing lies behind it.
    #[inline]
    fn end(&mut self, end: usize, start: usize, sum: Sum) {
        let goes_on = self.tiles.get(end + 1).is_some_and(Option::is_some);
        // A single tile that makes a word both ways is written across.
        let written_across = sum.laid == 1 && sum.joins && self.direction == Direction::Down;
        if goes_on || sum.laid == 0 || written_across {
            return;
        }
        (self.each)(&Found {
            direction: self.direction,
            line: self.line,
            start,
            tiles: &self.tiles[..=end],
            points: sum.points(),
        });
    }
}
