//! Known numbers of ways to go on.

use rumis::Rumis;

#[test]
fn perft() {
    kit::perft_table::<Rumis>(include_str!("perft.txt"));
}
