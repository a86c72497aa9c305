//! Messages from a client to the room.

use rules::{Member, Refusal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Act, Ask};

use crate::refusals;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

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

impl ActMessage {
    /// Refuses an id that is no id.
    pub fn check_aid(&self) -> Result<(), Refusal> {
        let letters = self
            .aid
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let fits = (8..=64).contains(&self.aid.len()) && letters;
        fits.then_some(())
            .ok_or_else(|| Refusal::of(&refusals::AID))
    }
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
