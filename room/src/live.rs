//! A table in memory, as the store tells it.

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

/// How many acts are remembered; older ones are looked up in the store.
const REMEMBERED: usize = 32;
/// Whoever has been gone for so long is away.
const AWAY: Millis = 20_000;

/// A table that somebody uses.
pub(crate) struct Live {
    pub(crate) id: String,
    /// Whoever holds it acts; the others wait in the order in which they came.
    desk: TurnMutex<Desk>,
    pub(crate) watchers: Mutex<Vec<Arc<Watcher>>>,
    /// Told whenever what a player saw is out of date.
    moves: Notify,
    /// When each person was last seen to go.
    gone: Mutex<HashMap<String, Millis>>,
    opened: Millis,
    /// The member of a team who is to move.
    awaited: Mutex<Option<Awaited>>,
}

/// What the holder of the lock works with.
#[derive(Default)]
pub(crate) struct Desk {
    /// Nothing when it must be read from the store.
    table: Option<Table>,
    /// Whether that was tried in vain. It is not tried again before the table is forgotten.
    unreadable: bool,
    /// One for each bot that is to move or to answer.
    pub(crate) thoughts: Vec<Thought>,
    /// As it was last stored.
    card: Option<Card>,
    recent: VecDeque<(Print, u64)>,
}

/// A desk whose table is there.
pub(crate) struct Seated<'a> {
    pub(crate) live: Arc<Live>,
    desk: MutexGuard<'a, Desk>,
}

impl Room {
    /// The table of this name, from memory or from the store.
    pub(crate) fn find(&self, id: &str) -> Arc<Live> {
        let mut tables = self.tables();
        if let Some(live) = tables.get(id) {
            return Arc::clone(live);
        }
        let live = Arc::new(Live::new(id, self.now()));
        tables.insert(id.to_owned(), Arc::clone(&live));
        live
    }

    /// Takes a table's lock, reading the table if need be.
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

    /// Names that nobody has must not fill the memory. A table that only cannot be
    /// read now stays: somebody may watch it.
    fn forget_unknown(&self, live: &Live, refusal: &Refusal) {
        if refusal.rule == &wire::refusals::NO_TABLE {
            self.tables().remove(&live.id);
        }
    }

    async fn read(&self, id: &str) -> Result<Table, Refusal> {
        let events = self.events_of(id).await?;
        Table::replay(events, self.shelf()).map_err(unreadable)
    }

    /// All that has happened at a table.
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

    /// Puts a fresh table among those in memory.
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

    /// Whether nobody uses it: nobody holds or watches it, and no bot thinks.
    pub(crate) fn is_idle(self: &Arc<Live>) -> bool {
        let unheld = Arc::strong_count(self) == 1;
        unheld
            && self
                .desk
                .try_lock()
                .is_ok_and(|desk| desk.thoughts.is_empty())
    }

    /// Waits until the game goes on from where it is now.
    pub(crate) fn moved_on(&self) -> Notified<'_> {
        self.moves.notified()
    }

    /// Whoever waits for the game to go on need not any more.
    pub(crate) fn moves_on(&self) {
        self.moves.notify_waiters();
    }

    pub(crate) fn watchers(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Watcher>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever acts without a socket is there too.
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

    /// The seats whose players have been away for some time: of a team, all of them.
    pub(crate) fn absent(&self, table: &Table, at: Millis) -> SeatSet {
        let away = |seat: &Seat| {
            let mut persons = table.persons_in(*seat).peekable();
            persons.peek().is_some() && persons.all(|person| self.is_away(person, at))
        };
        let seats = Seat::all(table.setup().seats.len());
        seats.filter(away).collect()
    }

    /// This member of a team is to move, or nobody.
    pub(crate) fn wait_for(&self, awaited: Option<Awaited>) {
        *self.awaited.lock().unwrap_or_else(PoisonError::into_inner) = awaited;
    }

    /// Whether the member of a team who is to move has been missing for too long, while
    /// somebody else of the team is there to go on.
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

    /// Takes the table away while what happened at it is being stored: if it is not
    /// put back, whatever the reason, it is read again.
    pub(crate) fn set_aside(&mut self) -> Option<Table> {
        self.desk.table.take()
    }

    /// What happened is stored.
    pub(crate) fn put_back(&mut self, table: Option<Table>) {
        self.desk.table = table;
    }

    /// The card of the table after what happened. It is much the same after every
    /// move, and then only its times are new.
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

    /// The answer an act got, if it is a recent one.
    pub(crate) fn answered(&self, act: Print) -> Option<u64> {
        let known = self.desk.recent.iter().find(|(known, _)| *known == act);
        known.map(|(_, v)| *v)
    }
}

/// What is stored does not fit together.
pub(crate) fn unreadable<E>(_why: E) -> Refusal {
    tracing::error!("a stored table does not replay");
    Refusal::of(&wire::refusals::UNREADABLE)
}

/// Whether the lobby shows the same of a table after it.
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

    /// Anybody may ask for a table as often as they like, under any name.
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
