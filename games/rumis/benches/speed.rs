//! How fast the tree and random games are walked, through both doors, and how
//! fast the solitaire is solved.

use divan::{Bencher, counter::ItemsCount};
use rules::{Game, Rng, Setup, walk};
use rumis::{Edge, Options, Question, Rumis, Scenario, Stones};

const DEPTH: u32 = 2;
const GAMES: u32 = 200;
/// Scenarios and numbers of players.
const TABLES: [(Scenario, usize); 3] = [
    (Scenario::Chullpa, 2),
    (Scenario::Chullpa, 4),
    (Scenario::Coricancha, 3),
];

fn main() {
    divan::main();
}

fn start(seats: usize, options: Options) -> Rumis {
    Rumis::start(&Setup::new(seats, options)).expect("these options go together")
}

fn table((scenario, seats): (Scenario, usize)) -> Rumis {
    let scenario = Some(scenario);
    start(
        seats,
        Options {
            scenario,
            ..Options::default()
        },
    )
}

fn perft(bencher: Bencher, game: &Rumis, perft: impl Fn(&Rumis, u32) -> Option<u64> + Sync) {
    let nodes = game.perft(DEPTH).expect("RUMIS lists every move");
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(game, DEPTH));
}

fn playouts(
    bencher: Bencher,
    game: &Rumis,
    playout: impl Fn(&Rumis, &mut Rng) -> walk::Playout + Sync,
) {
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::seeded(1);
        (0..GAMES)
            .map(|_| playout(game, &mut rng).plies)
            .sum::<u32>()
    });
}

#[divan::bench(args = TABLES)]
fn perft_fast(bencher: Bencher, at: (Scenario, usize)) {
    perft(bencher, &table(at), Game::perft);
}

#[divan::bench(args = TABLES, sample_count = 10)]
fn perft_plain(bencher: Bencher, at: (Scenario, usize)) {
    perft(bencher, &table(at), walk::perft);
}

#[divan::bench(args = TABLES)]
fn playouts_fast(bencher: Bencher, at: (Scenario, usize)) {
    playouts(bencher, &table(at), Game::playout);
}

#[divan::bench(args = TABLES, sample_count = 10)]
fn playouts_plain(bencher: Bencher, at: (Scenario, usize)) {
    playouts(bencher, &table(at), walk::playout);
}

/// Every packing of the cube of 3 in one colour.
#[divan::bench(sample_count = 3)]
fn count_cube(bencher: Bencher) {
    let game = start(
        1,
        Options {
            cube: Some(Edge::Three),
            stones: Some(Stones::One),
            ..Options::default()
        },
    );
    bencher.bench(|| game.answer(Question::Count, &mut |_| true));
}
