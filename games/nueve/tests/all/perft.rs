//! Known numbers of ways to go on.

use nueve::Nueve;

#[test]
fn perft() {
    kit::perft_table::<Nueve>(include_str!("perft.txt"));
}
