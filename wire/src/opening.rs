//! Opening tables over HTTP, and doing and asking things there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Setup;

use crate::Answer;

/// A table to be opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What to call the host.
    pub name: String,
    /// What is agreed.
    pub setup: Setup,
}

/// A table that was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Opened {
    /// Its name.
    pub table: String,
}

/// An act that is on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// Which act.
    pub aid: String,
    /// The first version that it made.
    pub v: u64,
}

/// A question that was answered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Answered {
    /// Which question.
    pub q: u64,
    /// The table's version.
    pub v: u64,
    /// The answer.
    pub tell: Answer,
}
