//! Somebody at the other end of a WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything takes that is going to happen.
const PATIENCE: Duration = Duration::from_secs(20);

/// The other end is not there any more.
#[derive(Debug)]
pub(crate) struct Gone;

pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects as somebody known, or as anybody.
    pub(crate) async fn open(address: SocketAddr, token: Option<&str>) -> Result<Socket, Gone> {
        let stream = TcpStream::connect(address).await.map_err(|_| Gone)?;
        Socket::over(stream, address, token).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn over(
        stream: TcpStream,
        address: SocketAddr,
        token: Option<&str>,
    ) -> Result<Socket, Gone> {
        let url = format!("ws://{address}/api/socket");
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let opened = timeout(PATIENCE, client_async(request, stream)).await;
        match opened.expect("an answer in time") {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(_) => Err(Gone),
        }
    }

    pub(crate) async fn say(&mut self, message: &Value) -> Result<(), Gone> {
        let text = Message::text(message.to_string());
        self.0.send(text).await.map_err(|_| Gone)
    }

    /// The next message, as it came.
    pub(crate) async fn hear(&mut self) -> Result<String, Gone> {
        loop {
            let heard = timeout(PATIENCE, self.0.next()).await;
            match heard.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Gone),
            }
        }
    }
}
