//! The variants.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What happens to a player who could capture and does not.
    pub capture: Capture,
}

/// How the duty to capture is enforced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Capture {
    /// As in the rulebook: the rival may oblige them or huff the piece.
    #[default]
    Huff,
    /// Only captures are legal when there is one.
    Strict,
}
