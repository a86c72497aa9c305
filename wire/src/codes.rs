//! Invitation and seat codes. A code travels in request bodies only, because URLs end
//! up in logs and histories.

use std::sync::Arc;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::SeatView;

/// The seat to issue a code for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeFor {
    /// The seat's number.
    pub seat: Seat,
}

/// A new code, shown only once. It has no `Debug`: a code is as good as a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewCode {
    /// Its letters.
    pub code: String,
}

/// The result of revoking invitations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Revoked {
    /// The number of revoked invitations.
    pub revoked: u64,
}

/// A code to redeem.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    /// Its letters.
    pub code: String,
    /// The display name to take the seat with.
    #[serde(default)]
    pub name: String,
    /// A word for the luck.
    #[serde(default)]
    pub word: String,
}

/// A code to inspect without redeeming it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookAtCode {
    /// Its letters.
    pub code: String,
}

/// The seat that a code granted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Redeemed {
    /// The table's id.
    pub table: String,
    /// The seat's current number.
    pub seat: Seat,
}

/// The table that an invitation is for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Invited {
    /// The game's id.
    pub game: String,
    /// Its options, defaults filled in.
    pub options: Arc<Value>,
    /// The number of games in the series.
    pub games: u32,
    /// The host's name, if they sit at the table.
    pub host: Option<Arc<str>>,
    /// The current number of the seat that the code grants.
    pub seat: Seat,
    /// The seats and who holds them.
    pub seats: Vec<SeatView>,
    /// The commitments to the seeds of all games of the series.
    pub commitments: Arc<[String]>,
}
