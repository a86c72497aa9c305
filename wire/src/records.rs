//! Requests about records that people bring.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A record to be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadRecord {
    /// A record of ours, or one in a format of its game.
    pub text: String,
    /// The game's id, if the format alone might be another game's.
    #[serde(default)]
    pub game: Option<String>,
}

/// A record to report on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOn {
    /// A record of ours, or one in a format of its game.
    pub text: String,
}

/// A report that was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReportBegun {
    /// Its name.
    pub report: String,
}
