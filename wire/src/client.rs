//! Messages from a client to the room.

use rules::{Member, Refusal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Act, Ask};

use crate::refusals;

/// The protocol version.
pub const PROTOCOL: u32 = 1;

/// A message from a client.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Joins a table, with all of one's seats there or as a spectator.
    Hello {
        /// The protocol version.
        p: u32,
        /// The table's id.
        table: String,
    },
    /// Does something.
    Act(ActMessage),
    /// Asks a question.
    Ask(AskMessage),
    /// Asks for the current view.
    Sync,
}

/// Something done in or for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActMessage {
    /// The act's random id, chosen by the client: the same id always gets the same
    /// answer.
    pub aid: String,
    /// The seat to act for.
    pub seat: Seat,
    /// The member of the seat's team to act as. By default the one who is to move if
    /// that is the sender, otherwise the sender's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
    /// The version that the player had seen.
    pub v: u64,
    /// The act itself.
    pub a: Act,
}

impl ActMessage {
    /// Refuses a malformed act id.
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

/// A question on behalf of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskMessage {
    /// The question's number, chosen by the client.
    pub q: u64,
    /// The seat to ask for.
    pub seat: Seat,
    /// The question itself.
    pub a: Ask,
}
