//! The rulebook's sentences, each ruling, and each way to be refused.

use crate::games::{DRAWN, FILLED, SHARED, STUCK_IN_TURN};
use kit::{play, refused, start};
use rules::{Game, Seat};
use rumis::{Colour, Rumis};
use serde_json::{Value, json};

fn game(options: Value, seats: usize, actions: &str) -> Rumis {
    let mut game = start::<Rumis>(options, seats);
    play(&mut game, actions);
    game
}

/// The rule that refuses `text` and what it is about.
#[track_caller]
fn refusal(game: &Rumis, text: &str) -> String {
    let refusal = refused(game, text);
    format!("{}: {}", refusal.rule.code, refusal.cells.join(" "))
}

#[track_caller]
fn check_refusals(game: &Rumis, rows: &[(&str, &str)]) {
    for (text, expected) in rows {
        assert_eq!(refusal(game, text), *expected, "{text}");
    }
}

#[track_caller]
fn check_legal(game: &Rumis, texts: &[&str]) {
    for text in texts {
        play(&mut game.clone(), text);
    }
}

/// Whether the square may be built up to this level and no higher.
#[track_caller]
fn check_limit(scenario: &str, seats: usize, square: &str, limit: u8) {
    let game = game(json!({ "scenario": scenario }), seats, "");
    let above = limit + 1;
    let text = format!("S01:{square}/{limit}+{square}/{above}");
    let expected = format!("too-high: {square}/{above} {limit}");
    assert_eq!(refusal(&game, &text), expected, "{scenario} {seats}");
}

#[test]
fn plans_and_heights() {
    for (scenario, heights, squares) in [
        ("pirka", [2, 3, 4], ["a1", "j1", "a4", "j4"]),
        ("chullpa", [4, 6, 8], ["a1", "e1", "a4", "e4"]),
        ("pisac", [4, 5, 8], ["a8", "b8", "c8", "d8"]),
        ("coricancha", [4, 4, 4], ["d4", "e4", "d5", "e5"]),
    ] {
        for (seats, height) in (2..).zip(heights) {
            for square in squares {
                check_limit(scenario, seats, square, height);
            }
        }
    }
    for row in 1..=8 {
        check_limit("pisac", 4, &format!("c{row}"), row);
        check_limit("pisac", 2, &format!("a{row}"), row.min(4));
        let ring = row.min(9 - row);
        check_limit("coricancha", 2, &format!("d{row}"), ring);
        check_limit(
            "coricancha",
            3,
            &format!("{}2", char::from(b'a' + row - 1)),
            ring.min(2),
        );
    }
    for (scenario, outside) in [
        ("pirka", ["k1", "a5"]),
        ("coricancha", ["i1", "a9"]),
        ("pisac", ["e8", "a9"]),
        ("chullpa", ["f1", "a5"]),
    ] {
        let game = game(json!({ "scenario": scenario }), 2, "");
        for square in outside {
            let text = format!("S01:{square}/1+{square}/2");
            assert_eq!(refusal(&game, &text), format!("outside: {square}/1"));
        }
    }
    // With two colours each, the heights are those of four.
    let tall = game(json!({"colours": "2x2"}), 2, "S04:a1/1+a1/2+a1/3+a1/4");
    check_legal(&tall, &["S04:a1/5+a1/6+a1/7+a1/8"]);
}

#[test]
fn first_stones_touch_any_stone_and_later_ones_their_own() {
    let first = game(json!({}), 2, "");
    check_legal(&first, &["S01:e4/1+e4/2", "S08:b1/1+c1/1+a2/1+b2/1"]);
    let second = game(json!({}), 2, "S07:a1/1+b1/1+a2/1+b2/1");
    // Beside it, on top of it; but an edge is not a face.
    check_legal(
        &second,
        &["S01:c1/1+d1/1", "S01:a1/2+b1/2", "S05:c1/1+d1/1+e1/1+c2/1"],
    );
    check_refusals(
        &second,
        &[
            ("S01:c3/1+d3/1", "first-apart: S01"),
            ("S01:d1/1+e1/1", "first-apart: S01"),
        ],
    );
    let later = game(json!({}), 2, "S07:a1/1+b1/1+a2/1+b2/1, S01:c1/1+d1/1");
    check_legal(
        &later,
        &["S01:a1/2+b1/2", "S03:c2/1+c3/1+d3/1", "S02:b1/2+c1/2+d1/2"],
    );
    check_refusals(
        &later,
        &[
            ("S01:e1/1+e2/1", "apart: S01"),
            ("S01:c1/2+d1/2", "apart: S01"),
            ("S01:c3/1+c4/1", "apart: S01"),
        ],
    );
}

