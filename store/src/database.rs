//! Connecting to the database.

use std::str::FromStr as _;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _};

use crate::dialect::{Dialect, POSTGRES, SQLITE};
use crate::{Empty, StoreError, sqlite};

/// Size of the read pool. More readers would only contend: a read takes well under a
/// millisecond.
const READERS: u32 = 8;

/// A database URL and its dialect.
pub(crate) struct Database {
    pub(crate) dialect: &'static Dialect,
    options: AnyConnectOptions,
}

impl Database {
    pub(crate) fn at(url: &str, empty: Empty) -> Result<Self, StoreError> {
        let (dialect, url) = match url.split_once(':') {
            Some(("sqlite", path)) => (&SQLITE, sqlite::address(path, empty)?),
            Some(("postgres" | "postgresql", _)) => (&POSTGRES, url.to_owned()),
            _ => return Err(StoreError::Address),
        };
        let options = AnyConnectOptions::from_str(&url)?.disable_statement_logging();
        Ok(Self { dialect, options })
    }

    /// A connection with the database's default settings.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        Ok(self.options.connect().await?)
    }

    /// A connection whose commits survive a power cut.
    pub(crate) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.connect().await?;
        let durable = &self.dialect.durable;
        let answer: String = sqlx::query_scalar(durable.question)
            .fetch_one(&mut connection)
            .await?;
        if answer != durable.answer {
            return Err(StoreError::NotDurable(durable.complaint));
        }
        sqlx::raw_sql(self.dialect.writer)
            .execute(&mut connection)
            .await?;
        Ok(connection)
    }

    /// A pool of read-only connections.
    pub(crate) fn readers(&self) -> AnyPool {
        let settings = self.dialect.reader;
        AnyPoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(self.dialect.remote)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(settings).execute(connection).await?;
                    Ok(())
                })
            })
            .connect_lazy_with(self.options.clone())
    }
}
