//! Who plays which colour, and where it starts.

use ludo::{Number, Options, Piece};
use rules::{Drawn, Lang, Refusal, Setup, options};

use super::*;

fn read(options: Value) -> Result<Options, Refusal> {
    options::read(&options)
}

/// The first square of each seat, found by releasing a piece.
fn starts(options: Value, seats: usize) -> Vec<Value> {
    let game: Ludo = kit::start(options, seats);
    Seat::all(seats)
        .map(|seat| {
            let mut game = game;
            let draw = Seat::all(seats).map(|it| if it == seat { "throw 44" } else { "throw CC" });
            let draw: Vec<&str> = draw.collect();
            kit::play(&mut game, &format!("{}, throw CC, C:1", draw.join(", ")));
            json!(game.square(Piece::new(seat, Number::ALL[0])))
        })
        .collect()
}

fn names(options: Value, seats: usize) -> Vec<&'static str> {
    let options = read(options).expect("options of the game");
    let name = |seat| Ludo::seat(seat, seats, &options).get(Lang::En);
    Seat::all(seats).map(name).collect()
}

#[test]
fn the_usual_colours() {
    assert_eq!(names(json!({}), 2), ["Red", "Yellow"]);
    assert_eq!(names(json!({}), 3), ["Red", "Blue", "Yellow"]);
    assert_eq!(names(json!({}), 4), ["Red", "Blue", "Yellow", "Green"]);
    assert_eq!(starts(json!({}), 2), [0, 26]);
    assert_eq!(starts(json!({}), 3), [0, 13, 26]);
    assert_eq!(starts(json!({}), 4), [0, 13, 26, 39]);
}

#[test]
fn chosen_colours_start_from_their_own_crowns() {
    let colours = json!({"colours": ["green", "red"]});
    assert_eq!(names(colours.clone(), 2), ["Green", "Red"]);
    assert_eq!(starts(colours, 2), [39, 0]);
    let colours = json!({"colours": ["yellow", "green", "blue"]});
    assert_eq!(names(colours.clone(), 3), ["Yellow", "Green", "Blue"]);
    assert_eq!(starts(colours, 3), [26, 39, 13]);
}

/// Both options are written, whatever was left out.
#[test]
fn options_are_completed() {
    let completed = |options: Value, seats: usize| {
        let options = read(options).expect("options of the game");
        json!(Ludo::complete(options, seats))
    };
    assert_eq!(
        completed(json!({}), 2),
        json!({"release": "bound", "colours": ["red", "yellow"]})
    );
    let chosen = json!({"release": "free", "colours": ["green", "red", "blue"]});
    assert_eq!(completed(chosen.clone(), 3), chosen);
    assert_eq!(
        completed(json!({"colours": null}), 3),
        completed(json!({}), 3)
    );
}

#[test]
fn other_colours_are_refused() {
    let code = |colours: Value, seats: usize| {
        let start = |options| Ludo::start(&Setup::new(seats, options));
        let started = read(json!({"colours": colours})).and_then(start);
        started.map(|_| ()).map_err(|refusal| refusal.rule.code)
    };
    assert_eq!(code(json!(["blue", "green"]), 2), Ok(()));
    for (colours, seats, expected) in [
        (json!(["red"]), 2, "colours-count"),
        (json!(["red", "blue", "yellow"]), 2, "colours-count"),
        (json!([]), 3, "colours-count"),
        (json!(["red", "red"]), 2, "colours-twice"),
        (json!(["red", "yellow", "blue"]), 3, "colours-order"),
        (
            json!(["green", "yellow", "blue", "red"]),
            4,
            "colours-order",
        ),
        (json!(["red", "pink"]), 2, "option-kind"),
        (json!(["red", 3]), 2, "option-kind"),
        (json!("red"), 2, "option-kind"),
    ] {
        assert_eq!(code(colours.clone(), seats), Err(expected), "{colours}");
    }
}
