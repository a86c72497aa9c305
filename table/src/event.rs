//! What happens at a table. A table is the fold of its events, and nothing else
//! is kept of it.

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

/// One thing that happened, as it is stored: it holds seeds, hidden draws and the
/// ids of people, and never leaves as it is (see [`Happening`](crate::Happening)).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A host opened the table; every game's seed is fixed.
    Opened {
        /// The table's public name.
        id: String,
        /// Who opened it.
        host: String,
        /// What was agreed.
        setup: Setup,
        /// One for each game of the series.
        seeds: Vec<Seed>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: String,
        /// What to call them.
        name: String,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// Somebody left before the game began, or was removed by the host; a member of a
    /// team also later.
    Left {
        /// Which seat is free now.
        seat: Seat,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// The player of a seat goes on from somewhere else.
    Moved {
        /// Which seat.
        seat: Seat,
        /// As whom.
        person: String,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A player added a word to the luck.
    Word {
        /// Who.
        seat: Seat,
        /// The word.
        word: String,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A game of the series began.
    Begun {
        /// Which one, from 1.
        number: u32,
        /// By how many seats everybody moved on.
        shift: usize,
        /// The pick that said so, if luck did.
        picks: Vec<Pick>,
    },
    /// A seat moved.
    Played {
        /// Which.
        seat: Seat,
        /// The action in canonical notation.
        action: String,
        /// Who chose it.
        hand: Hand,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// Luck moved.
    Drawn {
        /// What it chose.
        outcome: String,
        /// The picks it took.
        picks: Vec<Pick>,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many actions are left.
        plies: usize,
    },
    /// A seat gave up; at a table of more than two a bot goes on for it.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A member of a team wants to resign; it happens when more than half of them do.
    WantsToResign {
        /// Which team.
        seat: Seat,
        /// Who.
        member: Member,
    },
    /// A member of a team was missing when it was their turn: the next one moves.
    Skipped {
        /// Which team.
        seat: Seat,
        /// Who.
        member: Member,
    },
    /// A seat ran out of time; at a table of more than two a bot goes on for it.
    Flagged {
        /// Which.
        seat: Seat,
    },
    /// A game ended. From now on its seed is known.
    Ended {
        /// How.
        how: How,
    },
    /// Somebody proposed something, agreed to it or declined.
    Consented {
        /// Who.
        seat: Seat,
        /// What.
        matter: Matter,
        /// Whether they want it.
        yes: bool,
    },
    /// All agreed to hints and the like.
    AidsAgreed,
    /// A bot moves for somebody who is away.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Which bot.
        level: Level,
        /// Whether somebody else asked for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unasked: bool,
    },
    /// Somebody took their seat back from a bot.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The host had somebody leave in the middle of a game: a bot has the seat now.
    Replaced {
        /// Whose seat it was.
        seat: Seat,
    },
    /// The host does not want somebody back.
    Blocked {
        /// Whom.
        person: String,
    },
    /// A quick phrase.
    Phrase {
        /// Whose.
        seat: Seat,
        /// Its code.
        code: String,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A line of chat.
    Said {
        /// Whose.
        seat: Seat,
        /// What.
        text: String,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    /// A player does not want to read another any more, or does again.
    Muted {
        /// Who.
        seat: Seat,
        /// Whom.
        whom: Seat,
        /// Whether from now on.
        on: bool,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// Which member of a team it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Member>,
    },
    /// A player told the host of the room of somebody.
    Reported {
        /// Who.
        seat: Seat,
        /// Whom.
        whom: Seat,
        /// Of what.
        why: Complaint,
        /// Which member of a team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
        /// Which member of a team it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Member>,
    },
    /// The host switched chat on or off.
    Chat {
        /// Which.
        on: bool,
    },
    /// The room was away; nobody's clock ran meanwhile.
    Restarted {
        /// For how long.
        away: Millis,
    },
    /// The same people go on at another table.
    Rematched {
        /// Which.
        table: String,
    },
}

/// Who chose a seat's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Whoever sits there.
    Person,
    /// A bot.
    Bot,
    /// The table itself: there was nothing to do but pass, or nobody answered in time.
    Table,
    /// It had been played before the table was opened.
    Given,
}

impl Event {
    /// A move that no member of a team made.
    pub(crate) fn played(seat: Seat, action: String, hand: Hand) -> Event {
        Event::Played {
            seat,
            action,
            hand,
            member: None,
        }
    }

    /// Who says something by it that moves no game.
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

    /// Whether what a player saw before it is out of date after it. Phrases,
    /// offers and presence change nothing that a move depends on.
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
