//! AIRAM the slow way: the boards painted on a plane of unit cells, tokens as
//! letters in a list, everything found by trying.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

/// A board as one would draw it; turned by turning its cells.
const PICTURE: [&str; 6] = ["aaabbb", "aaabbb", "ccddee", "ccddee", "fffggg", "fffggg"];
const CIRCLES: [&str; 9] = ["1a", "1e", "1f", "2a", "2e", "2f", "3a", "3e", "3f"];

#[derive(Clone)]
pub(crate) struct Plain {
    layout: [[i64; 3]; 3],
    /// The square that each unit cell of the plane belongs to.
    plane: BTreeMap<(i64, i64), String>,
    board: BTreeMap<String, char>,
    hands: [Vec<char>; 2],
    drawn: Vec<char>,
    given: Option<char>,
    cup: Vec<char>,
}

#[derive(Debug, PartialEq)]
pub(crate) enum Actor {
    Chance,
    Seat(usize),
    Nobody,
}

impl Plain {
    /// `None` if two boards overlap or one touches no other.
    pub(crate) fn new(layout: [[i64; 3]; 3]) -> Option<Plain> {
        let mut plane = BTreeMap::new();
        for (number, [left, top, turn]) in (1..).zip(layout) {
            for (y, line) in (0..).zip(PICTURE) {
                for (x, letter) in (0..).zip(line.chars()) {
                    // The cell from (x, y) to (x + 1, y + 1) goes, in a quarter
                    // turn, to the one from (5 - y, x).
                    let (x, y) = (0..turn).fold((x, y), |(x, y), _| (5 - y, x));
                    let taken = plane.insert((left + x, top + y), format!("{number}{letter}"));
                    if taken.is_some() {
                        return None;
                    }
                }
            }
        }
        let plain = Plain {
            layout,
            plane,
            board: BTreeMap::new(),
            hands: [Vec::new(), Vec::new()],
            drawn: Vec::new(),
            given: None,
            cup: "RBGY".repeat(7).chars().collect(),
        };
        let joined = |board: char| {
            let mut contacts = plain.contacts().into_iter();
            contacts.any(|(one, other)| one.starts_with(board) && !other.starts_with(board))
        };
        "123".chars().all(joined).then_some(plain)
    }

    /// Every two squares with a cell of one beside a cell of the other.
    fn contacts(&self) -> BTreeSet<(&str, &str)> {
        let mut contacts = BTreeSet::new();
        for ((x, y), one) in &self.plane {
            for beside in [(x + 1, *y), (x - 1, *y), (*x, y + 1), (*x, y - 1)] {
                match self.plane.get(&beside) {
                    Some(other) if other != one => contacts.insert((one.as_str(), other.as_str())),
                    _ => false,
                };
            }
        }
        contacts
    }

    /// Nine at the start and two a turn.
    fn drawer(&self) -> usize {
        let placed = self.board.len().max(9) - 9;
        let turn = if self.is_over() { 5 } else { placed / 2 };
        turn % 2
    }

    pub(crate) fn is_over(&self) -> bool {
        self.board.len() == 21
    }

    pub(crate) fn actor(&self) -> Actor {
        if self.is_over() {
            Actor::Nobody
        } else if self.drawn.is_empty() {
            Actor::Chance
        } else if self.given.is_some() {
            Actor::Seat(2 - self.drawer())
        } else {
            Actor::Seat(1 + self.drawer())
        }
    }

    /// The legal actions, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.drawn.is_empty() {
            return Vec::new();
        }
        if self.drawn.len() == 3 {
            let mut keeps = BTreeSet::new();
            for keep in 0..3 {
                for give in (0..3).filter(|&give| give != keep) {
                    let (keep, give) = (self.drawn[keep], self.drawn[give]);
                    keeps.insert(format!("keep {keep} give {give}"));
                }
            }
            return keeps.into_iter().collect();
        }
        let squares: BTreeSet<&String> = self.plane.values().collect();
        let empty = |square: &&String| !self.board.contains_key(*square);
        squares.into_iter().filter(empty).cloned().collect()
    }

    /// Each draw and in how many ways three tokens of the cup make it.
    pub(crate) fn draws(&self) -> BTreeMap<String, u32> {
        let mut draws = BTreeMap::new();
        let cup = &self.cup;
        for one in 0..cup.len() {
            for two in 0..one {
                for three in 0..two {
                    let text = format!("draw {}", sorted(&[cup[one], cup[two], cup[three]]));
                    *draws.entry(text).or_default() += 1;
                }
            }
        }
        draws
    }

    /// Does what is legal.
    pub(crate) fn apply(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["fill", letters] => {
                for (square, letter) in CIRCLES.iter().zip(letters.chars()) {
                    take(&mut self.cup, letter);
                    self.board.insert((*square).to_owned(), letter);
                }
            }
            ["draw", letters] => {
                letters
                    .chars()
                    .for_each(|letter| take(&mut self.cup, letter));
                self.drawn = letters.chars().collect();
            }
            ["keep", keep, "give", give] => {
                let letter = |word: &str| word.chars().next().expect("a colour");
                let drawer = self.drawer();
                take(&mut self.drawn, letter(keep));
                take(&mut self.drawn, letter(give));
                self.hands[drawer].push(letter(keep));
                self.given = Some(letter(give));
            }
            [square] => {
                let token = self.given.take().or_else(|| self.drawn.pop());
                self.board
                    .insert(square.to_owned(), token.expect("a token to place"));
            }
            _ => panic!("{text}"),
        }
    }

    pub(crate) fn scores(&self) -> [i32; 2] {
        let mut scores = [0; 2];
        for (letter, odd) in self.odd_groups() {
            let held = |seat: usize| self.hands[seat].iter().filter(|it| **it == letter).count();
            if held(0) > held(1) {
                scores[0] += odd;
            } else if held(1) > held(0) {
                scores[1] += odd;
            }
        }
        scores
    }

    /// Joins groups of one colour that touch until none do.
    fn odd_groups(&self) -> BTreeMap<char, i32> {
        let alone = |square| (String::as_str(square), String::as_str(square));
        let mut group: BTreeMap<&str, &str> = self.board.keys().map(alone).collect();
        for (one, other) in self.contacts() {
            if self.board.contains_key(one) && self.board.get(one) == self.board.get(other) {
                let (from, to) = (group[one], group[other]);
                group
                    .values_mut()
                    .filter(|it| **it == from)
                    .for_each(|it| *it = to);
            }
        }
        let mut odd = BTreeMap::new();
        for (square, letter) in &self.board {
            let size = group.values().filter(|it| *it == square).count();
            *odd.entry(*letter).or_default() += (size % 2) as i32;
        }
        odd
    }

    pub(crate) fn state(&self) -> Value {
        json!({
            "board": self.board,
            "hands": [sorted(&self.hands[0]), sorted(&self.hands[1])],
            "drawn": sorted(&self.drawn),
            "given": self.given,
            "cup": sorted(&self.cup),
            "layout": self.layout,
        })
    }
}

fn take(tokens: &mut Vec<char>, letter: char) {
    let place = tokens.iter().position(|it| *it == letter);
    tokens.remove(place.expect("such a token is there"));
}

fn sorted(tokens: &[char]) -> String {
    let mut tokens = tokens.to_vec();
    tokens.sort_unstable();
    tokens.into_iter().collect()
}
