//! Is everything there?

use crate::{Store, StoreError};

impl Store {
    /// Checks the database's own integrity where it can be asked (SQLite), and that no event of any table is missing.
    /// It reads everything, and takes its time.
    pub async fn check(&self) -> Result<(), StoreError> {
        if let Some(check) = self.dialect.integrity {
            let verdict: String = sqlx::query_scalar(check).fetch_one(&self.readers).await?;
            if verdict != "ok" {
                return Err(StoreError::Damaged(verdict));
            }
        }
        match self.hole().await? {
            Some(table) => Err(StoreError::Hole { table }),
            None => Ok(()),
        }
    }

    /// Versions are unique and begin with 1, so that there is no hole where there are as many as the last one says.
    async fn hole(&self) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT coalesce(cards.table_id, told.table_id) FROM cards FULL JOIN
                 (SELECT table_id, count(*) AS events, max(version) AS version FROM events GROUP BY table_id) AS told
                 ON told.table_id = cards.table_id
             WHERE cards.version IS DISTINCT FROM told.events OR cards.version IS DISTINCT FROM told.version
             ORDER BY 1 LIMIT 1",
        );
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
