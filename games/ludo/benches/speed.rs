//! How fast the game walks, through its own door and through the contract's.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludo::{Ludo, Options, Position, Release};
use rules::{Game, Playout, Rng, Seat, Setup, walk};

const GAMES: u64 = 100;
const DEPTH: u32 = 5;
const SEATS: [usize; 3] = [2, 3, 4];

fn main() {
    divan::main();
}

fn start(seats: usize) -> Ludo {
    Ludo::start(&Setup::new(seats, Options::default())).expect("no options to refuse")
}

/// The middle of a game, about to throw.
fn middle(seats: usize) -> Ludo {
    let pieces = [
        [12, 30, 52, -1],
        [20, 44, -1, 56],
        [8, 17, 33, -1],
        [2, 40, 55, -1],
    ];
    let position = Position {
        seat: Seat::FIRST,
        pieces: &pieces[..seats],
        rides: &[],
        dice: "",
        release: Release::Bound,
        colours: None,
    };
    Ludo::from_position(&position).expect("a sound position")
}

fn count_nodes(bencher: Bencher, seats: usize, perft: fn(&Ludo, u32) -> Option<u64>) {
    let game = middle(seats);
    let nodes = perft(&game, DEPTH).expect("every move is listed");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(&game, DEPTH));
}

fn play_games(bencher: Bencher, seats: usize, playout: fn(&Ludo, &mut Rng) -> Playout) {
    let game = start(seats);
    let mut rng = Rng::seeded(1);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|_| playout(&game, &mut rng).plies)
            .sum::<u32>()
    });
}

#[divan::bench(args = SEATS)]
fn perft_fast(bencher: Bencher, seats: usize) {
    count_nodes(bencher, seats, Ludo::perft);
}

#[divan::bench(args = SEATS)]
fn perft_plain(bencher: Bencher, seats: usize) {
    count_nodes(bencher, seats, walk::perft);
}

#[divan::bench(args = SEATS)]
fn playouts_fast(bencher: Bencher, seats: usize) {
    play_games(bencher, seats, Ludo::playout);
}

#[divan::bench(args = SEATS)]
fn playouts_plain(bencher: Bencher, seats: usize) {
    play_games(bencher, seats, walk::playout);
}
