//! How fast DAMAS walks its tree, through the fast doors and the plain ones.

use damas::{Capture, Damas, Options};
use divan::Bencher;
use divan::counter::ItemsCount;
use rules::{Game, Rng, Setup, walk};

const DEPTH: u32 = 7;
const GAMES: u64 = 1_000;
const RULES: [Capture; 2] = [Capture::Strict, Capture::Huff];

fn main() {
    divan::main();
}

fn start(capture: Capture) -> Damas {
    let options = Options { capture };
    Damas::start(&Setup::new(2, options)).expect("DAMAS always starts")
}

#[divan::bench(args = RULES, sample_count = 5, sample_size = 1)]
fn perft_fast(bencher: Bencher, capture: Capture) {
    let game = start(capture);
    let nodes = game.perft(DEPTH).expect("everything is listed");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| game.perft(DEPTH));
}

#[divan::bench(args = RULES, sample_count = 5, sample_size = 1)]
fn perft_plain(bencher: Bencher, capture: Capture) {
    let game = start(capture);
    let nodes = game.perft(DEPTH - 1).expect("everything is listed");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| walk::perft(&game, DEPTH - 1));
}

#[divan::bench(args = RULES, sample_count = 10, sample_size = 1)]
fn playouts_fast(bencher: Bencher, capture: Capture) {
    let game = start(capture);
    let plies = |seed| game.playout(&mut Rng::seeded(seed)).plies;
    let play = || (0..GAMES).map(plies).sum::<u32>();
    bencher.counter(ItemsCount::new(GAMES)).bench(play);
}

#[divan::bench(args = RULES, sample_count = 10, sample_size = 1)]
fn playouts_plain(bencher: Bencher, capture: Capture) {
    let game = start(capture);
    let plies = |seed| walk::playout(&game, &mut Rng::seeded(seed)).plies;
    let play = || (0..GAMES).map(plies).sum::<u32>();
    bencher.counter(ItemsCount::new(GAMES)).bench(play);
}
