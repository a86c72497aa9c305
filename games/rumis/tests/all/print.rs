//! What is printed: eleven stones of each colour that plays, and the plans.

use print::Printed;
use rules::{Lang, Setup};
use rumis::{Options, Rumis, Scenario, Stone};

#[test]
fn every_colour_has_every_stone() {
    for (seats, colours) in [(1, 4), (2, 2), (3, 3), (4, 4)] {
        let setup = Setup::new(seats, Options::default());
        let pieces = Rumis::pieces(&setup, Lang::Es);
        let count: usize = pieces.iter().map(|piece| piece.count).sum();
        assert_eq!(count, colours * Stone::COUNT, "for {seats}");
    }
}

#[test]
fn the_plans_are_those_of_the_table() {
    let boards = |seats, scenario| {
        let options = Options {
            scenario,
            ..Options::default()
        };
        Rumis::boards(&Setup::new(seats, options), Lang::Es).len()
    };
    // And the key of the stones.
    assert_eq!(boards(4, None), 5);
    assert_eq!(boards(4, Some(Scenario::Pirka)), 2);
    assert_eq!(boards(1, None), 2);
}
