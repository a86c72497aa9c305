//! Group commit: judges each batch against the stored events and the batches before it,
//! then writes all accepted batches at once. The transaction excludes other writers, so
//! no insert can fail.

use std::collections::HashMap;

use sqlx::AnyConnection;

use crate::ledger::Ledger;
use crate::many::Many;
use crate::{Appended, Batch, Card, Row, State, StoreError};

const HEADS: Many = Many {
    sql: "INSERT INTO heads (number, table_id, version, newest, deadline) VALUES {rows}
          ON CONFLICT (number) DO UPDATE SET version = excluded.version, newest = excluded.newest,
          deadline = excluded.deadline",
    width: 5,
};
const EVENTS: Many = Many {
    sql: "INSERT INTO journal (id, number, version, at, event, actor, aid, previous) VALUES {rows}",
    width: 8,
};
const CARDS: Many = Many {
    sql: "INSERT INTO cards (table_id, state, public, summary, persons, changed) VALUES {rows}
          ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, public = excluded.public,
          summary = excluded.summary, persons = excluded.persons, changed = excluded.changed",
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

/// Appends the batches in order within the open transaction. A refused batch leaves no
/// trace and does not affect the others.
pub(crate) async fn all(
    connection: &mut AnyConnection,
    ledger: &mut Ledger,
    batches: &[Batch],
) -> Result<Vec<Appended>, StoreError> {
    if batches.is_empty() {
        return Ok(Vec::new());
    }
    ledger.catch_up(connection, batches).await?;
    let verdicts: Vec<Appended> = batches.iter().map(|batch| ledger.judge(batch)).collect();
    let done = batches.iter().zip(&verdicts);
    let done: Vec<&Batch> = done
        .filter(|(_, verdict)| **verdict == Appended::Done)
        .map(|(batch, _)| batch)
        .collect();
    let lines = lines(ledger, &done);
    // If a table has several batches, the card of the last one wins.
    let last: HashMap<&str, &Batch> = done.iter().map(|batch| (&*batch.table, *batch)).collect();
    let last: Vec<&Batch> = last.into_values().collect();
    write_heads(connection, ledger, &last).await?;
    write_events(connection, &lines).await?;
    write_cards(connection, ledger, &last).await?;
    for batch in last.iter().filter(|batch| batch.card.state == State::Over) {
        ledger.forget(&batch.table);
    }
    Ok(verdicts)
}

/// A row of the journal, ready to insert.
struct Line<'a> {
    number: i64,
    id: i64,
    previous: Option<i64>,
    row: &'a Row,
    /// The actor and the client's id of the act; only on the act's first event.
    act: Option<(&'a str, &'a str)>,
}

fn lines<'a>(ledger: &mut Ledger, done: &[&'a Batch]) -> Vec<Line<'a>> {
    let mut lines = Vec::with_capacity(done.len());
    for batch in done {
        let mut act = batch.act.as_ref().map(|act| (&*act.actor, &*act.aid));
        for row in &batch.rows {
            let (number, id, previous) = ledger.place(&batch.table);
            lines.push(Line {
                number,
                id,
                previous,
                row,
                act: act.take(),
            });
        }
    }
    lines
}

async fn write_events(
    connection: &mut AnyConnection,
    lines: &[Line<'_>],
) -> Result<(), StoreError> {
    let events = EVENTS.run(connection, lines, |query, line| {
        let Row { version, at, event } = line.row;
        let query = query.bind(line.id).bind(line.number).bind(*version as i64);
        let query = query.bind(*at).bind(&**event);
        let (actor, aid) = line.act.unzip();
        query.bind(actor).bind(aid).bind(line.previous)
    });
    events.await?;
    Ok(())
}

async fn write_heads<'a>(
    connection: &mut AnyConnection,
    ledger: &mut Ledger,
    last: &[&'a Batch],
) -> Result<(), StoreError> {
    let head = |batch: &&'a Batch| {
        let known = ledger.known(&batch.table);
        (known.number, known.newest, *batch)
    };
    let heads: Vec<_> = last.iter().map(head).collect();
    let heads = HEADS.run(connection, &heads, |query, (number, newest, batch)| {
        let query = query.bind(*number).bind(&*batch.table);
        let query = query.bind(batch.last_version() as i64).bind(*newest);
        query.bind(batch.card.deadline)
    });
    heads.await?;
    Ok(())
}

/// Cards and seat assignments change rarely, so only changes are written.
async fn write_cards(
    connection: &mut AnyConnection,
    ledger: &mut Ledger,
    last: &[&Batch],
) -> Result<(), StoreError> {
    let (mut changed, mut reseated) = (Vec::new(), Vec::new());
    for &batch in last {
        let known = ledger.known(&batch.table);
        let before = known.card.as_ref();
        if before.is_some_and(|before| !batch.card.differs(before)) {
            continue;
        }
        changed.push(batch);
        if before.is_none_or(|before| before.persons != batch.card.persons) {
            reseated.push(batch);
        }
        known.card = Some(batch.card.clone());
    }
    let cards = CARDS.run(connection, &changed, |query, batch| {
        let Card {
            state,
            public,
            summary,
            changed,
            ..
        } = &batch.card;
        let query = query.bind(&*batch.table).bind(state.word());
        let query = query.bind(i64::from(*public)).bind(&**summary);
        query.bind(batch.card.persons()).bind(*changed)
    });
    cards.await?;
    reseat(connection, &reseated).await
}

async fn reseat(connection: &mut AnyConnection, reseated: &[&Batch]) -> Result<(), StoreError> {
    let unseat = UNSEAT.run(connection, reseated, |query, batch| {
        query.bind(&*batch.table)
    });
    unseat.await?;
    let seats: Vec<(&str, &str)> = reseated
        .iter()
        .flat_map(|batch| {
            let persons = batch.card.persons.iter();
            persons.map(|person| (&**person, &*batch.table))
        })
        .collect();
    let seat = SEAT.run(connection, &seats, |query, (person, table)| {
        query.bind(*person).bind(*table)
    });
    seat.await?;
    Ok(())
}
