//! What is printed: as many discs as squares.

use print::Printed;
use reverso::{Options, Reverso, Size};
use rules::{Lang, Setup};

#[test]
fn there_is_a_disc_for_every_square() {
    for (size, discs) in [(Size::Six, 36), (Size::Eight, 64), (Size::Ten, 100)] {
        let setup = Setup::new(2, Options { size });
        let pieces = Reverso::pieces(&setup, Lang::Es);
        let count: usize = pieces.iter().map(|piece| piece.count).sum();
        assert_eq!(count, discs);
        assert_eq!(Reverso::boards(&setup, Lang::Es).len(), 1);
    }
}