#[test]
fn no_holes_beneath() {
    let game = game(json!({}), 2, "S07:a1/1+b1/1+a2/1+b2/1");
    // What is below may be the stone itself.
    check_legal(&game, &["S03:c1/1+b1/2+c1/2", "S09:b1/2+a2/2+b2/2+b2/3"]);
    check_refusals(
        &game,
        &[
            ("S01:b1/2+c1/2", "hole: c1/2 c1/1"),
            ("S01:c1/2+c1/3", "hole: c1/2 c1/1"),
            ("S05:c1/1+b1/2+c1/2+d1/2", "other-stone: S05 S06"),
            ("S06:c1/1+b1/2+c1/2+d1/2", "hole: d1/2 d1/1"),
        ],
    );
}

#[test]
fn first_on_base_asks_later_first_stones_down() {
    let opening = "S07:a1/1+b1/1+a2/1+b2/1";
    let based = game(json!({"first_on_base": true}), 3, opening);
    check_refusals(
        &based,
        &[
            ("S01:a1/2+b1/2", "first-off-ground: S01"),
            ("S01:d3/1+e3/1", "first-apart: S01"),
        ],
    );
    check_legal(&based, &["S03:c1/1+b1/2+c1/2", "S01:c1/1+d1/1"]);
    // The second stone is free to climb.
    let on = game(
        json!({"first_on_base": true}),
        2,
        &format!("{opening}, S01:c1/1+d1/1, S01:a1/2+b1/2"),
    );
    check_legal(&on, &["S02:c1/2+c1/3+c1/4"]);
    // In solitaire it counts with turns only.
    let free = game(json!({"first_on_base": true}), 1, opening);
    check_legal(&free, &["S01:a1/2+b1/2"]);
    let turns = game(json!({"first_on_base": true, "turns": true}), 1, opening);
    check_refusals(&turns, &[("S01:a1/2+b1/2", "first-off-ground: S01")]);
}

#[test]
fn the_two_screws() {
    let right = "S10R:a1/1+b1/1+b2/1+b2/2";
    let left = "S10L:a1/1+b1/1+a2/1+a2/2";
    let first = game(json!({}), 2, "");
    check_legal(&first, &[right, left]);
    check_refusals(
        &first,
        &[
            (&right.replace('R', "L"), "mirrored: S10L S10R"),
            (&left.replace('L', "R"), "mirrored: S10R S10L"),
        ],
    );
}

#[test]
fn refusals_say_what_is_wrong_and_what_would_do() {
    let rows = [
        ("S03:a1/1+a1/1+b1/1", "cube-twice: a1/1"),
        ("S01:d1/1+c1/1", "unsorted: S01:c1/1+d1/1"),
        ("S02:c1/1+e1/1+d1/1", "unsorted: S02:c1/1+d1/1+e1/1"),
        ("S01:c1/1", "no-stone: S01"),
        ("S01:c1/1+d2/1", "no-stone: S01"),
        ("S02:c1/1+d1/1", "other-stone: S02 S01"),
        ("S03:c1/1+d1/1+e1/1", "other-stone: S03 S02"),
        ("S01:e1/1+f1/1", "outside: f1/1"),
        ("S02:a1/3+a1/4+a1/5", "too-high: a1/5 4"),
        (
            "S07:c1/1+d1/1+c2/1+d2/1",
            "stone-used: S07 S01 S02 S03 S04 S05 S06 S08 S09 S10L S10R",
        ),
        ("S01:b1/1+c1/1", "taken: b1/1"),
        ("pass", "pass-too-soon: "),
        ("S12:a1/1", "notation: S12:a1/1"),
    ];
    let game = game(
        json!({}),
        2,
        "S07:a1/1+b1/1+a2/1+b2/1, S04:a3/1+b3/1+c3/1+d3/1",
    );
    check_refusals(&game, &rows);
    let instead = refused(&game, "S01:b1/1+c1/1").legal;
    assert_eq!(instead.len(), 3);
    assert!(
        instead.iter().all(|text| text.starts_with("S01:")),
        "{instead:?}"
    );
    assert_eq!(refused(&game, "pass").legal.len(), 3);
    assert!(refused(&game, "S07:c1/1+d1/1+c2/1+d2/1").legal.is_empty());
}

