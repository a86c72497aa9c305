//! How fast the tree and random games are walked, through both doors.

use divan::{Bencher, counter::ItemsCount};
use rules::{Game, NoOptions, Rng, Setup, walk};
use xats::Xats;

const DEPTH: u32 = 5;
const GAMES: u32 = 1_000;

fn main() {
    divan::main();
}

fn start(seats: usize) -> Xats {
    let options = NoOptions {};
    Xats::start(&Setup::new(seats, options)).expect("XATS starts with two or three")
}

fn perft(bencher: Bencher, seats: usize, perft: impl Fn(&Xats, u32) -> Option<u64> + Sync) {
    let game = start(seats);
    let nodes = game.perft(DEPTH).expect("XATS lists every move");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(&game, DEPTH));
}

fn playouts(
    bencher: Bencher,
    seats: usize,
    playout: impl Fn(&Xats, &mut Rng) -> walk::Playout + Sync,
) {
    let game = start(seats);
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::seeded(1);
        (0..GAMES)
            .map(|_| playout(&game, &mut rng).plies)
            .sum::<u32>()
    });
}

#[divan::bench(args = [2, 3])]
fn perft_fast(bencher: Bencher, seats: usize) {
    perft(bencher, seats, Game::perft);
}

#[divan::bench(args = [2, 3])]
fn perft_plain(bencher: Bencher, seats: usize) {
    perft(bencher, seats, walk::perft);
}

#[divan::bench(args = [2, 3])]
fn playouts_fast(bencher: Bencher, seats: usize) {
    playouts(bencher, seats, Game::playout);
}

#[divan::bench(args = [2, 3])]
fn playouts_plain(bencher: Bencher, seats: usize) {
    playouts(bencher, seats, walk::playout);
}
