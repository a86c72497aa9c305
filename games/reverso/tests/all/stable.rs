//! What a view calls stable is never turned again.

use reverso::Reverso;
use rules::{Game, Luck, Rng, Seat};
use serde_json::json;

fn stable(game: &Reverso) -> Vec<String> {
    let told = game.state()["stable"].clone();
    serde_json::from_value(told).expect("names of squares")
}

fn disc(game: &Reverso, name: &str) -> Option<Seat> {
    let mut squares = game.size().squares();
    let square = squares.find(|square| square.to_string() == name);
    square.and_then(|square| game.disc(square))
}

#[test]
fn stable_discs_stay_as_they_are() {
    let mut seen = 0;
    for (seed, size) in (0..30).zip([6, 8, 10].iter().cycle()) {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Reverso>(json!({ "size": size }), 2);
        let mut known: Vec<(String, Option<Seat>)> = Vec::new();
        while !game.turn().is_over() {
            let moves = game.moves();
            game.play(&moves[rng.below(moves.len() as u32) as usize])
                .expect("a legal action");
            for (name, owner) in &known {
                assert_eq!(disc(&game, name), *owner, "{name}");
            }
            let now = stable(&game).into_iter();
            known = now.map(|name| (name.clone(), disc(&game, &name))).collect();
            assert!(known.iter().all(|(_, owner)| owner.is_some()));
            seen += known.len();
        }
    }
    assert!(seen > 1000, "{seen}");
}

fn check(rows: [&str; 6], expected: &[&str]) {
    let game = Reverso::from_rows(&rows, Seat::FIRST).expect("a small board");
    assert_eq!(stable(&game), expected, "{rows:?}");
}

#[test]
fn corners_full_lines_and_what_leans_on_them() {
    let none = "......";
    check([none, none, "..WB..", "..BW..", none, none], &[]);
    let edge = ["BBB.W.", none, none, none, none, "W....."];
    check(edge, &["a1", "b1", "c1", "a6"]);
    let inside = ["BB....", "BB....", "B.....", none, none, none];
    check(inside, &["a1", "b1", "a2", "b2", "a3"]);
    let open = ["BB....", "BB....", none, none, none, none];
    check(open, &["a1", "b1", "a2"]);
    let full = ["BWBWBW", none, none, none, none, none];
    check(full, &["a1", "b1", "c1", "d1", "e1", "f1"]);
}

#[test]
fn every_disc_of_a_full_board_is_stable() {
    let game = Reverso::from_rows(&["BWBWBW"; 6], Seat::FIRST).expect("a small board");
    assert_eq!(stable(&game).len(), 36);
}
