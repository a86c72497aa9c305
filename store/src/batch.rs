//! What is appended to a table: the events of one act, all or none.

use std::fmt;

use crate::{Card, StoreError, text};

/// Events that belong together, and the card as it is after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// The table. An unknown one comes into being if `after` is 0.
    pub table: String,
    /// The version that the writer had seen; the first row is the next one.
    pub after: u64,
    /// At least one event, with versions that follow each other.
    pub rows: Vec<Row>,
    /// The act that these events answer, if somebody acted.
    pub act: Option<ActId>,
    /// What the lobby knows of the table from now on.
    pub card: Card,
}

/// One event of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number at the table, from 1.
    pub version: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The event as JSON.
    pub event: String,
}

/// The name that a client gave to an act. The same name is the same act for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ActId {
    /// A seat from "1" to "4", or a person's id.
    pub actor: String,
    /// The client's own random id of the act.
    pub aid: String,
}

/// What became of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// That act was appended before. Nothing was written now.
    Repeated {
        /// The version of the first event of the act.
        version: u64,
    },
    /// Somebody else appended these versions, or the table has not come so far. Nothing was written.
    Conflict,
}

impl Batch {
    /// Refuses what could never be stored before it can spoil the transaction that others share.
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

    /// The version of the table once this batch is appended.
    pub(crate) fn last_version(&self) -> u64 {
        self.after + self.rows.len() as u64
    }
}

impl fmt::Debug for Row {
    /// Without the event, which may hold hidden hands and seeds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("version", &self.version)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}
