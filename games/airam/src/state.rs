//! The table as JSON: whole for the owner of the machine, or as a viewer sees it.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::geometry::{BOARDS, Place};
use crate::square::Square;
use crate::table::Phase;
use crate::tokens::Colour;
use crate::view::Pile;
use crate::{Airam, View};

/// What the engine protocol promises of a position. In a view a `?` stands for
/// each token face down.
#[derive(Serialize)]
struct State {
    /// Empty squares left out.
    board: BTreeMap<String, char>,
    hands: [Pile; 2],
    drawn: String,
    given: Option<char>,
    cup: Pile,
    layout: [(i16, i16, u8); BOARDS],
}

/// A view tells besides what a page would have to work out.
#[derive(Serialize)]
struct Sight {
    #[serde(flatten)]
    state: State,
    phase: &'static str,
    drawer: rules::Seat,
    /// The tokens that lie face down somewhere.
    unseen: String,
}

impl State {
    fn of(view: &View) -> State {
        let square = |square: Square| {
            let colour = view.board.colour(square)?;
            Some((square.to_string(), colour.letter()))
        };
        State {
            board: Square::all().filter_map(square).collect(),
            hands: view.hands,
            drawn: view.phase.drawn().map(Pile::to_string).unwrap_or_default(),
            given: view.phase.given().map(Colour::letter),
            cup: view.cup,
            layout: view
                .ground
                .places()
                .map(|Place { x, y, turn }| (x, y, turn)),
        }
    }
}

impl Airam {
    /// The whole truth.
    pub(crate) fn told(&self) -> Value {
        serde_json::to_value(State::of(&self.revealed())).unwrap_or(Value::Null)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sight = Sight {
            state: State::of(self),
            phase: match self.phase {
                Phase::Fill => "fill",
                Phase::Draw => "draw",
                Phase::Keep(_) => "keep",
                Phase::PlaceGiven { .. } => "place given",
                Phase::PlaceLast(_) => "place last",
                Phase::Over => "over",
            },
            drawer: self.drawer,
            unseen: self.unseen().to_string(),
        };
        sight.serialize(serializer)
    }
}
