//! The line to a table. It mends itself: after a cut it connects again and says once
//! more what the room has not acknowledged, under the same id, so that nothing is done
//! twice and nothing is lost.

use std::collections::VecDeque;
use std::time::Duration;

use bots::Sentence;
use futures_util::{SinkExt, StreamExt};
use hyper::http::header;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use wire::address::api;
use wire::{ActMessage, FromClient, Heard, PROTOCOL};

use super::http::Http;

/// The first pause before connecting again; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest of them.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// A room asks every 25 seconds whether we are there; one that is silent for so long
/// is out of reach.
const SILENCE: Duration = Duration::from_secs(60);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What comes out of the line.
pub(super) enum FromLine {
    /// The room says something.
    Heard(Box<Heard>),
    /// The line was cut, and will be mended.
    Cut,
    /// The room does not want us, for this reason.
    Closed(Sentence),
}

/// A line to one table.
pub(super) struct Line {
    http: Http,
    table: String,
    ours: UnboundedReceiver<FromClient>,
    theirs: UnboundedSender<FromLine>,
    /// What was done and is not acknowledged.
    pending: VecDeque<ActMessage>,
}

/// Why a connection ended.
enum Over {
    /// We have nothing more to say.
    Done,
    /// It was cut; when the room wants us back, if it said so.
    Cut(Option<Duration>),
    /// The room does not want us.
    Closed(Sentence),
}

impl Line {
    pub(super) fn new(
        http: Http,
        table: &str,
        ours: UnboundedReceiver<FromClient>,
        theirs: UnboundedSender<FromLine>,
    ) -> Line {
        Line {
            http,
            table: table.to_owned(),
            ours,
            theirs,
            pending: VecDeque::new(),
        }
    }

    /// Talks until nobody listens here, or the room does not want us.
    pub(super) async fn talk(mut self) {
        let mut pause = FIRST_PAUSE;
        loop {
            let mut welcomed = false;
            let over = match self.connect().await {
                Some(socket) => self.converse(socket, &mut welcomed).await,
                None => Over::Cut(None),
            };
            if welcomed {
                pause = FIRST_PAUSE;
            }
            match over {
                Over::Done => return,
                Over::Closed(why) => {
                    let _ = self.theirs.send(FromLine::Closed(why));
                    return;
                }
                Over::Cut(when) => {
                    if self.theirs.send(FromLine::Cut).is_err() {
                        return;
                    }
                    sleep(when.unwrap_or(pause)).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    async fn connect(&self) -> Option<Socket> {
        let url = format!("ws://{}{}", self.http.authority(), api::SOCKET);
        let mut request = url.into_client_request().ok()?;
        let bearer = self.http.bearer()?;
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        let connected = timeout(
            LONGEST_PAUSE,
            connect_async_with_config(request, None, true),
        );
        let (mut socket, _) = connected.await.ok()?.ok()?;
        let table = self.table.clone();
        let hello = FromClient::Hello { p: PROTOCOL, table };
        say(&mut socket, &hello).await?;
        Some(socket)
    }

    async fn converse(&mut self, mut socket: Socket, welcomed: &mut bool) -> Over {
        loop {
            let silent = self.ours.is_closed() && self.ours.is_empty();
            if *welcomed && silent && self.pending.is_empty() {
                // The receiver may be gone.
                let _ = socket.close(None).await;
                return Over::Done;
            }
            tokio::select! {
                heard = timeout(SILENCE, socket.next()) => match heard {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        // A later room may say what this client does not know.
                        let Ok(heard) = serde_json::from_str(&text) else { continue };
                        if let Some(over) = self.hear(heard, &mut socket, welcomed).await {
                            return over;
                        }
                    }
                    Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                    _ => return Over::Cut(None),
                },
                said = self.ours.recv(), if *welcomed && !silent => {
                    let Some(message) = said else { continue };
                    if let FromClient::Act(act) = &message {
                        self.pending.push_back(act.clone());
                    }
                    if say(&mut socket, &message).await.is_none() {
                        return Over::Cut(None);
                    }
                }
            }
        }
    }

    async fn hear(
        &mut self,
        heard: Heard,
        socket: &mut Socket,
        welcomed: &mut bool,
    ) -> Option<Over> {
        match &heard {
            Heard::Welcome(_) => {
                *welcomed = true;
                for act in &self.pending {
                    let sent = say(socket, &FromClient::Act(act.clone())).await;
                    if sent.is_none() {
                        return Some(Over::Cut(None));
                    }
                }
            }
            Heard::Ok { aid, .. } | Heard::No { aid, .. } => {
                self.pending.retain(|act| act.aid != *aid);
            }
            Heard::Bye(bye) => {
                let when = Some(Duration::from_millis(bye.retry_ms)).filter(|when| !when.is_zero());
                return Some(if bye.again {
                    Over::Cut(when)
                } else {
                    Over::Closed(bye.why.clone())
                });
            }
            _ => {}
        }
        let listened = self.theirs.send(FromLine::Heard(Box::new(heard)));
        listened.is_err().then_some(Over::Done)
    }
}

/// Says something; `None` if the line is cut.
async fn say(socket: &mut Socket, message: &FromClient) -> Option<()> {
    let text = serde_json::to_string(message).expect("messages hold nothing that JSON cannot");
    socket.send(Message::text(text)).await.ok()
}
