//! How fast the rules are, through the fast doors and the plain one, beside
//! the crate magpie, which plays the 8×8 game. All count perft at the last ply
//! and draw their random moves in the same way.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use magpie::othello::{Board, Stone};
use reverso::{Options, Reverso};
use rules::{Game, Luck, Rng, Setup, walk};

/// A depth of perft and the known number of nodes.
type Known = (u32, u64);
const DEEP: Known = (11, 212_258_216);
const SHALLOW: Known = (9, 3_005_288);

const PLAYOUTS: usize = 2_000;

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn perft_fast(bencher: Bencher) {
    perft(bencher, DEEP, |depth| start().perft(depth));
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn perft_magpie(bencher: Bencher) {
    perft(bencher, DEEP, |depth| {
        Some(magpie_perft(&Board::standard(), Stone::Black, depth))
    });
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn perft_plain(bencher: Bencher) {
    perft(bencher, SHALLOW, |depth| walk::perft(&start(), depth));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn playouts_fast(bencher: Bencher) {
    playouts(bencher, |rng| start().playout(rng).plies);
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn playouts_magpie(bencher: Bencher) {
    playouts(bencher, magpie_playout);
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn playouts_plain(bencher: Bencher) {
    playouts(bencher, |rng| walk::playout(&start(), rng).plies);
}

/// Items are the nodes of the last ply.
fn perft(bencher: Bencher, known: Known, count: impl Fn(u32) -> Option<u64> + Sync) {
    let (depth, nodes) = known;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| assert_eq!(count(black_box(depth)), Some(nodes)));
}

/// Items are games.
fn playouts(bencher: Bencher, play: impl Fn(&mut Rng) -> u32 + Sync) {
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench(|| {
        let mut rng = Rng::seeded(black_box(1));
        (0..PLAYOUTS).map(|_| play(&mut rng)).sum::<u32>()
    });
}

fn start() -> Reverso {
    let setup = Setup::new(2, Options::default());
    black_box(Reverso::start(&setup).expect("every size can be played"))
}

fn magpie_perft(board: &Board, mover: Stone, depth: u32) -> u64 {
    let moves = board.moves_for(mover);
    if moves.is_empty() {
        let rival = mover.flip();
        return match depth {
            _ if board.moves_for(rival).is_empty() => 0,
            1 => 1,
            _ => magpie_perft(board, rival, depth - 1),
        };
    }
    if depth == 1 {
        return moves.count_set().into();
    }
    let after = moves.hot_bits().map(|square| {
        let mut board = board.clone();
        board.play(mover, square);
        board
    });
    after
        .map(|board| magpie_perft(&board, mover.flip(), depth - 1))
        .sum()
}

fn magpie_playout(rng: &mut Rng) -> u32 {
    let mut board = black_box(Board::standard());
    let mut mover = Stone::Black;
    let mut plies = 0;
    loop {
        let moves = board.moves_for(mover);
        if !moves.is_empty() {
            let pick = rng.below(moves.count_set().into()) as usize;
            let square = moves.hot_bits().nth(pick).expect("a pick is a move");
            board.play(mover, square);
        } else if board.moves_for(mover.flip()).is_empty() {
            return plies;
        } else {
            rng.below(1);
        }
        mover = mover.flip();
        plies += 1;
    }
}
