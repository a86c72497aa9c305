//! How fast the game walks, through its own door and through the contract's.

use airam::{Airam, Options};
use divan::Bencher;
use divan::counter::ItemsCount;
use rules::{Game, Playout, Rng, Setup, walk};

const GAMES: u64 = 100;
const DEPTH: u32 = 4;

fn main() {
    divan::main();
}

fn start() -> Airam {
    Airam::start(&Setup::new(2, Options::default())).expect("the default layout")
}

/// From the first draw: the outcomes before it are too many to list.
fn count_nodes(bencher: Bencher, perft: fn(&Airam, u32) -> Option<u64>) {
    let mut game = start();
    let fill = "fill RBGYRBGYR".parse().expect("nine tokens");
    game.resolve(&fill).expect("the cup is full");
    let nodes = perft(&game, DEPTH).expect("every draw is listed");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(&game, DEPTH));
}

fn play_games(bencher: Bencher, playout: fn(&Airam, &mut Rng) -> Playout) {
    let game = start();
    let mut rng = Rng::seeded(28);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|_| playout(&game, &mut rng).plies)
            .sum::<u32>()
    });
}

#[divan::bench]
fn perft_fast(bencher: Bencher) {
    count_nodes(bencher, Airam::perft);
}

#[divan::bench]
fn perft_plain(bencher: Bencher) {
    count_nodes(bencher, walk::perft);
}

#[divan::bench]
fn playouts_fast(bencher: Bencher) {
    play_games(bencher, Airam::playout);
}

#[divan::bench]
fn playouts_plain(bencher: Bencher) {
    play_games(bencher, walk::playout);
}
