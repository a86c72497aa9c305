//! The course of a game, straight from the rules.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::naive::{Board, Play, changes, fitting, sorted, upper, value};

#[rustfmt::skip]
const BOX: [(char, usize); 26] = [
    ('A', 12), ('E', 12), ('O', 9), ('I', 6), ('S', 6), ('R', 6), ('N', 5), ('U', 5), ('D', 5),
    ('L', 5), ('C', 5), ('T', 4), ('B', 2), ('M', 2), ('P', 2), ('G', 2), ('H', 2), ('F', 1),
    ('V', 1), ('Y', 1), ('Q', 1), ('J', 1), ('Ñ', 1), ('X', 1), ('Z', 1), ('?', 2),
];

/// What happens next.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Next {
    Lot,
    Deal,
    Fill,
    Act,
    Answer,
    Over,
}

#[derive(Debug, Clone)]
pub(crate) struct Twin {
    pub(crate) words: Vec<String>,
    pub(crate) auto: bool,
    pub(crate) premiums: bool,
    pub(crate) board: Board,
    pub(crate) racks: Vec<String>,
    pub(crate) pool: String,
    pub(crate) points: Vec<i32>,
    pub(crate) next: Next,
    /// Whose lot, tiles or turn; the player of a pending word.
    pub(crate) seat: usize,
    first: usize,
    round: Vec<usize>,
    lots: Vec<(usize, char)>,
    pending: Option<Play>,
    /// How many opponents have accepted it.
    accepted: usize,
    passes: usize,
    barren: usize,
}

impl Twin {
    pub(crate) fn new(words: &[String], seats: usize, auto: bool, premiums: bool) -> Twin {
        let tiles = |&(tile, count): &(char, usize)| std::iter::repeat_n(tile, count);
        let pool = BOX.iter().flat_map(tiles).collect();
        Twin {
            words: words.to_vec(),
            auto,
            premiums,
            board: vec![vec!['.'; 15]; 15],
            racks: vec![String::new(); seats],
            pool,
            points: vec![0; seats],
            next: Next::Lot,
            seat: 0,
            first: 0,
            round: (0..seats).collect(),
            lots: Vec::new(),
            pending: None,
            accepted: 0,
            passes: 0,
            barren: 0,
        }
    }

    /// The words that the rack to move can lay, valid or not.
    pub(crate) fn plays(&self, words: &[String]) -> Vec<Play> {
        fitting(&self.board, &self.racks[self.seat], words, self.premiums)
    }

    pub(crate) fn is_valid(&self, play: &Play) -> bool {
        play.formed.iter().all(|word| self.words.contains(word))
    }

    /// What may be done, if these are the plays that fit.
    pub(crate) fn moves(&self, plays: &[Play]) -> BTreeSet<String> {
        match self.next {
            Next::Answer => ["accept", "challenge"].map(str::to_owned).into(),
            Next::Act => {
                let mut moves = self.changes();
                moves.insert("pass".to_owned());
                let valid = plays.iter().filter(|play| self.is_valid(play));
                moves.extend(valid.map(|play| play.text.clone()));
                moves
            }
            _ => BTreeSet::new(),
        }
    }

    /// Any of one's tiles, as long as the pool has one.
    pub(crate) fn changes(&self) -> BTreeSet<String> {
        if self.pool.is_empty() {
            return BTreeSet::new();
        }
        changes(&self.racks[self.seat])
    }

    /// The opponent who answers the pending word.
    pub(crate) fn answerer(&self) -> usize {
        (self.seat + 1 + self.accepted) % self.racks.len()
    }

    pub(crate) fn state(&self) -> Value {
        let lots = self.lots.iter().map(|(seat, tile)| {
            let seat = (seat + 1).to_string();
            (seat, Value::from(tile.to_string()))
        });
        let drawing = matches!(self.next, Next::Lot | Next::Deal | Next::Fill);
        json!({
            "board": self.board.iter().map(|row| row.iter().collect()).collect::<Vec<String>>(),
            "racks": self.racks.iter().map(|rack| sorted(rack)).collect::<Vec<_>>(),
            "pool": sorted(&self.pool),
            "lots": lots.collect::<serde_json::Map<_, _>>(),
            "pending": self.pending.as_ref().map(|play| &play.text),
            "to_draw": drawing.then_some(self.seat + 1),
        })
    }

