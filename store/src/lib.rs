//! What the room keeps, in SQLite or in PostgreSQL.
//!
//! A table is the fold of its events, and the events are here: appended in order, each version once, each act once. Beside them stand a
//! card of each table for the lobby and the clocks, the guests, the codes that open a seat, and a heartbeat.
//!
//! Every write goes through one task, which commits all that is waiting at once and only then acknowledges it. Reads go
//! through connections of their own that cannot write. Everything but opening is the same code on both databases; what differs is in
//! `dialect.rs` and in the migrations.

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

/// What becomes of a place where nothing is kept yet.
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
    /// Opens `sqlite:PATH`, whose folder must exist, or `postgres://…`, and brings it to the present format.
    ///
    /// Whatever is there already and is not ours is left as it was. So is everything if what is written would not survive a power
    /// cut: no memory database, no SQLite before 3.51.3, no PostgreSQL with `fsync` off.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::at(url, Empty::Filled).await
    }

    /// The same where something is kept already. Where nothing is, nothing is made, and it is [`StoreError::Nothing`].
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

    /// Appends the events of one act and changes the card, all or nothing. They are on disk when this returns [`Appended::Done`].
    ///
    /// An error means that nobody knows: the same batch with the same act may be sent again, and is then stored once.
    /// If the future is dropped, the batch may be stored all the same.
    pub async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        batch.vet()?;
        self.writer.append(batch).await
    }

    /// Writes what is waiting and closes the database, for all clones.
    pub async fn close(self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

impl fmt::Debug for Store {
    /// Without the address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
