//! Lobby cards and lists of tables.

use rules::Refusal;
use serde_json::{Value, json};
use store::{Card, State, StoreError};
use table::{Millis, Phase, Table};
use wire::{Listing, Summary};

use crate::Room;
use crate::keeper::DAY;
use crate::watching::is_open_to_all;

/// The maximum length of a list.
const MOST: u32 = 50;
/// Tables without activity for this long are not listed: a week, because turns may take
/// days.
const FORGOTTEN: Millis = 7 * DAY;

impl Room {
    /// Public tables with a free seat.
    pub async fn open_tables(&self) -> Result<Vec<Listing>, Refusal> {
        self.public_tables(State::Open).await
    }

    /// Public tables to watch.
    pub async fn live_tables(&self) -> Result<Vec<Listing>, Refusal> {
        self.public_tables(State::Live).await
    }

    async fn public_tables(&self, state: State) -> Result<Vec<Listing>, Refusal> {
        let since = self.now() - FORGOTTEN;
        listings(self.store().public_tables(state, since, MOST).await)
    }

    /// The number of a person's unfinished tables.
    pub(crate) async fn unfinished_tables(&self, person: &str) -> Result<usize, Refusal> {
        let found = self.store().unfinished_of(person).await.map_err(failed)?;
        Ok(usize::try_from(found).unwrap_or(usize::MAX))
    }

    /// The tables of a person.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Listing>, Refusal> {
        listings(self.store().tables_of(person, MOST).await)
    }
}

fn listings(found: Result<Vec<(String, Card)>, StoreError>) -> Result<Vec<Listing>, Refusal> {
    let found = found.map_err(failed)?;
    let listing = |(table, card): (String, Card)| Listing {
        table,
        changed: card.changed,
        summary: serde_json::from_str(&card.summary).unwrap_or(Value::Null),
    };
    Ok(found.into_iter().map(listing).collect())
}

fn failed(error: StoreError) -> Refusal {
    tracing::error!(%error, "tables could not be listed");
    Refusal::of(&wire::refusals::TRY_AGAIN)
}

/// The lobby card of a table.
pub(crate) fn card(table: &Table, changed: i64) -> Card {
    // Until it is over, a table is also listed for its host, wherever they sit.
    let host = (table.phase() != Phase::Over).then(|| table.host());
    let mut persons: Vec<String> = table.persons().chain(host).map(str::to_owned).collect();
    persons.sort_unstable();
    persons.dedup();
    Card {
        state: match table.phase() {
            Phase::Gathering => State::Open,
            Phase::Playing | Phase::Between => State::Live,
            Phase::Over => State::Over,
        },
        // The lobby lists no table that cannot be entered.
        public: table.setup().public && is_open_to_all(table),
        deadline: table.deadline(),
        summary: json!(Summary {
            game: table.setup().game.clone(),
            options: (**table.game().options()).clone(),
            phase: table.phase(),
            seats: table.seats(),
            watch: table.setup().watch,
        })
        .to_string()
        .into(),
        persons: persons.into(),
        changed,
    }
}
