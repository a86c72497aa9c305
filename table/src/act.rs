//! Acts: what people can do at a table.

use bots::Level;
use rules::{Member, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::consent::Matter;

/// Something a person does in or for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Takes an open seat.
    Sit {
        /// The display name.
        name: String,
        /// A word for the luck.
        #[serde(default)]
        word: String,
    },
    /// Leaves the seat before the game begins; a team member may leave later too, for
    /// good.
    Leave,
    /// Changes the word for the luck before the game begins.
    Word(String),
    /// Makes a move, in the game's notation.
    Play(String),
    /// Resigns; a team resigns when more than half of its members want to.
    Resign,
    /// Proposes something, agrees to it or declines.
    Consent {
        /// The subject of the vote.
        matter: Matter,
        /// Whether they are in favour.
        yes: bool,
    },
    /// Lets a bot play for this seat: one's own, or that of somebody who is away.
    StandIn(Level),
    /// Takes one's seat back from the stand-in.
    Back,
    /// Sends a quick phrase, by its code.
    Phrase(String),
    /// Writes a chat line.
    Say(String),
    /// Mutes somebody, or unmutes them.
    Mute {
        /// The seat to mute.
        whom: Seat,
        /// The team member to mute, if a team holds the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// True to mute, false to unmute.
        on: bool,
    },
    /// Reports somebody to the host of the room, and to nobody else.
    Report {
        /// The seat to report.
        whom: Seat,
        /// The team member to report, if a team holds the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// The kind of complaint.
        why: Complaint,
    },
    /// The host frees an occupied seat before the game begins; during it a bot takes
    /// the seat for good, or the team plays on without the member.
    Remove,
    /// The same, and the person cannot come back.
    Block,
    /// The host switches chat on or off.
    Chat(bool),
}

/// Why somebody is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Complaint {
    /// Offensive messages.
    Rude,
    /// An offensive name.
    Name,
    /// Unfair play.
    Unfair,
}

/// Who acts, and on what basis.
#[derive(Debug, Clone, Copy)]
pub struct Claim<'a> {
    /// The acting person's id.
    pub person: &'a str,
    /// The seat they act for.
    pub seat: Seat,
    /// The member of the seat's team they act as. If omitted: the one who is to move if
    /// that is this person, otherwise their first.
    pub member: Option<Member>,
    /// The version of the table they had seen.
    pub seen: u64,
    /// The seats whose players have been away for some time.
    pub absent: SeatSet,
    /// The current time.
    pub at: Millis,
}
