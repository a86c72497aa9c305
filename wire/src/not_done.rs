//! The body of every HTTP error.

use std::borrow::Cow;

use bots::Sentence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Why;

/// The body of an error answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NotDone {
    /// The reason.
    pub error: Cause,
}

/// Why a request was not carried out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Cause {
    /// The code for programs: kebab-case and stable.
    pub code: Cow<'static, str>,
    /// The sentence for people.
    pub message: Sentence,
    /// The cells concerned, if a rule refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub cells: Option<Vec<String>>,
    /// What would be legal instead, if a rule refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub legal: Option<Vec<String>>,
    /// The table's version, if the request is about one; otherwise 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u64")]
    pub v: Option<u64>,
    /// The offending line of a record, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub line: Option<usize>,
}

impl Cause {
    /// An error with only a code and a message.
    pub fn new(code: impl Into<Cow<'static, str>>, message: Sentence) -> Cause {
        Cause {
            code: code.into(),
            message,
            cells: None,
            legal: None,
            v: None,
            line: None,
        }
    }
}

impl From<Why> for Cause {
    fn from(why: Why) -> Cause {
        Cause {
            cells: Some(why.cells),
            legal: Some(why.legal),
            ..Cause::new(why.code, why.why)
        }
    }
}
