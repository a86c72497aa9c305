//! The same view, level, seed and nodes give the same move in the modules.

use catalog::{Entry, Match};
use rules::{Rng, Seat, Turn, Viewer};
use serde_json::{Value, json};

use crate::module::{built, same};

/// How many nodes each level may look at.
const NODES: u64 = 300;
/// Enough to fill a transposition table and to leave the opening of a tree.
const MANY_NODES: u64 = 10_000;
/// Every so many moves all levels are asked; the others are made by the second.
const EVERY: usize = 7;

#[test]
fn bots_play_the_same_in_the_modules() {
    for game in built() {
        let entry = catalog::find(game).unwrap();
        for &players in entry.about.players.iter().filter(|&&players| players > 1) {
            let requests = thoughts(entry, players);
            assert!(requests.len() >= 10, "{game} goes on for long enough");
            for (request, answer) in requests.iter().zip(same(game, &requests)) {
                assert!(answer.starts_with(r#"{"ok":"#), "{request}: {answer}");
            }
        }
    }
}

/// Questions from a whole game between bots.
fn thoughts(entry: &'static Entry, players: usize) -> Vec<Value> {
    let mut game = Match::open(entry, players, &json!({}), kit::shelf()).unwrap();
    let mut luck = Rng::seeded(players as u64);
    let mut requests = Vec::new();
    for moves in 0.. {
        match game.game().turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                game.roll(&mut luck);
            }
            Turn::Seat(seat) => {
                if moves % EVERY == 0 {
                    let levels = (1..=5).map(|level| think(&game, seat, level, NODES));
                    requests.extend(levels);
                }
                if moves == 2 * EVERY {
                    requests.push(think(&game, seat, 5, MANY_NODES));
                }
                let limits = bots::Limits::nodes(50).seeded(moves as u64);
                let player = bots::Player::Level(bots::Level::Two);
                let counsel = game.game().advise(player, &limits).unwrap();
                game.apply(&counsel.chosen()).unwrap();
            }
        }
    }
    requests
}

fn think(game: &Match, seat: Seat, level: u8, nodes: u64) -> Value {
    json!({
        "do": "think", "game": game.entry().about.id, "options": game.options(),
        "players": game.seats(), "seat": seat,
        "view": game.game().view(Viewer::Seat(seat)), "level": level,
        "seed": nodes + u64::from(level), "nodes": nodes,
    })
}
