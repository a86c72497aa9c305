//! The real game against a plain one, position by position.

mod moves;
mod plain;

use ludo::{Action, Ludo, Meeting};
use plain::Plain;
use rules::{Game, Luck, Rng, Turn};
use serde_json::{Value, json};

/// Random games for each number of players and each rule of release.
const GAMES: u64 = 250;
/// The most ways that are worth counting slowly.
const QUICK: u64 = 20_000;

#[test]
fn the_plain_game_agrees_at_every_position() {
    for seats in [2, 3, 4] {
        for seed in 0..GAMES {
            play_both(seats, &json!({"release": "free"}), seed);
            play_both(
                seats,
                &json!({"colours": round_the_board(seats, seed)}),
                seed,
            );
        }
    }
}

/// The colours of the seats in some order that is allowed: with one or two of the
/// circle left out, and beginning anywhere.
fn round_the_board(seats: usize, seed: u64) -> Vec<&'static str> {
    let mut circle = vec!["red", "blue", "yellow", "green"];
    circle.rotate_left(seed as usize % 4);
    while circle.len() > seats {
        circle.remove(seed as usize / 4 % circle.len());
    }
    circle
}

/// The numbers of the perft table, as far as the plain game is quick enough.
#[test]
fn the_plain_game_counts_the_same_ways() {
    let table = include_str!("perft.txt");
    let rows = table.lines().filter(|row| row.starts_with('{'));
    for row in rows {
        let fields: Vec<&str> = row.split(';').map(str::trim).collect();
        let options = serde_json::from_str(fields[0]).expect("options");
        let mut plain = Plain::new(fields[1].parse().expect("seats"), &options);
        let actions = fields[2].split(", ").filter(|action| !action.is_empty());
        actions.for_each(|action| step(&mut plain, action));
        for (depth, nodes) in (1..).zip(fields[3].split(' ')) {
            let nodes: u64 = nodes.parse().expect("a number");
            if nodes <= QUICK {
                assert_eq!(ways(&plain, depth), nodes, "perft {depth} of {row}");
            }
        }
    }
}

fn step(plain: &mut Plain, text: &str) {
    match text.strip_prefix("throw ") {
        Some(dice) => plain.throw(dice),
        None => plain.play(text),
    }
}

fn ways(plain: &Plain, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |text: &String| {
        let mut next = plain.clone();
        step(&mut next, text);
        ways(&next, depth - 1)
    };
    nexts(plain).iter().map(after).sum()
}

/// Every action or throw that may come next.
fn nexts(plain: &Plain) -> Vec<String> {
    if plain.winner.is_some() || plain.actor().is_some() {
        return plain.legal();
    }
    let faces = ["1", "2", "3", "4", "C", "F"];
    let pairs = (0..6).flat_map(|low| (low..6).map(move |high| (low, high)));
    pairs
        .map(|(low, high)| format!("throw {}{}", faces[low], faces[high]))
        .collect()
}

fn play_both(seats: usize, options: &Value, seed: u64) {
    let mut rng = Rng::seeded(seed);
    let mut game: Ludo = kit::start(options.clone(), seats);
    let mut plain = Plain::new(seats, options);
    loop {
        compare(&game, &plain);
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let throw = game.roll(&mut rng).expect("luck is to move");
                game.resolve(&throw).expect("a rolled throw resolves");
                plain.throw(throw.to_string().trim_start_matches("throw "));
            }
            Turn::Seat(_) => {
                let action = choose(&game.moves(), seed, &mut rng);
                game.play(&action).expect("an offered move plays");
                plain.play(&action.to_string());
            }
        }
    }
}

/// In every second game whoever can ride does, so that groups grow; in every
/// fourth nobody captures unless forced.
fn choose(moves: &[Action], seed: u64, rng: &mut Rng) -> Action {
    let meets = |action: &&Action, capture: bool| match action {
        Action::Use(used) if capture => used.meeting == Meeting::Capture,
        Action::Use(used) => matches!(used.meeting, Meeting::Ride(_)),
        _ => false,
    };
    let rides: Vec<&Action> = moves.iter().filter(|it| meets(it, false)).collect();
    let peaceful: Vec<&Action> = moves.iter().filter(|it| !meets(it, true)).collect();
    let all: Vec<&Action> = moves.iter().collect();
    let from = match seed % 4 {
        1 | 3 if !rides.is_empty() => rides,
        2 | 3 if !peaceful.is_empty() => peaceful,
        _ => all,
    };
    *from[rng.below(from.len() as u32) as usize]
}

fn compare(game: &Ludo, plain: &Plain) {
    let mut offered: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    offered.sort();
    assert_eq!(offered, plain.legal(), "{plain:?}");
    assert_eq!(game.state(), plain.state());
    assert_eq!(game.scores().as_slice(), plain.scores());
    let winners: Vec<usize> = game
        .turn()
        .winners()
        .iter()
        .map(|it| it.index() + 1)
        .collect();
    assert_eq!(winners, Vec::from_iter(plain.winner));
    let acting = game.turn().seat().map(|seat| seat.index() + 1);
    assert_eq!(acting, plain.actor());
}
