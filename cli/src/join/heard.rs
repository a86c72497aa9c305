//! What the room says, as far as this client listens. The room's own types are in
//! `room::message` and `table`; what it may add later is passed over here.

use bots::Level;
use rules::{Lang, Member, Seat};
use serde::Deserialize;
use serde_json::Value;
use table::{Hand, How, Matter, Millis};

/// A message from the room.
#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(super) enum Heard {
    Welcome(Snapshot),
    Snap(Snapshot),
    Ok {
        aid: String,
    },
    No {
        aid: String,
        #[serde(flatten)]
        why: Why,
    },
    Ev(Event),
    Tell {
        tell: Option<Value>,
        no: Option<Why>,
    },
    Here {
        seats: Vec<Seat>,
    },
    Bye {
        code: String,
        retry_ms: u64,
    },
    #[serde(other)]
    Other,
}

/// The table from all of our seats.
#[derive(Deserialize)]
pub(super) struct Snapshot {
    pub(super) v: u64,
    pub(super) views: Vec<SeatSnapshot>,
    pub(super) clocks: Clocks,
    pub(super) here: Vec<Seat>,
    /// Our own places in teams.
    #[serde(default)]
    pub(super) mine: Vec<TeamPlace>,
    pub(super) now: Millis,
}

/// A place in a team.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
pub(super) struct TeamPlace {
    pub(super) seat: Seat,
    pub(super) member: Member,
}

/// The table from one seat; 0 is a spectator's.
#[derive(Deserialize)]
pub(super) struct SeatSnapshot {
    pub(super) seat: u64,
    pub(super) view: View,
}

/// Something that happened.
#[derive(Deserialize)]
pub(super) struct Event {
    pub(super) v: u64,
    pub(super) seat: u64,
    pub(super) e: News,
    pub(super) view: Option<View>,
    pub(super) clocks: Clocks,
    pub(super) now: Millis,
}

/// What happened.
#[derive(Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum News {
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
    Begun {
        number: u32,
    },
    Played {
        seat: Seat,
        action: String,
        hand: Hand,
        member: Option<Member>,
    },
    Drawn {
        outcome: String,
    },
    TakenBack,
    Resigned {
        seat: Seat,
    },
    Flagged {
        seat: Seat,
    },
    Ended,
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
        member: Option<Member>,
    },
    Said {
        seat: Seat,
        text: String,
        member: Option<Member>,
    },
    Chat {
        on: bool,
    },
    Restarted,
    Rematched {
        table: String,
    },
    #[serde(other)]
    Other,
}

/// The table, less the game itself, which comes as a picture.
#[derive(Deserialize)]
pub(super) struct View {
    pub(super) game: String,
    pub(super) options: Value,
    pub(super) phase: Phase,
    pub(super) number: u32,
    pub(super) games: u32,
    pub(super) seats: Vec<SeatView>,
    pub(super) turn: Option<Seat>,
    #[serde(default)]
    pub(super) practice: bool,
    pub(super) outcome: Option<Outcome>,
    pub(super) offers: Vec<Offer>,
}

/// Where the table stands.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Gathering,
    Playing,
    Between,
    Over,
}

/// Who sits in a seat.
#[derive(Deserialize)]
pub(super) struct SeatView {
    pub(super) sits: Sits,
    pub(super) team: Option<Team>,
    pub(super) stand_in: Option<Level>,
}

/// The team that holds a seat.
#[derive(Deserialize)]
pub(super) struct Team {
    pub(super) members: Vec<Teammate>,
    /// Who of it is to move, now or when it is the seat's turn.
    pub(super) due: Option<Member>,
}

/// A place in a team; nobody has come to it yet if it has no name.
#[derive(Deserialize)]
pub(super) struct Teammate {
    pub(super) name: Option<String>,
}

/// Whoever sits there.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Sits {
    Nobody,
    Person(String),
    Bot(Level),
}

/// How the game ended.
#[derive(Deserialize)]
pub(super) struct Outcome {
    pub(super) how: How,
    pub(super) winners: Vec<Seat>,
    pub(super) scores: Vec<i32>,
}

/// Something proposed.
#[derive(Deserialize)]
pub(super) struct Offer {
    pub(super) matter: Matter,
}

/// What the clocks show.
#[derive(Deserialize)]
pub(super) struct Clocks {
    pub(super) left: Vec<Option<Millis>>,
    pub(super) running: Option<Seat>,
    pub(super) since: Option<Millis>,
}

/// A refusal.
#[derive(Deserialize)]
pub(super) struct Why {
    pub(super) code: String,
    why: Both,
}

/// A sentence in both languages.
#[derive(Deserialize)]
pub(super) struct Both {
    es: String,
    en: String,
}

impl Both {
    pub(super) fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Es => &self.es,
            Lang::En => &self.en,
        }
    }
}

impl Why {
    /// Its sentence.
    pub(super) fn sentence(&self, lang: Lang) -> &str {
        self.why.get(lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_is_passed_over() {
        let heard: Heard = serde_json::from_str(r#"{"t":"new-kind","x":1}"#).unwrap();
        assert!(matches!(heard, Heard::Other));
        let news: News = serde_json::from_str(r#"{"event":"new-kind","x":1}"#).unwrap();
        assert!(matches!(news, News::Other));
    }
}
