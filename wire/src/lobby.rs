//! The lobby and lists of tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Phase, SeatView};

/// The lobby: public tables and what the room allows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// Whether this room lists public tables.
    pub public: bool,
    /// Whether this room allows free-text chat.
    pub chat: bool,
    /// Tables with a free seat.
    pub open: Vec<Listing>,
    /// Tables with a game in progress.
    pub live: Vec<Listing>,
}

/// A table in the lobby.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Listing {
    /// The table's id.
    pub table: String,
    /// The time of its last event, in milliseconds since 1970.
    pub changed: i64,
    /// The stored summary of the table.
    #[serde(flatten)]
    #[schemars(with = "Summary")]
    pub summary: Value,
}

/// What anyone may know about a table without opening it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Its options, defaults filled in.
    pub options: Value,
    /// The phase of the table.
    pub phase: Phase,
    /// The seats and who holds them.
    pub seats: Vec<SeatView>,
    /// Whether spectators are allowed.
    pub watch: bool,
}
