//! The whole truth as JSON, in the fields that the engine protocol promises.

use std::collections::BTreeMap;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::table::Table;
use crate::view::Hand;
use crate::{Ideograma, View};

#[derive(Serialize, JsonSchema)]
struct State<R, P> {
    /// The rows: `.` is an empty square, a letter in lower case is a blank.
    board: Vec<String>,
    /// The tiles of each seat, sorted; none if they are hidden.
    racks: Vec<R>,
    /// What is left to draw: in a view, how many tiles.
    pool: P,
    /// The tile that each seat has drawn to decide who begins.
    #[schemars(with = "BTreeMap<String, String>")]
    lots: BTreeMap<u8, String>,
    /// The play that waits for an answer.
    pending: Option<String>,
    /// The seat whose lot or tiles are drawn next.
    to_draw: Option<Seat>,
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
                .map(|(seat, tile)| (seat.number(), tile.to_string()))
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
#[derive(Serialize, JsonSchema)]
pub(crate) struct Shown<'a> {
    #[serde(flatten)]
    state: State<Option<String>, usize>,
    /// How many tiles each seat has.
    rack_sizes: Vec<usize>,
    /// The points of each seat so far.
    scores: &'a [i32],
    /// Passes since the last play or change.
    passes: usize,
    /// Turns since the last new tile on the board.
    turns_without_tiles: usize,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rack = |hand: &Hand| match hand {
            Hand::Shown(tiles) => Some(tiles.to_string()),
            Hand::Hidden(_) => None,
        };
        let racks = self.hands().iter().map(rack).collect();
        let shown = Shown {
            state: State::of(&self.table, racks, self.pool()),
            rack_sizes: self.hands().iter().map(Hand::len).collect(),
            scores: &self.table.points,
            passes: self.table.passes,
            turns_without_tiles: self.table.barren,
        };
        shown.serialize(serializer)
    }
}
