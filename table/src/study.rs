//! A position without a table. The caller sends the whole game along, so there is
//! nothing to store, and nothing to hide from the caller.

use std::sync::Arc;

use catalog::{Match, View};
use rules::{Actor, PerSeat, Refusal, Seat, Shelf, Turn, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Outcome, ask, given, refusals, setup};

/// A position, told by what was done from the start of a game.
#[derive(Debug, Clone, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The game's id.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default = "setup::no_options")]
    pub options: Value,
    /// How many play.
    pub players: usize,
    /// The actions and the outcomes of luck that led there.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The seat whose eyes we look through.
    pub seat: Seat,
    /// One more action, which this seat would like to do.
    #[serde(default)]
    pub attempt: Option<String>,
}

/// A position as one seat sees it: all that its board needs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    /// The game's options, defaults filled in.
    pub options: Arc<Value>,
    /// The game as the seat may see it.
    pub view: View,
    /// The seat to move; nobody where luck is, or when the game is over.
    pub turn: Option<Seat>,
    /// The scores as they stand; none where hands are hidden and a score would tell of
    /// them.
    pub scores: PerSeat<i32>,
    /// What the seat may do, sorted; nothing unless it is to move.
    pub legal: Vec<String>,
    /// Whether there is nothing else that it may do.
    pub listed: bool,
    /// What led there; nothing at the start.
    pub last: Option<LastMove>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What was done last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LastMove {
    /// By whom; nobody where luck did.
    pub seat: Option<Seat>,
    /// What, as the seat may read it.
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
