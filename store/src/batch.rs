//! A batch: the events of one act, appended all or none.

use std::fmt;

use crate::{Card, StoreError, text};

/// The events of one act and the lobby card as it is after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The table's id. An unknown id creates a table if `after` is 0.
    pub table: String,
    /// The version the writer had seen; the first row is the next version.
    pub after: u64,
    /// At least one event, with consecutive versions.
    pub rows: Vec<Row>,
    /// The act that caused these events; `None` for the room's own, such as a clock.
    pub act: Option<ActId>,
    /// The lobby card after these events.
    pub card: Card,
}

/// One event of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// The version of the table with this event: 1, 2, 3 …
    pub version: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The event as JSON.
    pub event: String,
}

/// The idempotency key of an act: the same key always means the same act.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ActId {
    /// A seat from "1" to "4", or a person's id.
    pub actor: String,
    /// The random id that the client chose for the act.
    pub aid: String,
}

/// The result of appending a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The batch is on disk.
    Done,
    /// The act was appended before; nothing was written now.
    Repeated {
        /// The version of the act's first event.
        version: u64,
    },
    /// Another writer appended these versions, or the table is not that far yet;
    /// nothing was written.
    Conflict,
}

impl Batch {
    /// Refuses what can never be stored, before it aborts the transaction it would
    /// share with other batches.
    pub(crate) fn vet(&self) -> Result<(), StoreError> {
        text::id(&self.table)?;
        if let Some(act) = &self.act {
            text::id(&act.actor)?;
            text::id(&act.aid)?;
        }
        self.card.vet()?;
        self.rows
            .iter()
            .try_for_each(|row| text::long(&row.event))?;
        if self.rows.is_empty() {
            return Err(StoreError::Malformed("a batch without events"));
        }
        let mut expected = self.after;
        for row in &self.rows {
            expected = expected.saturating_add(1);
            if row.version != expected || i64::try_from(expected).is_err() {
                return Err(StoreError::Malformed(
                    "versions that do not follow each other",
                ));
            }
        }
        Ok(())
    }

    /// The table's version after this batch.
    pub(crate) fn last_version(&self) -> u64 {
        self.after + self.rows.len() as u64
    }
}

impl fmt::Debug for Row {
    /// Omits the event, which may hold hidden hands and seeds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("version", &self.version)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}
