//! The writer's cache of the tables it writes to, so that it need not read them again
//! for every move.
//!
//! The cache is valid as long as no other process appends, and another process's append
//! shows as a newer event than the newest one known here. Every transaction checks this
//! first and excludes other writers, so the cache stays valid until the commit.

use std::collections::HashMap;

use sqlx::{AnyConnection, Row as _};

use crate::many::Many;
use crate::{ActId, Appended, Batch, Card, Print, Prints, StoreError};

/// When the cache holds more tables than this, it is cleared and refilled on demand.
const MOST_TABLES: usize = 20_000;
/// The same for the acts at these tables; each takes about forty bytes.
const MOST_ACTS: usize = 500_000;

const TABLES: Many = Many {
    sql: "SELECT cards.*, number, version, newest, deadline FROM heads JOIN cards ON cards.table_id = heads.table_id
          WHERE heads.table_id IN (VALUES {rows})",
    width: 1,
};
const ACTS: Many = Many {
    sql: "WITH RECURSIVE told (number, version, actor, aid, previous) AS (
              SELECT number, version, actor, aid, previous FROM journal WHERE id IN (VALUES {rows})
              UNION ALL
              SELECT journal.number, journal.version, journal.actor, journal.aid, journal.previous
              FROM told JOIN journal ON id = told.previous AND journal.version < told.version
          )
          SELECT table_id, told.version, actor, aid FROM told JOIN heads ON heads.number = told.number WHERE aid IS NOT NULL",
    width: 1,
};

/// The cache. It must be discarded when a transaction fails.
#[derive(Default)]
pub(crate) struct Ledger {
    edge: Edge,
    tables: HashMap<String, Known>,
    acts: usize,
    prints: Prints,
}

/// The newest ids in the database.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Edge {
    /// The id of the newest event.
    event: i64,
    /// The number of the newest table.
    table: i64,
}

/// The cached state of one table. The default describes a table that does not exist.
#[derive(Default)]
pub(crate) struct Known {
    /// The table's number; 0 if it does not exist.
    pub(crate) number: i64,
    pub(crate) version: u64,
    /// The id of its last event.
    pub(crate) newest: Option<i64>,
    /// The stored card, except for the deadline.
    pub(crate) card: Option<Card>,
    acts: HashMap<Print, u64>,
}

impl Ledger {
    /// Makes sure the cache is valid and contains the tables of these batches.
    pub(crate) async fn catch_up(
        &mut self,
        connection: &mut AnyConnection,
        batches: &[Batch],
    ) -> Result<(), StoreError> {
        let edge = Edge::read(connection).await?;
        let full = self.acts > MOST_ACTS || self.tables.len() > MOST_TABLES;
        if full || edge != self.edge {
            *self = Self::default();
            self.edge = edge;
        }
        let mut unknown = Vec::new();
        for Batch { table, .. } in batches {
            if !self.tables.contains_key(table) {
                self.tables.insert(table.clone(), Known::default());
                unknown.push(&**table);
            }
        }
        self.learn(connection, &unknown).await
    }

    /// Decides the result of a batch and, if it is accepted, applies it to the cache. A
    /// known act is a repetition, whatever version its writer had seen.
    pub(crate) fn judge(&mut self, batch: &Batch) -> Appended {
        let known = find(&mut self.tables, &batch.table);
        let act = batch.act.as_ref().map(|act| self.prints.of(act));
        if let Some(&version) = act.and_then(|act| known.acts.get(&act)) {
            return Appended::Repeated { version };
        }
        if known.version != batch.after {
            return Appended::Conflict;
        }
        if known.number == 0 {
            self.edge.table += 1;
            known.number = self.edge.table;
        }
        known.version = batch.last_version();
        known.acts.extend(act.map(|act| (act, batch.after + 1)));
        self.acts += usize::from(act.is_some());
        Appended::Done
    }

    /// Assigns the next event of a table its place: the table's number, the event's id,
    /// and the id of its predecessor.
    pub(crate) fn place(&mut self, table: &str) -> (i64, i64, Option<i64>) {
        let known = find(&mut self.tables, table);
        self.edge.event += 1;
        let id = self.edge.event;
        (known.number, id, known.newest.replace(id))
    }

    /// The cached state of a table in the group.
    pub(crate) fn known(&mut self, table: &str) -> &mut Known {
        find(&mut self.tables, table)
    }

    /// Evicts a finished table, at which little more will happen.
    pub(crate) fn forget(&mut self, table: &str) {
        let known = self.tables.remove(table);
        self.acts -= known.map_or(0, |known| known.acts.len());
    }

    async fn learn(
        &mut self,
        connection: &mut AnyConnection,
        unknown: &[&str],
    ) -> Result<(), StoreError> {
        let tables = TABLES.run(connection, unknown, |query, table| query.bind(*table));
        let mut newest = Vec::new();
        for row in tables.await? {
            let known = self.tables.entry(row.try_get("table_id")?).or_default();
            known.number = row.try_get("number")?;
            known.version = row.try_get::<i64, _>("version")? as u64;
            known.newest = Some(row.try_get("newest")?);
            known.card = Some(Card::read(&row)?);
            newest.extend(known.newest);
        }
        let acts = ACTS.run(connection, &newest, |query, id| query.bind(*id));
        for row in acts.await? {
            let known = self.tables.entry(row.try_get(0)?).or_default();
            let act = ActId {
                actor: row.try_get(2)?,
                aid: row.try_get(3)?,
            };
            let act = self.prints.of(&act);
            known.acts.insert(act, row.try_get::<i64, _>(1)? as u64);
            self.acts += 1;
        }
        Ok(())
    }
}

fn find<'a>(tables: &'a mut HashMap<String, Known>, table: &str) -> &'a mut Known {
    let known = tables.get_mut(table);
    known.expect("catching up made every table of the group known")
}

impl Edge {
    async fn read(connection: &mut AnyConnection) -> Result<Self, StoreError> {
        let query = sqlx::query(
            "SELECT (SELECT coalesce(max(id), 0) FROM journal), (SELECT coalesce(max(number), 0) FROM heads)",
        );
        let row = query.fetch_one(connection).await?;
        Ok(Self {
            event: row.try_get(0)?,
            table: row.try_get(1)?,
        })
    }
}
