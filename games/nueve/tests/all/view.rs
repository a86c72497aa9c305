//! What a view tells besides the pieces: it agrees with what is played.

use nueve::{Action, Cell, Nueve, Side};
use rules::{Drawn, Game, Luck, Rng, Seat};
use serde_json::{Value, json};

/// Plays random games of every number of players and shows every position.
fn watch(mut see: impl FnMut(&Nueve, &Value)) {
    for (seed, seats) in (0..9).zip([2, 3, 4].iter().cycle()) {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Nueve>(json!({}), *seats);
        see(&game, &game.state());
        while !game.turn().is_over() {
            let moves = game.moves();
            let action = moves[rng.below(moves.len() as u32) as usize];
            game.play(&action).expect("a legal action");
            see(&game, &game.state());
        }
    }
}

/// How far a piece slides from an outer square, as the view says.
fn reach(view: &Value, from: Cell) -> u8 {
    let name = from.to_string();
    let (side, line) = name.split_at(1);
    let place = match from.side().expect("an outer square") {
        Side::North | Side::South => line.as_bytes()[0] - b'a',
        Side::West | Side::East => line.as_bytes()[0] - b'1',
    };
    view["reach"][side]
        .as_str()
        .expect("nine digits")
        .as_bytes()[usize::from(place)]
        - b'0'
}

#[test]
fn pieces_slide_as_far_as_the_view_says() {
    let mut slides = 0;
    watch(|game, view| {
        for action in game.moves() {
            let Action::At(from) = action else { continue };
            let marks = Nueve::marks(game, &action);
            let [_, stop] = &marks[..] else { continue };
            let stop: Action = stop.parse().expect("a square");
            let Action::At(stop) = stop else { continue };
            assert_eq!(reach(view, from), steps(from, stop), "{view}");
            slides += 1;
        }
    });
    assert!(slides > 1000, "{slides}");
}

/// How many squares lie between an outer square and one in line with it, with
/// the last.
fn steps(from: Cell, to: Cell) -> u8 {
    let (to, line) = (to.to_string(), to.to_string());
    let (column, row) = (line.as_bytes()[0] - b'a' + 1, to.as_bytes()[1] - b'0');
    match from.side().expect("slides begin outside") {
        Side::North => 10 - row,
        Side::South => row,
        Side::West => column,
        Side::East => 10 - column,
    }
}

#[test]
fn a_phase_is_over_when_all_of_it_is_done() {
    let mut before: Option<Value> = None;
    watch(|game, view| {
        let [done, all] = ["done", "all"].map(|key| view["progress"][key].as_u64());
        assert!(done <= all);
        assert_eq!(done == all, game.turn().is_over(), "{view}");
        let same_phase = |before: &Value| before["phase"] == view["phase"];
        if let Some(before) = before.take().filter(same_phase)
            && view["phase"] != "move"
        {
            let one_more = before["progress"]["done"].as_u64().map(|done| done + 1);
            assert_eq!(done, one_more);
        }
        before = (!game.turn().is_over()).then(|| view.clone());
    });
}

#[test]
fn waiting_pieces_are_placed_and_then_come_in() {
    watch(|game, view| {
        let seats = view["waiting"].as_array().expect("a number a seat").len();
        for seat in Seat::all(seats) {
            let outer = view["outer"].as_object().expect("four sides").values();
            let lines = outer.map(|line| line.as_str().unwrap_or_default());
            let digit = seat.number().to_string();
            let outside: usize = lines.map(|line| line.matches(&digit).count()).sum();
            let waiting = if view["phase"] == "move" {
                outside
            } else {
                36 / seats - outside
            };
            assert_eq!(view["waiting"][seat.index()], waiting, "{}", game.state());
        }
    });
}
