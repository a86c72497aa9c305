//! The body of every error answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::Sentence;
use schemars::JsonSchema;
use serde::Serialize;

/// What is answered instead.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct NotDone {
    error: Cause,
}

/// Why something was not done as asked.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Cause {
    /// For programs: kebab-case and stable.
    pub(crate) code: &'static str,
    /// For people.
    pub(crate) message: Sentence,
    /// What it is about, if it is a rule that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub(crate) cells: Option<Vec<String>>,
    /// What would be legal instead, if it is a rule that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub(crate) legal: Option<Vec<String>>,
    /// The table's version, if it is about one; else 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u64")]
    pub(crate) v: Option<u64>,
    /// The guilty line of a record, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub(crate) line: Option<usize>,
}

impl Cause {
    /// An error with only a code and a message.
    pub(crate) fn new(code: &'static str, message: Sentence) -> Cause {
        Cause {
            code,
            message,
            cells: None,
            legal: None,
            v: None,
            line: None,
        }
    }

    /// Builds the HTTP answer.
    pub(crate) fn answer(self, status: StatusCode) -> Response {
        (status, Json(NotDone { error: self })).into_response()
    }
}
