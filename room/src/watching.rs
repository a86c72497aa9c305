//! Watchers of a table: players and spectators.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use rules::{Refusal, Viewer};
use table::{Phase, Table};
use wire::{ByeCode, FromRoom, Own, Snapshot, viewers};

use crate::Room;
use crate::live::Live;
use crate::outbox::Outbox;

/// A watcher of a table. A player watches with all of their seats.
pub(crate) struct Watcher {
    pub(crate) person: Option<String>,
    own: Mutex<Own>,
    pub(crate) outbox: Arc<Outbox>,
}

/// A subscription to a table, until dropped.
pub struct Watch {
    room: Room,
    live: Arc<Live>,
    watcher: Arc<Watcher>,
}

impl Room {
    /// Starts watching a table: with the person's seats, or as a spectator if that is
    /// allowed. The first message is the `welcome`.
    pub async fn watch(&self, person: Option<&str>, table: &str) -> Result<Watch, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let watcher = Arc::new(Watcher {
            person: person.map(str::to_owned),
            own: Mutex::new(Own::of(table, person)),
            outbox: Arc::default(),
        });
        check_access(table, person)?;
        live.watchers().push(Arc::clone(&watcher));
        let welcome: FromRoom = FromRoom::Welcome(self.snapshot_of(&live, table, person));
        watcher.outbox.push(welcome.bytes());
        if person.is_some_and(|person| table.seats_of(person).next().is_some()) {
            live.tell_who_is_here(table, Some(&watcher));
        }
        let room = self.clone();
        Ok(Watch {
            room,
            live: Arc::clone(&live),
            watcher,
        })
    }

    /// What a person may see of a table now.
    pub async fn snapshot(&self, person: Option<&str>, table: &str) -> Result<Snapshot, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        self.flag(&mut seated).await?;
        let table = seated.table();
        check_access(table, person)?;
        // Strangers must not fill the memory.
        if let Some(person) = person.filter(|person| table.seats_of(person).next().is_some()) {
            live.seen(person, self.now());
        }
        Ok(self.snapshot_of(&live, table, person))
    }

    fn snapshot_of(&self, live: &Live, table: &Table, person: Option<&str>) -> Snapshot {
        let here = |person: &str| live.is_here(person);
        let seats = Own::of(table, person).seats;
        Snapshot::of(table, (person, seats), here, self.now())
    }

    /// Ends every subscription with a last message, such as when to reconnect.
    pub fn say_goodbye(&self, farewell: impl Fn() -> FromRoom) {
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for live in tables {
            let watchers = live.watchers();
            watchers
                .iter()
                .for_each(|watcher| watcher.outbox.close(farewell().bytes()));
        }
    }
}

/// Refuses people who may not look at a table.
pub(crate) fn check_access(table: &Table, person: Option<&str>) -> Result<(), Refusal> {
    if person.is_some_and(|person| table.is_blocked(person)) {
        return Err(Refusal::of(&table::refusals::BLOCKED));
    }
    let belongs = person
        .is_some_and(|person| table.is_host(person) || table.seats_of(person).next().is_some());
    if belongs || is_open_to_all(table) {
        return Ok(());
    }
    let elsewhere = person.is_some_and(|person| table.is_elsewhere(person));
    Err(Refusal::of(if elsewhere {
        &wire::refusals::ELSEWHERE
    } else {
        &wire::refusals::PRIVATE
    }))
}

/// Whether anyone may look at a table. At a public one they choose a seat; once the
/// game begins it is for its players only, unless spectators are allowed.
pub(crate) fn is_open_to_all(table: &Table) -> bool {
    let choosing = table.setup().public && table.phase() == Phase::Gathering;
    choosing || table.setup().watch
}

impl Watcher {
    fn own(&self) -> MutexGuard<'_, Own> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        viewers(self.own().seats)
    }

    /// Updates the seats a person watches from. A person who lost access is sent away.
    pub(crate) fn reseat(&self, table: &Table) {
        let person = self.person.as_deref();
        *self.own() = Own::of(table, person);
        if let Err(refusal) = check_access(table, person) {
            let bye: FromRoom = FromRoom::Bye(ByeCode::of(&refusal).into());
            self.outbox.close(bye.bytes());
        }
    }
}

impl Live {
    /// Sends fresh views to all watchers after the table was read again.
    pub(crate) fn refresh(&self, table: &Table) {
        for watcher in self.watchers().iter() {
            watcher.reseat(table);
            watcher.outbox.fall_behind();
        }
    }

    /// Tells all watchers but one which players are present.
    pub(crate) fn tell_who_is_here(&self, table: &Table, but: Option<&Arc<Watcher>>) {
        let here: Bytes = self.presence(table).bytes();
        for watcher in self.watchers().iter() {
            if but.is_none_or(|but| !Arc::ptr_eq(but, watcher)) {
                watcher.outbox.push(here.clone());
            }
        }
    }
}

impl Watch {
    /// The outgoing queue.
    pub fn outbox(&self) -> &Arc<Outbox> {
        &self.watcher.outbox
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        &self.live.id
    }

    pub(crate) fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// The current view, for a client that asks or has fallen behind, after everything
    /// already queued: that happened before it.
    pub async fn snap(&self) -> Result<Vec<Bytes>, Refusal> {
        let mut seated = self.room.sit(&self.live).await?;
        let snapshot =
            self.room
                .snapshot_of(&self.live, seated.table(), self.watcher.person.as_deref());
        // Under the table's lock nothing new comes in between.
        let mut messages: Vec<Bytes> =
            std::iter::from_fn(|| self.outbox().take_message()).collect();
        let snap: FromRoom = FromRoom::Snap(snapshot);
        messages.push(snap.bytes());
        Ok(messages)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mine = |watcher: &Arc<Watcher>| Arc::ptr_eq(watcher, &self.watcher);
        self.live.watchers().retain(|watcher| !mine(watcher));
        let Some(person) = self.watcher.person.clone() else {
            return;
        };
        if self.watcher.own().seats.is_empty() {
            return;
        }
        let (room, live) = (self.room.clone(), Arc::clone(&self.live));
        live.seen(&person, room.now());
        // Without a runtime nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if let Ok(mut seated) = room.sit(&live).await {
                    live.tell_who_is_here(seated.table(), None);
                }
            });
        }
    }
}
