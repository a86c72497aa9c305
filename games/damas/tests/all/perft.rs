//! Known numbers of ways to play on.

#[test]
fn the_table_holds() {
    kit::perft_table::<damas::Damas>(include_str!("perft.txt"));
}
