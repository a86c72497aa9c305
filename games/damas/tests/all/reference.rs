//! The real game against a deliberately naive one, move by move.

mod moves;
mod naive;

use damas::{Capture, Damas, Options};
use naive::Naive;
use rules::{Game, Luck, Rng, Seat};
use serde_json::json;

/// Both games in one position.
struct Pair {
    real: Damas,
    naive: Naive,
    log: Vec<String>,
}

impl Pair {
    fn set_up(rows: &[String], white: bool, capture: Capture) -> Pair {
        let letters: Vec<&str> = rows.iter().map(String::as_str).collect();
        let turn = if white { Seat::FIRST } else { Seat::SECOND };
        let real = Damas::from_board(&letters, turn, Options { capture });
        Pair {
            real: real.expect("a good board"),
            naive: Naive::new(rows, white, capture == Capture::Strict),
            log: Vec::new(),
        }
    }

    fn compare(&self) {
        let mut legal: Vec<String> = self.real.moves().iter().map(ToString::to_string).collect();
        legal.sort();
        assert_eq!(legal, self.naive.legal(), "{:?}", self.log);
        let naive = &self.naive;
        let board: Vec<String> = naive.board.grid.iter().map(String::from_iter).collect();
        let state = json!({
            "board": board,
            "turn": if naive.board.white { 1 } else { 2 },
            "at_fault": naive.at_fault(),
            "must_move": naive.must_move,
            "forced": naive.forced,
            "kings_moves_left": naive.kings.map(|moves| 10 - moves),
        });
        let mut real = self.real.state();
        // What a view needs to be read back, which the laws check, and what `view.rs` checks.
        let more = ["before", "trail", "due", "missed"];
        let fields = real.as_object_mut().expect("an object");
        fields.retain(|name, _| !more.contains(&name.as_str()));
        assert_eq!(real, state, "{:?}", self.log);
        let winners: Vec<u8> = self
            .real
            .turn()
            .winners()
            .iter()
            .map(Seat::number)
            .collect();
        assert_eq!(winners, naive.winners, "{:?}", self.log);
        let seat = self.real.turn().seat();
        let white = seat.is_none_or(|seat| (seat == Seat::FIRST) == naive.board.white);
        assert!(white, "{:?}", self.log);
    }

    /// A random game to its end. Rights are used, and kings moved, in turns
    /// of random length, so that long peaceful stretches come up too.
    fn play_on(mut self, rng: &mut Rng) {
        self.compare();
        let mut peaceful = false;
        while !self.real.turn().is_over() {
            if rng.below(20) == 0 {
                peaceful = !peaceful;
            }
            let mut moves = self.real.moves();
            if peaceful {
                let quiet = |action: &damas::Action| is_kings_slide(&self.real, action);
                if moves.iter().any(quiet) {
                    moves.retain(quiet);
                }
            }
            let action = moves[rng.below(moves.len() as u32) as usize];
            self.real.play(&action).expect("an offered move");
            self.naive.play(&action.to_string());
            self.log.push(action.to_string());
            self.compare();
        }
    }
}

fn is_kings_slide(game: &Damas, action: &damas::Action) -> bool {
    let damas::Action::Quiet { from, .. } = action else {
        return false;
    };
    game.board()[from.row()].as_bytes()[from.column()].is_ascii_uppercase()
}

fn start() -> Vec<String> {
    kit::start::<Damas>(json!({}), 2).board().to_vec()
}

/// Some kings and men anywhere they may stand.
fn scattered(rng: &mut Rng) -> Vec<String> {
    let mut rows = vec![vec!['.'; 10]; 10];
    let most = 2 + rng.below(14);
    let pieces = ["wWbB", "WWbB", "WB", "wwWbbB"][rng.below(4) as usize];
    for piece in 0..most {
        let row = 1 + rng.below(8) as usize;
        let column = (2 * rng.below(5) as usize) + (row + 1) % 2;
        let letter = match piece {
            0 => b'W',
            1 => b'B',
            _ => pieces.as_bytes()[rng.below(pieces.len() as u32) as usize],
        };
        rows[row][column] = char::from(letter);
    }
    rows.into_iter().map(String::from_iter).collect()
}

#[test]
fn whole_games_agree() {
    let mut rng = Rng::seeded(1);
    for _ in 0..100 {
        for capture in [Capture::Huff, Capture::Strict] {
            Pair::set_up(&start(), true, capture).play_on(&mut rng);
        }
    }
}

#[test]
fn games_from_scattered_pieces_agree() {
    let mut rng = Rng::seeded(2);
    for game in 0..1000 {
        let rows = scattered(&mut rng);
        if !rows.concat().contains(['w', 'W']) || !rows.concat().contains(['b', 'B']) {
            continue;
        }
        for capture in [Capture::Huff, Capture::Strict] {
            Pair::set_up(&rows, game % 2 == 0, capture).play_on(&mut rng);
        }
    }
}

#[test]
fn the_perft_table_is_the_naive_one() {
    let rows = include_str!("perft.txt").lines();
    for row in rows.filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let fields: Vec<&str> = row.split(';').map(str::trim).collect();
        let mut game = Naive::new(&start(), true, fields[0].contains("strict"));
        let actions = fields[2].split(',').map(str::trim);
        actions
            .filter(|it| !it.is_empty())
            .for_each(|it| game.play(it));
        for (depth, nodes) in (1..).zip(fields[3].split_whitespace()) {
            let nodes: u64 = nodes.parse().expect("a number");
            if nodes < 60_000 {
                assert_eq!(perft(&game, depth), nodes, "depth {depth} of {row}");
            }
        }
    }
}

fn perft(game: &Naive, depth: u32) -> u64 {
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |action: &String| {
        let mut next = game.clone();
        next.play(action);
        perft(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}
