//! What is printed: fifteen men a side, and every number of the board.

use damas::{Damas, Options};
use print::{Printed, Shape};
use rules::{Lang, Setup};

#[test]
fn there_are_fifteen_of_each_colour() {
    let setup = Setup::new(2, Options::default());
    let pieces = Damas::pieces(&setup, Lang::Es);
    let counts: Vec<_> = pieces.iter().map(|piece| piece.count).collect();
    assert_eq!(counts, [15, 15]);
    assert_ne!(pieces[0].drawing, pieces[1].drawing);
}

#[test]
fn the_dark_squares_have_their_numbers() {
    let setup = Setup::new(2, Options::default());
    let boards = Damas::boards(&setup, Lang::Es);
    let numbers = boards[0].shapes().iter().filter_map(|shape| match shape {
        Shape::Words(_, text, _) => text.parse::<u32>().ok(),
        _ => None,
    });
    assert!(numbers.eq(1..=50));
}
