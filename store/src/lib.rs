//! Persistence for the room, in SQLite or PostgreSQL.
//!
//! A table is the fold of its events, and the events are stored here: appended in
//! order, each version once, each act once. Beside them are a lobby card for each
//! table, the guests, the codes that grant a seat, and a heartbeat.
//!
//! Every write goes through a single writer task, which commits everything that is
//! waiting in one transaction and only then acknowledges it. Reads use their own
//! read-only connections. All code except opening is the same for both databases; the
//! differences are in `dialect.rs` and in the migrations.

mod append;
mod batch;
mod card;
mod check;
mod claim;
mod code;
mod database;
mod dialect;
mod error;
mod events;
mod heartbeat;
mod ledger;
mod many;
mod migration;
mod prints;
mod session;
mod sqlite;
mod text;
mod writer;

pub use batch::{ActId, Appended, Batch, Row};
pub use card::{Card, State};
pub use claim::Claim;
pub use code::{Code, CodeKind};
pub use error::StoreError;
pub use prints::{Print, Prints};

use std::fmt;

use sqlx::AnyPool;

use database::Database;
use dialect::Dialect;
use writer::Writer;

/// What to do if there is no database yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Empty {
    Filled,
    Left,
}

/// An open database. Clones share it.
#[derive(Clone)]
pub struct Store {
    dialect: &'static Dialect,
    readers: AnyPool,
    writer: Writer,
}

impl Store {
    /// Opens `sqlite:PATH`, whose folder must exist, or `postgres://…`, and migrates it
    /// to the current schema.
    ///
    /// It leaves everything untouched if the database is not ours, or if writes would
    /// not survive a power cut: no in-memory database, no SQLite before 3.51.3, no
    /// PostgreSQL with `fsync` off.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::at(url, Empty::Filled).await
    }

    /// Opens an existing database; creates nothing and fails with
    /// [`StoreError::Nothing`] if there is none.
    pub async fn find(url: &str) -> Result<Self, StoreError> {
        Self::at(url, Empty::Left).await
    }

    async fn at(url: &str, empty: Empty) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let database = Database::at(url, empty)?;
        migration::run(&database, empty).await?;
        Ok(Self {
            dialect: database.dialect,
            readers: database.readers(),
            writer: Writer::start(database).await?,
        })
    }

    /// Appends the events of one act and updates the card, all or nothing. They are on
    /// disk when this returns [`Appended::Done`].
    ///
    /// On an error the outcome is unknown: send the same batch with the same act again,
    /// and it is stored once. If the future is dropped, the batch may still be stored.
    pub async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        batch.vet()?;
        self.writer.append(batch).await
    }

    /// Writes what is waiting and closes the database for all clones.
    pub async fn close(self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

impl fmt::Debug for Store {
    /// Omits the URL, which may contain a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
