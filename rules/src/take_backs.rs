//! When moves may be taken back.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// When a table lets moves be taken back. What luck or another's hand has shown is
/// never taken back, whatever this says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBacks {
    /// Never.
    Never,
    /// Only in practice: where nobody but bots plays against the one who asks.
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
