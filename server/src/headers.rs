//! Security headers for every answer.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::Shell;
use crate::origin::Origin;

/// Headers that are the same on every answer.
const ALWAYS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// HSTS for a year, without subdomains: they are not ours to decide about.
const STAY_WITH_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Nothing is cached unless the route says so, and API answers never are.
const KEEP_NOTHING: HeaderValue = HeaderValue::from_static("no-store");

/// Adds the headers to an answer.
pub(crate) async fn add(State(shell): State<Shell>, request: Request, next: Next) -> Response {
    let policy = content_policy(request.extensions().get::<Origin>());
    let is_api = request.uri().path().starts_with("/api");
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.extend(ALWAYS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    if shell.config.secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, STAY_WITH_TLS);
    }
    keep(headers, is_api);
    answer
}

fn keep(headers: &mut HeaderMap, is_api: bool) {
    if is_api || !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, KEEP_NOTHING);
    }
}

/// The Content-Security-Policy. `'wasm-unsafe-eval'` lets the page compile WebAssembly and
/// nothing else; text still cannot become script. Older Safari does not count a WebSocket to the same
/// host as `'self'`, so it is listed.
fn content_policy(addressed: Option<&Origin>) -> HeaderValue {
    let sockets = addressed
        .map(|origin| format!(" {}", origin.sockets()))
        .unwrap_or_default();
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).expect("a host that was read from a header fits into one")
}
