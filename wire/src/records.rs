//! Requests about submitted records.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A submitted record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadRecord {
    /// A record in our format or in one of the game's formats.
    pub text: String,
    /// The game's id, needed if the format is ambiguous.
    #[serde(default)]
    pub game: Option<String>,
}

/// A record to report on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOn {
    /// A record in our format or in one of the game's formats.
    pub text: String,
}

/// A report that was started.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReportBegun {
    /// Its id.
    pub report: String,
}
