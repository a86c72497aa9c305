//! A socket at one table.

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::http::header;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use wire::address::api;
use wire::{FromClient, FromRoom, PROTOCOL};

use crate::join::Http;

/// A socket at one table.
pub(super) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What the room says; the tables in it are passed over.
pub(super) type Heard = FromRoom<IgnoredAny>;

impl Socket {
    /// Connects as a guest, or as anybody, and comes to a table.
    pub(super) async fn open(guest: &Http, table: &str) -> Result<Socket, String> {
        let url = format!("ws://{}{}", guest.authority(), api::SOCKET);
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
        match socket.hear().await? {
            Heard::Welcome(_) => Ok(socket),
            other => Err(format!("{other:?} instead of a welcome")),
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
