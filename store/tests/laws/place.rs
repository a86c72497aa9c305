//! A fresh store in either database, and the test data that the laws put there.

use std::sync::LazyLock;

use sqlx::{AnyConnection, Connection as _};
use store::{ActId, Batch, Card, Row, State, Store};
use tempfile::TempDir;

use crate::postgres::Postgres;

/// One server for all the laws. It stops with this process.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(Postgres::start);

pub(crate) struct Place {
    pub(crate) url: String,
    /// The file's folder; SQLite only.
    pub(crate) folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            url: format!("sqlite:{}/a room.db", folder.path().display()),
            folder: Some(folder),
        }
    }

    pub(crate) fn postgres() -> Self {
        Self {
            url: POSTGRES.database(),
            folder: None,
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Runs SQL behind the store's back.
    pub(crate) async fn by_hand(&self, sql: &'static str) {
        sqlx::any::install_default_drivers();
        let url = self.url.replace(' ', "%20");
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

pub(crate) fn rows(after: u64, number: u64) -> Vec<Row> {
    (after + 1..=after + number)
        .map(|version| Row {
            version,
            at: 1_700_000_000_000 + version as i64,
            event: format!(r#"{{"n":{version},"say":"ñ 'quoted' $1"}}"#),
        })
        .collect()
}

pub(crate) fn act(actor: &str, aid: &str) -> ActId {
    ActId {
        actor: actor.to_owned(),
        aid: aid.to_owned(),
    }
}

pub(crate) fn card(state: State) -> Card {
    Card {
        state,
        public: true,
        deadline: None,
        summary: r#"{"game":"reverso"}"#.into(),
        persons: ["ana".to_owned(), "blas".to_owned()].into(),
        changed: 7,
    }
}

/// Two events after the existing ones, without an act.
pub(crate) fn batch(table: &str, after: u64) -> Batch {
    Batch {
        table: table.to_owned(),
        after,
        rows: rows(after, 2),
        act: None,
        card: card(State::Live),
    }
}
