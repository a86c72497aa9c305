//! The heartbeat, so that a restart knows how long the room was away.

use crate::{Store, StoreError};

impl Store {
    /// Notes that the room is alive at that time, in milliseconds since 1970.
    pub async fn beat(&self, at: i64) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO heartbeat (one, at) VALUES (1, $1)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at",
        );
        self.writer.run(query.bind(at)).await.map(drop)
    }

    /// When the room was last known to be alive.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT at FROM heartbeat");
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
