//! Random sequences of everything that people do at a table, and of everything that
//! happens to a room, against a plain reference.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod chair;
mod clocks;
mod invention;
mod ledger;
mod model;
mod story;
mod tally;
mod verdict;
mod witness;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use store::Store;
use tokio::task::JoinSet;

use story::Story;
use tally::Tally;

const SEQUENCES: u64 = 10_000;
/// How many run at once: the store batches their acts.
const AT_ONCE: usize = 128;

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_sequences_go_as_the_reference_says() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("model.db").display());
    let store = Store::open(&url).await.unwrap();
    let next = Arc::new(AtomicU64::new(0));
    let mut workers = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (store, next) = (store.clone(), Arc::clone(&next));
        workers.spawn(async move {
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Relaxed);
                if number >= SEQUENCES {
                    return tally;
                }
                tally.add(&Story::play(number, &store).await);
            }
        });
    }
    let mut tally = Tally::default();
    while let Some(told) = workers.join_next().await {
        tally.add(&told.unwrap());
    }
    tally.check();
    store.check().await.unwrap();
}
