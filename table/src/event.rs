//! Events. A table is the fold of its events, and nothing else about it is stored.

use bots::Level;
use rules::{Member, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::Complaint;
use crate::clock::Millis;
use crate::consent::Matter;
use crate::result::How;
use crate::sealed::{Pick, Seed};
use crate::setup::Setup;

/// An event as it is stored. It holds seeds, hidden draws and people's ids, and never
/// leaves the room in this form (see [`Happening`](crate::Happening)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A host opened the table; the seeds of all games are fixed.
    Opened {
        /// The table's public id.
        id: String,
        /// The host's id.
        host: String,
        /// What was agreed.
        setup: Setup,
        /// The seeds, one for each game of the series.
        seeds: Vec<Seed>,
    },
    /// Somebody sat down.
    Sat {
        /// The seat they took.
        seat: Seat,
        /// Their id, which is never shown.
        person: String,
        /// Their display name.
        name: String,
        /// Their place in the seat's team; `None` without a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// Somebody left before the game began, or was removed by the host; a team member
    /// can leave later, too.
    Left {
        /// The seat that became free.
        seat: Seat,
        /// The team member who left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// The player of a seat continues under another identity, on another device.
    Moved {
        /// The seat that moved.
        seat: Seat,
        /// The new id.
        person: String,
        /// The team member who moved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A player added a word to the luck.
    Word {
        /// The player's seat.
        seat: Seat,
        /// The word.
        word: String,
        /// The team member whose word it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A game of the series began.
    Begun {
        /// Its number in the series, from 1.
        number: u32,
        /// By how many seats everybody rotated.
        shift: usize,
        /// The pick that decided the rotation, if it was drawn.
        picks: Vec<Pick>,
    },
    /// A seat made a move.
    Played {
        /// The seat that moved.
        seat: Seat,
        /// The action in canonical notation.
        action: String,
        /// Whether a person, a bot or the table chose it.
        hand: Hand,
        /// The team member who moved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// Luck made a move.
    Drawn {
        /// The outcome, in the game's notation.
        outcome: String,
        /// The picks behind it, for the receipt.
        picks: Vec<Pick>,
    },
    /// Moves were taken back.
    TakenBack {
        /// The number of actions left.
        plies: usize,
    },
    /// A seat resigned; with more than two players a bot plays on for it.
    Resigned {
        /// The seat that resigned.
        seat: Seat,
    },
    /// A team member wants to resign; the team does when more than half of its members
    /// want to.
    WantsToResign {
        /// The team's seat.
        seat: Seat,
        /// The member who wants to.
        member: Member,
    },
    /// A team member was missing on their turn, so the next one moves.
    Skipped {
        /// The team's seat.
        seat: Seat,
        /// The member who was skipped.
        member: Member,
    },
    /// A seat ran out of time; with more than two players a bot plays on for it.
    Flagged {
        /// The seat that ran out of time.
        seat: Seat,
    },
    /// A game ended. From now on its seed is public.
    Ended {
        /// The kind of ending.
        how: How,
    },
    /// Somebody proposed something, agreed to it or declined.
    Consented {
        /// The voter's seat.
        seat: Seat,
        /// The subject of the vote.
        matter: Matter,
        /// Whether they are in favour.
        yes: bool,
    },
    /// All agreed to allow aids, such as hints.
    AidsAgreed,
    /// A bot stands in for somebody.
    StoodIn {
        /// The seat it plays for.
        seat: Seat,
        /// The bot's level.
        level: Level,
        /// Whether somebody else asked for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unasked: bool,
    },
    /// Somebody took their seat back from a stand-in.
    Back {
        /// The seat they took back.
        seat: Seat,
    },
    /// The host replaced somebody by a bot during a game.
    Replaced {
        /// The seat that the bot has now.
        seat: Seat,
    },
    /// The host blocked somebody from the table.
    Blocked {
        /// The blocked person's id.
        person: String,
    },
    /// Somebody sent a quick phrase.
    Phrase {
        /// The sender's seat.
        seat: Seat,
        /// The phrase's code.
        code: String,
        /// The team member who sent it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// Somebody wrote a chat line.
    Said {
        /// The writer's seat.
        seat: Seat,
        /// The line as written.
        text: String,
        /// The team member who wrote it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A player muted another, or unmuted them.
    Muted {
        /// The seat of the player who mutes.
        seat: Seat,
        /// The seat of the muted player.
        whom: Seat,
        /// True to mute, false to unmute.
        on: bool,
        /// The team member who mutes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// The team member who is muted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Member>,
    },
    /// A player reported somebody to the host of the room.
    Reported {
        /// The seat of the player who reports.
        seat: Seat,
        /// The seat of the reported player.
        whom: Seat,
        /// The kind of complaint.
        why: Complaint,
        /// The team member who reports.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// The team member who is reported.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Member>,
    },
    /// The host switched chat on or off.
    Chat {
        /// True for on.
        on: bool,
    },
    /// The room was down; nobody's clock ran meanwhile.
    Restarted {
        /// The downtime.
        away: Millis,
    },
    /// The same people continue at another table.
    Rematched {
        /// The other table's id.
        table: String,
    },
}

/// Who chose a seat's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The person in the seat.
    Person,
    /// A bot.
    Bot,
    /// The table itself: a forced pass, or an answer that did not come in time.
    Table,
    /// It was played before the table was opened.
    Given,
}

impl Event {
    /// A move that no team member made.
    pub(crate) fn played(seat: Seat, action: String, hand: Hand) -> Event {
        Event::Played {
            seat,
            action,
            hand,
            member: None,
        }
    }

    /// The seat that communicates by this event without moving the game.
    pub(crate) fn talker(&self) -> Option<Seat> {
        match self {
            Event::Consented { seat, .. }
            | Event::Phrase { seat, .. }
            | Event::Said { seat, .. }
            | Event::Muted { seat, .. }
            | Event::Reported { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether the event makes earlier views stale. Phrases, offers and presence change
    /// nothing that a move depends on.
    pub(crate) fn moves_on(&self) -> bool {
        matches!(
            self,
            Event::Begun { .. }
                | Event::Played { .. }
                | Event::Drawn { .. }
                | Event::TakenBack { .. }
                | Event::Ended { .. }
        )
    }
}
