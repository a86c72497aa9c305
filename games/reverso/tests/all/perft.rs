//! Known numbers of ways to play on.

use reverso::Reverso;

#[test]
fn perft_numbers_are_the_known_ones() {
    kit::perft_table::<Reverso>(include_str!("perft.txt"));
}
