//! What can go wrong, as facts. No message holds an event, a token, a code or the address of the database.

use std::io;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The address names neither of the two databases.
    #[error("the database must be given as sqlite:PATH or postgres://USER@HOST/NAME")]
    Address,
    /// What is acknowledged there would not survive a power cut.
    #[error("the database would not survive a power cut: {0}")]
    NotDurable(&'static str),
    /// Libraries older than 3.51.3 can lose committed writes in WAL mode.
    #[error("SQLite {found} can lose committed writes; 3.51.3 or newer is needed")]
    OldSqlite {
        /// The version of the library in this program.
        found: String,
    },
    /// Another room is open there.
    #[error("another room is open on this database")]
    Occupied,
    /// Nothing has been kept at this address yet.
    #[error("nothing is kept there")]
    Nothing,
    /// There is something else at this address; it was left as it was.
    #[error("this is no database of Sobremesa; it was left as it was")]
    Foreign,
    /// A later release has been here; the database was left as it was.
    #[error(
        "the database has format {found}, but this program knows formats up to {known} only; it was left as it was"
    )]
    Newer {
        /// The format of the database.
        found: i64,
        /// The last format that this program knows.
        known: i64,
    },
    /// The file cannot be read or created.
    #[error("the database file cannot be used: {0}")]
    File(io::ErrorKind),
    /// The caller asks for something that can never be stored.
    #[error("not to be stored: {0}")]
    Malformed(&'static str),
    /// That token or code has been given to somebody else.
    #[error("that token or code is taken")]
    Taken,
    /// The database refused a statement.
    #[error("the database refused a statement ({code}): {message}")]
    Refused {
        /// The database's own code, SQLSTATE in PostgreSQL.
        code: String,
        /// The database's own words.
        message: String,
    },
    /// The database could not be reached, or was lost on the way. A write may have been stored.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// A stored value is not of the kind that it must be.
    #[error("a stored value cannot be read: {0}")]
    Unreadable(String),
    /// The integrity check of the database itself failed.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Events of a table are missing, or do not follow each other, or are not those that its head or its card tell of.
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
    /// A decoding error of sqlx may quote the value, so that only the column is kept of it.
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
