//! Invitation and seat codes. Only their hashes are stored, and each can be used once.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Store, StoreError, text};

/// What a code grants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The table it belongs to.
    pub table: String,
    /// The seat at that table.
    pub seat: u8,
    /// Whether it invites or moves a seat.
    pub kind: CodeKind,
    /// The person who claimed it; `None` while anyone may use it.
    pub person: Option<String>,
    /// Expiry, in milliseconds since 1970 (exclusive).
    pub until: i64,
}

/// The two kinds of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeKind {
    /// Lets somebody take the seat.
    Invitation,
    /// Lets the person in the seat continue on another device.
    Resume,
}

impl Store {
    /// Stores a code. Fails with [`StoreError::Taken`] if its hash exists already.
    pub async fn put_code(&self, code_hash: [u8; 32], code: Code) -> Result<(), StoreError> {
        text::id(&code.table)?;
        code.person.as_deref().map_or(Ok(()), text::id)?;
        let query = sqlx::query(
            "INSERT INTO codes (code_hash, table_id, seat, kind, person, until)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (code_hash) DO NOTHING RETURNING 1",
        );
        let query = query
            .bind(code_hash.to_vec())
            .bind(code.table)
            .bind(i64::from(code.seat))
            .bind(code.kind.word())
            .bind(code.person)
            .bind(code.until);
        match self.writer.run(query).await?.len() {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    /// What a code grants; `None` if it is unknown or expired.
    pub async fn code(&self, code_hash: [u8; 32], now: i64) -> Result<Option<Code>, StoreError> {
        let query = sqlx::query("SELECT * FROM codes WHERE code_hash = $1 AND until > $2");
        let query = query.bind(code_hash.to_vec()).bind(now);
        let row = query.fetch_optional(&self.readers).await?;
        row.as_ref().map(Code::read).transpose()
    }

    /// Claims a code for a person; returns whether it is theirs now. If several people
    /// try at once, one succeeds.
    pub async fn claim_code(&self, code_hash: [u8; 32], person: &str) -> Result<bool, StoreError> {
        text::id(person)?;
        let query = sqlx::query(
            "UPDATE codes SET used_by = $1 WHERE code_hash = $2 AND (used_by IS NULL OR used_by = $3) RETURNING 1",
        );
        let query = query.bind(person.to_owned()).bind(code_hash.to_vec());
        let claimed = self.writer.run(query.bind(person.to_owned())).await?;
        Ok(!claimed.is_empty())
    }

    /// Releases a person's claim on a code they could not use, so that anyone can use
    /// it again.
    pub async fn release_code(&self, code_hash: [u8; 32], person: &str) -> Result<(), StoreError> {
        text::id(person)?;
        let query =
            sqlx::query("UPDATE codes SET used_by = NULL WHERE code_hash = $1 AND used_by = $2");
        let query = query.bind(code_hash.to_vec()).bind(person.to_owned());
        self.writer.run(query).await.map(|_| ())
    }

    /// Revokes all unused invitations to a seat and returns their number.
    pub async fn revoke_invitations(&self, table: &str, seat: u8) -> Result<u64, StoreError> {
        text::id(table)?;
        let query = sqlx::query(
            "DELETE FROM codes WHERE table_id = $1 AND seat = $2 AND kind = $3 AND used_by IS NULL RETURNING 1",
        );
        let query = query.bind(table.to_owned()).bind(i64::from(seat));
        let query = query.bind(CodeKind::Invitation.word());
        Ok(self.writer.run(query).await?.len() as u64)
    }

    /// Deletes expired codes and returns their number.
    pub async fn sweep_codes(&self, now: i64) -> Result<u64, StoreError> {
        let query = sqlx::query("DELETE FROM codes WHERE until <= $1 RETURNING 1");
        Ok(self.writer.run(query.bind(now)).await?.len() as u64)
    }
}

impl Code {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let seat: i64 = row.try_get("seat")?;
        Ok(Self {
            table: row.try_get("table_id")?,
            seat: u8::try_from(seat).map_err(|_| StoreError::Unreadable("a seat".to_owned()))?,
            kind: CodeKind::read(row.try_get("kind")?)?,
            person: row.try_get("person")?,
            until: row.try_get("until")?,
        })
    }
}

impl CodeKind {
    const fn word(self) -> &'static str {
        match self {
            Self::Invitation => "invitation",
            Self::Resume => "resume",
        }
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        [Self::Invitation, Self::Resume]
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| StoreError::Unreadable("the kind of a code".to_owned()))
    }
}
