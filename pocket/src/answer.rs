//! What a request is answered with.

use rules::Refusal;
use serde::Serialize;
use serde_json::{Value, to_value};
use table::{Log, Millis};
use wire::{FromRoom, Why};

use crate::request::{Stored, Think};

pub(crate) type Answer = Result<Value, Why>;

/// An answer as JSON.
pub(crate) fn answered(answer: Result<impl Serialize, Refusal>) -> Answer {
    let answer = answer.map_err(|refusal| Why::from(&refusal))?;
    Ok(to_value(answer).expect("answers hold nothing that JSON cannot"))
}

/// What came of something that was done at a table, in the order in which the caller
/// sees to it.
#[derive(Default, Serialize)]
pub(crate) struct Done {
    /// What must be stored before anything of it is shown.
    pub(crate) events: Vec<Stored>,
    /// What the page is told, as over the socket.
    pub(crate) say: Vec<FromRoom>,
    /// The bot that is to move.
    pub(crate) bot: Option<BotToMove>,
    /// The hint that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hint: Option<HintToGive>,
    /// The moment at which the table wants to be looked at again.
    pub(crate) wake: Option<Millis>,
    /// The table that was opened for a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) opened: Option<Opened>,
}

/// A request for a bot's move, and what its answer belongs to.
#[derive(Serialize)]
pub(crate) struct BotToMove {
    #[serde(flatten)]
    pub(crate) think: Think,
    /// The version since which the seat is asked.
    pub(crate) v: u64,
    /// The shortest time after which the move is shown, in milliseconds.
    pub(crate) pause: u64,
}

/// A request for a hint, and the question it answers.
#[derive(Serialize)]
pub(crate) struct HintToGive {
    #[serde(flatten)]
    pub(crate) think: Think,
    pub(crate) v: u64,
    pub(crate) q: u64,
}

/// A table that was opened together with what happened at another.
#[derive(Serialize)]
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) events: Vec<Stored>,
}

impl Done {
    /// Adds what happened to what is to be stored, with the id of the act that did it.
    pub(crate) fn store(&mut self, log: &Log, aid: Option<&str>) {
        let mut aid = aid.map(str::to_owned);
        let stored = log.iter().map(|happening| Stored {
            v: happening.version,
            at: happening.at,
            aid: aid.take(),
            e: happening.event.clone(),
        });
        self.events.extend(stored);
    }
}
