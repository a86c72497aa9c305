//! The rulebook and our rulings, case by case.

use reverso::Reverso;
use rules::{Game, Seat};
use serde_json::json;

const BLACK: Seat = Seat::FIRST;
const WHITE: Seat = Seat::SECOND;

#[test]
fn the_four_first_discs() {
    for (size, white, black) in [
        (6, ["c3", "d4"], ["c4", "d3"]),
        (8, ["d4", "e5"], ["d5", "e4"]),
        (10, ["e5", "f6"], ["e6", "f5"]),
    ] {
        let game: Reverso = kit::start(json!({ "size": size }), 2);
        let lying = |seat| {
            let squares = game.size().squares();
            let squares = squares.filter(|&square| game.disc(square) == Some(seat));
            let mut names: Vec<String> = squares.map(|square| square.to_string()).collect();
            names.sort();
            names
        };
        assert_eq!(lying(WHITE), white);
        assert_eq!(lying(BLACK), black);
        assert_eq!(game.turn().seat(), Some(BLACK));
    }
}

/// The picture is lost, so every way to open the game is tried. White is left with one disc and
/// has to enclose from it: along the row, the column or the diagonal.
const OPENINGS: [(&str, [&str; 3]); 4] = [
    ("d3", ["c3", "c5", "e3"]),
    ("c4", ["c3", "c5", "e3"]),
    ("f5", ["d6", "f4", "f6"]),
    ("e6", ["d6", "f4", "f6"]),
];

#[test]
fn figure_2_black_opens_by_enclosing_one_white_disc() {
    let start: Reverso = kit::start(json!({}), 2);
    assert_eq!(legal(&start), ["d3", "c4", "f5", "e6"]);
    for (opening, _) in OPENINGS {
        let mut game = start.clone();
        kit::play(&mut game, opening);
        assert_eq!(game.scores()[..], [4, 1], "{opening}");
        assert_eq!(game.turn().seat(), Some(WHITE), "{opening}");
    }
}

#[test]
fn figure_3_white_has_three_squares_and_each_takes_a_black_disc() {
    for (opening, squares) in OPENINGS {
        let mut game: Reverso = kit::start(json!({}), 2);
        kit::play(&mut game, opening);
        let mut replies = legal(&game);
        replies.sort();
        assert_eq!(replies, squares, "{opening}");
        for square in squares {
            let mut after = game.clone();
            kit::play(&mut after, square);
            assert_eq!(after.scores()[..], [3, 3], "{opening} {square}");
        }
    }
}

#[test]
fn one_disc_is_turned() {
    check(
        ["......", "......", "..WB..", "..BW..", "......", "......"],
        "BLACK c2",
        ["......", "..B...", "..BB..", "..BW..", "......", "......"],
    );
}

#[test]
fn a_whole_line_is_turned() {
    check(
        ["B.....", "W.....", "W.....", "W.....", "W.....", "......"],
        "BLACK a6",
        ["B.....", "B.....", "B.....", "B.....", "B.....", "B....."],
    );
}

#[test]
fn all_eight_directions_at_once() {
    check(
        ["B.B.B.", ".WWW..", "BW.WWB", ".WWW..", "B.BWB.", "....B."],
        "BLACK c3",
        ["B.B.B.", ".BBB..", "BBBBBB", ".BBB..", "B.BWB.", "....B."],
    );
}

#[test]
fn figures_4_and_5_a_disc_enclosed_only_by_a_turned_disc_stays() {
    check(
        [".WWB..", ".W....", ".B....", "......", "......", "......"],
        "BLACK a1",
        ["BBBB..", ".W....", ".B....", "......", "......", "......"],
    );
}

#[test]
fn only_the_enclosed_part_of_a_row_of_discs_is_turned() {
    check(
        [".WBWWB", "......", "......", "......", "......", "......"],
        "BLACK a1",
        ["BBBWWB", "......", "......", "......", "......", "......"],
    );
}

#[test]
fn white_encloses_in_the_same_way() {
    check(
        ["......", "W.....", ".B....", "..B...", "......", "......"],
        "WHITE d5",
        ["......", "W.....", ".W....", "..W...", "...W..", "......"],
    );
}

#[test]
fn who_can_enclose_nothing_passes() {
    let rows = ["WBB...", "......", "......", "......", "......", "......"];
    let mut game = position(rows, BLACK);
    assert_eq!(legal(&game), ["pass"]);
    kit::play(&mut game, "pass, d1");
    assert_eq!(game.rows()[0], "WWWW..");
    assert_eq!(game.turn().winners().len(), 1);
}

#[test]
fn the_game_ends_at_once_when_nobody_can_enclose() {
    let mut game: Reverso = kit::start(json!({}), 2);
    kit::play(&mut game, "e6, f4, e3, f6, g5, d6, e7, f5, c5");
    assert_eq!(game.scores()[..], [13, 0]);
    assert_eq!(winners(&game), [1]);
    assert!(game.moves().is_empty());
}

#[test]
fn equal_discs_are_a_draw() {
    let mut game: Reverso = kit::start(json!({"size": 6}), 2);
    let actions = "c2, b4, e5, d2, e2, f6, b5, e1, d1, b6, a4, e3, a6, b3, a2, b2, f1, \
        c5, f3, e4, f4, f5, c1, f2, c6, d5, b1, a1, e6, a3, pass, d6, a5";
    kit::play(&mut game, actions);
    assert_eq!(game.scores()[..], [18, 18]);
    assert_eq!(winners(&game), [1, 2]);
}

#[test]
fn empty_squares_count_for_nobody() {
    let rows = ["BBB...", "......", "......", "......", "......", ".....W"];
    let game = position(rows, WHITE);
    assert_eq!(game.scores()[..], [3, 1]);
    assert_eq!(winners(&game), [1]);
}

/// Plays `"BLACK c2"` on the first board and expects the second.
#[track_caller]
fn check(before: [&str; 6], action: &str, after: [&str; 6]) {
    let (colour, square) = action.split_once(' ').expect("a colour and a square");
    let mover = if colour == "BLACK" { BLACK } else { WHITE };
    let mut game = position(before, mover);
    kit::play(&mut game, square);
    assert_eq!(game.rows(), after);
}

fn position(rows: [&str; 6], mover: Seat) -> Reverso {
    Reverso::from_rows(&rows, mover).expect("a diagram")
}

fn legal(game: &Reverso) -> Vec<String> {
    game.moves().iter().map(ToString::to_string).collect()
}

fn winners(game: &Reverso) -> Vec<u8> {
    game.turn().winners().iter().map(Seat::number).collect()
}
