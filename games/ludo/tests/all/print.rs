//! What is printed: four pieces for everybody, and two dice.

use ludo::{Ludo, Options};
use print::{Printed, Shape};
use rules::{Lang, Setup};

#[test]
fn everybody_has_four_pieces_and_there_are_two_dice() {
    for seats in 2..=4 {
        let pieces = Ludo::pieces(&Setup::new(seats, Options::default()), Lang::Es);
        let count: usize = pieces.iter().map(|piece| piece.count).sum();
        assert_eq!(count, 4 * seats + 2);
        assert_eq!(pieces.last().map(|dice| dice.count), Some(2));
    }
}

#[test]
fn the_squares_without_a_symbol_have_their_numbers() {
    let boards = Ludo::boards(&Setup::new(4, Options::default()), Lang::Es);
    let numbers = boards[0].shapes().iter().filter_map(|shape| match shape {
        Shape::Words(_, text, letters) if letters.size < 3.0 => text.parse::<u32>().ok(),
        _ => None,
    });
    assert!(numbers.eq((0..52).filter(|square| square % 13 != 0 && square % 13 != 7)));
}
