//! Options: which go together, and what is said when they do not.

use kit::start;
use rules::{Game, Setup};
use rumis::{Options, Rumis};
use serde_json::{Value, json};

#[test]
fn options_that_do_not_go_together() {
    let rows = [
        (1, json!({"scenario": "chullpa"}), "not-alone: scenario"),
        (1, json!({"colours": "own"}), "not-alone: colours"),
        (2, json!({"cube": 3}), "only-alone: cube"),
        (3, json!({"stones": "all"}), "only-alone: stones"),
        (4, json!({"turns": false}), "only-alone: turns"),
        (3, json!({"colours": "2x2"}), "two-by-two: 3"),
        (4, json!({"colours": "2x2"}), "two-by-two: 4"),
        (
            1,
            json!({"cube": 4, "stones": "one"}),
            "too-few-cubes: 64 40",
        ),
        (
            1,
            json!({"cube": 5, "stones": "one"}),
            "too-few-cubes: 125 40",
        ),
        (
            1,
            json!({"cube": 5, "stones": "two"}),
            "too-few-cubes: 125 80",
        ),
    ];
    for (seats, given, expected) in rows {
        let options: Options = rules::options::read(&given).expect("readable options");
        let refusal = Rumis::start(&Setup::new(seats, options)).expect_err("refused");
        let found = format!("{}: {}", refusal.rule.code, refusal.cells.join(" "));
        assert_eq!(found, expected, "{given}");
    }
}

#[test]
fn options_that_do() {
    for (seats, given) in [
        (
            1,
            json!({"cube": 4, "stones": "two", "turns": true, "first_on_base": true}),
        ),
        (2, json!({"scenario": "pisac", "colours": "2x2"})),
        (3, json!({"colours": "own", "scenario": null, "cube": null})),
    ] {
        start::<Rumis>(given, seats);
    }
}

#[test]
fn values_are_read_with_care() {
    let code = |given: Value| {
        let read = rules::options::read::<Options>(&given);
        read.map(|_| ()).map_err(|refusal| refusal.rule.code)
    };
    assert_eq!(code(json!({"cube": 6})), Err("option-value"));
    assert_eq!(code(json!({"scenario": "cusco"})), Err("option-value"));
    assert_eq!(code(json!({"base": true})), Err("option-unknown"));
    assert_eq!(code(json!({"cube": 5, "turns": false})), Ok(()));
    let defaults = serde_json::to_value(Options::default()).expect("plain values");
    assert_eq!(defaults, json!({"first_on_base": false}));
}
