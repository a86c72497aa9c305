//! Appending the batches of a group: each is judged by what is stored and by those before it, then all that are accepted are written at once.
//! The transaction excludes other writers, so that no insertion can fail.

use std::collections::{HashMap, HashSet};

use sqlx::{AnyConnection, Row as _};

use crate::many::Many;
use crate::{ActId, Appended, Batch, Card, Row, StoreError};

const HEADS: Many = Many {
    sql: "SELECT table_id, version, persons FROM cards WHERE table_id IN (VALUES {rows})",
    width: 1,
};
const ACTS: Many = Many {
    sql: "WITH asked (table_id, actor, aid) AS (VALUES {rows})
          SELECT events.table_id, events.actor, events.aid, events.version FROM asked JOIN events
          ON events.table_id = asked.table_id AND events.actor = asked.actor AND events.aid = asked.aid
          WHERE events.aid IS NOT NULL",
    width: 3,
};
const CARDS: Many = Many {
    sql: "INSERT INTO cards (table_id, version, state, public, deadline, summary, persons, changed) VALUES {rows}
          ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, state = excluded.state,
          public = excluded.public, deadline = excluded.deadline, summary = excluded.summary,
          persons = excluded.persons, changed = excluded.changed",
    width: 8,
};
const EVENTS: Many = Many {
    sql: "INSERT INTO events (table_id, version, at, event, actor, aid) VALUES {rows}",
    width: 6,
};
const UNSEAT: Many = Many {
    sql: "DELETE FROM seated WHERE table_id IN (VALUES {rows})",
    width: 1,
};
const SEAT: Many = Many {
    sql: "INSERT INTO seated (person, table_id) VALUES {rows} ON CONFLICT DO NOTHING",
    width: 2,
};

/// Appends the batches in their order, within the transaction that is open. A refused one leaves no trace and does not disturb the others.
pub(crate) async fn all(
    connection: &mut AnyConnection,
    batches: &[Batch],
) -> Result<Vec<Appended>, StoreError> {
    let mut ledger = Ledger::read(connection, batches).await?;
    let verdicts: Vec<Appended> = batches.iter().map(|batch| ledger.judge(batch)).collect();
    let done = batches.iter().zip(&verdicts);
    let done: Vec<&Batch> = done
        .filter(|(_, verdict)| **verdict == Appended::Done)
        .map(|(batch, _)| batch)
        .collect();
    write_cards(connection, &ledger, &done).await?;
    write_events(connection, &done).await?;
    Ok(verdicts)
}

/// What is known of the tables and acts of a group.
struct Ledger {
    heads: HashMap<String, u64>,
    persons: HashMap<String, String>,
    acts: HashMap<(String, ActId), u64>,
}

impl Ledger {
    async fn read(connection: &mut AnyConnection, batches: &[Batch]) -> Result<Self, StoreError> {
        let mut ledger = Self {
            heads: HashMap::new(),
            persons: HashMap::new(),
            acts: HashMap::new(),
        };
        let tables: HashSet<&str> = batches.iter().map(|batch| &*batch.table).collect();
        let tables: Vec<&str> = tables.into_iter().collect();
        for row in HEADS
            .run(connection, &tables, |query, table| query.bind(*table))
            .await?
        {
            let table: String = row.try_get(0)?;
            ledger
                .heads
                .insert(table.clone(), row.try_get::<i64, _>(1)? as u64);
            ledger.persons.insert(table, row.try_get(2)?);
        }
        let acts: Vec<(&str, &ActId)> = batches
            .iter()
            .filter_map(|batch| Some((&*batch.table, batch.act.as_ref()?)))
            .collect();
        let known = ACTS.run(connection, &acts, |query, (table, act)| {
            query.bind(*table).bind(&*act.actor).bind(&*act.aid)
        });
        for row in known.await? {
            let act = ActId {
                actor: row.try_get(1)?,
                aid: row.try_get(2)?,
            };
            let version = row.try_get::<i64, _>(3)? as u64;
            ledger.acts.insert((row.try_get(0)?, act), version);
        }
        Ok(ledger)
    }

    /// An act that is known is a repetition, whatever its writer had seen.
    fn judge(&mut self, batch: &Batch) -> Appended {
        let act = batch.act.clone().map(|act| (batch.table.clone(), act));
        if let Some(&version) = act.as_ref().and_then(|act| self.acts.get(act)) {
            return Appended::Repeated { version };
        }
        if self.heads.get(&batch.table).copied().unwrap_or(0) != batch.after {
            return Appended::Conflict;
        }
        self.heads.insert(batch.table.clone(), batch.last_version());
        self.acts.extend(act.map(|act| (act, batch.after + 1)));
        Appended::Done
    }
}

/// Of several batches of one table the last one's card stands. Who sits where seldom changes, and is written only then.
async fn write_cards(
    connection: &mut AnyConnection,
    ledger: &Ledger,
    done: &[&Batch],
) -> Result<(), StoreError> {
    let last: HashMap<&str, &Batch> = done.iter().map(|batch| (&*batch.table, *batch)).collect();
    let last: Vec<&Batch> = last.into_values().collect();
    let cards = CARDS.run(connection, &last, |query, batch| {
        let Card {
            state,
            public,
            deadline,
            summary,
            changed,
            ..
        } = &batch.card;
        let query = query.bind(&*batch.table).bind(batch.last_version() as i64);
        let query = query
            .bind(state.word())
            .bind(i64::from(*public))
            .bind(*deadline);
        query
            .bind(&**summary)
            .bind(batch.card.persons())
            .bind(*changed)
    });
    cards.await?;

    let reseated: Vec<&Batch> = last
        .into_iter()
        .filter(|batch| ledger.persons.get(&batch.table) != Some(&batch.card.persons()))
        .collect();
    UNSEAT
        .run(connection, &reseated, |query, batch| {
            query.bind(&*batch.table)
        })
        .await?;
    let seats: Vec<(&str, &str)> = reseated
        .iter()
        .flat_map(|batch| {
            batch
                .card
                .persons
                .iter()
                .map(|person| (&**person, &*batch.table))
        })
        .collect();
    SEAT.run(connection, &seats, |query, (person, table)| {
        query.bind(*person).bind(*table)
    })
    .await?;
    Ok(())
}

async fn write_events(connection: &mut AnyConnection, done: &[&Batch]) -> Result<(), StoreError> {
    let lines: Vec<(&Batch, usize)> = done
        .iter()
        .flat_map(|batch| (0..batch.rows.len()).map(|place| (*batch, place)))
        .collect();
    let events = EVENTS.run(connection, &lines, |query, (batch, place)| {
        let Row { version, at, event } = &batch.rows[*place];
        let act = batch.act.as_ref().filter(|_| *place == 0);
        let query = query
            .bind(&*batch.table)
            .bind(*version as i64)
            .bind(*at)
            .bind(&**event);
        query
            .bind(act.map(|act| &*act.actor))
            .bind(act.map(|act| &*act.aid))
    });
    events.await?;
    Ok(())
}
