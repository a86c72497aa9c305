//! `sobremesa bench`: how fast each game is on this machine, on one core.

use std::time::{Duration, Instant};

use catalog::{Entry, GAMES, Match};
use rules::{Lang, Rng, Text};
use serde_json::{Map, Value};

use crate::Done;
use crate::arguments::Course;
use crate::games::print;
use crate::shelf::shelf;

/// Measures the games and prints a line for each number of players.
pub(crate) fn run(course: &Course, lang: Lang) -> Done {
    let title = Text::new(
        "juego       jug.      perft  millones de nodos/s   miles de partidas/s   por el contrato\n",
        "game        seats     perft   million nodes/s   thousand playouts/s   through the contract\n",
    );
    print(title.get(lang))?;
    let games = GAMES.iter().filter(|entry| {
        course
            .game
            .is_none_or(|game| game.about.id == entry.about.id)
    });
    for entry in games {
        for &seats in entry.about.players {
            print(&line(entry, seats, course.time)?)?;
        }
    }
    Ok(())
}

fn line(entry: &'static Entry, seats: usize, time: Duration) -> Result<String, String> {
    let game = Match::open(entry, seats, &Value::Object(Map::new()), shelf())
        .map_err(|refusal| refusal.sentence(Lang::En))?;
    let perft = perft(&game, time);
    let mut rng = Rng::seeded(1);
    let fast = per_second(time, || game.game().playout(&mut rng));
    let plain = per_second(time, || game.game().plain_playout(&mut rng));
    let (depth, nodes) = perft.map_or(("–".to_owned(), "–".to_owned()), |(depth, speed)| {
        (depth.to_string(), format!("{:.1}", speed / 1e6))
    });
    let (fast, plain) = (fast / 1e3, plain / 1e3);
    Ok(format!(
        "{:<10} {seats:>5} {depth:>10} {nodes:>17} {fast:>21.1} {plain:>22.1}\n",
        entry.about.id
    ))
}

/// The deepest perft that fits the time, and its nodes per second; `None` where
/// positions cannot be listed.
fn perft(game: &Match, time: Duration) -> Option<(u32, f64)> {
    let mut depth = 1;
    loop {
        let clock = Instant::now();
        let nodes = game.game().perft(depth)?;
        let spent = clock.elapsed();
        // The next depth takes about ten times as long.
        if spent * 4 > time {
            return Some((depth, nodes as f64 / spent.as_secs_f64()));
        }
        depth += 1;
    }
}

fn per_second<T>(time: Duration, mut run: impl FnMut() -> T) -> f64 {
    let clock = Instant::now();
    let mut count = 0_u32;
    while clock.elapsed() < time {
        for _ in 0..16 {
            std::hint::black_box(run());
            count += 1;
        }
    }
    f64::from(count) / clock.elapsed().as_secs_f64()
}
