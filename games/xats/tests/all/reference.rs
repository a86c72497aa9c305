//! The game and its naive twin agree at every position of many random games.

mod twin;

use rules::{Game, Luck, Rng};
use serde_json::json;
use twin::Twin;
use xats::Xats;

#[test]
fn two_players() {
    compare(2, 4_000);
}

#[test]
fn three_players() {
    compare(3, 3_000);
}

fn compare(seats: usize, games: u64) {
    for seed in 0..games {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Xats>(json!({}), seats);
        let mut twin = Twin::new(seats);
        let mut played = Vec::new();
        loop {
            let legal = compare_positions(&game, &twin, &played);
            if legal.is_empty() {
                break;
            }
            let action = pick(&legal, seed, &mut rng);
            kit::play(&mut game, &action);
            twin.play(&action);
            played.push(action);
        }
    }
}

/// The numbers of `tests/perft.txt`, counted by the twin.
#[test]
fn the_twin_counts_the_same_ways() {
    for (seats, nodes) in [(2, 54_306), (3, 63_600)] {
        assert_eq!(ways(&Twin::new(seats), 5), nodes, "{seats} players");
    }
}

fn ways(twin: &Twin, depth: u32) -> usize {
    let legal = twin.legal();
    if depth == 1 {
        return legal.len();
    }
    let after = |action: &String| {
        let mut next = twin.clone();
        next.play(action);
        ways(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// Every second game destroys little, which leads to long games and to players
/// without pieces.
fn pick(legal: &[String], seed: u64, rng: &mut Rng) -> String {
    let calm: Vec<&String> = legal.iter().filter(|action| action.contains('>')).collect();
    if seed % 2 == 1 && !calm.is_empty() && rng.below(10) > 0 {
        return calm[rng.below(calm.len() as u32) as usize].clone();
    }
    legal[rng.below(legal.len() as u32) as usize].clone()
}

fn compare_positions(game: &Xats, twin: &Twin, played: &[String]) -> Vec<String> {
    let mut legal: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    legal.sort();
    assert_eq!(legal, twin.legal(), "after {played:?}");
    let mut told = game.state();
    // `view.rs` looks at these.
    told.as_object_mut().expect("fields").remove("numbers");
    assert_eq!(told, twin.state(), "after {played:?}");
    let number = |seat: rules::Seat| usize::from(seat.number());
    let actor = game.turn().seat().map(number);
    assert_eq!(actor, twin.actor, "after {played:?}");
    let winners: Vec<usize> = game.turn().winners().iter().map(number).collect();
    assert_eq!(winners, Vec::from_iter(twin.winner), "after {played:?}");
    legal
}
