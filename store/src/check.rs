//! Integrity check of the stored events.

use crate::{Store, StoreError};

impl Store {
    /// Runs the database's own integrity check (SQLite only) and verifies that no event
    /// of any table is missing and no act is stored twice. It reads everything, so it
    /// is slow.
    pub async fn check(&self) -> Result<(), StoreError> {
        if let Some(check) = self.dialect.integrity {
            let verdict: String = sqlx::query_scalar(check).fetch_one(&self.readers).await?;
            if verdict != "ok" {
                return Err(StoreError::Damaged(verdict));
            }
        }
        if let Some(table) = self.hole().await? {
            return Err(StoreError::Hole { table });
        }
        match self.repetition().await? {
            Some(table) => Err(StoreError::Twice { table }),
            None => Ok(()),
        }
    }

    /// The first table with a gap. A table has none if the number of its events equals
    /// its last version and every event but the first has the preceding version as its
    /// predecessor.
    async fn hole(&self) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT coalesce(heads.table_id, cards.table_id, '') FROM heads
                 FULL JOIN cards ON cards.table_id = heads.table_id
                 FULL JOIN (
                     SELECT later.number, count(*) AS events, max(later.version) AS version, max(later.id) AS newest,
                         sum(CASE WHEN earlier.version = later.version - 1 THEN 1 ELSE 0 END) AS links
                     FROM journal AS later
                     LEFT JOIN journal AS earlier ON earlier.id = later.previous AND earlier.number = later.number
                     GROUP BY later.number
                 ) AS told ON told.number = heads.number
             WHERE heads.table_id IS NULL OR cards.table_id IS NULL
                 OR heads.version IS DISTINCT FROM told.events OR heads.version IS DISTINCT FROM told.version
                 OR heads.newest IS DISTINCT FROM told.newest OR heads.version - 1 IS DISTINCT FROM told.links
             ORDER BY 1 LIMIT 1",
        );
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The first table at which an act was stored twice.
    async fn repetition(&self) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT table_id FROM journal JOIN heads ON heads.number = journal.number WHERE aid IS NOT NULL
             GROUP BY table_id, actor, aid HAVING count(*) > 1 ORDER BY 1 LIMIT 1",
        );
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
