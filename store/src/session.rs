//! Guests: who comes with which token. Only the hash of a token is kept.

use crate::{Store, StoreError, text};

impl Store {
    /// From now on that token is that person's. [`StoreError::Taken`] if it is somebody else's.
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

    /// Whose token that is.
    pub async fn person(&self, token_hash: [u8; 32]) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT person FROM sessions WHERE token_hash = $1");
        let query = query.bind(token_hash.to_vec());
        Ok(query.fetch_optional(&self.readers).await?)
    }
}
