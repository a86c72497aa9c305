//! Reading what was appended.

use sqlx::Row as _;

use crate::{ActId, Row, Store, StoreError};

impl Store {
    /// The events of a table after that version, in order.
    pub async fn events(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        let query = sqlx::query(
            "SELECT version, at, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version",
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

    /// The version of the first event of that act, if it was appended.
    pub async fn answered(&self, table: &str, act: &ActId) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT version FROM events WHERE table_id = $1 AND actor = $2 AND aid = $3",
        );
        let query = query.bind(table).bind(&*act.actor).bind(&*act.aid);
        let version = query.fetch_optional(&self.readers).await?;
        Ok(version.map(|version| version as u64))
    }
}
