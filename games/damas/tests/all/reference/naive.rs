//! DAMAS a second time, straight from its specification: whole games are
//! remembered, nothing is clever.

use std::collections::BTreeMap;

use super::moves::{Board, Place, number};

/// A game. What must be taken back is kept as a copy of everything.
#[derive(Clone)]
pub(crate) struct Naive {
    strict: bool,
    pub(crate) board: Board,
    /// Every position that has occurred in the game, the present one last.
    occurred: Vec<Board>,
    /// Moves since the last capture, huff or man's move.
    peaceful: u32,
    /// Moves since only kings were left.
    pub(crate) kings: Option<u32>,
    offence: Option<Offence>,
    pub(crate) must_move: bool,
    pub(crate) forced: bool,
    /// Empty while the game goes on.
    pub(crate) winners: Vec<u8>,
}

#[derive(Clone)]
struct Offence {
    at_fault: Vec<Place>,
    before: Box<Naive>,
}

/// What an action does.
#[derive(Clone)]
enum Deed {
    Move {
        from: Place,
        to: Place,
        taken: Vec<Place>,
    },
    Force,
    Huff(Place),
}

impl Naive {
    pub(crate) fn new(rows: &[String], white: bool, strict: bool) -> Naive {
        let mut board = Board {
            grid: [['.'; 10]; 10],
            white,
        };
        for (row, letters) in rows.iter().enumerate() {
            for (column, letter) in letters.chars().enumerate() {
                board.grid[row][column] = letter;
            }
        }
        let mut game = Naive {
            strict,
            occurred: vec![board.clone()],
            board,
            peaceful: 0,
            kings: None,
            offence: None,
            must_move: false,
            forced: false,
            winners: Vec::new(),
        };
        game.notice_kings();
        game.judge();
        game
    }

    /// The legal actions in alphabetical order.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.deeds().into_keys().collect()
    }

    pub(crate) fn at_fault(&self) -> Vec<i32> {
        let offence = self.offence.as_ref().filter(|_| self.winners.is_empty());
        let mut squares: Vec<i32> = offence.map_or(Vec::new(), |offence| {
            offence
                .at_fault
                .iter()
                .map(|&place| number(place))
                .collect()
        });
        squares.sort_unstable();
        squares
    }

    pub(crate) fn play(&mut self, action: &str) {
        let deed = self.deeds()[action].clone();
        match deed {
            Deed::Move { from, to, taken } => self.make_move(from, to, &taken),
            Deed::Force => {
                let offence = self.offence.take().expect("an offence to take back");
                *self = *offence.before;
                self.offence = None;
                self.must_move = false;
                self.forced = true;
            }
            Deed::Huff(place) => {
                self.board.put(place, '.');
                self.offence = None;
                self.must_move = true;
                self.forced = false;
                self.peaceful = 0;
                self.occurred.push(self.board.clone());
                self.notice_kings();
            }
        }
        self.judge();
    }

    fn deeds(&self) -> BTreeMap<String, Deed> {
        let mut deeds = BTreeMap::new();
        if !self.winners.is_empty() {
            return deeds;
        }
        if let Some(offence) = &self.offence {
            deeds.insert("force".to_owned(), Deed::Force);
            for &place in &offence.at_fault {
                deeds.insert(format!("huff {}", number(place)), Deed::Huff(place));
            }
        }
        deeds.extend(self.moves());
        deeds
    }

    fn moves(&self) -> BTreeMap<String, Deed> {
        let obliged = (self.strict || self.forced) && !self.bound().is_empty();
        let mut moves = BTreeMap::new();
        for from in self.board.own() {
            for capture in self.board.captures(from) {
                let path: Vec<String> = capture
                    .path
                    .iter()
                    .map(|&at| number(at).to_string())
                    .collect();
                let (to, taken) = (capture.path[path.len() - 1], capture.taken);
                if !obliged || self.bound().contains(&from) {
                    moves.insert(path.join("x"), Deed::Move { from, to, taken });
                }
            }
            for to in self.board.quiet_moves(from) {
                let taken = Vec::new();
                if !obliged {
                    let text = format!("{}-{}", number(from), number(to));
                    moves.insert(text, Deed::Move { from, to, taken });
                }
            }
        }
        moves
    }

    /// The pieces that ought to capture: only the kings, if any king can.
    fn bound(&self) -> Vec<Place> {
        let able = |place: &Place| !self.board.captures(*place).is_empty();
        let able: Vec<Place> = self.board.own().into_iter().filter(able).collect();
        let kings = able
            .iter()
            .copied()
            .filter(|&place| self.board.is_king(place));
        let kings: Vec<Place> = kings.collect();
        if kings.is_empty() { able } else { kings }
    }

    fn make_move(&mut self, from: Place, to: Place, taken: &[Place]) {
        let before = self.clone();
        let bound = self.bound();
        let proper = bound.is_empty() || (bound.contains(&from) && !taken.is_empty());
        let mut piece = self.board.at(from);
        let man = piece.is_ascii_lowercase();
        let far = if self.board.white { 0 } else { 9 };
        if to.0 == far {
            piece = piece.to_ascii_uppercase();
        }
        self.board.put(from, '.');
        for &place in taken {
            self.board.put(place, '.');
        }
        self.board.put(to, piece);
        self.board.white = !self.board.white;
        self.must_move = false;
        self.forced = false;
        let moved = |place: Place| if place == from { to } else { place };
        self.offence = (!proper).then(|| Offence {
            at_fault: bound.into_iter().map(moved).collect(),
            before: Box::new(before),
        });
        self.peaceful = if man || !taken.is_empty() {
            0
        } else {
            self.peaceful + 1
        };
        self.kings = self.kings.map(|moves| moves + 1);
        self.notice_kings();
        self.occurred.push(self.board.clone());
    }

    fn letters(&self) -> String {
        self.board
            .grid
            .iter()
            .flatten()
            .filter(|&&letter| letter != '.')
            .collect()
    }

    fn notice_kings(&mut self) {
        let letters = self.letters();
        if self.kings.is_none() && letters.chars().all(|letter| letter.is_ascii_uppercase()) {
            self.kings = Some(0);
        }
    }

    fn judge(&mut self) {
        let letters = self.letters().to_ascii_lowercase();
        let to_move = if self.board.white { 1 } else { 2 };
        let same = self.occurred.iter().filter(|&past| *past == self.board);
        if !letters.contains('w') {
            self.winners = vec![2];
        } else if !letters.contains('b') {
            self.winners = vec![1];
        } else if self.moves().is_empty() && self.offence.is_none() {
            self.winners = vec![3 - to_move];
        } else if self.kings >= Some(10) || self.peaceful >= 80 || same.count() >= 3 {
            self.winners = vec![1, 2];
        }
    }
}
