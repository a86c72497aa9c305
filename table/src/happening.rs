//! What happened, and what each viewer is told of it.

use bots::Level;
use catalog::Applied;
use rules::{Actor, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Table;
use crate::clock::Millis;
use crate::consent::Matter;
use crate::event::{Event, Hand};
use crate::result::How;

/// What came of an act, in order.
pub type Log = Vec<Happening>;

/// An event that has happened: the only thing a table tells of.
#[derive(Debug, Clone, PartialEq)]
pub struct Happening {
    /// The table's version after it.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// What, as it is stored.
    pub event: Event,
    applied: Option<Applied>,
}

/// An event as one viewer may read it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
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
    },
    Left {
        seat: Seat,
    },
    Moved {
        seat: Seat,
    },
    Word {
        seat: Seat,
    },
    Begun {
        number: u32,
        shift: usize,
        /// How many actions had been made before: a `snap` has their lines.
        #[serde(skip_serializing_if = "is_zero")]
        given: usize,
    },
    Played {
        seat: Seat,
        action: String,
        hand: Hand,
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
    },
    Said {
        seat: Seat,
        text: String,
    },
    Chat {
        on: bool,
    },
    Restarted,
    Rematched {
        table: String,
    },
    /// Something that is nobody's business but another's.
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

    /// Whether what a player saw before it is out of date after it.
    pub fn moves_on(&self) -> bool {
        self.event.moves_on()
    }

    /// What `viewer` is told, at the table as it stands after it.
    pub fn told(&self, table: &Table, viewer: Viewer) -> Told {
        match &self.event {
            Event::Opened { .. } => Told::Opened,
            Event::Sat { seat, name, .. } => {
                let (seat, name) = (*seat, name.clone());
                Told::Sat { seat, name }
            }
            Event::Left { seat } => Told::Left { seat: *seat },
            Event::Moved { seat, .. } => Told::Moved { seat: *seat },
            Event::Word { seat, .. } => Told::Word { seat: *seat },
            Event::Begun { number, shift, .. } => Told::Begun {
                number: *number,
                shift: *shift,
                given: table.given_in(*number),
            },
            Event::Played { seat, hand, .. } => Told::Played {
                seat: *seat,
                action: self.action(viewer),
                hand: *hand,
            },
            Event::Drawn { .. } => Told::Drawn {
                outcome: self.action(viewer),
            },
            Event::TakenBack { plies } => Told::TakenBack { plies: *plies },
            Event::Resigned { seat } => Told::Resigned { seat: *seat },
            Event::Flagged { seat } => Told::Flagged { seat: *seat },
            // Once the next game has begun, the seed at hand is that one's.
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
            Event::Phrase { seat, .. } | Event::Said { seat, .. }
                if table.is_muted(*seat, viewer) =>
            {
                Told::Nothing
            }
            Event::Phrase { seat, code } => {
                let (seat, code) = (*seat, code.clone());
                Told::Phrase { seat, code }
            }
            Event::Said { seat, text } => {
                let (seat, text) = (*seat, text.clone());
                Told::Said { seat, text }
            }
            Event::Muted { .. } | Event::Blocked { .. } | Event::Reported { .. } => Told::Nothing,
            Event::Chat { on } => Told::Chat { on: *on },
            Event::Restarted { .. } => Told::Restarted,
            Event::Rematched { table } => Told::Rematched {
                table: table.clone(),
            },
        }
    }

    /// An action or an outcome as the viewer may read it.
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
