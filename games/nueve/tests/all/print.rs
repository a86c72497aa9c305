//! What is printed: nine red pieces, and thirty-six that all share.

use nueve::Nueve;
use print::Printed;
use rules::{Lang, NoOptions, Setup};

#[test]
fn the_pieces_are_as_many_as_the_box_has() {
    for (seats, each) in [(2, 18), (3, 12), (4, 9)] {
        let pieces = Nueve::pieces(&Setup::new(seats, NoOptions {}), Lang::Es);
        let counts: Vec<_> = pieces.iter().map(|piece| piece.count).collect();
        let mut expected = vec![each; seats];
        expected.insert(0, 9);
        assert_eq!(counts, expected);
    }
}
