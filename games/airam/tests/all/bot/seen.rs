//! What a seat sees, as letters and names of squares read off its view, and what
//! follows from it, found by trying.

use std::collections::{BTreeMap, BTreeSet};

use airam::Airam;
use rules::{Game, Seat, Viewer};
use serde_json::Value;

/// A board as one would draw it.
const PICTURE: [&str; 6] = ["aaabbb", "aaabbb", "ccddee", "ccddee", "fffggg", "fffggg"];

/// A board of letters.
pub(crate) type Letters = BTreeMap<String, char>;

/// What one seat sees.
pub(crate) struct Seen {
    /// Every two squares in contact.
    contacts: BTreeSet<(String, String)>,
    pub(crate) board: Letters,
    pub(crate) hand: Vec<char>,
    pub(crate) drawn: Vec<char>,
    pub(crate) given: Option<char>,
    pub(crate) unseen: Vec<char>,
}

impl Seen {
    pub(crate) fn by(game: &Airam, seat: Seat) -> Seen {
        let view = serde_json::to_value(game.view(Viewer::Seat(seat))).expect("a view is JSON");
        let letters =
            |field: &Value| -> Vec<char> { field.as_str().unwrap_or("").chars().collect() };
        Seen {
            contacts: contacts(&view["layout"]),
            board: serde_json::from_value(view["board"].clone()).expect("letters by square"),
            hand: letters(&view["hands"][seat.index()]),
            drawn: letters(&view["drawn"]),
            given: letters(&view["given"]).first().copied(),
            unseen: letters(&view["unseen"]),
        }
    }

    /// The squares without a token.
    pub(crate) fn empty(&self) -> Vec<String> {
        let squares: BTreeSet<&String> = self.contacts.iter().map(|(one, _)| one).collect();
        let empty = |square: &&String| !self.board.contains_key(*square);
        squares.into_iter().filter(empty).cloned().collect()
    }

    /// The board with one token more.
    pub(crate) fn with(&self, letter: char, square: &str) -> Letters {
        let mut board = self.board.clone();
        board.insert(square.to_owned(), letter);
        board
    }

    /// The groups of a colour on some board.
    pub(crate) fn groups(&self, board: &Letters, letter: char) -> Vec<BTreeSet<String>> {
        let mut groups: Vec<BTreeSet<String>> = Vec::new();
        for square in board.keys().filter(|square| board[*square] == letter) {
            let touches = |group: &BTreeSet<String>| group.iter().any(|it| self.touch(it, square));
            let (joined, mut apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(touches);
            let mut group: BTreeSet<String> = joined.into_iter().flatten().collect();
            group.insert(square.clone());
            apart.push(group);
            groups = apart;
        }
        groups
    }

    /// How many of them are odd.
    pub(crate) fn odd(&self, board: &Letters, letter: char) -> usize {
        let groups = self.groups(board, letter);
        groups.iter().filter(|group| group.len() % 2 == 1).count()
    }

    pub(crate) fn touch(&self, one: &str, other: &str) -> bool {
        self.contacts.contains(&(one.to_owned(), other.to_owned()))
    }

    /// The points of these hands less those of the others on a full board.
    pub(crate) fn lead(&self, board: &Letters, mine: &[char], theirs: &[char]) -> i32 {
        let lead = |letter: char| {
            let sign = count(mine, letter).cmp(&count(theirs, letter)) as i32;
            sign * self.odd(board, letter) as i32
        };
        "RBGY".chars().map(lead).sum()
    }
}

/// How many tokens are of a colour.
pub(crate) fn count(tokens: &[char], letter: char) -> usize {
    tokens.iter().filter(|it| **it == letter).count()
}

/// The tokens without one of this colour.
pub(crate) fn without(tokens: &[char], letter: char) -> Vec<char> {
    let mut rest = tokens.to_vec();
    let place = rest.iter().position(|it| *it == letter);
    rest.remove(place.expect("such a token is there"));
    rest
}

/// Every two squares with a unit cell of one beside a unit cell of the other.
fn contacts(layout: &Value) -> BTreeSet<(String, String)> {
    let layout: [[i64; 3]; 3] = serde_json::from_value(layout.clone()).expect("three boards");
    let mut plane = BTreeMap::new();
    for (number, [left, top, turn]) in (1..).zip(layout) {
        for (y, line) in (0..).zip(PICTURE) {
            for (x, letter) in (0..).zip(line.chars()) {
                let (x, y) = (0..turn).fold((x, y), |(x, y), _| (5 - y, x));
                plane.insert((left + x, top + y), format!("{number}{letter}"));
            }
        }
    }
    let mut contacts = BTreeSet::new();
    for ((x, y), one) in &plane {
        for beside in [(x + 1, *y), (x - 1, *y), (*x, y + 1), (*x, y - 1)] {
            if let Some(other) = plane.get(&beside).filter(|other| *other != one) {
                contacts.insert((one.clone(), other.clone()));
            }
        }
    }
    contacts
}
