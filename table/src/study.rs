//! A position without a table. The caller sends the whole game along, so there is
//! nothing to store, and nothing to hide from the caller.

use std::sync::Arc;

use catalog::{Match, View};
use rules::{Actor, PerSeat, Refusal, Seat, Shelf, Turn, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Outcome, ask, given, refusals, setup};

/// A position, described by the actions from the start of a game.
#[derive(Debug, Clone, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The game's id.
    pub game: String,
    /// Its options; omitted ones have defaults.
    #[serde(default = "setup::no_options")]
    pub options: Value,
    /// The number of players.
    pub players: usize,
    /// The actions and outcomes of luck that led there.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The seat from whose point of view to look.
    pub seat: Seat,
    /// One more action that this seat would like to play.
    #[serde(default)]
    pub attempt: Option<String>,
}

/// A position as one seat sees it: everything that its board needs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    /// The game's options, defaults filled in.
    pub options: Arc<Value>,
    /// The game as the seat may see it.
    pub view: View,
    /// The seat to move; null if luck is to act or the game is over.
    pub turn: Option<Seat>,
    /// The current scores; empty where hands are hidden and a score would reveal them.
    pub scores: PerSeat<i32>,
    /// The seat's legal actions, sorted; empty if it is not its turn.
    pub legal: Vec<String>,
    /// Whether the list of legal actions is complete.
    pub listed: bool,
    /// The last move; null at the start.
    pub last: Option<LastMove>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// The last action or outcome of luck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LastMove {
    /// The seat that acted; null for luck.
    pub seat: Option<Seat>,
    /// Its text, as the seat may see it.
    pub action: String,
}

impl Study {
    /// The position, and why the attempted action is illegal there. A legal one has
    /// been played. A game that leads to no position is refused altogether.
    pub fn position(&self, shelf: &Shelf) -> Result<(Position, Option<Refusal>), Refusal> {
        let mut game = self.played(shelf)?;
        let refused = self.attempted(&mut game).err();
        Ok((Position::of(&game, self.seat), refused))
    }

    fn played(&self, shelf: &Shelf) -> Result<Match, Refusal> {
        given::check_length(&self.actions)?;
        let entry = setup::entry(&self.game)?;
        let mut game = Match::open(entry, self.players, &self.options, shelf)?;
        if self.seat.index() >= self.players {
            return Err(Refusal::of(&refusals::NO_SEAT));
        }
        given::give(&mut game, &self.actions)?;
        Ok(game)
    }

    fn attempted(&self, game: &mut Match) -> Result<(), Refusal> {
        let Some(action) = &self.attempt else {
            return Ok(());
        };
        match game.game().turn() {
            Turn::Seat(turn) if turn != self.seat => Err(Refusal::of(&refusals::TURN).at(turn)),
            Turn::Chance => Err(Refusal::of(&refusals::NOT_NOW)),
            Turn::Seat(_) | Turn::Over(_) => game.apply(action).map(drop),
        }
    }
}

impl Position {
    pub(crate) fn of(game: &Match, seat: Seat) -> Position {
        let (now, viewer) = (game.game(), Viewer::Seat(seat));
        let turn = now.turn();
        let open = turn.is_over() || !game.entry().about.hidden;
        let (legal, listed) = match turn.seat() {
            Some(turn) if turn == seat => ask::legal(&*now.imagined(seat)),
            Some(_) | None => (Vec::new(), true),
        };
        let last = game.past().last().map(|done| LastMove {
            seat: match done.actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance(_) => None,
            },
            action: game.told(done, viewer).to_owned(),
        });
        Position {
            options: Arc::clone(game.options()),
            view: now.view(viewer),
            turn: turn.seat(),
            scores: if open { now.scores() } else { PerSeat::new() },
            legal,
            listed,
            last,
            outcome: Outcome::of_record(game),
        }
    }
}
