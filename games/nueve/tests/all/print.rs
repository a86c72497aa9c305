//! What is printed: nine red pieces, and thirty-six that all share.

use nueve::Nueve;
use print::Printed;
use rules::{Lang, NoOptions, Setup};

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    let setup = Setup::new(4, NoOptions {});
    let pieces = Nueve::box_pieces(&setup, Lang::Es);
    let counts: Vec<_> = pieces.iter().map(|piece| piece.count).collect();
    // Red, yellow, blue, orange, green.
    assert_eq!(counts, [9, 18, 18, 12, 9]);
    let for_four = Nueve::pieces(&setup, Lang::Es);
    assert!(
        pieces
            .iter()
            .zip(&for_four)
            .all(|(one, other)| one.drawing == other.drawing)
    );
}

#[test]
fn the_pieces_are_as_many_as_the_players_need() {
    for (seats, each) in [(2, 18), (3, 12), (4, 9)] {
        let pieces = Nueve::pieces(&Setup::new(seats, NoOptions {}), Lang::Es);
        let counts: Vec<_> = pieces.iter().map(|piece| piece.count).collect();
        let mut expected = vec![each; seats];
        expected.insert(0, 9);
        assert_eq!(counts, expected);
    }
}
