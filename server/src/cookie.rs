//! The cookie that holds a guest's token.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::token::Token;

/// As long as the room knows whoever does not come back.
const SECONDS: u32 = room::GUEST_DAYS * 24 * 60 * 60;

/// Browsers accept a `__Host-` cookie only over TLS and only for this very host. Over plain
/// HTTP they drop it, so there the name is another, and neither is read in place
/// of the other.
const fn name(secure: bool) -> &'static str {
    if secure {
        "__Host-sobremesa"
    } else {
        "sobremesa"
    }
}

/// Whether a request carries our cookie, whatever it holds.
pub(crate) fn is_carried(headers: &HeaderMap, secure: bool) -> bool {
    value(headers, secure).is_some()
}

/// The token in a request's cookie.
pub(crate) fn token(headers: &HeaderMap, secure: bool) -> Option<Token> {
    Token::read(value(headers, secure)?)
}

/// The header that gives a guest their cookie. Under TLS it comes along when somebody follows a
/// link to us; over plain HTTP it goes with nothing that another site began.
pub(crate) fn give(token: &Token, secure: bool) -> HeaderValue {
    let attributes = if secure {
        "Secure; SameSite=Lax"
    } else {
        "SameSite=Strict"
    };
    let text = format!(
        "{}={}; Path=/; HttpOnly; {attributes}; Max-Age={SECONDS}",
        name(secure),
        token.text()
    );
    let mut header = HeaderValue::try_from(text).expect("it is all ASCII");
    header.set_sensitive(true);
    header
}

fn value(headers: &HeaderMap, secure: bool) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name(secure))
        .map(|(_, value)| value)
}
