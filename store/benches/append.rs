//! Durable appends per second: batches of two events, with 1, 50 and 200 callers, on
//! both databases.
#![allow(clippy::unwrap_used, reason = "a bench may panic")]

#[path = "../tests/laws/postgres.rs"]
mod postgres;

use std::time::{Duration, Instant};

use store::{ActId, Appended, Batch, Card, Row, State, Store};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(4);

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let sqlite = format!("sqlite:{}/room.db", folder.path().display());
    measure("SQLite", &sqlite).await;
    let postgres = postgres::Postgres::start();
    measure("PostgreSQL", &postgres.database()).await;
}

async fn measure(name: &str, url: &str) {
    let store = Store::open(url).await.unwrap();
    for callers in [1, 50, 200] {
        let begun = Instant::now();
        let mut crowd = JoinSet::new();
        for caller in 0..callers {
            crowd.spawn(play(
                store.clone(),
                format!("table-{callers}-{caller}"),
                begun + TIME,
            ));
        }
        let mut waits = crowd.join_all().await.concat();
        let rate = waits.len() as f64 / begun.elapsed().as_secs_f64();
        waits.sort_unstable();
        let [half, most] = [waits.len() / 2, waits.len() * 99 / 100].map(|place| waits[place]);
        println!(
            "{name:10} {callers:4} callers {rate:8.0} batches/s   median {half:8.2?}   99 % {most:8.2?}"
        );
    }
    store.check().await.unwrap();
    store.close().await;
}

/// Appends one batch after the other and returns how long each took.
async fn play(store: Store, table: String, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let after = waits.len() as u64 * 2;
        let begun = Instant::now();
        let appended = store.append(batch(&table, after)).await;
        assert_eq!(appended, Ok(Appended::Done));
        waits.push(begun.elapsed());
    }
    waits
}

fn batch(table: &str, after: u64) -> Batch {
    let row = |version| Row {
        version,
        at: 1_700_000_000_000,
        event: format!(
            r#"{{"kind":"acted","seat":1,"action":"d3","version":{version},"clock":[300000,298211]}}"#
        ),
    };
    Batch {
        table: table.to_owned(),
        after,
        rows: vec![row(after + 1), row(after + 2)],
        act: Some(ActId {
            actor: "1".to_owned(),
            aid: format!("0123456789abcdef-{after}"),
        }),
        card: Card {
            state: State::Live,
            public: true,
            deadline: Some(1_700_000_000_000 + after as i64),
            summary: r#"{"game":"reverso","seats":["ana","blas"],"options":{}}"#.into(),
            persons: ["ana".to_owned(), "blas".to_owned()].into(),
            changed: 1_700_000_000_000 + after as i64,
        },
    }
}
