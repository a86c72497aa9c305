//! Messages from the room to a client.

use std::sync::Arc;

use bytes::Bytes;
use rules::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Clocks, Millis, TableView, Told};

use crate::{Answer, Snapshot, TeamPlace, Why};

/// Most messages are shorter, so that their buffer need not grow.
const USUAL: usize = 2048;

/// From the room.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum FromRoom {
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
    Ev {
        /// The version it made.
        v: u64,
        /// For which of the viewer's seats; 0 for a spectator.
        seat: u8,
        /// What.
        e: Told,
        /// The table after it; left out while more of the same act follows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<TableView>")]
        view: Option<Arc<RawValue>>,
        /// The clocks after it.
        clocks: Clocks,
        /// The room's time.
        now: Millis,
    },
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
        #[serde(skip_serializing_if = "Vec::is_empty")]
        members: Vec<TeamPlace>,
    },
    /// The room closes the socket.
    Bye {
        /// Why.
        code: &'static str,
        /// When to come back.
        retry_ms: u64,
    },
}

impl FromRoom {
    /// Its JSON text.
    pub fn bytes(&self) -> Bytes {
        let mut text = Vec::with_capacity(USUAL);
        let written = serde_json::to_writer(&mut text, self);
        written.expect("messages hold nothing that JSON cannot");
        Bytes::from(text)
    }
}
