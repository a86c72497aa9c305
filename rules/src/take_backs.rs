//! When moves may be taken back.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// When a table allows take-backs. A move is never taken back once luck or a hidden
/// hand has been revealed after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBacks {
    /// Never.
    Never,
    /// Only in practice: if all opponents are bots.
    Bots,
    /// Whenever all people agree; bots have no vote.
    Consent,
}

impl TakeBacks {
    /// All values, strictest first.
    pub const ALL: [TakeBacks; 3] = [TakeBacks::Never, TakeBacks::Bots, TakeBacks::Consent];

    /// The name in setups and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            TakeBacks::Never => "never",
            TakeBacks::Bots => "bots",
            TakeBacks::Consent => "consent",
        }
    }

    /// The value with this name.
    pub fn named(code: &str) -> Option<TakeBacks> {
        TakeBacks::ALL.into_iter().find(|one| one.code() == code)
    }
}
