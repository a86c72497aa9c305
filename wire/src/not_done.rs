//! The body of every HTTP answer that is not what was asked for.

use std::borrow::Cow;

use bots::Sentence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Why;

/// What is answered instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NotDone {
    /// Why.
    pub error: Cause,
}

/// Why something was not done as asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Cause {
    /// For programs: kebab-case and stable.
    pub code: Cow<'static, str>,
    /// For people.
    pub message: Sentence,
    /// What it is about, if it is a rule that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub cells: Option<Vec<String>>,
    /// What would be legal instead, if it is a rule that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub legal: Option<Vec<String>>,
    /// The table's version, if it is about one; else 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u64")]
    pub v: Option<u64>,
    /// The guilty line of a record, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub line: Option<usize>,
}

impl Cause {
    /// With nothing more to say than this.
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
