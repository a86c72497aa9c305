//! Reading events: follows the chain from the last event of a table to its first.
//! Versions strictly decrease along it, so even a damaged chain ends.

use sqlx::Row as _;

use crate::{ActId, Row, Store, StoreError};

impl Store {
    /// The events of a table after a version, in order.
    pub async fn events(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        let query = sqlx::query(
            "WITH RECURSIVE told (version, at, event, previous) AS (
                 SELECT journal.version, at, event, previous FROM heads JOIN journal ON id = newest WHERE table_id = $1
                 UNION ALL
                 SELECT journal.version, journal.at, journal.event, journal.previous
                 FROM told JOIN journal ON id = told.previous AND journal.version < told.version
                 WHERE told.version - 1 > $2
             )
             SELECT version, at, event FROM told WHERE version > $2 ORDER BY version",
        );
        let query = query
            .bind(table)
            .bind(i64::try_from(after).unwrap_or(i64::MAX));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| {
                Ok(Row {
                    version: row.try_get::<i64, _>(0)? as u64,
                    at: row.try_get(1)?,
                    event: row.try_get(2)?,
                })
            })
            .collect()
    }

    /// The tables that have an event of this kind, most recent first. It scans the
    /// whole journal, so it is not for routine use.
    pub async fn tables_with(&self, kind: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT table_id FROM heads JOIN
                 (SELECT number, max(id) AS last FROM journal WHERE event LIKE $1 GROUP BY number) AS found
                 ON found.number = heads.number
             ORDER BY last DESC LIMIT $2",
        );
        let query = query.bind(format!("{{\"event\":\"{kind}\"%"));
        let query = query.bind(i64::from(limit));
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// The version of the act's first event, if it was appended.
    pub async fn answered(&self, table: &str, act: &ActId) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar::<_, i64>(
            "WITH RECURSIVE told (version, actor, aid, previous) AS (
                 SELECT journal.version, actor, aid, previous FROM heads JOIN journal ON id = newest WHERE table_id = $1
                 UNION ALL
                 SELECT journal.version, journal.actor, journal.aid, journal.previous
                 FROM told JOIN journal ON id = told.previous AND journal.version < told.version
             )
             SELECT version FROM told WHERE actor = $2 AND aid = $3 LIMIT 1",
        );
        let query = query.bind(table).bind(&*act.actor).bind(&*act.aid);
        let version = query.fetch_optional(&self.readers).await?;
        Ok(version.map(|version| version as u64))
    }
}
