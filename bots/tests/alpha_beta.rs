//! Alpha-beta compared with plain minimax.

mod toys;

use std::time::{Duration, Instant};

use bots::alpha_beta::{Duel, WIN, rank, search};
use bots::{Limits, Position};
use rules::{Seat, Turn};
use toys::{Heap, Thicket};

fn sign(turn: Turn) -> i32 {
    if turn == Turn::Seat(Seat::FIRST) {
        1
    } else {
        -1
    }
}

/// Plain minimax: the score for the first seat, searching everything.
fn plainly<D: Duel>(position: &D, depth: u32) -> i32 {
    let turn = position.turn();
    if let Turn::Over(winners) = turn {
        return position.settle(winners);
    }
    if depth == 0 {
        return position.evaluate();
    }
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let worth = moves.iter().map(|action| {
        let mut next = position.clone();
        next.play(action);
        sign(turn) * plainly(&next, depth - 1)
    });
    sign(turn) * worth.max().expect("there is a move")
}

#[test]
fn it_finds_what_the_plain_search_finds() {
    for seed in 0..300 {
        let thicket = Thicket::grown(seed, 7);
        let mut moves = Vec::new();
        thicket.moves(&mut moves);
        if moves.len() == 1 {
            continue;
        }
        for depth in 1..=8 {
            let found = search(&thicket, depth, &Limits::nodes(1_000_000));
            let worth = sign(thicket.turn()) * plainly(&thicket, depth);
            assert_eq!(found.score, worth, "seed {seed}, depth {depth}");
            assert_eq!(found.exact, depth >= 7, "seed {seed}, depth {depth}");
            let mut next = thicket.clone();
            next.play(&found.best);
            let best = sign(thicket.turn()) * plainly(&next, found.depth - 1);
            assert_eq!(best, worth, "seed {seed}, depth {depth}: the move");
        }
    }
}

#[test]
fn every_move_is_ranked_by_its_own_worth() {
    for seed in 0..100 {
        let thicket = Thicket::grown(seed, 6);
        for depth in 1..=6 {
            let ranked = rank(&thicket, depth, &Limits::nodes(1_000_000));
            assert!(ranked.is_sorted_by_key(|(_, score)| -score));
            for (action, score) in ranked {
                let mut next = thicket.clone();
                next.play(&action);
                let worth = sign(thicket.turn()) * plainly(&next, depth - 1);
                assert_eq!(score, worth, "seed {seed}, depth {depth}, move {action}");
            }
        }
    }
}

#[test]
fn a_heap_is_won_as_theory_says() {
    for left in 2..40 {
        let heap = Heap::of(left, 2);
        let found = search(&heap, 40, &Limits::nodes(1_000_000));
        match heap.best() {
            0 => assert!(found.score < -WIN / 2, "{left}: {found:?}"),
            best => {
                assert_eq!(found.best, best, "{left}: {found:?}");
                // No win is quicker: each pair of turns takes four.
                assert_eq!(
                    found.score,
                    WIN - (left.div_ceil(4) * 2 - 1) as i32,
                    "{left}"
                );
            }
        }
    }
}

#[test]
fn the_expected_line_can_be_played() {
    let mut heap = Heap::of(11, 2);
    let found = search(&heap, 40, &Limits::nodes(1_000_000));
    assert_eq!(found.line.first(), Some(&found.best));
    assert!(found.line.len() > 2, "{found:?}");
    for action in found.line {
        let mut moves = Vec::new();
        heap.moves(&mut moves);
        assert!(moves.contains(&action));
        heap.play(&action);
    }
}

#[test]
fn without_a_budget_there_is_an_answer() {
    for limits in [Limits::nodes(0), Limits::timed(Duration::ZERO)] {
        let found = search(&Heap::of(7, 2), 10, &limits);
        assert!((1..=3).contains(&found.best));
        assert_eq!(found.depth, 0);
        assert_eq!(rank(&Heap::of(7, 2), 10, &limits).len(), 3);
    }
}

#[test]
fn one_move_needs_no_thought() {
    let found = search(
        &Heap::of(1, 2),
        10,
        &Limits::timed(Duration::from_secs(3600)),
    );
    assert_eq!((found.best, found.nodes), (1, 0));
}

#[test]
fn it_keeps_to_its_nodes_and_answers_alike() {
    let thicket = Thicket::grown(5, 60);
    let limits = Limits::nodes(20_000).seeded(9);
    let found = search(&thicket, 60, &limits);
    assert!(found.nodes <= 20_001, "{found:?}");
    assert_eq!(search(&thicket, 60, &limits), found);
}

#[test]
fn several_threads_find_the_same_worth() {
    for seed in 0..20 {
        let thicket = Thicket::grown(seed, 7);
        let mut limits = Limits::nodes(10_000_000);
        let alone = search(&thicket, 7, &limits);
        limits.threads = 3;
        assert_eq!(
            search(&thicket, 7, &limits).score,
            alone.score,
            "seed {seed}"
        );
    }
}

#[test]
fn it_ends_when_it_is_told() {
    let limits = Limits::timed(Duration::from_secs(3600));
    let stop = limits.stop.clone();
    let thought = std::thread::spawn(move || search(&Thicket::grown(1, 110), 110, &limits));
    std::thread::sleep(Duration::from_millis(50));
    let pulled = Instant::now();
    stop.pull();
    assert!(thought.join().is_ok());
    assert!(pulled.elapsed() < Duration::from_secs(1));
}

/// A series of exchanges: an evaluation in the middle of one is wrong.
#[derive(Debug, Clone)]
struct Exchange {
    /// What each further capture wins.
    captures: Vec<i32>,
    gained: i32,
    ply: usize,
}

impl Position for Exchange {
    type Move = bool;

    fn turn(&self) -> Turn {
        Turn::Seat(Seat::at(self.ply % 2))
    }

    fn moves(&self, list: &mut Vec<bool>) {
        list.push(false);
        if self.ply < self.captures.len() {
            list.push(true);
        }
    }

    fn play(&mut self, captures: &bool) {
        if *captures {
            let sign = if self.ply.is_multiple_of(2) { 1 } else { -1 };
            self.gained += sign * self.captures[self.ply];
            self.ply += 1;
        } else {
            self.ply = self.captures.len() + self.ply % 2;
        }
    }
}

impl Duel for Exchange {
    fn evaluate(&self) -> i32 {
        self.gained
    }

    fn key(&self) -> u64 {
        (self.gained as u64) << 32 | self.ply as u64
    }

    fn noisy(&self, list: &mut Vec<bool>) -> bool {
        if self.ply < self.captures.len() {
            list.push(true);
        }
        true
    }
}

#[test]
fn an_exchange_is_followed_to_its_end() {
    let exchange = |captures: &[i32]| Exchange {
        captures: captures.to_vec(),
        gained: 0,
        ply: 0,
    };
    let score = |captures: &[i32]| search(&exchange(captures), 1, &Limits::nodes(1000)).score;
    // Winning three is good in itself, and bad if nine is recaptured.
    assert_eq!(score(&[3]), 3);
    assert_eq!(score(&[3, 9]), 0);
    assert_eq!(score(&[3, 9, 9]), 3);
}
