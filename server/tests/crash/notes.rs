//! What the players were told, and whether it is still so.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use rules::Shelf;
use serde_json::Value;
use store::Store;
use table::{Event, Hand, Table};
use tokio::sync::Notify;
use tokio::task::JoinSet;

/// Everything the players know for certain.
#[derive(Default)]
pub(crate) struct Notes {
    known: Mutex<Known>,
    news: Notify,
}

#[derive(Default)]
struct Known {
    /// The acknowledged moves by table and version.
    moves: HashMap<(String, u64), String>,
    /// The luck that somebody was told, by table and version.
    draws: HashMap<(String, u64), String>,
    /// The tables where an act waits for its answer.
    waiting: HashSet<String>,
    acknowledged: u64,
    cut: u64,
}

impl Notes {
    /// An act is on its way.
    pub(crate) fn sent(&self, table: &str) {
        self.with(|known| known.waiting.insert(table.to_owned()));
    }

    /// Its answer has come. The same act always gets the same.
    pub(crate) fn answered(&self, table: &str, v: u64, play: Option<&str>) {
        self.with(|known| {
            known.acknowledged += 1;
            known.waiting.remove(table);
            if let Some(play) = play {
                let place = (table.to_owned(), v);
                let before = known.moves.insert(place, play.to_owned());
                assert!(before.is_none_or(|before| before == play));
            }
        });
        self.news.notify_one();
    }

    /// A reply was lost on purpose.
    pub(crate) fn lost(&self) {
        self.with(|known| known.cut += 1);
    }

    /// Somebody was told an event.
    pub(crate) fn told(&self, table: &str, v: u64, event: &Value) {
        let outcome = event["outcome"].as_str().unwrap_or("?");
        if outcome.contains('?') {
            return;
        }
        let place = (table.to_owned(), v);
        let before = self.with(|known| known.draws.insert(place, outcome.to_owned()));
        assert!(before.is_none_or(|before| before == outcome), "{table} {v}");
    }

    pub(crate) fn acknowledged(&self) -> u64 {
        self.with(|known| known.acknowledged)
    }

    pub(crate) fn cut(&self) -> u64 {
        self.with(|known| known.cut)
    }

    pub(crate) fn draws(&self) -> u64 {
        self.with(|known| known.draws.len() as u64)
    }

    /// Until so many more acts have been acknowledged.
    pub(crate) async fn wait_for(&self, acts: u64, duels: &mut JoinSet<()>) {
        let enough = self.acknowledged() + acts;
        while self.acknowledged() < enough {
            tokio::select! {
                () = self.news.notified() => {}
                duel = duels.join_next() => duel.unwrap().unwrap(),
            }
        }
    }

    /// Compares it with what is on disk, while nobody writes there.
    pub(crate) async fn check(&self, database: &str) {
        let store = Store::open(database).await.unwrap();
        store.check().await.unwrap();
        let tables: HashSet<String> = self.with(|known| {
            let told = known.moves.keys().chain(known.draws.keys());
            told.map(|(table, _)| table.clone()).collect()
        });
        for table in tables {
            let rows = store.events(&table, 0).await.unwrap();
            let event = |row: &store::Row| serde_json::from_str(&row.event).unwrap();
            let events: Vec<(i64, Event)> = rows.iter().map(|row| (row.at, event(row))).collect();
            self.check_table(&table, &events);
            Table::replay(events, &Shelf::default()).unwrap();
        }
        store.close().await;
    }

    fn check_table(&self, table: &str, events: &[(i64, Event)]) {
        self.with(|known| {
            let mut surplus = 0;
            for ((_, event), v) in events.iter().zip(1..) {
                let place = (table.to_owned(), v);
                match event {
                    Event::Played {
                        action,
                        hand: Hand::Person,
                        ..
                    } => match known.moves.get(&place) {
                        Some(acknowledged) => assert_eq!(action, acknowledged),
                        None => surplus += 1,
                    },
                    Event::Drawn { outcome, .. } => {
                        let told = known.draws.get(&place);
                        assert!(told.is_none_or(|told| told == outcome), "{place:?}");
                    }
                    _ => assert!(!known.moves.contains_key(&place), "{place:?}"),
                }
            }
            let last = events.len() as u64;
            let lost = |(id, v): &&(String, u64)| id == table && *v > last;
            let lost: Vec<_> = known
                .moves
                .keys()
                .chain(known.draws.keys())
                .filter(lost)
                .collect();
            assert!(lost.is_empty(), "lost: {lost:?}");
            let waiting = usize::from(known.waiting.contains(table));
            assert!(surplus <= waiting, "{table}: {surplus} moves nobody made");
        });
    }

    fn with<T>(&self, look: impl FnOnce(&mut Known) -> T) -> T {
        look(&mut self.known.lock().unwrap())
    }
}
