//! Invitations, and codes by which a player goes on elsewhere. A code travels in
//! bodies only: addresses are written into logs and histories.

use std::sync::Arc;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::SeatView;

/// The seat that a code is to open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeFor {
    /// The seat's number.
    pub seat: Seat,
}

/// A code, told once. It has no `Debug`: a code is as good as a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewCode {
    /// Its letters.
    pub code: String,
}

/// Invitations that are no longer good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Revoked {
    /// How many.
    pub revoked: u64,
}

/// A code that somebody uses.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    /// Its letters.
    pub code: String,
    /// What to call them.
    #[serde(default)]
    pub name: String,
    /// A word for the luck.
    #[serde(default)]
    pub word: String,
}

/// A code that somebody looks at.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookAtCode {
    /// Its letters.
    pub code: String,
}

/// What a code opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Redeemed {
    /// The table.
    pub table: String,
    /// The seat, as it is numbered now.
    pub seat: Seat,
}

/// A table to which somebody is invited.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Invited {
    /// The game's id.
    pub game: String,
    /// Its options, defaults filled in.
    pub options: Arc<Value>,
    /// How many games are played.
    pub games: u32,
    /// Whoever opened the table, if they sit at it.
    pub host: Option<Arc<str>>,
    /// The seat that the code opens, as it is numbered now.
    pub seat: Seat,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// What the seeds of all games of the series were fixed by.
    pub commitments: Arc<[String]>,
}
