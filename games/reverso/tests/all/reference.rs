//! The real rules beside the naive ones, at every position of random games.

mod naive;

use naive::Naive;
use reverso::Reverso;
use rules::{Game, Luck, Rng, Turn};
use serde_json::json;

#[test]
fn both_play_the_same_games() {
    for (size, games) in [(6, 400), (8, 200), (10, 100)] {
        for seed in 0..games {
            play_both(size, seed);
        }
    }
}

#[test]
fn both_count_the_same_ways() {
    for size in [6, 8, 10] {
        let game: Reverso = kit::start(json!({ "size": size }), 2);
        for depth in 0..=5 {
            let counted = Naive::start(size).perft(depth);
            assert_eq!(game.perft(depth), Some(counted), "{size}, depth {depth}");
        }
    }
}

fn play_both(size: usize, seed: u64) {
    let mut game: Reverso = kit::start(json!({ "size": size }), 2);
    let mut naive = Naive::start(size);
    let mut rng = Rng::seeded(seed);
    loop {
        check_same(&game, &naive);
        let moves = game.moves();
        if moves.is_empty() {
            return;
        }
        let action = moves[rng.below(moves.len() as u32) as usize];
        game.play(&action).expect("an offered move plays");
        naive.play(&action.to_string());
    }
}

#[track_caller]
fn check_same(game: &Reverso, naive: &Naive) {
    let rows: Vec<String> = naive.rows.iter().map(|row| row.iter().collect()).collect();
    assert_eq!(game.rows(), rows);
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, naive.moves(), "{rows:#?}");
    let discs = [naive.count('B') as i32, naive.count('W') as i32];
    assert_eq!(game.scores()[..], discs);
    match game.turn() {
        Turn::Seat(seat) => assert_eq!(seat.index() == 0, naive.mover == 'B'),
        turn => {
            assert!(turn.is_over() && moves.is_empty());
            let winners = turn.winners().iter().map(|seat| discs[seat.index()]);
            assert!(
                winners.eq(discs
                    .into_iter()
                    .filter(|&own| own == discs[0].max(discs[1])))
            );
        }
    }
}
