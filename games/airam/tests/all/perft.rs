//! Known numbers of ways to go on.

use airam::Airam;
use rules::Game;
use serde_json::json;

#[test]
fn perft() {
    kit::perft_table::<Airam>(include_str!("perft.txt"));
}

/// The first nine tokens can come up in too many ways to list.
#[test]
fn there_is_no_perft_from_the_start() {
    let game: Airam = kit::start(json!({}), 2);
    assert_eq!(game.perft(0), Some(1));
    assert_eq!(game.perft(1), None);
    assert_eq!(game.perft(4), None);
}
