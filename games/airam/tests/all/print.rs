//! What is printed: three boards and twenty-eight tokens.

use airam::{Airam, Options};
use print::Printed;
use rules::{Lang, Setup};

#[test]
fn there_are_three_boards_and_seven_tokens_of_each_colour() {
    let setup = Setup::new(2, Options::default());
    let boards = Airam::boards(&setup, Lang::Es);
    assert_eq!(boards.len(), 3);
    // They are laid against each other in every way, so they are square.
    assert!(
        boards
            .iter()
            .all(|board| (board.width - board.height).abs() < 1e-9)
    );
    let pieces = Airam::pieces(&setup, Lang::Es);
    let counts: Vec<_> = pieces.iter().map(|piece| piece.count).collect();
    assert_eq!(counts, [7; 4]);
}
