//! Store first, then acknowledge, then broadcast.

use std::array;
use std::sync::Arc;

use bytes::Bytes;
use rules::{Refusal, Viewer};
use store::{ActId, Appended, Batch, Card, Row};
use table::{Event, Happening, Log, Table};
use wire::{Telling, number};

use crate::Room;
use crate::live::Seated;

/// The result of storing events.
pub(crate) enum Stored {
    /// The events are on disk and everybody has been told; this is their first version.
    Now(u64),
    /// The act had been stored before, with this version.
    Before(u64),
}

impl Room {
    /// Stores the events of a table and tells its watchers. If storing fails, the
    /// events have not happened.
    pub(crate) async fn commit(
        &self,
        seated: &mut Seated<'_>,
        log: Log,
        act: Option<ActId>,
    ) -> Result<Stored, Refusal> {
        let Some(first) = log.first().map(|happening| happening.version) else {
            return Ok(Stored::Now(seated.table().version()));
        };
        let card = seated.card(&log, self.now());
        let batch = batch(seated.table(), &log, act, card);
        let table = seated.set_aside();
        match self.store().append(batch).await {
            Ok(Appended::Done) => seated.put_back(table),
            Ok(Appended::Repeated { version }) => return Ok(Stored::Before(version)),
            Ok(Appended::Conflict) => return Err(Refusal::of(&wire::refusals::TRY_AGAIN)),
            Err(error) => {
                tracing::error!(%error, "events could not be stored");
                return Err(Refusal::of(&wire::refusals::TRY_AGAIN));
            }
        }
        if log.iter().any(Happening::moves_on) {
            seated.live.moves_on();
        }
        self.tell(seated, &log);
        self.follow_up(seated);
        Ok(Stored::Now(first))
    }

    /// Tells every watcher what happened, as far as each may know it. Viewers that see
    /// the same get the same bytes.
    fn tell(&self, seated: &mut Seated<'_>, log: &Log) {
        let live = Arc::clone(&seated.live);
        let table = seated.table();
        let watchers = live.watchers();
        let telling = Telling::new(table, log, self.now());
        let reseated = telling.changes_seats();
        if reseated {
            watchers.iter().for_each(|watcher| watcher.reseat(table));
        }
        // By the viewer's seat. Only in a team do people who look from the same seat mute
        // each other's writers; and what somebody has at the table is theirs alone.
        let mut messages: [Option<Vec<Bytes>>; rules::MAX_SEATS + 1] = array::from_fn(|_| None);
        let talk = log.iter().any(|happening| is_talk(&happening.event));
        for watcher in watchers.iter() {
            let person = watcher.person.as_deref();
            for viewer in watcher.viewers() {
                let kept = &mut messages[usize::from(number(viewer))];
                if reseated || talk && viewer != Viewer::Spectator {
                    *kept = None;
                }
                let messages = kept.get_or_insert_with(|| {
                    let messages = telling.messages(viewer, person);
                    messages.map(|message| message.bytes()).collect()
                });
                for message in messages.iter() {
                    watcher.outbox.push(message.clone());
                }
            }
        }
        drop(watchers);
        if reseated {
            live.tell_who_is_here(table, None);
        }
    }
}

/// Whether it is hidden from those who muted its sender.
fn is_talk(event: &Event) -> bool {
    matches!(event, Event::Phrase { .. } | Event::Said { .. })
}

/// The batch to store.
pub(crate) fn batch(table: &Table, log: &Log, act: Option<ActId>, card: Card) -> Batch {
    let row = |happening: &Happening| Row {
        version: happening.version,
        at: happening.at,
        event: serde_json::to_string(&happening.event).expect("an event has a JSON text"),
    };
    Batch {
        table: table.id().to_owned(),
        after: log.first().map_or(0, |first| first.version - 1),
        rows: log.iter().map(row).collect(),
        act,
        card,
    }
}
