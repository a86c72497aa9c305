//! The room: all live tables, stored before they are broadcast, kept going by bots and
//! clocks. It knows no HTTP.
//!
//! An act takes the table's lock; the clock checks whether it comes too late; the table
//! decides; the events are stored; the act is acknowledged and every watcher is told.
//! If the store does not accept the events, the table is read from it again: what is
//! not on disk has not happened.

mod aside;
mod asking;
mod booklet;
mod codes;
mod commit;
mod hints;
mod invited;
mod keeper;
mod live;
mod lobby;
mod outbox;
mod past;
mod playing;
mod puzzles;
pub mod refusals;
mod rematch;
mod report;
mod secret;
mod study;
mod thinkers;
mod watching;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use rules::{Refusal, Shelf};
use store::{Prints, Store};
use table::Millis;

pub use aside::aside;
pub use asking::Written;
pub use keeper::GUEST_DAYS;
pub use outbox::{Next, Outbox};
pub use report::Unbegun;
pub use secret::hash;
pub use thinkers::Thoughts;
pub use watching::Watch;

use hints::Hints;
use live::Live;
use report::Reports;
use thinkers::Thinkers;

/// All tables. Clones share them.
#[derive(Clone)]
pub struct Room(Arc<Inner>);

struct Inner {
    store: Store,
    shelf: Shelf,
    house: House,
    thinkers: Thinkers,
    hints: Hints,
    reports: Reports,
    now: Now,
    /// Hashes of the acts that are remembered.
    prints: Prints,
    tables: Mutex<HashMap<String, Arc<Live>>>,
}

/// What the host of the room allows at its tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct House {
    /// Whether the lobby lists public tables.
    pub lobby: bool,
    /// Whether free-text chat is allowed.
    pub chat: bool,
    /// The number of thinking slots for bots.
    pub thinkers: usize,
    /// Maximum number of unfinished tables per person; 0 for no limit.
    pub tables: usize,
}

/// The source of the current time.
pub type Now = Arc<dyn Fn() -> Millis + Send + Sync>;

/// A refusal, with the table's version at that time (0 if there is no table).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct No {
    /// The reason.
    pub refusal: Refusal,
    /// The table's version.
    pub v: u64,
}

impl No {
    /// Whether it is an answer before its turn: [`Room::act`] waits until it counts.
    pub fn is_early(&self) -> bool {
        self.refusal.rule == &table::refusals::EARLY
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No { refusal, v: 0 }
    }
}

/// The system clock.
pub fn wall_clock() -> Now {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
        })
    })
}

impl Room {
    /// A room on a store.
    pub fn new(store: Store, shelf: Shelf, house: House, now: Now) -> Room {
        Room(Arc::new(Inner {
            store,
            shelf,
            house,
            thinkers: Thinkers::new(house.thinkers),
            hints: Hints::new(house.thinkers),
            reports: Reports::default(),
            now,
            prints: Prints::default(),
            tables: Mutex::default(),
        }))
    }

    /// The current time.
    pub fn now(&self) -> Millis {
        (self.0.now)()
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The data loaded for the games.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// The number of tables in memory.
    pub fn tables_loaded(&self) -> usize {
        self.tables().len()
    }

    /// How many bots are thinking and how many are queued.
    pub fn thoughts(&self) -> Thoughts {
        self.0.thinkers.thoughts()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
