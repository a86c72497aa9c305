//! The server is killed again and again while people play. No acknowledged move is
//! lost, none is applied twice, and no throw or draw changes.
//!
//! `CRASHES=1000` does it more often than the usual fifty times.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../wire/client.rs"]
mod client;
mod duel;
mod house;
mod notes;
#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "../shell/wire.rs"]
mod wire;

use std::sync::Arc;
use std::time::Duration;

use rules::{Luck as _, Rng};
use tokio::task::JoinSet;
use tokio::time::sleep;

use duel::Duel;
use house::House;
use notes::Notes;

const CRASHES: u64 = 50;
/// With luck and without, with hidden hands and without.
const GAMES: [&str; 4] = ["ludo", "airam", "reverso", "nueve"];
const DUELS: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_the_room_loses_nothing() {
    let crashes = std::env::var("CRASHES").map_or(CRASHES, |times| times.parse().unwrap());
    let mut rng = Rng::seeded(5);
    let mut house = House::open();
    let notes = Arc::new(Notes::default());
    let mut duels = JoinSet::new();
    for number in 0..DUELS {
        let game = GAMES[number % GAMES.len()];
        let duel = Duel::begin(number, game, house.addresses(), Arc::clone(&notes));
        duels.spawn(duel.await.play());
    }
    for crash in 0..crashes {
        // Some moments come while everybody is still on the way back.
        let acts = u64::from(rng.below(4)) * u64::from(rng.below(20));
        notes.wait_for(acts, &mut duels).await;
        sleep(Duration::from_micros(rng.below(20_000).into())).await;
        house.kill();
        notes.check(&house.database()).await;
        if (crash + 1) % CRASHES == 0 {
            println!("{} times: nothing lost", crash + 1);
        }
        if crash + 1 < crashes {
            house.reopen();
        }
    }
    notes.check_all(&house.database()).await;
    assert!(notes.acknowledged() > crashes * 10, "hardly anybody played");
    assert!(notes.cut() > crashes, "hardly any reply was lost");
    assert!(notes.draws() > crashes, "hardly any luck");
}
