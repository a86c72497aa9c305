//! Guest sessions: which token belongs to whom. Only the hash of a token is stored.

use crate::{Store, StoreError, text};

/// A session's renewal is recorded at most once in this many milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

impl Store {
    /// Assigns a token to a person. Fails with [`StoreError::Taken`] if it is somebody
    /// else's.
    pub async fn begin_session(
        &self,
        token_hash: [u8; 32],
        person: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        text::id(person)?;
        let query = sqlx::query(
            "INSERT INTO sessions (token_hash, person, at) VALUES ($1, $2, $3)
             ON CONFLICT (token_hash) DO UPDATE SET at = excluded.at WHERE sessions.person = excluded.person
             RETURNING 1",
        );
        let query = query
            .bind(token_hash.to_vec())
            .bind(person.to_owned())
            .bind(at);
        match self.writer.run(query).await?.len() {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    /// Records that a token was issued again, which extends its life.
    pub async fn renew_session(&self, token_hash: [u8; 32], at: i64) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE sessions SET at = $1 WHERE token_hash = $2 AND at <= $3");
        let query = query.bind(at).bind(token_hash.to_vec());
        let query = query.bind(at.saturating_sub(DAY));
        self.writer.run(query).await.map(drop)
    }

    /// Deletes sessions last renewed before this time and returns their number.
    pub async fn sweep_sessions(&self, before: i64) -> Result<u64, StoreError> {
        let query = sqlx::query("DELETE FROM sessions WHERE at < $1 RETURNING 1");
        Ok(self.writer.run(query.bind(before)).await?.len() as u64)
    }

    /// The person a token belongs to.
    pub async fn person(&self, token_hash: [u8; 32]) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT person FROM sessions WHERE token_hash = $1");
        let query = query.bind(token_hash.to_vec());
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
