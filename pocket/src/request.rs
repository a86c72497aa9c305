//! What may be asked of a pocket.

use bots::Level;
use catalog::View;
use rules::{Refusal, Seat, Shelf};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use table::{Ask, Attempt, Event, Millis, Seed, Setup, Study, TableView, Tell};
use wire::{Attempted, FromClient, Reading, Why};

use crate::answer::{Answer, answered};
use crate::refusals;

/// The latest moment that a number of JavaScript holds exactly.
const LATEST: Millis = (1 << 53) - 1;

pub(crate) enum Request {
    Study(Study),
    Puzzle(Puzzle),
    Replay(Replay),
    Ask(Box<Question>),
    Query(BoardQuestion),
    Think(Think),
    Open(Box<Opening>),
    Resume(Resuming),
    Message(Heard),
    Thought(Thought),
    Tick(Tick),
    Past(Looking),
    Record(Writing),
    Close(Closing),
}

impl Request {
    /// Reads a request. Its kind is told by `do`.
    pub(crate) fn read(text: &str) -> Result<Request, Refusal> {
        let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(unreadable)?;
        let kind = fields.remove("do").unwrap_or_default();
        Ok(match kind.as_str().unwrap_or_default() {
            "study" => Request::Study(read(fields)?),
            "puzzle" => Request::Puzzle(read(fields)?),
            "replay" => Request::Replay(read(fields)?),
            "ask" => Request::Ask(read(fields)?),
            "query" => Request::Query(read(fields)?),
            "think" => Request::Think(read(fields)?),
            "open" => Request::Open(read(fields)?),
            "resume" => Request::Resume(read(fields)?),
            "message" => Request::Message(read(fields)?),
            "thought" => Request::Thought(read(fields)?),
            "tick" => Request::Tick(read(fields)?),
            "past" => Request::Past(read(fields)?),
            "record" => Request::Record(read(fields)?),
            "close" => Request::Close(read(fields)?),
            _ => return Err(unreadable(format_args!("do: {kind}"))),
        })
    }
}

fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields)).map_err(unreadable)
}

/// What is wrong goes along for programmers; people read that it is unreadable.
fn unreadable(why: impl ToString) -> Refusal {
    Refusal::of(&refusals::REQUEST).at(why)
}

fn moment<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Millis, D::Error> {
    let at = Millis::deserialize(deserializer)?;
    let sensible = (0..=LATEST).contains(&at).then_some(at);
    sensible.ok_or_else(|| D::Error::custom("a moment in milliseconds since 1970"))
}

/// An attempt at a puzzle.
#[derive(Deserialize)]
pub(crate) struct Puzzle {
    game: String,
    number: usize,
    #[serde(flatten)]
    attempt: Attempt,
}

impl Puzzle {
    pub(crate) fn attempted(&self, shelf: &Shelf) -> Result<Attempted, Refusal> {
        Attempted::of(&self.attempt, &self.game, self.number, shelf)
    }
}

/// A record to be told again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    text: String,
    #[serde(default)]
    game: Option<String>,
}

impl Replay {
    /// An error tells its line.
    pub(crate) fn read(&self, shelf: &Shelf) -> Answer {
        match Reading::of(&self.text, self.game.as_deref(), shelf) {
            Ok(reading) => answered(Ok(reading)),
            Err(error) => Err(Why::from(&error)),
        }
    }
}

/// A question about a table that is played elsewhere, as a seat sees it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    table: TableView,
    seat: Seat,
    a: Ask,
}

impl Question {
    pub(crate) fn told(&self, shelf: &Shelf) -> Result<Tell, Refusal> {
        self.table.ask(self.seat, &self.a, shelf)
    }
}

/// What a game's board asks the rules besides; it needs no table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuestion {
    game: String,
    question: Value,
}

impl BoardQuestion {
    pub(crate) fn told(self) -> Result<Value, Refusal> {
        let query = catalog::find(&self.game).and_then(|entry| (entry.query)());
        let told = query.and_then(|query| (query.answer)(self.question));
        told.ok_or_else(|| unreadable("question"))
    }
}

/// A bot is to think for a seat about what that seat sees.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "do", rename = "think")]
pub(crate) struct Think {
    pub(crate) game: String,
    pub(crate) options: Value,
    /// The newest if left out.
    #[serde(default)]
    pub(crate) edition: Option<u8>,
    pub(crate) players: usize,
    pub(crate) seat: Seat,
    pub(crate) view: View,
    pub(crate) level: Level,
    /// Where its random picks come from.
    pub(crate) seed: u64,
    /// How many nodes it looks at; those of its level if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nodes: Option<u64>,
}

/// A table to be opened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    pub(crate) table: String,
    /// What to call the host.
    pub(crate) name: String,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    #[serde(deserialize_with = "moment")]
    pub(crate) now: Millis,
}

/// A table to be gone on with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resuming {
    pub(crate) table: String,
    pub(crate) events: Vec<Stored>,
    #[serde(deserialize_with = "moment")]
    pub(crate) now: Millis,
}

/// An event as it is stored.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stored {
    /// The version of the table after it.
    pub(crate) v: u64,
    #[serde(deserialize_with = "moment")]
    pub(crate) at: Millis,
    /// The act that made it and those after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) aid: Option<String>,
    pub(crate) e: Event,
}

/// A message as it would go over the socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heard {
    pub(crate) table: String,
    pub(crate) message: FromClient,
    /// The luck of the table that this message may open.
    #[serde(default)]
    pub(crate) seed: Option<Seed>,
    #[serde(deserialize_with = "moment")]
    pub(crate) now: Millis,
}

/// What a bot has found.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thought {
    pub(crate) table: String,
    pub(crate) v: u64,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    #[serde(deserialize_with = "moment")]
    pub(crate) now: Millis,
}

/// Time has passed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tick {
    pub(crate) table: String,
    #[serde(deserialize_with = "moment")]
    pub(crate) now: Millis,
}

/// A look back at the present game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Looking {
    pub(crate) table: String,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(default)]
    pub(crate) from: usize,
}

/// A game to be written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Writing {
    pub(crate) table: String,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// One of the world's formats; ours if left out.
    #[serde(default)]
    pub(crate) format: Option<String>,
    /// Which game of the series; the present one if left out.
    #[serde(default)]
    pub(crate) game: Option<u32>,
}

/// A table that nobody looks at any more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Closing {
    pub(crate) table: String,
}
