//! Expectimax compared with a plain average.

mod toys;

use std::time::Duration;

use bots::expectimax::{Dice, search};
use bots::{Limits, Position};
use rules::{PerSeat, Turn};
use toys::{Coins, Thicket};

fn plainly(position: &Coins, throws: u32) -> PerSeat<f32> {
    match position.turn() {
        Turn::Seat(seat) => {
            let mut moves = Vec::new();
            position.moves(&mut moves);
            let after = moves.iter().map(|action| {
                let mut next = position.clone();
                next.play(action);
                plainly(&next, throws)
            });
            let mine = |shares: &PerSeat<f32>| shares[seat.index()];
            after
                .max_by(|one, other| mine(one).total_cmp(&mine(other)))
                .expect("there is a move")
        }
        Turn::Chance if throws > 0 => {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            let shares = chances.iter().map(|(luck, odds)| {
                let mut next = position.clone();
                next.resolve(luck);
                plainly(&next, throws - 1)[0] * *odds as f32 / 3.0
            });
            bots::from_share(0, shares.sum())
        }
        Turn::Chance | Turn::Over(_) => position.judge(),
    }
}

#[test]
fn it_finds_what_the_plain_average_finds() {
    for seed in 0..100 {
        let coins = Coins(Thicket::grown(seed, 8));
        let seat = coins.turn().seat().expect("a seat begins").index();
        for throws in 0..4 {
            let weighed = search(&coins, throws, &Limits::nodes(1_000_000));
            for (action, shares) in &weighed.moves {
                let mut next = coins.clone();
                next.play(action);
                let expected = plainly(&next, throws);
                if weighed.moves.len() > 1 {
                    let same = (shares[seat] - expected[seat]).abs() < 1e-5;
                    assert!(
                        same,
                        "seed {seed}, {throws} throws: {shares:?} {expected:?}"
                    );
                }
            }
            assert!(
                weighed
                    .moves
                    .is_sorted_by(|(_, one), (_, other)| one[seat] >= other[seat])
            );
        }
    }
}

#[test]
fn without_a_budget_there_is_an_answer() {
    for limits in [Limits::nodes(0), Limits::timed(Duration::ZERO)] {
        let coins = Coins(Thicket::grown(3, 8));
        let weighed = search(&coins, 3, &limits);
        assert!(!weighed.moves.is_empty());
        assert_eq!(weighed.depth, 0);
        assert!(weighed.moves.iter().all(|(_, shares)| shares.len() == 2));
    }
}

#[test]
fn it_keeps_to_its_nodes_and_answers_alike() {
    let coins = Coins(Thicket::grown(7, 40));
    let limits = Limits::nodes(10_000);
    let weighed = search(&coins, 20, &limits);
    assert!(weighed.nodes <= 10_200, "{}", weighed.nodes);
    assert_eq!(search(&coins, 20, &limits), weighed);
}
