//! Tree search on games whose best move is known.

mod toys;

use std::time::{Duration, Instant};

use bots::tree::{Wood, grow};
use bots::{Limits, Position, from_share};
use rules::{Luck, PerSeat, Rng, Seat, SeatSet, Turn};
use toys::Heap;

fn best(left: u32, seats: usize, limits: &Limits) -> u32 {
    grow(|_| Heap::of(left, seats), 1.0, limits).branches[0].action
}

#[test]
fn a_heap_is_won_as_theory_says() {
    for left in [5, 6, 7, 9, 10, 11, 13] {
        let limits = Limits::nodes(20_000).seeded(u64::from(left));
        assert_eq!(best(left, 2, &limits), left % 4, "{left}");
    }
}

#[test]
fn with_three_at_the_table_each_plays_for_itself() {
    // Two left: taking both wins at once.
    assert_eq!(best(2, 3, &Limits::nodes(2000)), 2);
    let grown = grow(|_| Heap::of(2, 3), 1.0, &Limits::nodes(2000));
    assert_eq!(grown.branches[0].shares.as_slice(), [1.0, 0.0, 0.0]);
}

#[test]
fn without_a_budget_all_moves_are_listed() {
    for limits in [Limits::nodes(0), Limits::timed(Duration::ZERO)] {
        let grown = grow(|_| Heap::of(9, 2), 1.0, &limits);
        assert_eq!(grown.branches.len(), 3);
        assert!(grown.branches.iter().all(|branch| branch.visits <= 1));
    }
}

#[test]
fn it_keeps_to_its_nodes_and_answers_alike() {
    let limits = Limits::nodes(5000).seeded(3);
    let grown = grow(|_| Heap::of(30, 2), 1.0, &limits);
    assert!(grown.nodes <= 5001);
    assert_eq!(grow(|_| Heap::of(30, 2), 1.0, &limits), grown);
    let other = grow(|_| Heap::of(30, 2), 1.0, &limits.clone().seeded(4));
    assert_ne!(other, grown);
}

#[test]
fn several_threads_add_up() {
    let mut limits = Limits::nodes(8000);
    limits.threads = 4;
    let grown = grow(|_| Heap::of(7, 2), 1.0, &limits);
    assert_eq!(grown.branches[0].action, 3);
    let visits: u32 = grown.branches.iter().map(|branch| branch.visits).sum();
    assert_eq!(visits, 8000);
}

#[test]
fn little_memory_gives_a_smaller_tree_and_still_an_answer() {
    let mut limits = Limits::nodes(5000);
    let depth = |limits: &Limits| grow(|_| Heap::of(60, 2), 1.0, limits).depth;
    let deep = depth(&limits);
    limits.memory = 8 << 10;
    assert!(depth(&limits) < deep);
    limits.memory = 0;
    let grown = grow(|_| Heap::of(7, 2), 1.0, &limits);
    assert_eq!(grown.branches.len(), 3);
}

#[test]
fn it_ends_when_it_is_told() {
    let limits = Limits::timed(Duration::from_secs(3600));
    let stop = limits.stop.clone();
    let thought = std::thread::spawn(move || best(60, 2, &limits));
    std::thread::sleep(Duration::from_millis(50));
    let pulled = Instant::now();
    stop.pull();
    assert!(thought.join().is_ok());
    assert!(pulled.elapsed() < Duration::from_secs(1));
}

/// Three cups, one with a coin under it; or take a certain share. A bot that could peek
/// would always find the coin.
#[derive(Debug, Clone)]
struct Cups {
    coin: u8,
    chosen: Option<u8>,
}

/// The certain share of the win.
const CERTAIN: f32 = 0.6;
const KEEP: u8 = 9;

impl Position for Cups {
    type Move = u8;

    fn turn(&self) -> Turn {
        match self.chosen {
            None => Turn::Seat(Seat::FIRST),
            Some(_) => Turn::Over(SeatSet::NONE),
        }
    }

    fn moves(&self, list: &mut Vec<u8>) {
        list.extend([0, 1, 2, KEEP]);
    }

    fn play(&mut self, action: &u8) {
        self.chosen = Some(*action);
    }
}

impl Wood for Cups {
    fn roll(&mut self, _: &mut Rng) {}

    fn prior(&self, moves: &[u8], weights: &mut Vec<f32>) {
        weights.extend(moves.iter().map(|_| 1.0));
    }

    fn judge(&mut self, _: &mut Rng) -> PerSeat<f32> {
        let share = match self.chosen {
            Some(KEEP) => CERTAIN,
            Some(cup) if cup == self.coin => 1.0,
            _ => 0.0,
        };
        from_share(0, share)
    }
}

#[test]
fn it_does_not_count_on_what_it_cannot_see() {
    let deal = |rng: &mut Rng| Cups {
        coin: rng.below(3) as u8,
        chosen: None,
    };
    let grown = grow(deal, 1.0, &Limits::nodes(3000));
    assert_eq!(grown.branches[0].action, KEEP);
    let cup = grown.branches.iter().find(|branch| branch.action == 0);
    let share = cup.expect("it was tried").shares[0];
    assert!((share - 1.0 / 3.0).abs() < 0.2, "{share}");
}
