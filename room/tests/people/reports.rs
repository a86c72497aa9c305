//! Reports on games that are over.

use std::time::Duration;

use catalog::{Match, find};
use room::Room;
use rules::{Luck, Rng, Shelf};
use serde_json::json;

use crate::place::Place;

/// The record of a game of REVERSO with at most this many actions.
fn record(actions: usize) -> String {
    let mut game = Match::open(find("reverso").unwrap(), 2, &json!({}), &Shelf::default()).unwrap();
    let mut rng = Rng::seeded(1);
    while !game.game().turn().is_over() && game.past().len() < actions {
        let moves = game.game().moves().actions;
        let place = rng.below(moves.len() as u32) as usize;
        game.apply(&moves[place]).unwrap();
    }
    game.record().to_string()
}

async fn whole(room: &Room, name: &str) {
    while room.report_named(name).unwrap().plies.is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// A long game does not keep others waiting.
#[tokio::test(flavor = "multi_thread")]
async fn a_short_report_does_not_wait_for_a_long_one() {
    let place = Place::new().await;
    let room = place.room();
    let long = room.begin_report_on("ana", record(60)).await.unwrap();
    let short = room.begin_report_on("bea", record(2)).await.unwrap();
    whole(&room, &short).await;
    let long = room.report_named(&long).unwrap();
    assert!(long.done < long.of, "{} of {}", long.done, long.of);
}
