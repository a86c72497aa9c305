//! `sobremesa bench`: how fast each game is on this machine, on one core.

use std::time::{Duration, Instant};

use bots::{Level, Limits, Player};
use catalog::{Entry, GAMES, Match};
use rules::{Lang, Rng, Text};
use serde_json::{Map, Value};

use crate::Done;
use crate::arguments::Course;
use crate::games::print;
use crate::shelf::shelf;

/// Random moves before the bot’s thinking is measured.
const OPENING: u64 = 8;

/// Measures the games: a line for each number of players, then the game-specific
/// benchmarks.
pub(crate) fn run(course: &Course, lang: Lang) -> Done {
    let title = Text::new(
        "juego       jug.      perft  millones de nodos/s   miles de partidas/s   por el contrato   bot 5, miles de nodos/s\n",
        "game        seats     perft   million nodes/s   thousand playouts/s   through the contract   bot 5, thousand nodes/s\n",
    );
    print(title.get(lang))?;
    let chosen = |entry: &&Entry| {
        let game = course.game;
        game.is_none_or(|game| game.about.id == entry.about.id)
    };
    let mut feats = Vec::new();
    for entry in GAMES.iter().filter(chosen) {
        // What a game lacks is reported once, not for each number of players.
        match entry.feats(shelf()) {
            Ok(more) => feats.extend(more.into_iter().map(|feat| (entry, feat))),
            Err(refusal) => {
                let why = refusal.sentence(lang);
                print(&format!("{:<10} {why}\n", entry.about.id))?;
                continue;
            }
        }
        for &seats in entry.about.players {
            print(&line(entry, seats, course.time)?)?;
        }
    }
    for (entry, mut feat) in feats {
        let speed = per_second(course.time, &mut feat.run);
        let a_second = Text::new("por segundo", "a second").get(lang);
        let (id, name) = (entry.about.id, feat.name.get(lang));
        print(&format!("{id:<10} {speed:.1} {a_second}: {name}\n"))?;
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
    let (fast, plain, bot) = (fast / 1e3, plain / 1e3, thinking(game, time) / 1e3);
    Ok(format!(
        "{:<10} {seats:>5} {depth:>10} {nodes:>17} {fast:>21.1} {plain:>22.1} {bot:>25.1}\n",
        entry.about.id
    ))
}

/// The strongest level's nodes per second, at the first position a few moves into a
/// random game where there is a choice.
fn thinking(mut game: Match, time: Duration) -> f64 {
    let player = Player::Level(Level::Five);
    let mut rng = Rng::seeded(1);
    for ply in 0.. {
        while game.roll(&mut rng).is_some() {}
        let random = Limits::nodes(0).seeded(ply);
        let Some(next) = game.game().advise(Player::Random, &random) else {
            break;
        };
        if ply >= OPENING {
            let clock = Instant::now();
            let counsel = game.game().advise(player, &Limits::timed(time));
            let nodes = counsel.map_or(0, |counsel| counsel.nodes);
            if nodes > 1 {
                return nodes as f64 / clock.elapsed().as_secs_f64();
            }
        }
        game.apply(&next.chosen()).expect("an offered move plays");
    }
    0.0
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
