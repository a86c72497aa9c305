//! Messages from the room to a client.

use std::sync::Arc;

use bytes::Bytes;
use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Clocks, Line, Millis, TableView, Told};

use crate::{Answer, Bye, Own, Snapshot, TeamPlace, Why};

/// Most messages are shorter, so their buffer need not grow.
const USUAL: usize = 2048;

/// A message from the room as a client reads it.
pub type Heard = FromRoom<TableView>;

/// A message from the room. A view is serialised once and shared among all who see the
/// same.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
#[schemars(rename = "FromRoom")]
pub enum FromRoom<V = Arc<RawValue>> {
    /// The answer to a `hello`.
    Welcome(Snapshot),
    /// The current view, on request or after falling behind.
    Snap(Snapshot),
    /// The act is on disk.
    Ok {
        /// The act's id.
        aid: String,
        /// The version that it created.
        v: u64,
    },
    /// The act is refused.
    No {
        /// The act's id.
        aid: String,
        /// The table's version.
        v: u64,
        /// The reason.
        #[serde(flatten)]
        why: Why,
    },
    /// Something happened.
    Ev(Ev<V>),
    /// The answer to a question.
    Tell {
        /// The question's number.
        q: u64,
        /// The table's version.
        v: u64,
        /// The answer; null if it is refused.
        tell: Option<Answer>,
        /// Why it is refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        no: Option<Why>,
    },
    /// Who is connected, by seat.
    Here {
        /// The seats whose players are connected; a team counts if one of its members
        /// is.
        seats: Vec<Seat>,
        /// The team members who are connected.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        members: Vec<TeamPlace>,
    },
    /// The room closes the socket.
    Bye(Bye),
}

/// An event for one of the viewer's seats. The events of an act arrive together; the
/// last one brings the table after it, and everything that clients cannot derive from
/// the events themselves.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Ev")]
pub struct Ev<V = Arc<RawValue>> {
    /// The version that it created.
    pub v: u64,
    /// The viewer's seat that it is for; 0 for a spectator.
    pub seat: u8,
    /// The event itself.
    pub e: Told,
    /// The table after it; omitted while more events of the same act follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
    /// The log lines that differ from the viewer's lines plus the moves of these
    /// events: taken back, started anew, or revealed at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Lines>,
    /// Where the viewer looks from now, if that may have changed. Seats that are not
    /// among these are not the viewer's any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
    /// The clocks after it.
    pub clocks: Clocks,
    /// The room's time, in milliseconds since 1970.
    pub now: Millis,
}

/// The end of a game's log, in place of whatever the viewer has from there on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Lines {
    /// How many lines before it stay as they are.
    pub from: usize,
    /// The lines after those.
    pub lines: Vec<Line>,
}

impl<V: Serialize> FromRoom<V> {
    /// Serialises the message.
    pub fn bytes(&self) -> Bytes {
        let mut text = Vec::with_capacity(USUAL);
        let written = serde_json::to_writer(&mut text, self);
        written.expect("messages hold nothing that JSON cannot");
        Bytes::from(text)
    }
}
