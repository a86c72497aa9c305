//! A table in memory, as read from the store.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use rules::{Refusal, Seat, SeatSet};
use store::{Card, Print};
use table::{Awaited, Event, Log, Millis, Table};
use tokio::sync::futures::Notified;
use tokio::sync::{Mutex as TurnMutex, MutexGuard, Notify};
use wire::{FromRoom, members_here, seats_here};

use crate::thinkers::Thought;
use crate::watching::Watcher;
use crate::{Room, lobby};

/// How many recent acts are remembered; older ones are looked up in the store.
const REMEMBERED: usize = 32;
/// A person counts as away after this time without a connection.
const AWAY: Millis = 20_000;

/// A table in use.
pub(crate) struct Live {
    pub(crate) id: String,
    /// The table's lock; waiters are served in order.
    desk: TurnMutex<Desk>,
    pub(crate) watchers: Mutex<Vec<Arc<Watcher>>>,
    /// Notified whenever earlier views become stale.
    moves: Notify,
    /// When each person was last connected.
    gone: Mutex<HashMap<String, Millis>>,
    opened: Millis,
    /// The team member who is to move.
    awaited: Mutex<Option<Awaited>>,
}

/// What the lock protects.
#[derive(Default)]
pub(crate) struct Desk {
    /// `None` if the table must be read from the store.
    table: Option<Table>,
    /// Whether reading failed. It is not tried again until the table is evicted.
    unreadable: bool,
    /// One for each bot that must move or answer.
    pub(crate) thoughts: Vec<Thought>,
    /// The card as last stored.
    card: Option<Card>,
    recent: VecDeque<(Print, u64)>,
}

/// A locked table that is in memory.
pub(crate) struct Seated<'a> {
    pub(crate) live: Arc<Live>,
    desk: MutexGuard<'a, Desk>,
}

impl Room {
    /// The table with this id, in memory or not.
    pub(crate) fn find(&self, id: &str) -> Arc<Live> {
        let mut tables = self.tables();
        if let Some(live) = tables.get(id) {
            return Arc::clone(live);
        }
        let live = Arc::new(Live::new(id, self.now()));
        tables.insert(id.to_owned(), Arc::clone(&live));
        live
    }

    /// Takes a table's lock and reads the table if necessary.
    pub(crate) async fn sit<'a>(&self, live: &'a Arc<Live>) -> Result<Seated<'a>, Refusal> {
        let desk = live.desk.lock().await;
        let there = desk.table.is_some();
        let mut seated = Seated {
            live: Arc::clone(live),
            desk,
        };
        if seated.desk.unreadable {
            return Err(Refusal::of(&wire::refusals::UNREADABLE));
        }
        if !there {
            let read = self.read(&live.id).await;
            let read = read.inspect_err(|refusal| {
                self.forget_unknown(live, refusal);
                seated.desk.unreadable = refusal.rule == &wire::refusals::UNREADABLE;
            });
            seated.desk.table = Some(read?);
            seated.desk.thoughts.clear();
            seated.desk.card = None;
            // Something may have been stored that nobody was told.
            live.refresh(seated.table());
            self.follow_up(&mut seated);
        }
        Ok(seated)
    }

    /// Evicts unknown ids, so that they cannot fill the memory. A table that merely
    /// cannot be read now stays: somebody may be watching it.
    fn forget_unknown(&self, live: &Live, refusal: &Refusal) {
        if refusal.rule == &wire::refusals::NO_TABLE {
            self.tables().remove(&live.id);
        }
    }

    async fn read(&self, id: &str) -> Result<Table, Refusal> {
        let events = self.events_of(id).await?;
        Table::replay(events, self.shelf()).map_err(unreadable)
    }

    /// All events of a table.
    pub(crate) async fn events_of(&self, id: &str) -> Result<Vec<(Millis, Event)>, Refusal> {
        let rows = self.store().events(id, 0).await.map_err(|error| {
            tracing::error!(%error, "a table could not be read");
            Refusal::of(&wire::refusals::TRY_AGAIN)
        })?;
        if rows.is_empty() {
            return Err(Refusal::of(&wire::refusals::NO_TABLE));
        }
        let events = rows.iter().map(|row| {
            let event = serde_json::from_str::<Event>(&row.event);
            event.map(|event| (row.at, event))
        });
        events.collect::<Result<_, _>>().map_err(unreadable)
    }

    /// Adds a new table to those in memory.
    pub(crate) fn seat_new(&self, table: Table) -> Arc<Live> {
        let live = Arc::new(Live::new(table.id(), self.now()));
        if let Ok(mut desk) = live.desk.try_lock() {
            desk.table = Some(table);
        }
        self.tables().insert(live.id.clone(), Arc::clone(&live));
        live
    }
}

impl Live {
    fn new(id: &str, opened: Millis) -> Live {
        Live {
            id: id.to_owned(),
            desk: TurnMutex::default(),
            watchers: Mutex::default(),
            moves: Notify::new(),
            gone: Mutex::default(),
            opened,
            awaited: Mutex::default(),
        }
    }

    /// Whether it can be evicted: nobody holds or watches it, and no bot is thinking.
    pub(crate) fn is_idle(self: &Arc<Live>) -> bool {
        let unheld = Arc::strong_count(self) == 1;
        unheld
            && self
                .desk
                .try_lock()
                .is_ok_and(|desk| desk.thoughts.is_empty())
    }

