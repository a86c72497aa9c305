//! Plain HTTP by hand, so that a test decides about every byte.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A request that is being written.
pub(crate) struct Ask {
    to: SocketAddr,
    from: Ipv4Addr,
    first: String,
    host: Option<String>,
    lines: Vec<String>,
    body: String,
}

impl Ask {
    pub(crate) fn new(to: SocketAddr, method: &str, path: &str) -> Ask {
        Ask {
            to,
            from: Ipv4Addr::LOCALHOST,
            first: format!("{method} {path} HTTP/1.1"),
            host: Some(to.to_string()),
            lines: Vec::new(),
            body: String::new(),
        }
    }

    /// From another address of this machine.
    pub(crate) fn from(mut self, from: Ipv4Addr) -> Ask {
        self.from = from;
        self
    }

    pub(crate) fn host(mut self, host: &str) -> Ask {
        self.host = Some(host.to_owned());
        self
    }

    pub(crate) fn without_host(mut self) -> Ask {
        self.host = None;
        self
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> Ask {
        self.lines.push(format!("{name}: {value}"));
        self
    }

    pub(crate) fn json(mut self, body: &str) -> Ask {
        body.clone_into(&mut self.body);
        self.with("content-type", "application/json")
    }

    /// As a browser opens a WebSocket.
    pub(crate) fn upgrade(self) -> Ask {
        self.with("connection", "upgrade")
            .with("upgrade", "websocket")
            .with("sec-websocket-version", "13")
            .with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
    }

    /// The text of the request.
    pub(crate) fn text(&self) -> String {
        let host = self.host.iter().map(|host| format!("host: {host}"));
        let length =
            (!self.body.is_empty()).then(|| format!("content-length: {}", self.body.len()));
        let lines: Vec<String> = host
            .chain(self.lines.iter().cloned())
            .chain(length)
            .collect();
        format!(
            "{}\r\n{}\r\n\r\n{}",
            self.first,
            lines.join("\r\n"),
            self.body
        )
    }

    /// Sends it and leaves the connection open.
    pub(crate) async fn begin(&self) -> TcpStream {
        let mut stream = connect(self.from, self.to).await;
        stream.write_all(self.text().as_bytes()).await.unwrap();
        stream
    }

    /// Sends it and reads one answer. A status of zero means that there was none.
    pub(crate) async fn send(self) -> Answer {
        let mut stream = self.begin().await;
        Answer::read(&mut stream).await
    }
}

pub(crate) async fn connect(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// What came back.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// Reads one answer with a length, or nothing if the connection was closed before.
    pub(crate) async fn read(stream: &mut TcpStream) -> Answer {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            match stream.read_u8().await {
                Ok(byte) => head.push(byte),
                Err(_) => return Answer::default(),
            }
        }
        let head = String::from_utf8(head).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let mut answer = Answer {
            status,
            head,
            body: String::new(),
        };
        let length = answer
            .header("content-length")
            .map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.unwrap();
        // What is printed is no text; its letters are enough here.
        answer.body = String::from_utf8_lossy(&body).into_owned();
        answer
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1);
        let mut pairs = lines.filter_map(|line| line.split_once(": "));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    /// The code of a refusal; empty if it is none of ours.
    pub(crate) fn code(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["error"]["code"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }
}
