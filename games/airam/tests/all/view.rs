//! What a view tells of the groups: it agrees with what is played and scored.

use airam::{Action, Airam};
use rules::{Game, Luck, Rng, Turn, Viewer};
use serde_json::{Value, json};

const LAYOUTS: [fn() -> Value; 3] = [
    || json!("corner"),
    || json!("stairs"),
    || json!([[0, 0, 1], [6, 2, 3], [-2, 6, 2]]),
];

fn told(game: &Airam) -> Value {
    let viewer = game.turn().seat().map_or(Viewer::Spectator, Viewer::Seat);
    json!(game.view(viewer))
}

/// The groups of a view, each as its colour, its squares and whether it scores.
fn groups(view: &Value) -> Vec<(String, Vec<String>, bool)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let group = |group: &Value| {
        let squares = group["squares"].as_array().expect("squares").iter();
        let odd = group["odd"].as_bool().expect("odd or even");
        (text(&group["colour"]), squares.map(text).collect(), odd)
    };
    let groups = view["groups"].as_array().expect("groups");
    groups.iter().map(group).collect()
}

/// Plays random games and shows every action with the views around it.
fn watch(mut see: impl FnMut(&Value, &Action, &Value)) {
    watch_games(|before, action, _, after| see(before, action, after));
}

/// The same with the game after the action.
fn watch_games(mut see: impl FnMut(&Value, &Action, &Airam, &Value)) {
    for (seed, layout) in (0..30).zip(LAYOUTS.iter().cycle()) {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Airam>(json!({ "layout": layout() }), 2);
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = game.roll(&mut rng).expect("luck is to act");
                    game.resolve(&chance).expect("what luck rolls is legal");
                }
                Turn::Seat(_) => {
                    let moves = game.moves();
                    let action = moves[rng.below(moves.len() as u32) as usize];
                    let before = told(&game);
                    game.play(&action).expect("a legal action");
                    see(&before, &action, &game, &told(&game));
                }
            }
        }
    }
}

#[test]
fn every_token_is_in_one_group_of_its_colour() {
    watch(|_, _, after| {
        let board = after["board"].as_object().expect("a board");
        let mut squares = 0;
        for (colour, members, odd) in groups(after) {
            squares += members.len();
            assert!(members.iter().all(|square| board[square] == *colour));
            assert_eq!(odd, members.len() % 2 == 1);
        }
        assert_eq!(squares, board.len());
    });
}

#[test]
fn what_a_token_would_join_it_joins() {
    let mut joined = 0;
    watch(|before, action, after| {
        let joins = before["joins"].as_object().expect("joins");
        let Action::Place(square) = action else {
            assert!(joins.is_empty(), "nothing is placed yet");
            return;
        };
        let joining = &joins[&square.to_string()];
        let parts = joining["parts"].as_array().expect("parts").iter();
        let known = groups(before);
        let mut squares = vec![square.to_string()];
        for part in parts {
            let part = part.as_u64().expect("a place in the list");
            squares.extend(known[part as usize].1.clone());
            joined += 1;
        }
        squares.sort();
        let with = groups(after).into_iter();
        let mut with = with.filter(|(_, members, _)| members.contains(&square.to_string()));
        let (_, members, odd) = with.next().expect("the new token is in a group");
        assert_eq!(members, squares);
        assert_eq!(joining["odd"], odd);
    });
    assert!(joined > 100, "{joined}");
}

#[test]
fn a_hidden_last_token_leaves_no_trace() {
    let mut hidden = 0;
    for seed in 0..20 {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Airam>(json!({}), 2);
        while let Some(chance) = game.roll(&mut rng) {
            game.resolve(&chance).expect("what luck rolls is legal");
        }
        for _ in 0..2 {
            let moves = game.moves();
            let action = moves[rng.below(moves.len() as u32) as usize];
            game.play(&action).expect("a legal action");
        }
        let drawer = game
            .turn()
            .seat()
            .expect("the drawer places the last token");
        for viewer in [Viewer::Spectator, Viewer::Seat(drawer.rival())] {
            assert_eq!(json!(game.view(viewer))["joins"], json!({}));
            hidden += 1;
        }
    }
    assert_eq!(hidden, 40);
}

#[test]
fn the_odd_groups_of_those_who_hold_more_are_the_score() {
    watch_games(|_, _, game, after| {
        let holders = after["holders"].as_object().expect("holders");
        if after["phase"] != "over" {
            assert!(holders.is_empty(), "the hands are still hidden");
            return;
        }
        let mut points = [0, 0];
        for (colour, _, odd) in groups(after) {
            if let (true, Some(seat)) = (odd, holders[&colour].as_u64()) {
                points[seat as usize - 1] += 1;
            }
        }
        let hands = |seat: usize, colour: &str| {
            let hand = after["hands"][seat].as_str().expect("an open hand");
            hand.matches(colour).count()
        };
        for (colour, holder) in holders {
            let more = match hands(0, colour).cmp(&hands(1, colour)) {
                std::cmp::Ordering::Greater => json!(1),
                std::cmp::Ordering::Less => json!(2),
                std::cmp::Ordering::Equal => json!(null),
            };
            assert_eq!(*holder, more);
        }
        assert_eq!(game.scores().as_slice(), points);
    });
}