/// Winners and points at the end of a whole game.
#[track_caller]
fn check_end(
    options: Value,
    seats: usize,
    actions: &str,
    scores: &[i32],
    points: &[i32],
    winners: &[u8],
) {
    let game = game(options, seats, actions);
    assert!(game.turn().is_over());
    assert_eq!(game.scores().to_vec(), scores);
    let found: Vec<i32> = game.colours().map(|colour| game.points(colour)).collect();
    assert_eq!(found, points);
    let found: Vec<u8> = game.turn().winners().iter().map(Seat::number).collect();
    assert_eq!(found, winners);
    assert_eq!(refusal(&game, "pass"), "game-over: ");
}

/// The colour with most faces seen from above, less the stones left, wins.
#[test]
fn equal_points_share_the_win() {
    let pirka = json!({"scenario": "pirka"});
    check_end(pirka, 2, SHARED, &[17, 17], &[17, 17], &[1, 2]);
}

#[test]
fn with_two_colours_each_the_better_counts_and_then_the_other() {
    let pairs = || json!({"scenario": "pirka", "colours": "2x2"});
    check_end(pairs(), 2, SECOND_DECIDES, &[11, 11], &[8, 11, 11, 5], &[1]);
    check_end(pairs(), 2, DRAWN, &[9, 9], &[8, 9, 9, 8], &[1, 2]);
    let mut game = start::<Rumis>(pairs(), 2);
    let mut order = Vec::new();
    for action in DRAWN.split(", ").take(6) {
        let seat = game.turn().seat().map(Seat::number);
        order.push((seat, game.colour()));
        play(&mut game, action);
    }
    let turn = |seat, colour| (Some(seat), Some(colour));
    let round = [
        turn(1, Colour::Red),
        turn(2, Colour::Blue),
        turn(1, Colour::Yellow),
        turn(2, Colour::Green),
    ];
    assert_eq!(order[..4], round);
    assert_eq!(order[4..], round[..2]);
}

/// Red has to pass, and later Yellow, who is asked although only Blue was left;
/// Blue has placed everything and is never out.
#[test]
fn finished_is_not_out() {
    let game = game(json!({"scenario": "pirka"}), 3, FINISHED);
    let found: Vec<_> = game
        .colours()
        .map(|colour| (game.left(colour).len(), game.is_out(colour)))
        .collect();
    assert!(game.turn().is_over());
    assert!(found.contains(&(0, false)), "{found:?}");
    assert_eq!(found.iter().filter(|(_, out)| *out).count(), 2);
}

#[test]
fn solitaire_takes_stones_of_the_first_colour_that_has_them() {
    let game = game(json!({"stones": "two"}), 1, "S01:a1/1+b1/1, S01:a1/2+b1/2");
    let cubes = &game.state()["cubes"];
    assert_eq!((&cubes["a1/1"], &cubes["a1/2"]), (&json!(1), &json!(2)));
    assert_eq!(game.state()["colour"], Value::Null);
    assert_eq!(refused(&game, "S01:a1/3+b1/3").rule.code, "stone-used");
    // Stones need not touch.
    check_legal(&game, &["S02:a3/1+b3/1+c3/1"]);
}

#[test]
fn solitaire_ends_full_or_stuck() {
    let full = game(json!({"stones": "one", "turns": true}), 1, FILLED);
    assert_eq!(full.scores().to_vec(), [27]);
    assert_eq!(full.turn().winners().len(), 1);
    assert_eq!(full.state()["out"], json!([]));

    let (last, before) = STUCK
        .rsplit_once(", ")
        .map(|(before, last)| (last, before))
        .expect("a list");
    let mut stuck = game(json!({"stones": "two"}), 1, before);
    assert_eq!(stuck.moves().len(), 1);
    play(&mut stuck, last);
    assert!(stuck.turn().is_over() && stuck.turn().winners().is_empty());
    assert_eq!(stuck.scores().to_vec(), [26]);
    assert_eq!(stuck.state()["out"], json!([1, 2]));

    // With turns, one colour after the other is out.
    let mut turns = game(json!({"stones": "two", "turns": true}), 1, STUCK_IN_TURN);
    play(&mut turns, "pass");
    assert_eq!(
        (turns.state()["out"].clone(), turns.colour()),
        (json!([1]), Some(Colour::Blue))
    );
    play(&mut turns, "pass");
    assert!(turns.turn().is_over() && turns.turn().winners().is_empty());
}

