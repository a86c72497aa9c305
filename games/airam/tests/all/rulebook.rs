//! The rulebook's own example, and each ruling as a case.

use airam::Airam;
use rules::{Audience, Chances, Drawn, Game, Lang, Look, Seat, SeatSet, Turn, Viewer};
use serde_json::{Value, json};

/// A game that ends as the rulebook's example does.
const EXAMPLE: &str = "fill RGBBRGYGR, \
    draw BYY, keep Y give Y, 1b, 1c, draw BGY, keep G give Y, 1d, 1g, \
    draw BRY, keep Y give R, 2b, 2c, draw BGR, keep R give B, 2d, 2g, \
    draw BGG, keep G give B, 3b, 3c, draw RYY, keep Y give R, 3d, 3g";

fn played(actions: &str) -> Airam {
    let mut game: Airam = kit::start(json!({}), 2);
    kit::play(&mut game, actions);
    game
}

fn view(game: &Airam, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).expect("a view is JSON")
}

/// A has two yellow tokens and a green one, B a green, a red and a yellow one, and
/// a red one is left. Two odd yellow groups go to A and a red one to B; three green
/// groups and a blue one go to nobody.
#[test]
fn the_example_of_the_rulebook() {
    let game = played(EXAMPLE);
    let state = game.state();
    assert_eq!(state["hands"], json!(["GYY", "GRY"]));
    assert_eq!(state["cup"], "R");
    assert_eq!(game.scores().as_slice(), [2, 1]);
    assert_eq!(game.turn(), Turn::Over(SeatSet::only(Seat::FIRST)));
    let look = Look {
        lang: Lang::En,
        ascii: true,
    };
    let picture = Airam::picture(&game.view(Viewer::Spectator), &look).text();
    for line in [
        "B blue      1  -",
        "G green     3  -",
        "R red       1  Second player",
        "Y yellow    2  First player",
    ] {
        assert!(picture.contains(line), "{line}\n{picture}");
    }
}

/// The same board, but the first player has kept the red token that was left, and
/// a yellow one is left instead: the hands are equal.
#[test]
fn equal_hands_score_nothing_and_equal_points_are_a_draw() {
    let other = EXAMPLE.replace("draw BRY, keep Y give R", "draw BRR, keep R give R");
    let game = played(&other);
    assert_eq!(game.state()["board"], played(EXAMPLE).state()["board"]);
    assert_eq!(game.state()["hands"], json!(["GRY", "GRY"]));
    assert_eq!(game.scores().as_slice(), [0, 0]);
    assert_eq!(game.turn(), Turn::Over(Seat::all(2).collect()));
}

/// The scores are those of the board as it stands for the hands as they are.
#[test]
fn scores_on_the_way() {
    let check = |plies: usize, scores: [i32; 2]| {
        let actions: Vec<&str> = EXAMPLE.split(',').take(plies).collect();
        assert_eq!(
            played(&actions.join(",")).scores().as_slice(),
            scores,
            "{plies}"
        );
    };
    // Nobody has kept anything yet.
    check(1, [0, 0]);
    check(2, [0, 0]);
    // A yellow token is kept, and one lies alone on 3a.
    check(3, [1, 0]);
    // Another one alone, on 1b.
    check(4, [2, 0]);
}

/// Six turns of four plies after the first nine tokens; the drawer changes.
#[test]
fn the_order_of_a_turn() {
    let mut game: Airam = kit::start(json!({}), 2);
    let [one, two] = [Seat::FIRST, Seat::SECOND].map(Turn::Seat);
    let mut plies = EXAMPLE.split(',').map(str::trim);
    assert_eq!(
        (game.turn(), game.audience()),
        (Turn::Chance, Audience::Everyone)
    );
    kit::play(&mut game, plies.next().expect("the circles are filled"));
    for turn in 0..6 {
        let drawer = Seat::at(turn % 2);
        let (drawing, rival) = if turn % 2 == 0 {
            (one, two)
        } else {
            (two, one)
        };
        for expected in [Turn::Chance, drawing, rival, drawing] {
            assert_eq!(game.turn(), expected, "turn {turn}");
            if expected == Turn::Chance {
                assert_eq!(game.audience(), Audience::Only(drawer));
            }
            kit::play(&mut game, plies.next().expect("six turns"));
        }
    }
    assert!(game.turn().is_over() && plies.next().is_none());
}

