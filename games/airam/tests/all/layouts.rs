//! Layouts that are not among the presets: which may be, and how they are drawn.

use airam::{Airam, Options};
use rules::{Drawn, Game, Lang, Look, Luck, Rng, Setup, Viewer, options};
use serde_json::{Value, json};

fn open(layout: Value) -> Result<Airam, rules::Refusal> {
    let options: Options = options::read(&json!({ "layout": layout }))?;
    Airam::start(&Setup::new(2, options))
}

#[test]
fn layouts_that_hang_together() {
    for layout in [
        json!("row"),
        json!([[0, 0, 0], [0, 6, 0], [0, 12, 0]]),
        json!([[0, 0, 3], [6, 5, 1], [12, 10, 2]]),
        json!([[6, 0, 0], [0, 0, 0], [-6, 0, 0]]),
        json!([[1000, 1000, 0], [994, 1000, 0], [1000, 994, 0]]),
        json!([[-1000, -1000, 0], [-994, -1000, 0], [-1000, -994, 0]]),
        // The third touches both, one of them along a single unit.
        json!([[0, 0, 0], [6, 0, 0], [5, 6, 0]]),
    ] {
        let game = open(layout.clone()).expect("a layout that may be");
        if layout.is_array() {
            assert_eq!(game.state()["layout"], layout);
        }
    }
}

#[test]
fn the_default_is_the_corner() {
    let game: Airam = kit::start(json!({}), 2);
    assert_eq!(game, open(json!("corner")).expect("a preset"));
    let corner = json!([[0, 0, 0], [6, 0, 0], [0, 6, 0]]);
    assert_eq!(game.state()["layout"], corner);
    assert_eq!(game, open(corner).expect("the same in numbers"));
}

#[test]
fn layouts_that_may_not_be() {
    let check = |layout: Value, code: &str, cells: &[&str]| {
        let refusal = open(layout.clone()).expect_err("it may not be");
        assert_eq!(refusal.rule.code, code, "{layout}");
        assert_eq!(refusal.cells, cells, "{layout}");
        assert!(!refusal.sentence(Lang::Es).contains(['{', '}']));
    };
    let range = "layout-range";
    check(
        json!([[1001, 0, 0], [995, 0, 0], [989, 0, 0]]),
        range,
        &["1", "1001"],
    );
    check(
        json!([[0, 0, 0], [6, 0, 0], [0, -1001, 0]]),
        range,
        &["3", "-1001"],
    );
    check(
        json!([[0, 0, 0], [i64::MAX, 0, 0], [0, 6, 0]]),
        range,
        &["2", "9223372036854775807"],
    );
    let turn = "layout-turn";
    check(json!([[0, 0, 0], [6, 0, 4], [12, 0, 0]]), turn, &["2", "4"]);
    check(
        json!([[0, 0, -1], [6, 0, 0], [12, 0, 0]]),
        turn,
        &["1", "-1"],
    );
    check(
        json!([[0, 0, 256], [6, 0, 0], [12, 0, 0]]),
        turn,
        &["1", "256"],
    );
    let overlap = "layout-overlap";
    check(
        json!([[0, 0, 0], [0, 0, 0], [6, 0, 0]]),
        overlap,
        &["1", "2"],
    );
    check(
        json!([[0, 0, 0], [6, 0, 0], [5, 5, 0]]),
        overlap,
        &["1", "3"],
    );
    check(
        json!([[0, 0, 0], [6, 0, 0], [11, 1, 0]]),
        overlap,
        &["2", "3"],
    );
    let apart = "layout-apart";
    check(json!([[0, 0, 0], [6, 0, 0], [13, 0, 0]]), apart, &["3"]);
    check(json!([[0, 0, 0], [6, 0, 0], [12, 6, 0]]), apart, &["3"]);
    check(json!([[0, 0, 0], [7, 0, 0], [7, 6, 0]]), apart, &["1"]);
    check(json!([[0, 0, 0], [20, 0, 0], [40, 0, 0]]), apart, &["1"]);
}

#[test]
fn values_that_are_no_layouts() {
    for layout in [
        json!("column"),
        json!(null),
        json!(1),
        json!([]),
        json!([[0, 0, 0], [6, 0, 0]]),
        json!([[0, 0, 0], [6, 0, 0], [12, 0, 0], [18, 0, 0]]),
        json!([[0, 0], [6, 0], [12, 0]]),
        json!([[0, 0, 0, 0], [6, 0, 0], [12, 0, 0]]),
        json!([[0.5, 0, 0], [6, 0, 0], [12, 0, 0]]),
        json!([["0", 0, 0], [6, 0, 0], [12, 0, 0]]),
        json!({"row": true}),
    ] {
        let refusal = open(layout.clone()).expect_err("no layout");
        assert_eq!(refusal.rule.code, "option-kind", "{layout}");
        let sentence = refusal.sentence(Lang::En);
        assert!(
            sentence.contains("layout = row | corner | stairs | [[x,y,turn]"),
            "{sentence}"
        );
    }
    assert!(serde_json::from_value::<Options>(json!({"boards": 3})).is_err());
}

/// Random layouts: 21 spots, apart, on the screen.
#[test]
fn every_layout_fits_the_screen() {
    let mut rng = Rng::seeded(21);
    let mut drawn = 0;
    while drawn < 100 {
        let mut number = |most: u32| i64::from(rng.below(most)) - 12;
        let places = std::array::from_fn::<_, 3, _>(|_| [number(25), number(25)]);
        let boards = places.map(|[x, y]| json!([x, y, rng.below(4)]));
        let Ok(game) = open(boards.to_vec().into()) else {
            continue;
        };
        check_picture(&game);
        drawn += 1;
    }
}

fn check_picture(game: &Airam) {
    for (lang, ascii) in [(Lang::Es, true), (Lang::En, false)] {
        let canvas = Airam::picture(&game.view(Viewer::Spectator), &Look { lang, ascii });
        let text = canvas.text();
        assert!(canvas.lines().len() <= 18, "{text}");
        assert!(canvas.lines().iter().all(|line| line.len() <= 80), "{text}");
        assert_eq!(canvas.spots().len(), 21, "{text}");
        let mut touched = std::collections::HashSet::new();
        for spot in canvas.spots() {
            let characters = (spot.x..spot.x + spot.width).map(|x| (x, spot.y));
            assert!(
                spot.width >= 3 && spot.y < canvas.lines().len(),
                "{spot:?}\n{text}"
            );
            characters.for_each(|place| assert!(touched.insert(place), "{spot:?}\n{text}"));
        }
        assert!(!ascii || text.is_ascii(), "{text}");
    }
}

#[test]
fn turned_boards_and_a_column_as_they_look() {
    let mut game = open(json!([[0, 0, 1], [1, 6, 0], [-1, 12, 2]])).expect("a column");
    kit::play(&mut game, "fill RBGYRBGYR, draw BGY, keep B give Y");
    let look = Look {
        lang: Lang::En,
        ascii: false,
    };
    let rival = Viewer::Seat(rules::Seat::SECOND);
    insta::assert_snapshot!(Airam::picture(&game.view(rival), &look).text());
}
