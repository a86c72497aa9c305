//! Questions to a room over HTTP.

use std::time::Duration;

use bots::Sentence;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::http::uri::Authority;
use hyper::http::{HeaderMap, HeaderValue, Request, header};
use hyper_util::rt::TokioIo;
use rules::{Lang, Text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::timeout;
use wire::NotDone;

/// Longer than a room takes for any answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// No answer of a room is larger.
const LARGEST: usize = 4 << 20;

/// A room, and the token by which it knows us. It has no `Debug`: a token is a secret.
#[derive(Clone)]
pub(crate) struct Http {
    authority: Authority,
    token: Option<String>,
}

/// Why there is no answer.
pub(crate) enum Failed {
    /// Nobody answers there.
    Unreachable,
    /// Somebody answers, but not as a room does.
    NoRoom,
    /// The room says no.
    Refused(Sentence),
}

/// An answer's head and body.
pub(super) struct Answer {
    pub(super) headers: HeaderMap,
    body: Bytes,
}

impl Http {
    /// A room, and the token that it gave us, if it did.
    pub(super) fn new(authority: Authority, token: Option<String>) -> Http {
        Http { authority, token }
    }

    /// The room's host and port.
    pub(crate) fn authority(&self) -> &Authority {
        &self.authority
    }

    /// The header by which the room knows us.
    pub(crate) fn bearer(&self) -> Option<HeaderValue> {
        let token = self.token.as_ref()?;
        let mut value = HeaderValue::try_from(format!("Bearer {token}")).ok()?;
        value.set_sensitive(true);
        Some(value)
    }

    /// Asks for something that is a text.
    pub(super) async fn text(&self, path: &str) -> Result<String, Failed> {
        let answer = self.send("GET", path, None).await?;
        String::from_utf8(answer.body.into()).map_err(|_| Failed::NoRoom)
    }

    /// Asks for something.
    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failed> {
        self.send("GET", path, None).await?.value()
    }

    /// Has something done.
    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failed> {
        let body = serde_json::to_vec(body).map_err(|_| Failed::NoRoom)?;
        self.send("POST", path, Some(body)).await?.value()
    }

    /// Sends a request and waits for what the room says to it.
    pub(super) async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Answer, Failed> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.authority.as_str())
            .header(header::CONNECTION, "close");
        if let Some(bearer) = self.bearer() {
            request = request.header(header::AUTHORIZATION, bearer);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map_or_else(Bytes::new, Bytes::from);
        let request = request.body(Full::new(body)).map_err(|_| Failed::NoRoom)?;
        let answered = timeout(PATIENCE, self.converse(request)).await;
        answered.map_err(|_| Failed::Unreachable)?
    }

    async fn converse(&self, request: Request<Full<Bytes>>) -> Result<Answer, Failed> {
        let host = self.authority.host().trim_matches(['[', ']']);
        let stream = TcpStream::connect((host, self.authority.port_u16().unwrap_or(80))).await;
        let stream = TokioIo::new(stream.map_err(|_| Failed::Unreachable)?);
        let shaken = hyper::client::conn::http1::handshake(stream).await;
        let (mut sender, connection) = shaken.map_err(|_| Failed::Unreachable)?;
        tokio::spawn(connection);
        let answer = sender.send_request(request).await;
        let (head, body) = answer.map_err(|_| Failed::Unreachable)?.into_parts();
        let body = Limited::new(body, LARGEST).collect().await;
        let answer = Answer {
            headers: head.headers,
            body: body.map_err(|_| Failed::Unreachable)?.to_bytes(),
        };
        if head.status.is_success() {
            Ok(answer)
        } else {
            Err(answer.refusal())
        }
    }
}

impl Answer {
    fn value<T: DeserializeOwned>(&self) -> Result<T, Failed> {
        serde_json::from_slice(&self.body).map_err(|_| Failed::NoRoom)
    }

    fn refusal(&self) -> Failed {
        let refused: Result<NotDone, Failed> = self.value();
        refused.map_or(Failed::NoRoom, |no| Failed::Refused(no.error.message))
    }
}

impl Failed {
    /// The sentence for the visitor.
    pub(crate) fn sentence(self, lang: Lang) -> String {
        let text = match self {
            Failed::Refused(why) => return why.get(lang).to_owned(),
            Failed::Unreachable => Text::new(
                "nadie contesta en esa dirección; ¿está abierta la sala (sobremesa serve)?",
                "nobody answers at that address; is the room open (sobremesa serve)?",
            ),
            Failed::NoRoom => Text::new(
                "en esa dirección no hay ninguna sala",
                "there is no room at that address",
            ),
        };
        text.get(lang).to_owned()
    }
}
