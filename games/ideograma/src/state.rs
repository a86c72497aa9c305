//! The whole truth as JSON, in the fields that the engine protocol promises.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::table::{Phase, Table};
use crate::view::Hand;
use crate::{Ideograma, View};

#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State<R, P> {
    /// The rows: `.` is an empty square, a letter in lower case is a blank.
    pub(crate) board: Vec<String>,
    /// The tiles of each seat, sorted; none if they are hidden.
    pub(crate) racks: Vec<R>,
    /// What is left to draw: in a view, how many tiles.
    pub(crate) pool: P,
    /// The tile that each seat has drawn to decide who begins.
    pub(crate) lots: BTreeMap<String, String>,
    /// The play that waits for an answer.
    pub(crate) pending: Option<String>,
    /// The seat whose lot or tiles are drawn next.
    pub(crate) to_draw: Option<Seat>,
}

impl<R, P> State<R, P> {
    fn of(table: &Table, racks: Vec<R>, pool: P) -> State<R, P> {
        let lots = table.lots().iter();
        let pending = table.pending();
        State {
            board: table.board.texts(),
            racks,
            pool,
            lots: lots
                .map(|(seat, tile)| (seat.to_string(), tile.to_string()))
                .collect(),
            pending: pending.map(|pending| pending.placement.to_string()),
            to_draw: table.to_draw(),
        }
    }
}

pub(crate) fn whole_truth(game: &Ideograma) -> Value {
    let racks = game.racks.iter().map(ToString::to_string).collect();
    let state = State::of(&game.table, racks, game.pool.to_string());
    serde_json::to_value(state).unwrap_or_default()
}

/// A view adds what can be counted: the sizes of the racks, the scores, and the
/// turns that bring the end nearer. Racks that are hidden are null, and of the
/// pool only the size is told.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct Shown {
    #[serde(flatten)]
    pub(crate) state: State<Option<String>, usize>,
    /// How many tiles each seat has.
    pub(crate) rack_sizes: Vec<usize>,
    /// The points of each seat so far.
    pub(crate) scores: Vec<i32>,
    /// Passes since the last play or change.
    pub(crate) passes: usize,
    /// Turns since the last new tile on the board.
    pub(crate) turns_without_tiles: usize,
    /// Whose turn it is, also while their play waits for an answer and their rack is
    /// filled up; before the first turn, the seat that won the lots. None during the
    /// lots and when the game is over.
    pub(crate) turn: Option<Seat>,
    /// The seats that draw lots in this round.
    pub(crate) round: SeatSet,
    /// The seats that have yet to answer a play.
    pub(crate) asked: SeatSet,
    /// The squares of its new tiles.
    pub(crate) laid: Vec<String>,
}

impl Shown {
    fn of(view: &View) -> Shown {
        let rack = |hand: &Hand| match hand {
            Hand::Shown(tiles) => Some(tiles.to_string()),
            Hand::Hidden(_) => None,
        };
        let (table, hands) = (&view.table, view.hands());
        let (turn, round) = match &table.phase {
            Phase::Lots(lots) => (None, lots.round),
            Phase::Deal { first: seat, .. } | Phase::Turn(seat) | Phase::Fill(seat) => {
                (Some(*seat), SeatSet::NONE)
            }
            Phase::Answer(pending) => (Some(pending.player), SeatSet::NONE),
            Phase::Over(_) => (None, SeatSet::NONE),
        };
        let pending = table.pending();
        let laid = pending.into_iter().flat_map(|pending| &pending.laid);
        Shown {
            state: State::of(table, hands.iter().map(rack).collect(), view.pool()),
            rack_sizes: hands.iter().map(Hand::len).collect(),
            scores: table.points.to_vec(),
            passes: table.passes,
            turns_without_tiles: table.barren,
            turn,
            round,
            asked: pending.map_or(SeatSet::NONE, |pending| pending.asked),
            laid: laid.map(|(square, _)| square.to_string()).collect(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(self).serialize(serializer)
    }
}
