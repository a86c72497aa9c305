//! What is printed: eleven stones of each colour that plays, and the plans.

use print::{Drawing, Printed, Shape};
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

fn labels(board: &Drawing) -> Vec<&str> {
    fn text(shape: &Shape) -> Option<&str> {
        match shape {
            Shape::Words(_, text, _) => Some(text),
            _ => None,
        }
    }
    board.shapes().iter().filter_map(text).collect()
}

#[test]
fn the_box_has_the_stones_of_all_colours() {
    let setup = Setup::new(4, Options::default());
    let pieces = Rumis::box_pieces(&setup, Lang::Es);
    let count: usize = pieces.iter().map(|piece| piece.count).sum();
    assert_eq!(count, 4 * Stone::COUNT);
}

#[test]
fn the_plans_of_the_box_have_the_heights_for_two_three_and_four() {
    let check = |scenario, expected: &[(&str, usize)]| {
        let options = Options {
            scenario: Some(scenario),
            ..Options::default()
        };
        let boards = Rumis::box_boards(&Setup::new(4, options), Lang::En);
        let labels = labels(&boards[0]);
        for (height, squares) in expected {
            let count = labels.iter().filter(|label| *label == height).count();
            assert_eq!(count, *squares, "{height} in {labels:?}");
        }
        let several = expected.iter().any(|(height, _)| height.contains('·'));
        let caption = labels.contains(&"2 · 3 · 4 players");
        assert_eq!(caption, several, "{labels:?}");
    };
    check(Scenario::Pirka, &[("2·3·4", 40)]);
    check(Scenario::Chullpa, &[("4·6·8", 20)]);
    check(
        Scenario::Pisac,
        &[("4·5·5", 4), ("4·5·6", 4), ("4·5·7", 4), ("4·5·8", 4)],
    );
    // The numbers of the eight rows stand on both sides.
    check(Scenario::Coricancha, &[("4", 4 + 2), ("1", 28 + 2)]);
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