/// Two colours each: the better ones are equal, the others are not.
const SECOND_DECIDES: &str = "S05:g2/1+h2/1+i2/1+g3/1, S10R:h3/1+i3/1+h4/1+i3/2, S02:h3/2+h3/3+h3/4, \
    S08:e2/1+f2/1+d3/1+e3/1, S07:j2/1+j3/1+j2/2+j3/2, S02:i2/2+i2/3+i2/4, \
    S03:j2/3+i3/3+j3/3, S10R:b3/1+c3/1+c4/1+c4/2, S08:h1/1+h1/2+h2/2+h2/3, \
    S05:i4/1+j4/1+j4/2+j4/3, S08:g4/1+g4/2+h4/2+h4/3, S03:f3/1+f2/2+f3/2, S01:j1/1+j1/2, \
    S01:j2/4+j3/4, S05:f4/1+f4/2+f4/3+g4/3, S05:c1/1+d1/1+e1/1+e1/2, \
    S10L:g2/2+f2/3+g2/3+f3/3, S03:h1/3+h1/4+h2/4, S01:i4/2+i4/3, S01:c3/2+c3/3, \
    S03:f1/1+g1/1+f1/2, S04:i1/1+i1/2+i1/3+i1/4, S06:e4/1+e3/2+e4/2+e4/3, \
    S10L:a1/1+a2/1+b2/1+b2/2, S06:e2/2+e1/3+e2/3+e2/4, S06:g1/2+f1/3+g1/3+g1/4, \
    S10R:e3/3+e3/4+f3/4+f4/4, S06:d4/1+d3/2+d4/2+d4/3, S10R:c2/1+d2/1+d1/2+d2/2, \
    S08:e1/4+f1/4+f2/4+g2/4, S09:d3/3+c3/4+d3/4+d4/4, S02:a1/2+a1/3+a1/4, \
    S02:c2/2+c2/3+c2/4, S07:d1/3+d2/3+d1/4+d2/4, S04:g4/4+h4/4+i4/4+j4/4, \
    S09:a3/1+a2/2+a3/2+b3/2, S09:a2/3+b2/3+b3/3+b2/4, pass, pass, S07:a4/1+b4/1+a4/2+b4/2, \
    S04:b1/1+b1/2+b1/3+b1/4, pass";

/// Three players; one places every stone.
const FINISHED: &str = "S09:g3/1+h3/1+h4/1+h3/2, S05:f2/1+f3/1+f3/2+f3/3, S05:d1/1+e1/1+f1/1+d1/2, \
    S06:i4/1+h4/2+i4/2+i4/3, S10R:g1/1+g2/1+h2/1+g1/2, S06:c2/1+d2/1+e2/1+d3/1, \
    S08:j1/1+i2/1+j2/1+i3/1, S07:f2/2+g2/2+f2/3+g2/3, S09:a2/1+b2/1+b3/1+b2/2, \
    S10R:i2/2+j2/2+i3/2+j2/3, S10L:e3/1+e4/1+f4/1+f4/2, S10R:c2/2+d2/2+d3/2+d3/3, \
    S05:j3/1+j4/1+j4/2+j4/3, S06:g4/1+g3/2+g4/2+g4/3, S04:e1/2+e2/2+e3/2+e4/2, \
    S10L:h2/2+h2/3+h3/3+i3/3, S04:a4/1+b4/1+c4/1+d4/1, S07:c4/2+d4/2+c4/3+d4/3, \
    S07:h1/1+i1/1+h1/2+i1/2, S09:b3/2+a4/2+b4/2+b4/3, S08:d1/3+e1/3+c2/3+d2/3, \
    S02:g1/3+h1/3+i1/3, S08:a3/1+a2/2+a3/2+a2/3, S03:a1/1+b1/1+b1/2, S01:j3/2+j3/3, \
    S02:e2/3+e3/3+e4/3, S02:c3/1+c3/2+c3/3, pass, S03:b2/3+a3/3+b3/3, S01:f1/2+f1/3, \
    S01:a1/2+a1/3, pass";

/// A solitaire in two colours, without turns, with one cube left.
const STUCK: &str = "S05:a1/1+b1/1+c1/1+a2/1, S10L:a3/1+b3/1+a2/2+a3/2, S02:c3/1+c3/2+c3/3, \
    S03:b2/1+b1/2+b2/2, S01:a1/2+a1/3, S09:b3/2+b2/3+a3/3+b3/3, S01:c2/1+c2/2, \
    S09:c1/2+b1/3+c1/3+c2/3, pass";
