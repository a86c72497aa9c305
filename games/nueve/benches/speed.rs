//! How fast the game walks, through its own door and through the contract's.

use divan::Bencher;
use divan::counter::ItemsCount;
use nueve::Nueve;
use rules::{Game, NoOptions, Playout, Rng, Setup, walk};

const GAMES: u64 = 100;
const DEPTH: u32 = 4;
const SEATS: [usize; 3] = [2, 3, 4];

fn main() {
    divan::main();
}

fn start(seats: usize) -> Nueve {
    let options = NoOptions {};
    Nueve::start(&Setup::new(seats, options)).expect("no options to refuse")
}

fn count_nodes(bencher: Bencher, seats: usize, perft: fn(&Nueve, u32) -> Option<u64>) {
    let game = start(seats);
    let nodes = perft(&game, DEPTH).expect("every move is listed");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(&game, DEPTH));
}

fn play_games(bencher: Bencher, seats: usize, playout: fn(&Nueve, &mut Rng) -> Playout) {
    let game = start(seats);
    let mut rng = Rng::seeded(9);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|_| playout(&game, &mut rng).plies)
            .sum::<u32>()
    });
}

#[divan::bench(args = SEATS)]
fn perft_fast(bencher: Bencher, seats: usize) {
    count_nodes(bencher, seats, Nueve::perft);
}

#[divan::bench(args = SEATS)]
fn perft_plain(bencher: Bencher, seats: usize) {
    count_nodes(bencher, seats, walk::perft);
}

#[divan::bench(args = SEATS)]
fn playouts_fast(bencher: Bencher, seats: usize) {
    play_games(bencher, seats, Nueve::playout);
}

#[divan::bench(args = SEATS)]
fn playouts_plain(bencher: Bencher, seats: usize) {
    play_games(bencher, seats, walk::playout);
}
