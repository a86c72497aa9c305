//! Lobby cards: what the lobby and the clocks need to know about a table without
//! reading its events.

use std::sync::Arc;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Store, StoreError, text};

/// The lobby card of a table, written together with the events that change it. Every
/// move carries one, so cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// How far the table has come.
    pub state: State,
    /// Whether the lobby shows it to everybody.
    pub public: bool,
    /// When the room must check the table again, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What the lobby shows, as JSON. It must not contain hidden information.
    pub summary: Arc<str>,
    /// The ids of the people at the table.
    pub persons: Arc<[String]>,
    /// The time of the last event, in milliseconds since 1970. It may lag by up to ten
    /// seconds if nothing else on the card changes.
    pub changed: i64,
}

/// If only its time has changed, a card is rewritten after this many milliseconds.
const FRESH: u64 = 10_000;

/// The stage of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Waiting for players.
    Open,
    /// A game is in progress.
    Live,
    /// All games are finished.
    Over,
}

impl Store {
    /// The card of a table; `None` if there is no such table.
    pub async fn card(&self, table: &str) -> Result<Option<Card>, StoreError> {
        let query = sqlx::query(
            "SELECT cards.*, deadline FROM cards JOIN heads ON heads.table_id = cards.table_id
             WHERE cards.table_id = $1",
        );
        let row = query.bind(table).fetch_optional(&self.readers).await?;
        row.as_ref().map(Card::read).transpose()
    }

    /// Public tables in a state that changed at or after `since`, most recently changed
    /// first.
    pub async fn public_tables(
        &self,
        state: State,
        since: i64,
        limit: u32,
    ) -> Result<Vec<(String, Card)>, StoreError> {
        let query = sqlx::query(
            "SELECT cards.*, deadline FROM cards JOIN heads ON heads.table_id = cards.table_id
             WHERE public = 1 AND state = $1 AND changed >= $2 ORDER BY changed DESC, cards.table_id LIMIT $3",
        );
        let query = query.bind(state.word()).bind(since).bind(i64::from(limit));
        cards(&query.fetch_all(&self.readers).await?)
    }

    /// The tables of a person, most recently changed first.
    pub async fn tables_of(
        &self,
        person: &str,
        limit: u32,
    ) -> Result<Vec<(String, Card)>, StoreError> {
        let query = sqlx::query(
            "SELECT cards.*, deadline FROM cards JOIN heads ON heads.table_id = cards.table_id
             WHERE cards.table_id IN (SELECT table_id FROM seated WHERE person = $1)
             ORDER BY changed DESC, cards.table_id LIMIT $2",
        );
        let query = query.bind(person).bind(i64::from(limit));
        cards(&query.fetch_all(&self.readers).await?)
    }

    /// The number of a person's unfinished tables.
    pub async fn unfinished_of(&self, person: &str) -> Result<u64, StoreError> {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM cards
             WHERE table_id IN (SELECT table_id FROM seated WHERE person = $1) AND state <> $2",
        );
        let query = query.bind(person).bind(State::Over.word());
        Ok(query.fetch_one(&self.readers).await?.unsigned_abs())
    }

    /// The tables whose deadline has passed, earliest first.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT table_id FROM heads WHERE deadline <= $1 ORDER BY deadline, table_id LIMIT $2",
        );
        let query = query.bind(now).bind(i64::from(limit));
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// All tables with a game in progress and a deadline, earliest first.
    pub async fn running(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT heads.table_id FROM heads JOIN cards ON cards.table_id = heads.table_id
             WHERE deadline IS NOT NULL AND state = $1 ORDER BY deadline, heads.table_id",
        );
        let query = query.bind(State::Live.word());
        Ok(query.fetch_all(&self.readers).await?)
    }
}

impl Card {
    pub(crate) fn vet(&self) -> Result<(), StoreError> {
        self.persons
            .iter()
            .try_for_each(|person| text::id(person))?;
        text::long(&self.summary)
    }

    /// The persons as stored, one per line.
    pub(crate) fn persons(&self) -> String {
        self.persons.join("\n")
    }

    /// Whether the stored card must be rewritten. The deadline does not count: it is
    /// stored in the table's head.
    pub(crate) fn differs(&self, stored: &Self) -> bool {
        self.state != stored.state
            || self.public != stored.public
            || self.summary != stored.summary
            || self.persons != stored.persons
            || self.changed.abs_diff(stored.changed) >= FRESH
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let persons: String = row.try_get("persons")?;
        Ok(Self {
            state: State::read(row.try_get("state")?)?,
            public: row.try_get::<i64, _>("public")? == 1,
            deadline: row.try_get("deadline")?,
            summary: row.try_get::<String, _>("summary")?.into(),
            persons: persons.lines().map(String::from).collect(),
            changed: row.try_get("changed")?,
        })
    }
}

fn cards(rows: &[AnyRow]) -> Result<Vec<(String, Card)>, StoreError> {
    rows.iter()
        .map(|row| Ok((row.try_get("table_id")?, Card::read(row)?)))
        .collect()
}

impl State {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Live => "live",
            Self::Over => "over",
        }
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        [Self::Open, Self::Live, Self::Over]
            .into_iter()
            .find(|state| state.word() == word)
            .ok_or_else(|| StoreError::Unreadable("the state of a table".to_owned()))
    }
}
