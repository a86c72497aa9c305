//! The tasks of the first lesson accept every action that is right, and no other.

use airam::{Action, Airam};
use rules::{Game, Viewer};
use serde_json::{Value, json};

const LESSON: &str = include_str!("../../web/lesson.ts");

/// Up to the first token that the pupil places.
const START: &str = "fill BRGYBRGYR, draw BBY, keep B give Y, 2b";
/// From there to the token that the rival gives.
const NEXT: &str = "3g, draw GRR, keep G give R";
/// From there to the last two squares.
const NEAR_THE_END: &str = "1b, 1g, draw RRY, keep R give R, 3c, 3b, draw BBG, keep G give B, \
    1c, 3d, draw GGY, keep G give Y, 2d, 1d, draw BYY, keep Y give B";

/// What each task accepts, in order.
fn accepted() -> Vec<Vec<&'static str>> {
    let lists = LESSON.split("accept: [").skip(1);
    let list = |text: &'static str| {
        let (list, _) = text.split_once(']').expect("the list ends");
        let mut actions: Vec<_> = list.split('\'').skip(1).step_by(2).collect();
        actions.sort_unstable();
        actions
    };
    lists.map(list).collect()
}

/// The squares of which the view says so.
fn squares(game: &Airam, right: impl Fn(&Value) -> bool) -> Vec<String> {
    let seat = game.turn().seat().expect("somebody places a token");
    let view = json!(game.view(Viewer::Seat(seat)));
    let joins = view["joins"].as_object().expect("joins");
    let right = joins.iter().filter(|(_, joining)| right(joining));
    right.map(|(square, _)| square.clone()).collect()
}

fn alone(joining: &Value) -> bool {
    joining["parts"] == json!([])
}

#[test]
fn the_tasks_accept_what_is_right() {
    let accepted = accepted();
    let mut game = kit::start::<Airam>(json!({ "layout": "corner" }), 2);
    kit::play(&mut game, START);
    assert_eq!(accepted[1], squares(&game, alone));
    kit::play(&mut game, NEXT);
    let touching = squares(&game, |joining| !alone(joining));
    // The pupil may have put the blue one elsewhere, and 3g is free then.
    let without: Vec<_> = accepted[2].iter().filter(|&&it| it != "3g").collect();
    assert_eq!(without, touching.iter().collect::<Vec<_>>());
    kit::play(&mut game, NEAR_THE_END);
    assert_eq!(accepted[3], ["2c"]);
    assert_eq!(blue_odd_groups(&game, "2c"), 2);
    assert_eq!(blue_odd_groups(&game, "2g"), 0);
    assert_eq!(game.moves().len(), 2);
}

fn blue_odd_groups(game: &Airam, square: &str) -> usize {
    let mut after = game.clone();
    let action: Action = square.parse().expect("a square");
    after.play(&action).expect("an empty square");
    let view = json!(after.view(Viewer::Spectator));
    let groups = view["groups"].as_array().expect("groups").iter();
    let scores = |group: &&Value| group["colour"] == "B" && group["odd"] == true;
    groups.filter(scores).count()
}
