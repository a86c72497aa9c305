//! Constant answers. They are requested as often as files, so they are serialised once.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Serialize;

/// Serialises the answer.
pub(super) fn text(value: &impl Serialize) -> Bytes {
    let text = serde_json::to_vec(value);
    text.expect("what the program says of itself is JSON")
        .into()
}

/// Builds the answer.
pub(super) fn json(text: &Bytes) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, text.clone()).into_response()
}
