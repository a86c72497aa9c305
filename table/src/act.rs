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
    /// Sits down in an open seat.
    Sit {
        /// What to call them.
        name: String,
        /// A word for the luck.
        #[serde(default)]
        word: String,
    },
    /// Gets up again before the game begins; a member of a team also later, for good.
    Leave,
    /// Changes the word for the luck before the game begins.
    Word(String),
    /// Moves, in the game's notation.
    Play(String),
    /// Gives up; in a team it happens when more than half of the members want to.
    Resign,
    /// Proposes something, agrees to it or declines.
    Consent {
        /// What.
        matter: Matter,
        /// Whether they want it.
        yes: bool,
    },
    /// Lets a bot move for this seat: one's own, or that of somebody who is away.
    StandIn(Level),
    /// Takes one's seat back from a bot.
    Back,
    /// Says a quick phrase.
    Phrase(String),
    /// Writes a line.
    Say(String),
    /// Does not want to read somebody any more, or does again.
    Mute {
        /// Whom.
        whom: Seat,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// Whether from now on.
        on: bool,
    },
    /// Tells the host of the room, and nobody else, of somebody who spoils it.
    Report {
        /// Whom.
        whom: Seat,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// Of what.
        why: Complaint,
    },
    /// The host frees an occupied seat before the game begins; during it a bot takes
    /// somebody's seat for good, or a team goes on without a member.
    Remove,
    /// The same, and they cannot come back.
    Block,
    /// The host switches chat on or off.
    Chat(bool),
}

/// What somebody is reported for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Complaint {
    /// What they write.
    Rude,
    /// What they call themselves.
    Name,
    /// How they play.
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
