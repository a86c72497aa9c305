//! The cookie that holds a guest's token.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::token::Token;

/// As long as the room keeps a guest who does not return.
const SECONDS: u32 = room::GUEST_DAYS * 24 * 60 * 60;

/// The cookie's name. Browsers accept a `__Host-` cookie only over TLS and only for
/// this exact host. Over plain HTTP they drop it, so the name differs there, and
/// neither is read in place of the other.
const fn name(secure: bool) -> &'static str {
    if secure {
        "__Host-sobremesa"
    } else {
        "sobremesa"
    }
}

/// Whether a request has our cookie, valid or not.
pub(crate) fn is_carried(headers: &HeaderMap, secure: bool) -> bool {
    value(headers, secure).is_some()
}

/// The token in a request's cookie.
pub(crate) fn token(headers: &HeaderMap, secure: bool) -> Option<Token> {
    Token::read(value(headers, secure)?)
}

/// The `Set-Cookie` header for a guest. Under TLS the cookie is sent when somebody
/// follows a link to us; over plain HTTP it is never sent with a request that another
/// site started.
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
