//! Messages from the room to a client.

use std::sync::Arc;

use bytes::Bytes;
use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Clocks, Line, Millis, TableView, Told};

use crate::{Answer, Bye, Own, Snapshot, TeamPlace, Why};

/// Most messages are shorter, so that their buffer need not grow.
const USUAL: usize = 2048;

/// A message from the room as a client reads it.
pub type Heard = FromRoom<TableView>;

/// From the room. It writes a table once, as text, and shares that among all who see
/// the same.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
#[schemars(rename = "FromRoom")]
pub enum FromRoom<V = Arc<RawValue>> {
    /// The answer to a hello.
    Welcome(Snapshot),
    /// The present view, when asked or after falling behind.
    Snap(Snapshot),
    /// The act is on disk.
    Ok {
        /// Which act.
        aid: String,
        /// The version it made.
        v: u64,
    },
    /// The act is refused.
    No {
        /// Which act.
        aid: String,
        /// The table's version.
        v: u64,
        /// Why.
        #[serde(flatten)]
        why: Why,
    },
    /// Something happened.
    Ev(Ev<V>),
    /// The answer to a question.
    Tell {
        /// Which question.
        q: u64,
        /// The table's version.
        v: u64,
        /// The answer; nothing if it is refused.
        tell: Option<Answer>,
        /// Why it is refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        no: Option<Why>,
    },
    /// Who is connected, by seat.
    Here {
        /// The seats whose players are there; a team is there when one of it is.
        seats: Vec<Seat>,
        /// The members of teams who are there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        members: Vec<TeamPlace>,
    },
    /// The room closes the socket.
    Bye(Bye),
}

/// Something that happened, for one of the viewer's seats. What came of an act arrives in
/// one piece; its last event brings the table after it, and all that clients cannot work
/// out from the events themselves.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Ev")]
pub struct Ev<V = Arc<RawValue>> {
    /// The version it made.
    pub v: u64,
    /// For which of the viewer's seats; 0 for a spectator.
    pub seat: u8,
    /// What happened.
    pub e: Told,
    /// The table after it; left out while more of the same act follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
    /// The lines that are not what the viewer has with the moves of these events added:
    /// taken back, begun anew, or opened at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Lines>,
    /// Where the viewer looks from now, if that may have changed. Seats that are not
    /// among these are not the viewer's any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
    /// The clocks after it.
    pub clocks: Clocks,
    /// The room's time.
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
    /// Its JSON text.
    pub fn bytes(&self) -> Bytes {
        let mut text = Vec::with_capacity(USUAL);
        let written = serde_json::to_writer(&mut text, self);
        written.expect("messages hold nothing that JSON cannot");
        Bytes::from(text)
    }
}
