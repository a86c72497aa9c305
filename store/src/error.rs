//! Store errors. No message contains an event, a token, a code or the database URL.

use std::io;

/// Why a store operation failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The URL names neither SQLite nor PostgreSQL.
    #[error("the database must be given as sqlite:PATH or postgres://USER@HOST/NAME")]
    Address,
    /// Acknowledged writes would not survive a power cut there.
    #[error("the database would not survive a power cut: {0}")]
    NotDurable(&'static str),
    /// SQLite before 3.51.3 can lose committed writes in WAL mode.
    #[error("SQLite {found} can lose committed writes; 3.51.3 or newer is needed")]
    OldSqlite {
        /// The version of the SQLite library in this program.
        found: String,
    },
    /// Another room has the database open.
    #[error("another room is open on this database")]
    Occupied,
    /// There is no database at this URL yet.
    #[error("nothing is kept there")]
    Nothing,
    /// Something that is not ours exists at this URL; it was left untouched.
    #[error("this is no database of Sobremesa; it was left as it was")]
    Foreign,
    /// The database was written by a later release; it was left untouched.
    #[error(
        "the database has format {found}, but this program knows formats up to {known} only; it was left as it was"
    )]
    Newer {
        /// The schema version of the database.
        found: i64,
        /// The newest schema version this program knows.
        known: i64,
    },
    /// The file cannot be read or created.
    #[error("the database file cannot be used: {0}")]
    File(io::ErrorKind),
    /// The caller passed a value that can never be stored.
    #[error("not to be stored: {0}")]
    Malformed(&'static str),
    /// The token or code belongs to somebody else.
    #[error("that token or code is taken")]
    Taken,
    /// The database refused a statement.
    #[error("the database refused a statement ({code}): {message}")]
    Refused {
        /// The database's error code; SQLSTATE in PostgreSQL.
        code: String,
        /// The database's own message.
        message: String,
    },
    /// The database is unreachable or the connection was lost. A pending write may or
    /// may not have been stored.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// A stored value has the wrong type.
    #[error("a stored value cannot be read: {0}")]
    Unreadable(String),
    /// The database's own integrity check failed.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Events of a table are missing or out of sequence, or do not match its head or
    /// its card.
    #[error("events of table {table} are missing")]
    Hole {
        /// The first such table.
        table: String,
    },
    /// An act was stored twice.
    #[error("an act at table {table} was stored twice")]
    Twice {
        /// The first such table.
        table: String,
    },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    /// Keeps only the column of sqlx's decoding errors, which may quote the value.
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(refusal) => Self::Refused {
                code: refusal.code().map_or_else(String::new, String::from),
                message: refusal.message().to_owned(),
            },
            sqlx::Error::ColumnDecode { index, .. } => Self::Unreadable(format!("column {index}")),
            sqlx::Error::Decode(_) | sqlx::Error::Encode(_) | sqlx::Error::AnyDriverError(_) => {
                Self::Unreadable("a value of another type".to_owned())
            }
            sqlx::Error::Configuration(_) => Self::Address,
            sqlx::Error::PoolClosed => Self::Closed,
            other => Self::Unreachable(other.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::File(error.kind())
    }
}
