//! What a view tells of the two numbers: it agrees with what is played.

use rules::{Game, Luck, Rng, Seat};
use serde_json::{Value, json};
use xats::Xats;

/// Whether one of the two things is said of a seat's numbers.
fn said(game: &Xats, seat: Seat, what: &str) -> bool {
    let told = &game.state()["numbers"][seat.index()][what];
    told.as_bool().expect("it is said or not")
}

fn wins_by_points(game: &Xats, seat: Seat) -> bool {
    game.moves().iter().any(|action| {
        let mut after = game.clone();
        after.play(action).expect("a legal action");
        after.turn().is_over() && said(&after, seat, "meet")
    })
}

#[test]
fn the_numbers_tell_who_wins_and_who_could() {
    let (mut won, mut near) = (0, 0);
    for (seed, seats) in (0..40).zip([2, 3].iter().cycle()) {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Xats>(json!({}), *seats);
        while let Some(seat) = game.turn().seat() {
            assert_eq!(said(&game, seat, "near"), wins_by_points(&game, seat));
            near += u32::from(said(&game, seat, "near"));
            let moves = game.moves();
            let action = moves[rng.below(moves.len() as u32) as usize];
            game.play(&action).expect("a legal action");
            if said(&game, seat, "meet") {
                assert!(game.turn().winners().contains(seat));
                won += 1;
            }
        }
    }
    assert!(won > 20 && near > 100, "{won} {near}");
}

#[test]
fn the_numbers_are_points_on_top_and_pieces_in_reserve() {
    let mut game = kit::start::<Xats>(json!({}), 2);
    kit::play(&mut game, "6>0, 4a>1, 3a>1");
    let numbers = |points: u32, reserve: u32| -> Value {
        json!({ "points": points, "reserve": reserve, "meet": false, "near": false })
    };
    assert_eq!(
        game.state()["numbers"],
        json!([numbers(3, 11), numbers(0, 12)])
    );
}
