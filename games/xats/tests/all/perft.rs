//! Known numbers of ways to go on.

use xats::Xats;

#[test]
fn perft() {
    kit::perft_table::<Xats>(include_str!("perft.txt"));
}
