//! Known numbers of ways to go on.

use ludo::Ludo;

#[test]
fn perft() {
    kit::perft_table::<Ludo>(include_str!("perft.txt"));
}
