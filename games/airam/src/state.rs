//! The table as JSON: whole for the owner of the machine, or as a viewer sees it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::geometry::{BOARDS, Place};
use crate::groups::{Group, Joining};
use crate::square::Square;
use crate::table::Phase;
use crate::tokens::Colour;
use crate::view::Pile;
use crate::{Airam, View};

/// What the engine protocol promises of a position. In a view a `?` stands for
/// each token face down.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The colour on each square; empty squares are left out.
    pub(crate) board: BTreeMap<String, char>,
    /// What each seat has kept.
    pub(crate) hands: [Pile; 2],
    /// What the drawer holds: three tokens, or the one still to be placed.
    pub(crate) drawn: String,
    /// The token that the rival has to place.
    pub(crate) given: Option<char>,
    /// What is left to draw.
    pub(crate) cup: Pile,
    /// Where each board lies and its quarter turns: x, y, turn.
    pub(crate) layout: [(i16, i16, u8); BOARDS],
}

/// A view tells besides what a page would have to work out.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct Sight {
    #[serde(flatten)]
    pub(crate) state: State,
    /// What happens next.
    pub(crate) phase: Next,
    /// Whose turn of drawing, keeping and giving it is.
    pub(crate) drawer: rules::Seat,
    /// The tokens that lie face down somewhere.
    unseen: String,
    /// The groups on the board, in the order of their first squares.
    groups: Vec<Group>,
    /// What the token that is placed next would make of each empty square; empty
    /// if there is none, or if its colour is hidden.
    joins: BTreeMap<String, Joining>,
    /// Who holds more tokens of each colour, once the hands are open; nobody
    /// where both hold equally many.
    holders: BTreeMap<String, Option<rules::Seat>>,
}

/// What happens next.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Next {
    /// The first nine tokens come onto the circles.
    Fill,
    /// Three tokens are drawn.
    Draw,
    /// The drawer keeps one and gives another.
    Keep,
    /// The rival places what was given.
    #[serde(rename = "place given")]
    PlaceGiven,
    /// The drawer places the last of the three.
    #[serde(rename = "place last")]
    PlaceLast,
    /// Nothing any more.
    Over,
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
                Phase::Fill => Next::Fill,
                Phase::Draw => Next::Draw,
                Phase::Keep(_) => Next::Keep,
                Phase::PlaceGiven { .. } => Next::PlaceGiven,
                Phase::PlaceLast(_) => Next::PlaceLast,
                Phase::Over => Next::Over,
            },
            drawer: self.drawer,
            unseen: self.unseen().to_string(),
            groups: self.groups(),
            joins: self.joinings(),
            holders: self.holders(),
        };
        sight.serialize(serializer)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Sight::json_schema(generator)
    }
}
