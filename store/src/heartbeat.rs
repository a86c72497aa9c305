//! The heartbeat: after a restart it tells how long the room was down.

use crate::{Store, StoreError};

impl Store {
    /// Records that the room is alive at this time, in milliseconds since 1970.
    pub async fn beat(&self, at: i64) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO heartbeat (one, at) VALUES (1, $1)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at",
        );
        self.writer.run(query.bind(at)).await.map(drop)
    }

    /// The last recorded heartbeat.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT at FROM heartbeat");
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
