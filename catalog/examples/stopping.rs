//! How soon a bot that thinks lets go when it is told to: the longest of many
//! tries in each game, from the switch to its answer.
//!
//! `cargo run --release --package catalog --example stopping`

use std::time::{Duration, Instant};
use std::{fs, thread};

use bots::{Level, Limits, Player, Stop};
use catalog::{GAMES, Match};
use rules::{Rng, Shelf};
use serde_json::json;

const TRIES: u64 = 40;

fn main() {
    let words = fs::read("data/shelf/lexicon-es.u32").unwrap_or_default();
    let shelf = Shelf::default().with_bytes("lexicon/es", &words);
    for entry in GAMES {
        let open = || Match::open(entry, entry.usual_seats(), &json!({}), &shelf);
        let Ok(mut game) = open() else {
            println!("{:<10} lacks something on its shelf", entry.about.id);
            continue;
        };
        let mut rng = Rng::seeded(1);
        let mut times = Vec::new();
        for seed in 0..TRIES {
            while game.roll(&mut rng).is_some() {}
            let random = Limits::nodes(0).seeded(seed);
            match game.game().advise(Player::Random, &random) {
                Some(next) => {
                    times.push(time_to_stop(&game, seed));
                    game.apply(&next.chosen()).expect("an offered move plays");
                }
                None => game = open().expect("it was open before"),
            }
        }
        let longest = times.iter().max().copied().unwrap_or_default();
        println!(
            "{:<10} {:.2} ms",
            entry.about.id,
            longest.as_secs_f64() * 1e3
        );
    }
}

/// From pulling the switch to the end of the thought.
fn time_to_stop(game: &Match, seed: u64) -> Duration {
    let stop = Stop::default();
    let limits = Limits {
        stop: stop.clone(),
        ..Limits::of(Level::Five)
    };
    let game = game.game().boxed_clone();
    let thought = thread::spawn(move || {
        game.advise(Player::Level(Level::Five), &limits);
        Instant::now()
    });
    thread::sleep(Duration::from_millis(20 + seed * 7 % 100));
    let pulled = Instant::now();
    stop.pull();
    let ended = thought.join().expect("a bot does not panic");
    ended.saturating_duration_since(pulled)
}
