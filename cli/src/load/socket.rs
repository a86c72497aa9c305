//! A socket that reads no more of a message than it needs.

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::http::header;
use rules::Seat;
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use wire::{FromClient, PROTOCOL};

use crate::join::Http;

/// A socket at one table.
pub(super) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What matters of a message.
#[derive(Debug, Deserialize)]
pub(super) struct Heard {
    pub(super) t: Kind,
    #[serde(default)]
    pub(super) v: u64,
    #[serde(default)]
    pub(super) e: Option<Told>,
    /// Whether a view came with it: then nothing more follows of the same act.
    #[serde(default)]
    pub(super) view: Option<serde::de::IgnoredAny>,
    /// The whole game, for whoever asked for it.
    #[serde(default)]
    pub(super) views: Vec<Seen>,
    #[serde(default)]
    pub(super) tell: Option<Tell>,
    /// Why, where it is a refusal or a farewell.
    #[serde(default)]
    pub(super) code: String,
    #[serde(default)]
    pub(super) retry_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    Welcome,
    Snap,
    Ok,
    No,
    Ev,
    Tell,
    Here,
    Bye,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum Told {
    Played {
        action: String,
    },
    Drawn {
        outcome: String,
    },
    Ended,
    #[serde(other)]
    Other,
}

/// A game as one seat sees it.
#[derive(Debug, Deserialize)]
pub(super) struct Seen {
    pub(super) seat: Seat,
    pub(super) view: View,
    pub(super) lines: Vec<Line>,
}

#[derive(Debug, Deserialize)]
pub(super) struct View {
    pub(super) turn: Option<Seat>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Line {
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Tell {
    Legal {
        actions: Vec<String>,
    },
    #[serde(other)]
    Other,
}

impl Socket {
    /// Connects as a guest, or as anybody, and comes to a table.
    pub(super) async fn open(guest: &Http, table: &str) -> Result<Socket, String> {
        let url = format!("ws://{}/api/socket", guest.authority());
        let mut request = url.into_client_request().map_err(text)?;
        if let Some(bearer) = guest.bearer() {
            request.headers_mut().insert(header::AUTHORIZATION, bearer);
        }
        // Thousands of these share this process's memory.
        let frugal = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let connected = connect_async_with_config(request, Some(frugal), true).await;
        let mut socket = Socket(connected.map_err(text)?.0);
        let table = table.to_owned();
        socket
            .say(&FromClient::Hello { p: PROTOCOL, table })
            .await?;
        let welcome = socket.hear().await?;
        match welcome.t {
            Kind::Welcome => Ok(socket),
            other => Err(format!("{other:?} {} instead of a welcome", welcome.code)),
        }
    }

    pub(super) async fn say(&mut self, message: &FromClient) -> Result<(), String> {
        let message = serde_json::to_string(message).map_err(text)?;
        self.0.send(Message::text(message)).await.map_err(text)
    }

    pub(super) async fn hear(&mut self) -> Result<Heard, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(message))) => {
                    return serde_json::from_str(&message).map_err(text);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(text(error)),
                None => return Err("the room closed the socket".to_owned()),
            }
        }
    }
}

fn text(error: impl ToString) -> String {
    error.to_string()
}
