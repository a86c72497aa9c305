//! Opening tables, acting and asking over HTTP.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Setup;

use crate::Answer;

/// A table to open.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The host's display name.
    pub name: String,
    /// What is agreed.
    pub setup: Setup,
}

/// A table that was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
}

/// An act that is on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// The act's id.
    pub aid: String,
    /// The first version that it created.
    pub v: u64,
}

/// A question and its answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Answered {
    /// The question's number.
    pub q: u64,
    /// The table's version.
    pub v: u64,
    /// The answer.
    pub tell: Answer,
}
