//! Known numbers of ways to go on.

use ideograma::Ideograma;

#[test]
fn perft() {
    kit::perft_table::<Ideograma>(include_str!("perft.txt"));
}