    pub(crate) fn lot(&mut self, tile: char) {
        self.pool = without(&self.pool, &tile.to_string());
        self.lots.push((self.seat, tile));
        let place = self
            .round
            .iter()
            .position(|&seat| seat == self.seat)
            .expect("in the round");
        if let Some(&seat) = self.round.get(place + 1) {
            self.seat = seat;
            return;
        }
        self.pool.extend(self.lots.iter().map(|(_, tile)| *tile));
        let rank = |tile: char| "?ABCDEFGHIJLMNÑOPQRSTUVXYZ".find(tile);
        let best = self
            .lots
            .iter()
            .map(|(_, tile)| rank(*tile))
            .min()
            .expect("lots");
        self.round = self
            .lots
            .iter()
            .filter(|(_, tile)| rank(*tile) == best)
            .map(|it| it.0)
            .collect();
        self.lots.clear();
        self.seat = self.round[0];
        if self.round.len() == 1 {
            self.first = self.seat;
            self.next = Next::Deal;
        }
    }

    pub(crate) fn draw(&mut self, tiles: &str) {
        self.pool = without(&self.pool, tiles);
        self.racks[self.seat].push_str(tiles);
        if self.next == Next::Deal {
            self.seat = (self.seat + 1) % self.racks.len();
            if self.seat == self.first {
                self.next = Next::Act;
            }
        } else {
            self.end_turn();
        }
    }

    pub(crate) fn pass(&mut self) {
        self.passes += 1;
        self.barren += 1;
        self.end_turn();
    }

    pub(crate) fn change(&mut self, tiles: &str) {
        self.racks[self.seat] = without(&self.racks[self.seat], tiles);
        self.pool.push_str(tiles);
        self.passes = 0;
        self.barren += 1;
        self.next = Next::Fill;
    }

    pub(crate) fn lay(&mut self, play: Play) {
        for &(r, c, tile) in &play.new {
            self.board[r][c] = tile;
        }
        self.racks[self.seat] = without(&self.racks[self.seat], &tiles(&play));
        self.passes = 0;
        if self.auto {
            self.stand(&play);
        } else {
            self.pending = Some(play);
            self.accepted = 0;
            self.next = Next::Answer;
        }
    }

    pub(crate) fn answer(&mut self, challenge: bool) {
        self.accepted += usize::from(!challenge);
        if !challenge && self.accepted + 1 < self.racks.len() {
            return;
        }
        let play = self.pending.take().expect("a pending play");
        if !challenge || self.is_valid(&play) {
            self.stand(&play);
            return;
        }
        for &(r, c, _) in &play.new {
            self.board[r][c] = '.';
        }
        self.racks[self.seat].push_str(&tiles(&play));
        self.barren += 1;
        self.end_turn();
    }

    fn stand(&mut self, play: &Play) {
        self.points[self.seat] += play.points;
        self.barren = 0;
        if self.pool.is_empty() {
            self.end_turn();
        } else {
            self.next = Next::Fill;
        }
    }

    fn end_turn(&mut self) {
        let seats = self.racks.len();
        let out = self.pool.is_empty() && self.racks[self.seat].is_empty();
        if out || self.passes == 2 * seats || self.barren == 4 * seats {
            let held: Vec<i32> = self
                .racks
                .iter()
                .map(|rack| rack.chars().map(value).sum())
                .collect();
            for (points, held) in self.points.iter_mut().zip(&held) {
                *points -= held;
            }
            if out {
                self.points[self.seat] += held.iter().sum::<i32>();
            }
            self.next = Next::Over;
        } else {
            self.seat = (self.seat + 1) % seats;
            self.next = Next::Act;
        }
    }
}

fn tiles(play: &Play) -> String {
    let tile = |&(_, _, tile): &(usize, usize, char)| {
        if upper(tile) == tile { tile } else { '?' }
    };
    play.new.iter().map(tile).collect()
}

fn without(tiles: &str, some: &str) -> String {
    let mut left: Vec<char> = tiles.chars().collect();
    for tile in some.chars() {
        let place = left
            .iter()
            .position(|&it| it == tile)
            .expect("the tile is there");
        left.remove(place);
    }
    left.into_iter().collect()
}
