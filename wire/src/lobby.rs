//! Lists of tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Phase, SeatView};

/// The public tables.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// Whether there are any for everybody in this room.
    pub public: bool,
    /// Whether people may write freely to each other in this room.
    pub chat: bool,
    /// Where a seat is free.
    pub open: Vec<Listing>,
    /// Where a game is played.
    pub live: Vec<Listing>,
}

/// A line of the lobby.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Listing {
    /// The table's name.
    pub table: String,
    /// When something last happened at it.
    pub changed: i64,
    /// A [`Summary`], as it was stored.
    #[serde(flatten)]
    #[schemars(with = "Summary")]
    pub summary: Value,
}

/// What anybody may know of a table without looking at it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Its options, defaults filled in.
    pub options: Value,
    /// Where the table stands.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Whether anybody may look on.
    pub watch: bool,
}
