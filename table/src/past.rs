//! Replays of a game from its beginning, as one viewer saw it.

use std::sync::Arc;

use catalog::{Match, View};
use rules::{Actor, PerSeat, Record, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Table;
use crate::event::Hand;
use crate::view::Line;

/// What a viewer saw of a game at each step.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Past {
    /// The game's id.
    pub game: String,
    /// Its options, defaults filled in.
    pub options: Arc<Value>,
    /// The edition of the rules, if it is not the newest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// The number of seats.
    pub seats: usize,
    /// The number of actions and draws before the first view.
    pub from: usize,
    /// The log from there on.
    pub lines: Vec<Line>,
    /// The view at that point, and after each of the lines.
    pub views: Vec<View>,
    /// The scores at each view; empty where they are secret.
    pub scores: Vec<PerSeat<i32>>,
}

/// A game to be replayed. It holds everything it needs, so that no table has to wait
/// for it.
pub struct Retelling {
    start: Match,
    viewer: Viewer,
    actions: Vec<String>,
    from: usize,
    lines: Vec<Line>,
    tells_scores: bool,
}

impl Table {
    /// The current game from action `from` on, for `viewer`: the views are those that
    /// the viewer had then, even after the end.
    pub fn looking_back(&self, viewer: Viewer, from: usize) -> Retelling {
        Retelling {
            viewer,
            lines: self.lines(viewer),
            tells_scores: self.tells_scores(),
            ..Retelling::of(&self.game)
        }
        .from(from)
    }
}

impl Retelling {
    /// A game without hidden information, such as that of a record.
    pub fn of(game: &Match) -> Retelling {
        let record = game.record();
        Retelling {
            start: game.anew(),
            viewer: Viewer::Spectator,
            from: 0,
            lines: lines(&record),
            actions: record.steps.into_iter().map(|step| step.action).collect(),
            tells_scores: true,
        }
    }

    /// Starts at an action, or at the present if there is no such action.
    fn from(mut self, from: usize) -> Retelling {
        self.from = from.min(self.actions.len());
        self.lines.drain(..self.from);
        self
    }

    /// Replays it, which takes time in proportion to the game's length.
    pub fn tell(self) -> Past {
        let mut game = self.start;
        let (mut views, mut scores) = (Vec::new(), Vec::new());
        for ply in 0..=self.actions.len() {
            if ply >= self.from {
                views.push(game.game().view(self.viewer));
                scores.push(if self.tells_scores {
                    game.game().scores()
                } else {
                    PerSeat::new()
                });
            }
            if let Some(action) = self.actions.get(ply) {
                game.apply(action).expect("it was applied before");
            }
        }
        Past {
            game: game.entry().about.id.to_owned(),
            options: Arc::clone(game.options()),
            edition: game.edition().earlier(),
            seats: game.seats(),
            from: self.from,
            lines: self.lines,
            views,
            scores,
        }
    }
}

/// The steps of a record, which only knows whether a bot held a seat.
fn lines(record: &Record) -> Vec<Line> {
    let bot = |seat: &Seat| {
        let key = format!("bot {seat}");
        record.notes.iter().any(|(name, _)| *name == key)
    };
    let bots: SeatSet = Seat::all(record.seats).filter(bot).collect();
    let line = |step: &rules::Step| {
        let (seat, hand) = match step.actor {
            Actor::Seat(seat) if bots.contains(seat) => (Some(seat), Some(Hand::Bot)),
            Actor::Seat(seat) => (Some(seat), Some(Hand::Person)),
            Actor::Chance(_) => (None, None),
        };
        Line {
            seat,
            member: step.member,
            text: step.action.clone(),
            hand,
        }
    };
    record.steps.iter().map(line).collect()
}
