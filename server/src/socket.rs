//! One WebSocket: one person, or a spectator, at one table.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use bytes::Bytes;
use futures_util::SinkExt as _;
use room::{Next, No, Watch};
use rules::Refusal;
use table::Ask;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};
use wire::{ActMessage, Answer, AskMessage, ByeCode, FromClient, FromRoom, PROTOCOL, Why};

use crate::address::Client;
use crate::fault::{Code, Fault};
use crate::hall::{Caller, Hall};
use crate::identity::Person;
use crate::limits::Kind;
use crate::metrics::{self, Answered, Present};

/// The longest message of a client.
const LONGEST: usize = 4 * 1024;
/// The read buffer. The library's default of 128 KiB would cost more than everything
/// else.
const READ: usize = 1024;
/// The write buffer.
const WRITE: usize = 16 * 1024;
/// More than any view; a client that leaves this much unread is disconnected.
const UNREAD: usize = 1 << 20;
/// How long a new client has to send `hello`.
const HELLO: Duration = Duration::from_secs(10);
/// The ping interval.
const PING: Duration = Duration::from_secs(25);
/// A client is gone after this many unanswered pings.
const SILENCE: u32 = 2;
/// The maximum number of pending answers per socket.
const WAITING: usize = 16;
/// After this many consecutive rate-limit refusals the socket is closed: answering
/// costs us more than asking costs the client.
const DEAF: u32 = 100;

pub(crate) async fn open(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    if hall.shell.doors.are_closed() {
        return Err(Code::Unavailable.into());
    }
    hall.shell.admit(Kind::Socket, client, caller.0.as_ref())?;
    let pass = hall.shell.sockets.enter(Some(client.group()));
    let pass = pass.ok_or(Code::TooMany)?;
    let upgrade = upgrade
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(UNREAD)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _counted = (pass, Present::socket());
        let mut line = Line {
            hall,
            client,
            caller,
            socket,
            refused: 0,
            later: JoinSet::new(),
        };
        if let Err(code) = line.converse().await {
            let bye: FromRoom = FromRoom::Bye(code.into());
            // The client may already be gone.
            let _ = line.send(bye.bytes()).await;
        }
    }))
}

/// A connected client.
struct Line {
    hall: Hall,
    client: Client,
    caller: Caller,
    socket: WebSocket,
    /// Consecutive rate-limit refusals.
    refused: u32,
    /// Pending answers: hints, and acts that wait for their turn.
    later: JoinSet<Bytes>,
}

/// The refusal of a request over the rate limit.
fn too_many() -> No {
    Refusal::of(&wire::refusals::TOO_MANY).into()
}

/// The message that answers an act.
fn answered(done: Result<u64, No>, aid: String) -> Bytes {
    let answer: FromRoom = match done {
        Ok(v) => FromRoom::Ok { aid, v },
        Err(No { refusal, v }) => {
            let why = Why::from(&refusal);
            FromRoom::No { aid, v, why }
        }
    };
    answer.bytes()
}

/// The message that answers a question.
fn told(told: Result<(Answer, u64), No>, q: u64) -> Bytes {
    let (tell, no, v) = match told {
        Ok((tell, v)) => (Some(tell), None, v),
        Err(No { refusal, v }) => (None, Some(Why::from(&refusal)), v),
    };
    let tell: FromRoom = FromRoom::Tell { q, v, tell, no };
    tell.bytes()
}

