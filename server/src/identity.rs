//! Identity. A guest is the holder of a token, of which the store knows only the hash.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use schemars::JsonSchema;
use serde::Serialize;

use crate::address::Client;
use crate::fault::{Code, Fault};
use crate::limits::Kind;
use crate::token::Token;
use crate::{Shell, cookie, token};

/// A known person, identified by an id that never leaves the server.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Person(Arc<str>);

impl Person {
    pub(crate) fn of(id: String) -> Person {
        Person(id.into())
    }

    /// The id, for the store.
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Person")
    }
}

impl<S> FromRequestParts<S> for Person
where
    S: Send + Sync,
    Shell: FromRef<S>,
{
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Person, Fault> {
        let shell = Shell::from_ref(state);
        let known = recognise(&shell, &parts.headers).await?;
        known
            .map(|(person, _)| person)
            .ok_or(Code::NobodyKnown.into())
    }
}

/// The guest routes.
pub(crate) fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Shell: FromRef<S>,
{
    Router::new().route(wire::address::api::GUEST, post(guest))
}

/// What a guest learns about themselves.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Welcome {
    /// The guest.
    person: Facts,
    /// Whether TLS protects the cookie. If not, the page warns about it.
    secure: bool,
}

/// What everybody may know about a person.
#[derive(Serialize, JsonSchema)]
struct Facts {
    /// Always `guest` for now.
    kind: &'static str,
}

/// Creates a guest unless the request already has one. The token is sent in the cookie
/// only, where no script can read it; terminal clients read it there and send it as
/// `Bearer`.
async fn guest(
    State(shell): State<Shell>,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (status, token) = match recognise(&shell, &headers).await? {
        Some((_, token)) => (StatusCode::OK, renew(&shell, token).await?),
        None => (StatusCode::CREATED, begin(&shell, client).await?),
    };
    let secure = shell.config.secure();
    let welcome = Welcome {
        person: Facts { kind: "guest" },
        secure,
    };
    let cookie = [(header::SET_COOKIE, cookie::give(&token, secure))];
    Ok((status, cookie, Json(welcome)).into_response())
}

async fn begin(shell: &Shell, client: Client) -> Result<Token, Fault> {
    shell.admit(Kind::Guest, client, None)?;
    let token = Token::random()?;
    let person = token::random_id()?;
    shell
        .store
        .begin_session(token.hash(), &person, now())
        .await?;
    Ok(token)
}

/// Extends a returning guest's session.
async fn renew(shell: &Shell, token: Token) -> Result<Token, Fault> {
    shell.store.renew_session(token.hash(), now()).await?;
    Ok(token)
}

/// The person behind a request's token. An explicit token takes precedence over the
/// cookie, and if it is wrong the cookie does not help.
async fn recognise(shell: &Shell, headers: &HeaderMap) -> Result<Option<(Person, Token)>, Fault> {
    let token = match headers.get(header::AUTHORIZATION) {
        Some(line) => line.to_str().ok().and_then(bearer),
        None => cookie::token(headers, shell.config.secure()),
    };
    let Some(token) = token else { return Ok(None) };
    let person = shell.guests.find(&token).await?;
    Ok(person.map(|person| (person, token)))
}

fn bearer(line: &str) -> Option<Token> {
    let (scheme, token) = line.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| Token::read(token))?
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}
