//! What happened, and what each viewer is told about it.

use bots::Level;
use catalog::Applied;
use rules::{Actor, Member, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Table;
use crate::clock::Millis;
use crate::consent::Matter;
use crate::event::{Event, Hand};
use crate::result::How;

/// The events of an act, in order.
pub type Log = Vec<Happening>;

/// An event that has happened, with its version and time.
#[derive(Debug, Clone, PartialEq)]
pub struct Happening {
    /// The table's version after it.
    pub version: u64,
    /// The time of the event.
    pub at: Millis,
    /// The event as it is stored.
    pub event: Event,
    applied: Option<Applied>,
}

/// An event as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(
    missing_docs,
    reason = "the fields of `Event`, less what is not for everybody"
)]
pub enum Told {
    Opened,
    Sat {
        seat: Seat,
        name: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Left {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Moved {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Word {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Begun {
        number: u32,
        shift: usize,
        /// The number of given actions; a `snap` has their log lines.
        #[serde(default, skip_serializing_if = "is_zero")]
        given: usize,
    },
    Played {
        seat: Seat,
        action: String,
        hand: Hand,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Drawn {
        outcome: String,
    },
    TakenBack {
        plies: usize,
    },
    Resigned {
        seat: Seat,
    },
    WantsToResign {
        seat: Seat,
        member: Member,
    },
    Skipped {
        seat: Seat,
        member: Member,
    },
    Flagged {
        seat: Seat,
    },
    Ended {
        how: How,
        seed: String,
    },
    Consented {
        seat: Seat,
        matter: Matter,
        yes: bool,
    },
    AidsAgreed,
    StoodIn {
        seat: Seat,
        level: Level,
    },
    Back {
        seat: Seat,
    },
    Replaced {
        seat: Seat,
    },
    Phrase {
        seat: Seat,
        code: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Said {
        seat: Seat,
        text: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<Member>,
    },
    Chat {
        on: bool,
    },
    Restarted,
    Rematched {
        table: String,
    },
    /// An event that this viewer is not told about.
    #[serde(other)]
    Nothing,
}

impl Happening {
    pub(crate) fn new(version: u64, at: Millis, event: Event, applied: Option<Applied>) -> Self {
        Happening {
            version,
            at,
            event,
            applied,
        }
    }

    /// Whether the event makes earlier views stale.
    pub fn moves_on(&self) -> bool {
        self.event.moves_on()
    }

    /// What a person who watches as `viewer` is told, at the table as it is after the
    /// event. The person matters only for mutes.
    pub fn told(&self, table: &Table, viewer: Viewer, person: Option<&str>) -> Told {
        match &self.event {
            Event::Opened { .. } => Told::Opened,
            Event::Sat {
                seat, name, member, ..
            } => {
                let (seat, name, member) = (*seat, name.clone(), *member);
                Told::Sat { seat, name, member }
            }
            Event::Left { seat, member } => {
                let (seat, member) = (*seat, *member);
                Told::Left { seat, member }
            }
            Event::Moved { seat, member, .. } => {
                let (seat, member) = (*seat, *member);
                Told::Moved { seat, member }
            }
            Event::Word { seat, member, .. } => {
                let (seat, member) = (*seat, *member);
                Told::Word { seat, member }
            }
            Event::Begun { number, shift, .. } => Told::Begun {
                number: *number,
                shift: *shift,
                given: table.given_in(*number),
            },
            Event::Played {
                seat, hand, member, ..
            } => Told::Played {
                seat: *seat,
                action: self.action(viewer),
                hand: *hand,
                member: *member,
            },
            Event::Drawn { .. } => Told::Drawn {
                outcome: self.action(viewer),
            },
            Event::TakenBack { plies } => Told::TakenBack { plies: *plies },
            Event::Resigned { seat } => Told::Resigned { seat: *seat },
            Event::WantsToResign { seat, member } => {
                let (seat, member) = (*seat, *member);
                Told::WantsToResign { seat, member }
            }
            Event::Skipped { seat, member } => {
                let (seat, member) = (*seat, *member);
                Told::Skipped { seat, member }
            }
            Event::Flagged { seat } => Told::Flagged { seat: *seat },
            // Once the next game has begun, the seed at hand is that game's.
            Event::Ended { how } => table.opened_seed().map_or(Told::Nothing, |seed| {
                let how = *how;
                Told::Ended { how, seed }
            }),
            Event::Consented { seat, matter, yes } => Told::Consented {
                seat: *seat,
                matter: *matter,
                yes: *yes,
            },
            Event::AidsAgreed => Told::AidsAgreed,
            Event::StoodIn { seat, level, .. } => Told::StoodIn {
                seat: *seat,
                level: *level,
            },
            Event::Back { seat } => Told::Back { seat: *seat },
            Event::Replaced { seat } => Told::Replaced { seat: *seat },
            Event::Phrase { seat, member, .. } | Event::Said { seat, member, .. }
                if person
                    .is_some_and(|person| table.is_muted((*seat, *member), viewer, person)) =>
            {
                Told::Nothing
            }
            Event::Phrase { seat, code, member } => {
                let (seat, code, member) = (*seat, code.clone(), *member);
                Told::Phrase { seat, code, member }
            }
            Event::Said { seat, text, member } => {
                let (seat, text, member) = (*seat, text.clone(), *member);
                Told::Said { seat, text, member }
            }
            Event::Muted { .. } | Event::Blocked { .. } | Event::Reported { .. } => Told::Nothing,
            Event::Chat { on } => Told::Chat { on: *on },
            Event::Restarted { .. } => Told::Restarted,
            Event::Rematched { table } => Told::Rematched {
                table: table.clone(),
            },
        }
    }

    /// An action or an outcome as the viewer may see it.
    fn action(&self, viewer: Viewer) -> String {
        let Some(applied) = &self.applied else {
            return String::new();
        };
        let knows = match applied.actor {
            Actor::Seat(seat) => viewer == Viewer::Seat(seat),
            Actor::Chance(audience) => audience.includes(viewer),
        };
        let text = if knows {
            &applied.action
        } else {
            &applied.face
        };
        text.clone()
    }
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}
