//! The room: every table that somebody plays or watches, stored before it is told,
//! kept going by bots and clocks. It knows no HTTP.
//!
//! The way of an act: the table's lock is taken, the clock looks whether it comes
//! too late, the table decides, the events are stored, the act is acknowledged and
//! every watcher is told. If the store does not take them, the table is read from
//! it again: what is not on disk has not happened.

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
pub use codes::Redeemed;
pub use invited::Invited;
pub use keeper::GUEST_DAYS;
pub use lobby::Listing;
pub use outbox::{Next, Outbox};
pub use report::Unbegun;
pub use secret::hash;
pub use thinkers::Thoughts;
pub use watching::Watch;

use hints::Hints;
use live::Live;
use report::Reports;
use thinkers::Thinkers;

/// All the tables. Clones share them.
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
    /// Names of the acts that are remembered.
    prints: Prints,
    tables: Mutex<HashMap<String, Arc<Live>>>,
}

/// What the host of the room allows at its tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct House {
    /// Tables that the lobby lists for everybody.
    pub lobby: bool,
    /// Free text.
    pub chat: bool,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many unfinished tables a person may have; 0 for any number.
    pub tables: usize,
}

/// Where the time comes from.
pub type Now = Arc<dyn Fn() -> Millis + Send + Sync>;

/// A refusal, and the table's version when it was given (0 if there is no table).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct No {
    /// Why.
    pub refusal: Refusal,
    /// The version.
    pub v: u64,
}

impl No {
    /// Whether it is an answer that counts when its turn comes: [`Room::act`] waits
    /// for it.
    pub fn is_early(&self) -> bool {
        self.refusal.rule == &table::refusals::EARLY
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No { refusal, v: 0 }
    }
}

/// What the computer's clock shows.
pub fn wall_clock() -> Now {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
        })
    })
}

impl Room {
    /// A room over a store.
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

    /// The time.
    pub fn now(&self) -> Millis {
        (self.0.now)()
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What is loaded for the games.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// How many tables are in memory.
    pub fn tables_loaded(&self) -> usize {
        self.tables().len()
    }

    /// How many bots think, and how many wait for a place to.
    pub fn thoughts(&self) -> Thoughts {
        self.0.thinkers.thoughts()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