#[test]
fn the_state_follows_a_turn() {
    let mut game = played("fill RGBBRGYGR");
    let mut check = |action: &str, drawn: &str, given: Value, hands: Value| {
        kit::play(&mut game, action);
        let state = game.state();
        assert_eq!(state["drawn"], drawn, "{action}");
        assert_eq!(state["given"], given, "{action}");
        assert_eq!(state["hands"], hands, "{action}");
        assert_eq!(state["cup"], "BBBBGGGGRRRYYYYY", "{action}");
    };
    check("draw BRY", "BRY", json!(null), json!(["", ""]));
    check("keep B give Y", "R", json!("Y"), json!(["B", ""]));
    check("2d", "R", json!(null), json!(["B", ""]));
    check("1c", "", json!(null), json!(["B", ""]));
    let state = game.state();
    assert_eq!(
        (&state["board"]["2d"], &state["board"]["1c"]),
        (&json!("Y"), &json!("R"))
    );
    assert_eq!(
        state["board"].as_object().map(serde_json::Map::len),
        Some(11)
    );
}

#[test]
fn what_can_be_kept_and_given() {
    let check = |draw: &str, expected: &[&str]| {
        let game = played(&format!("fill RGBBRGYGR, {draw}"));
        let moves: Vec<_> = game.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, expected, "{draw}");
    };
    check("draw RRR", &["keep R give R"]);
    check(
        "draw BBY",
        &["keep B give B", "keep B give Y", "keep Y give B"],
    );
    check(
        "draw GRY",
        &[
            "keep G give R",
            "keep G give Y",
            "keep R give G",
            "keep R give Y",
            "keep Y give G",
            "keep Y give R",
        ],
    );
}

#[test]
fn luck_is_told_to_the_drawer_alone() {
    let game = played("fill RGBBRGYGR, draw BYY, keep Y give Y, 1b, 1c, draw BGY");
    let [one, two] = [Seat::FIRST, Seat::SECOND].map(|seat| view(&game, Viewer::Seat(seat)));
    let nobody = view(&game, Viewer::Spectator);
    assert_eq!(
        [&one["drawn"], &two["drawn"], &nobody["drawn"]],
        ["???", "BGY", "???"]
    );
    assert_eq!(one["hands"], json!(["Y", ""]));
    assert_eq!(two["hands"], json!(["?", ""]));
    assert_eq!(nobody["hands"], json!(["?", ""]));
    assert_eq!(one["cup"], "?".repeat(13));
    for view in [one, two, nobody] {
        assert!(view.get("scores").is_none());
    }
}

#[test]
fn everything_is_public_at_the_end() {
    let game = played(EXAMPLE);
    for viewer in Viewer::all(2) {
        let view = view(&game, viewer);
        assert_eq!(view["hands"], json!(["GYY", "GRY"]));
        assert_eq!((&view["cup"], &view["unseen"]), (&json!("R"), &json!("")));
    }
}

#[test]
fn the_first_tokens_are_too_many_to_list() {
    let mut game: Airam = kit::start(json!({}), 2);
    assert_eq!(game.chances(), Chances::TooMany);
    kit::play(&mut game, "fill RRRRRRRBB");
    let state = game.state();
    assert_eq!(state["cup"], "BBBBBGGGGGGGYYYYYYY");
    assert_eq!(state["board"]["3e"], "B");
    assert_eq!(state["board"]["3a"], "R");
}
