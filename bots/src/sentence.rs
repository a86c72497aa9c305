//! Text composed at run time, in both languages.

use rules::{Lang, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A sentence in Spanish and in English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// In Spanish.
    pub es: String,
    /// In English.
    pub en: String,
}

impl Sentence {
    /// A sentence from both languages.
    pub fn new(es: impl Into<String>, en: impl Into<String>) -> Sentence {
        Sentence {
            es: es.into(),
            en: en.into(),
        }
    }

    /// The text in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Es => &self.es,
            Lang::En => &self.en,
        }
    }

    /// Applies a function to the text of both languages.
    pub fn map(self, change: impl Fn(Lang, String) -> String) -> Sentence {
        Sentence {
            es: change(Lang::Es, self.es),
            en: change(Lang::En, self.en),
        }
    }
}

impl From<Text> for Sentence {
    fn from(text: Text) -> Sentence {
        Sentence::new(text.es, text.en)
    }
}