    /// Waits until the game moves on.
    pub(crate) fn moved_on(&self) -> Notified<'_> {
        self.moves.notified()
    }

    /// Wakes everybody who waits for the game to move on.
    pub(crate) fn moves_on(&self) {
        self.moves.notify_waiters();
    }

    pub(crate) fn watchers(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Watcher>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that a person who acts without a socket is present.
    pub(crate) fn seen(&self, person: &str, at: Millis) {
        let mut gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        match gone.get_mut(person) {
            Some(last) => *last = at,
            None => drop(gone.insert(person.to_owned(), at)),
        }
    }

    pub(crate) fn is_here(&self, person: &str) -> bool {
        let here = |watcher: &Arc<Watcher>| watcher.person.as_deref() == Some(person);
        self.watchers().iter().any(here)
    }

    /// Since when a person has not been connected.
    fn gone_since(&self, person: &str) -> Option<Millis> {
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        let since = gone.get(person).copied().unwrap_or(self.opened);
        drop(gone);
        (!self.is_here(person)).then_some(since)
    }

    fn is_away(&self, person: &str, at: Millis) -> bool {
        let since = self.gone_since(person);
        since.is_some_and(|since| at - since >= AWAY)
    }

    /// Who of the people at a table is connected.
    pub(crate) fn presence(&self, table: &Table) -> FromRoom {
        let here = |person: &str| self.is_here(person);
        FromRoom::Here {
            seats: seats_here(table, here),
            members: members_here(table, here),
        }
    }

    /// The seats whose players have been away for some time; for a team, all members.
    pub(crate) fn absent(&self, table: &Table, at: Millis) -> SeatSet {
        let away = |seat: &Seat| {
            let mut persons = table.persons_in(*seat).peekable();
            persons.peek().is_some() && persons.all(|person| self.is_away(person, at))
        };
        let seats = Seat::all(table.setup().seats.len());
        seats.filter(away).collect()
    }

    /// Sets the team member who is to move.
    pub(crate) fn wait_for(&self, awaited: Option<Awaited>) {
        *self.awaited.lock().unwrap_or_else(PoisonError::into_inner) = awaited;
    }

    /// Whether the team member who is to move has been missing for too long, while
    /// another member is there to play on.
    pub(crate) fn is_overdue(&self, now: Millis) -> bool {
        let awaited = self.awaited.lock().unwrap_or_else(PoisonError::into_inner);
        awaited.as_ref().is_some_and(|awaited| {
            let gone = self.gone_since(&awaited.person);
            let since = gone.map(|gone| gone.max(awaited.since));
            since.is_some_and(|since| now - since >= awaited.patience)
                && awaited.others.iter().any(|other| self.is_here(other))
        })
    }
}

impl Seated<'_> {
    pub(crate) fn table(&mut self) -> &mut Table {
        self.desk.table.as_mut().expect("a seated table is there")
    }

    /// Takes the table out while its events are being stored: if it is not put back,
    /// for whatever reason, it is read again.
    pub(crate) fn set_aside(&mut self) -> Option<Table> {
        self.desk.table.take()
    }

    /// Puts the table back after its events were stored.
    pub(crate) fn put_back(&mut self, table: Option<Table>) {
        self.desk.table = table;
    }

    /// The lobby card after these events. After most moves only its times are new.
    pub(crate) fn card(&mut self, log: &Log, now: Millis) -> Card {
        let kept = self.desk.card.take();
        let kept = kept.filter(|_| log.iter().all(|happening| keeps_card(&happening.event)));
        let table = self.table();
        let card = match kept {
            Some(card) => Card {
                deadline: table.deadline(),
                changed: now,
                ..card
            },
            None => lobby::card(table, now),
        };
        self.desk.card = Some(card.clone());
        card
    }

    pub(crate) fn thoughts(&mut self) -> &mut Vec<Thought> {
        &mut self.desk.thoughts
    }

    pub(crate) fn remember(&mut self, act: Print, v: u64) {
        self.desk.recent.push_back((act, v));
        if self.desk.recent.len() > REMEMBERED {
            self.desk.recent.pop_front();
        }
    }

    /// The answer to a recent act.
    pub(crate) fn answered(&self, act: Print) -> Option<u64> {
        let known = self.desk.recent.iter().find(|(known, _)| *known == act);
        known.map(|(_, v)| *v)
    }
}

/// The stored events do not fit together.
pub(crate) fn unreadable<E>(_why: E) -> Refusal {
    tracing::error!("a stored table does not replay");
    Refusal::of(&wire::refusals::UNREADABLE)
}

/// Whether the lobby card stays the same after this event.
fn keeps_card(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Drawn { .. }
            | Event::Phrase { .. }
            | Event::Said { .. }
            | Event::Reported { .. }
    )
}

#[cfg(test)]
mod tests {
    use rules::Shelf;
    use serde_json::json;
    use store::Store;

    use super::*;
    use crate::House;

    /// Anyone may ask for any table id as often as they like.
    #[tokio::test]
    async fn only_players_are_missed() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("room.db").display());
        let store = Store::open(&url).await.expect("a store");
        let room = Room::new(store, Shelf::default(), House::default(), Arc::new(|| 0));
        let game = catalog::GAMES.iter().find(|entry| entry.usual_seats() == 2);
        let game = game.expect("a game for two").about.id;
        let setup =
            json!({ "game": game, "seats": [{ "who": "me" }, { "who": "me" }], "watch": true });
        let setup = serde_json::from_value(setup).expect("a setup");
        let table = room.open("ana", "Ana", setup).await.expect("a table");
        for person in ["ana", "bea", "cid"] {
            assert!(room.snapshot(Some(person), &table).await.is_ok());
        }
        let live = room.find(&table);
        let gone = live.gone.lock().expect("the map of those who went");
        assert_eq!(gone.keys().collect::<Vec<_>>(), ["ana"]);
    }
}
