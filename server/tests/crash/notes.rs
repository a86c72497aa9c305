//! What the players were told, and whether it is still so.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::mem;
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
    tables: HashMap<String, Told>,
    /// The tables of which something has been told since they were last compared.
    fresh: HashSet<String>,
    acknowledged: u64,
    cut: u64,
}

/// What is known of one table.
#[derive(Default)]
struct Told {
    /// The acknowledged moves by version.
    moves: BTreeMap<u64, String>,
    /// The luck that somebody was told, by version.
    draws: BTreeMap<u64, String>,
    /// Whether an act waits for its answer.
    waiting: bool,
}

impl Notes {
    /// An act is on its way.
    pub(crate) fn sent(&self, table: &str) {
        self.with(|known| known.table(table).waiting = true);
    }

    /// Its answer has come. The same act always gets the same.
    pub(crate) fn answered(&self, table: &str, v: u64, play: Option<&str>) {
        self.with(|known| {
            known.acknowledged += 1;
            let told = known.table(table);
            told.waiting = false;
            if let Some(play) = play {
                let before = told.moves.insert(v, play.to_owned());
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
        let before = self.with(|known| known.table(table).draws.insert(v, outcome.to_owned()));
        assert!(before.is_none_or(|before| before == outcome), "{table} {v}");
    }

    pub(crate) fn acknowledged(&self) -> u64 {
        self.with(|known| known.acknowledged)
    }

    pub(crate) fn cut(&self) -> u64 {
        self.with(|known| known.cut)
    }

    pub(crate) fn draws(&self) -> u64 {
        self.with(|known| {
            let draws = known.tables.values().map(|told| told.draws.len() as u64);
            draws.sum()
        })
    }

    /// Waits until this many more acts have been acknowledged.
    pub(crate) async fn wait_for(&self, acts: u64, duels: &mut JoinSet<()>) {
        let enough = self.acknowledged() + acts;
        while self.acknowledged() < enough {
            tokio::select! {
                () = self.news.notified() => {}
                duel = duels.join_next() => duel.unwrap().unwrap(),
            }
        }
    }

    /// Compares what was told since the last time with what is on disk, while nobody
    /// writes there.
    pub(crate) async fn check(&self, database: &str) {
        let fresh = self.with(|known| mem::take(&mut known.fresh));
        self.compare(database, fresh).await;
    }

    /// Compares all that was ever told.
    pub(crate) async fn check_all(&self, database: &str) {
        let tables = self.with(|known| known.tables.keys().cloned().collect());
        self.compare(database, tables).await;
    }

    async fn compare(&self, database: &str, tables: HashSet<String>) {
        let store = Store::open(database).await.unwrap();
        store.check().await.unwrap();
        for table in tables {
            let rows = store.events(&table, 0).await.unwrap();
            let event = |row: &store::Row| serde_json::from_str(&row.event).unwrap();
            let events: Vec<(i64, Event)> = rows.iter().map(|row| (row.at, event(row))).collect();
            self.with(|known| known.tables[&table].check(&table, &events));
            Table::replay(events, &Shelf::default()).unwrap();
        }
        store.close().await;
    }

    fn with<T>(&self, look: impl FnOnce(&mut Known) -> T) -> T {
        look(&mut self.known.lock().unwrap())
    }
}

impl Known {
    /// What is known of a table of which there is something new.
    fn table(&mut self, table: &str) -> &mut Told {
        self.fresh.insert(table.to_owned());
        self.tables.entry(table.to_owned()).or_default()
    }
}

impl Told {
    fn check(&self, table: &str, events: &[(i64, Event)]) {
        let mut surplus = 0;
        for ((_, event), v) in events.iter().zip(1..) {
            match event {
                Event::Played {
                    action,
                    hand: Hand::Person,
                    ..
                } => match self.moves.get(&v) {
                    Some(acknowledged) => assert_eq!(action, acknowledged),
                    None => surplus += 1,
                },
                Event::Drawn { outcome, .. } => {
                    let told = self.draws.get(&v);
                    assert!(told.is_none_or(|told| told == outcome), "{table} {v}");
                }
                _ => assert!(!self.moves.contains_key(&v), "{table} {v}"),
            }
        }
        let newest = self.moves.keys().chain(self.draws.keys()).max();
        let newest = newest.copied().unwrap_or(0);
        assert!(newest <= events.len() as u64, "{table}: {newest} is lost");
        let waiting = usize::from(self.waiting);
        assert!(surplus <= waiting, "{table}: {surplus} moves nobody made");
    }
}
