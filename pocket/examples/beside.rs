//! How fast the modules think beside the program: `make bench-wasm` prints a line for
//! each game. Both answer the same questions, which take the same nodes.

#![allow(clippy::unwrap_used, reason = "a tool of ours may panic")]

use std::time::{Duration, Instant};

use catalog::{Entry, Match};
use rules::{Rng, Turn, Viewer};
use serde_json::{Value, json};

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/parity/module.rs"]
mod module;

/// A question is made larger until the program takes this long.
const LONG_ENOUGH: Duration = Duration::from_millis(300);
/// Each is asked so often; the fastest answer counts, since others share the machine.
const TIMES: usize = 5;
/// So many moves into a game.
const MOVES: usize = 8;

fn main() {
    println!("| game | nodes | program, thousand/s | module, thousand/s | ratio | start, ms |");
    println!("|---|---|---|---|---|---|");
    for game in module::built() {
        let entry = catalog::find(game).unwrap();
        let (nodes, request, here) = question(entry);
        let requests = vec![request; TIMES];
        let mut times = module::times(game, &requests).into_iter();
        let start = times.next().unwrap();
        let there = times.fold(f64::INFINITY, f64::min);
        println!(
            "| {} | {nodes} | {:.1} | {:.1} | {:.2} | {start:.0} |",
            entry.about.title,
            nodes as f64 / here,
            nodes as f64 / there,
            here / there,
        );
    }
}

/// How many nodes the question is about, the question, and in how many milliseconds the
/// program answers it.
fn question(entry: &'static Entry) -> (u64, String, f64) {
    let game = middle(entry);
    let mut pocket = module::program();
    let mut nodes = 250;
    loop {
        nodes *= 2;
        let request = think(&game, nodes).to_string();
        let mut once = || {
            let begun = Instant::now();
            pocket.handle(&request);
            begun.elapsed()
        };
        if once() >= LONG_ENOUGH {
            let best = (0..TIMES).map(|_| once()).min().unwrap();
            return (nodes, request, best.as_secs_f64() * 1e3);
        }
    }
}

/// A game that has begun, at random, and some seat's turn.
fn middle(entry: &'static Entry) -> Match {
    let seats = entry.usual_seats();
    let mut game = Match::open(entry, seats, &json!({}), kit::shelf()).unwrap();
    let mut rng = Rng::seeded(1);
    let mut moves = 0;
    loop {
        match game.game().turn() {
            Turn::Chance => {
                game.roll(&mut rng);
            }
            Turn::Seat(_) if moves < MOVES => {
                let limits = bots::Limits::nodes(1).seeded(moves as u64);
                let counsel = game.game().advise(bots::Player::Random, &limits);
                game.apply(&counsel.unwrap().chosen()).unwrap();
                moves += 1;
            }
            Turn::Seat(_) | Turn::Over(_) => return game,
        }
    }
}

fn think(game: &Match, nodes: u64) -> Value {
    let seat = game.game().turn().seat().unwrap();
    json!({
        "do": "think", "game": game.entry().about.id, "options": game.options(),
        "players": game.seats(), "seat": seat,
        "view": game.game().view(Viewer::Seat(seat)), "level": 5, "seed": 1, "nodes": nodes,
    })
}
