//! Those who look at a table: the players and others.

use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use rules::{Refusal, SeatSet, Viewer};
use table::{Phase, Table};
use wire::{FromRoom, Snapshot, viewers};

use crate::live::Live;
use crate::outbox::Outbox;
use crate::{Room, refusals};

/// One who looks at a table. Whoever sits at it looks with all of their seats.
pub(crate) struct Watcher {
    pub(crate) person: Option<String>,
    seats: Mutex<SeatSet>,
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
            seats: Mutex::new(seats(table, person)),
            outbox: Arc::default(),
        });
        check_access(table, person)?;
        live.watchers().push(Arc::clone(&watcher));
        let welcome = FromRoom::Welcome(self.snapshot_of(&live, table, person, watcher.seats()));
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
        let seats = seats(table, person);
        // Strangers must not fill the memory.
        if let Some(person) = person.filter(|_| !seats.is_empty()) {
            live.seen(person, self.now());
        }
        Ok(self.snapshot_of(&live, table, person, seats))
    }

    fn snapshot_of(
        &self,
        live: &Live,
        table: &Table,
        person: Option<&str>,
        seats: SeatSet,
    ) -> Snapshot {
        let here = |person: &str| live.is_here(person);
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
        &refusals::ELSEWHERE
    } else {
        &refusals::PRIVATE
    }))
}

/// Whether anyone may look at a table. At a public one they choose a seat; once the
/// game begins it is for its players only, unless spectators are allowed.
pub(crate) fn is_open_to_all(table: &Table) -> bool {
    let choosing = table.setup().public && table.phase() == Phase::Gathering;
    choosing || table.setup().watch
}

fn seats(table: &Table, person: Option<&str>) -> SeatSet {
    person.map_or(SeatSet::NONE, |person| table.seats_of(person).collect())
}

impl Watcher {
    fn seats(&self) -> SeatSet {
        *self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        viewers(self.seats())
    }

    /// Looks on from wherever the person sits now. Whoever lost the right to look
    /// is sent away.
    pub(crate) fn reseat(&self, table: &Table) {
        let person = self.person.as_deref();
        let mut own = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        *own = seats(table, person);
        if let Err(refusal) = check_access(table, person) {
            let code = refusal.rule.code;
            let bye = FromRoom::Bye { code, retry_ms: 0 };
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

    /// Tells all watchers but one which players are there.
    fn tell_who_is_here(&self, table: &Table, but: Option<&Arc<Watcher>>) {
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
        let snapshot = self.room.snapshot_of(
            &self.live,
            seated.table(),
            self.watcher.person.as_deref(),
            self.watcher.seats(),
        );
        // Under the table's lock nothing new comes in between.
        let mut messages: Vec<Bytes> =
            std::iter::from_fn(|| self.outbox().take_message()).collect();
        messages.push(FromRoom::Snap(snapshot).bytes());
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
        if self.watcher.seats().is_empty() {
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
