//! The variants.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Premiums;

/// What is agreed before the game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What happens to a word that is not in the list.
    pub dictionary: Dictionary,
    /// The words that count.
    pub lexicon: WordList,
    /// Where premiums lie.
    pub premiums: Layout,
}

/// Who looks words up, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Dictionary {
    /// Every word is looked up before it is laid; a wrong one is refused.
    #[default]
    Auto,
    /// As in the rulebook: the opponents accept or challenge.
    Challenge,
}

/// The words that count.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "lexicon = NAME | {\"words\": [\"CASA\", …]}")]
pub enum WordList {
    /// The name of an installed list.
    Named(String),
    /// A list given with the table.
    Given(Words),
}

/// A list given with the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The words. Those that no tiles can spell are passed over.
    pub words: Vec<String>,
}

impl Default for WordList {
    fn default() -> WordList {
        WordList::Named("es".to_owned())
    }
}

/// Where premiums lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// On the usual squares.
    #[default]
    Standard,
    /// Nowhere.
    None,
}

impl Layout {
    pub(crate) fn premiums(self) -> &'static Premiums {
        match self {
            Layout::Standard => Premiums::standard(),
            Layout::None => Premiums::none(),
        }
    }
}
