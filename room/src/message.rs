//! What is said over a socket, in both directions. The same acts and answers go
//! over plain HTTP.

use std::sync::Arc;

use bots::Sentence;
use bytes::Bytes;
use rules::{Lang, Member, Refusal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Act, Ask, Clocks, Line, Millis, TableView, Told};

use crate::Answer;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// Most messages are not longer, so that their text need not grow.
const USUAL: usize = 2048;

/// From a client.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Comes to a table, with all of one's seats there or as a spectator.
    Hello {
        /// The protocol's version.
        p: u32,
        /// Which table.
        table: String,
    },
    /// Does something.
    Act(ActMessage),
    /// Asks something.
    Ask(AskMessage),
    /// Wants the present view.
    Sync,
}

/// Something done in or for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActMessage {
    /// The client's random id of it: the same id gets the same answer for ever.
    pub aid: String,
    /// The seat.
    pub seat: Seat,
    /// Which member of the seat's team. If left out, the one who is to move if that is
    /// the sender, or else the sender's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
    /// The version the player looked at.
    pub v: u64,
    /// What.
    pub a: Act,
}

/// Something asked for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskMessage {
    /// The client's number of the question.
    pub q: u64,
    /// The seat.
    pub seat: Seat,
    /// What.
    pub a: Ask,
}

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

/// Everything a viewer needs, from any version on.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Snapshot {
    /// The table's version.
    pub v: u64,
    /// Whether the viewer opened the table, and so may invite and remove.
    pub host: bool,
    /// The table as each of the viewer's seats sees it; seat 0 is a spectator.
    pub views: Vec<SeatSnapshot>,
    /// The clocks.
    pub clocks: Clocks,
    /// The seats whose players are there; a team is there when one of it is.
    pub here: Vec<Seat>,
    /// The members of teams who are there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<TeamPlace>,
    /// The viewer's own places in teams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mine: Vec<TeamPlace>,
    /// The room's time.
    pub now: Millis,
}

/// A place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TeamPlace {
    /// The team's seat.
    pub seat: Seat,
    /// Which member.
    pub member: Member,
}

/// What one seat sees.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct SeatSnapshot {
    /// The seat's number; 0 for a spectator.
    pub seat: u8,
    /// The table.
    pub view: TableView,
    /// The game so far.
    pub lines: Vec<Line>,
}

/// A refusal as people and programs read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Why {
    /// The rule's code.
    pub code: &'static str,
    /// The sentence, in both languages.
    pub why: Sentence,
    /// What it is about.
    pub cells: Vec<String>,
    /// What would be legal instead.
    pub legal: Vec<String>,
}

impl From<&Refusal> for Why {
    fn from(refusal: &Refusal) -> Why {
        Why {
            code: refusal.rule.code,
            why: Sentence::new(refusal.sentence(Lang::Es), refusal.sentence(Lang::En)),
            cells: refusal.cells.clone(),
            legal: refusal.legal.clone(),
        }
    }
}

impl FromRoom {
    /// Its text.
    pub fn bytes(&self) -> Bytes {
        let mut text = Vec::with_capacity(USUAL);
        let written = serde_json::to_writer(&mut text, self);
        written.expect("messages hold nothing that JSON cannot");
        Bytes::from(text)
    }
}
