//! The real game against a plain one, position by position.

mod grid;

use grid::Grid;
use nueve::Nueve;
use rules::{Game, Luck, Rng, Turn};
use serde_json::{Value, json};

/// Random games for each number of players.
const GAMES: u64 = 500;
/// The most ways that are worth counting slowly.
const QUICK: u64 = 3_000;

#[test]
fn the_plain_game_agrees_at_every_position() {
    for seats in [2, 3, 4] {
        for seed in 0..GAMES {
            play_both(seats, seed);
        }
    }
}

/// The numbers of the perft table, as far as the plain game is quick enough.
#[test]
fn the_plain_game_counts_the_same_ways() {
    let table = include_str!("perft.txt");
    let rows = table
        .lines()
        .filter(|row| !row.is_empty() && !row.starts_with('#'));
    for row in rows {
        let fields: Vec<&str> = row.split(';').map(str::trim).collect();
        let mut plain = Grid::new(fields[1].parse().expect("seats"));
        let actions = fields[2].split(", ").filter(|action| !action.is_empty());
        actions.for_each(|action| plain.play(action));
        for (depth, nodes) in (1..).zip(fields[3].split(' ')) {
            let nodes: u64 = nodes.parse().expect("a number");
            if nodes <= QUICK {
                assert_eq!(ways(&plain, depth), nodes, "perft {depth} of {row}");
            }
        }
    }
}

fn ways(plain: &Grid, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |action: &String| {
        let mut next = plain.clone();
        next.play(action);
        ways(&next, depth - 1)
    };
    plain.legal().iter().map(after).sum()
}

fn play_both(seats: usize, seed: u64) {
    let mut rng = Rng::seeded(seed);
    let mut game: Nueve = kit::start(json!({}), seats);
    let mut plain = Grid::new(seats);
    loop {
        compare(&game, &plain);
        let moves = game.moves();
        if moves.is_empty() {
            return;
        }
        let action = moves[rng.below(moves.len() as u32) as usize];
        game.play(&action).expect("an offered move plays");
        plain.play(&action.to_string());
    }
}

fn compare(game: &Nueve, plain: &Grid) {
    let mut offered: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    offered.sort();
    assert_eq!(offered, plain.legal());
    assert_eq!(game.scores().as_slice(), plain.scores());
    let mut told = game.state();
    // `view.rs` looks at these.
    for derived in ["reach", "progress", "waiting"] {
        told.as_object_mut().expect("fields").remove(derived);
    }
    assert_eq!(told, state(plain));
    match game.turn() {
        Turn::Over(winners) => {
            let winners: Vec<usize> = winners.iter().map(|seat| seat.index() + 1).collect();
            assert!(plain.is_over());
            assert_eq!(winners, [plain.winner()]);
        }
        turn => {
            assert!(!plain.is_over());
            assert_eq!(turn.seat().map(|seat| seat.index() + 1), Some(plain.seat()));
        }
    }
}

fn state(plain: &Grid) -> Value {
    let [north, south, west, east] = plain.outer();
    json!({
        "phase": plain.phase(),
        "turn": plain.seat(),
        "board": plain.board(),
        "outer": {"N": north, "S": south, "W": west, "E": east},
        "sections": plain.sections(),
    })
}
