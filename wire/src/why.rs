//! A refusal as it is sent.

use std::borrow::Cow;

use bots::Sentence;
use rules::{Lang, RecordError, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A refusal as people and programs read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Why {
    /// The rule's code.
    pub code: Cow<'static, str>,
    /// The sentence, in both languages.
    pub why: Sentence,
    /// The cells concerned.
    pub cells: Vec<String>,
    /// What would be legal instead.
    pub legal: Vec<String>,
}

impl From<&Refusal> for Why {
    fn from(refusal: &Refusal) -> Why {
        Why {
            code: refusal.rule.code.into(),
            why: Sentence::new(refusal.sentence(Lang::Es), refusal.sentence(Lang::En)),
            cells: refusal.cells.clone(),
            legal: refusal.legal.clone(),
        }
    }
}

/// The line of a record's error is part of the sentence.
impl From<&RecordError> for Why {
    fn from(error: &RecordError) -> Why {
        Why {
            why: Sentence::new(error.sentence(Lang::Es), error.sentence(Lang::En)),
            ..Why::from(&error.problem)
        }
    }
}