impl Line {
    /// Runs from the `hello` to the end.
    async fn converse(&mut self) -> Result<(), ByeCode> {
        let Some(watch) = self.hello().await? else {
            return Ok(());
        };
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silence = 0;
        loop {
            tokio::select! {
                // Everything waiting to be sent goes out before more is read.
                biased;
                next = watch.outbox().next() => {
                    if !self.pass_on(&watch, next).await? {
                        return Ok(());
                    }
                }
                Some(Ok(told)) = self.later.join_next() => self.send(told).await?,
                heard = self.socket.recv() => {
                    silence = 0;
                    match heard {
                        Some(Ok(Message::Text(text))) => self.answer(&watch, &text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return Err(ByeCode::BadMessage),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    }
                }
                _ = pings.tick() => {
                    silence += 1;
                    if silence > SILENCE {
                        return Err(ByeCode::Silent);
                    }
                    let ping = Message::Ping(Bytes::new());
                    self.socket.send(ping).await.map_err(|_| ByeCode::Gone)?;
                }
            }
        }
    }

    /// The first message must be a `hello`, within a time limit.
    async fn hello(&mut self) -> Result<Option<Watch>, ByeCode> {
        let first = timeout(HELLO, self.socket.recv()).await;
        let Some(Ok(Message::Text(text))) = first.map_err(|_| ByeCode::Silent)? else {
            return Ok(None);
        };
        match serde_json::from_str(&text) {
            Ok(FromClient::Hello { p: PROTOCOL, table }) => {
                let watch = self.hall.room.watch(self.caller.id(), &table).await;
                watch.map(Some).map_err(|refusal| ByeCode::of(&refusal))
            }
            Ok(FromClient::Hello { .. }) => Err(ByeCode::OtherProtocol),
            _ => Err(ByeCode::BadMessage),
        }
    }

    /// Sends the next message together with those waiting behind it; false after the
    /// last.
    async fn pass_on(&mut self, watch: &Watch, next: Next) -> Result<bool, ByeCode> {
        match next {
            Next::Message(message) => {
                self.feed(message).await?;
                self.feed_waiting(watch).await?;
                self.flush().await?;
            }
            Next::Snapshot => self.snap(watch).await?,
            Next::Farewell(message) => {
                self.send(message).await?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn snap(&mut self, watch: &Watch) -> Result<(), ByeCode> {
        let messages = watch
            .snap()
            .await
            .map_err(|refusal| ByeCode::of(&refusal))?;
        for message in messages {
            self.feed(message).await?;
        }
        self.flush().await
    }

    async fn answer(&mut self, watch: &Watch, text: &str) -> Result<(), ByeCode> {
        match serde_json::from_str(text) {
            Ok(FromClient::Act(message)) => self.act(watch, message).await,
            Ok(FromClient::Ask(message)) => self.ask(watch, message).await,
            Ok(FromClient::Sync) if self.admit(Kind::Ask)? => self.snap(watch).await,
            Ok(FromClient::Sync) => Err(ByeCode::TooMany),
            Ok(FromClient::Hello { .. }) | Err(_) => Err(ByeCode::BadMessage),
        }
    }

    async fn act(&mut self, watch: &Watch, message: ActMessage) -> Result<(), ByeCode> {
        let (begun, aid) = (Instant::now(), message.aid.clone());
        let person = self.person()?;
        let done = if self.admit(Kind::of_act(&message.a))? {
            let room = &self.hall.room;
            let done = room.act_awaited(person.id(), watch, message.clone()).await;
            if done.as_ref().is_err_and(No::is_early) && self.later.len() < WAITING {
                self.act_later(watch, person, message);
                return Ok(());
            }
            done
        } else {
            Err(too_many())
        };
        metrics::act(Answered::of(&done), begun.elapsed());
        // The resulting events go before the answer, in the same write.
        self.feed_waiting(watch).await?;
        self.send(answered(done, aid)).await
    }

    /// Answers an act that came before its turn once it takes effect.
    fn act_later(&mut self, watch: &Watch, person: Person, message: ActMessage) {
        let (room, table) = (self.hall.room.clone(), watch.table().to_owned());
        self.later.spawn(async move {
            let aid = message.aid.clone();
            answered(room.act(person.id(), &table, message).await, aid)
        });
    }

    /// Answers at once, except for hints: no move waits for a bot to think.
    async fn ask(&mut self, watch: &Watch, message: AskMessage) -> Result<(), ByeCode> {
        let slow = message.a == Ask::Hint;
        let person = self.person()?;
        if !self.admit(Kind::of_ask(&message.a))? {
            return self.send(told(Err(too_many()), message.q)).await;
        }
        let (room, table) = (self.hall.room.clone(), watch.table().to_owned());
        let told = async move { told(room.ask(person.id(), &table, &message).await, message.q) };
        if slow {
            self.later.spawn(told);
            return Ok(());
        }
        self.send(told.await).await
    }

    /// The known person behind the socket.
    fn person(&self) -> Result<Person, ByeCode> {
        self.caller.0.clone().ok_or(ByeCode::NobodyKnown)
    }

    /// Counts a message against the rate limits; ends the socket after too many
    /// refusals in a row.
    fn admit(&mut self, kind: Kind) -> Result<bool, ByeCode> {
        let shell = &self.hall.shell;
        let admitted = shell.admit(kind, self.client, self.caller.0.as_ref());
        self.refused = admitted.map_or(self.refused + 1, |()| 0);
        if self.refused > DEAF {
            return Err(ByeCode::TooMany);
        }
        Ok(self.refused == 0)
    }

    async fn feed_waiting(&mut self, watch: &Watch) -> Result<(), ByeCode> {
        while let Some(message) = watch.outbox().take_message() {
            self.feed(message).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: Bytes) -> Result<(), ByeCode> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Queues a message behind those not yet sent.
    async fn feed(&mut self, message: Bytes) -> Result<(), ByeCode> {
        let text = Utf8Bytes::try_from(message).map_err(|_| ByeCode::Inside)?;
        let fed = self.socket.feed(Message::Text(text)).await;
        fed.map_err(|_| ByeCode::Gone)
    }

    async fn flush(&mut self) -> Result<(), ByeCode> {
        self.socket.flush().await.map_err(|_| ByeCode::Gone)
    }
}
