//! Answers that never change. Anybody may ask for them as often as for a file, so they are
//! written once.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Serialize;

/// The text of such an answer.
pub(super) fn text(value: &impl Serialize) -> Bytes {
    let text = serde_json::to_vec(value);
    text.expect("what the program says of itself is JSON")
        .into()
}

/// The answer itself.
pub(super) fn json(text: &Bytes) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, text.clone()).into_response()
}
