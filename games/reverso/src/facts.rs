//! What is the same at every table of REVERSO, as a page draws it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::bot::landmarks::{around, border, corners};
use crate::grid::{Eight, Grid, Six, Squares, Ten};
use crate::{Size, Square};

/// The squares of each board that every player looks at first.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ReversoFacts {
    /// By the side of the board.
    landmarks: BTreeMap<String, Vec<Landmark>>,
}

/// A corner, or a square next to one.
#[derive(Serialize, JsonSchema)]
struct Landmark {
    /// Its name in the notation.
    square: String,
    kind: LandmarkKind,
    /// The corner that it is, or is next to.
    corner: String,
}

/// What a square is to its corner.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum LandmarkKind {
    /// It is the corner: a disc there can never be turned.
    Corner,
    /// It lies diagonal to the corner, which a disc there often gives away.
    Diagonal,
    /// It lies beside the corner on the border.
    Beside,
}

impl ReversoFacts {
    pub(crate) fn new() -> ReversoFacts {
        let boards = [
            (Size::Six, landmarks::<Six>()),
            (Size::Eight, landmarks::<Eight>()),
            (Size::Ten, landmarks::<Ten>()),
        ];
        let by_side = boards.map(|(size, squares)| (size.side().to_string(), squares));
        ReversoFacts {
            landmarks: by_side.into(),
        }
    }
}

fn landmarks<G: Grid>() -> Vec<Landmark> {
    let near = |corner: u32| {
        let squares = around::<G>(G::Squares::only(corner)).places();
        squares.map(move |place| landmark::<G>(place, corner))
    };
    corners::<G>().places().flat_map(near).collect()
}

fn landmark<G: Grid>(place: u32, corner: u32) -> Landmark {
    let kind = if place == corner {
        LandmarkKind::Corner
    } else if border::<G>() & G::Squares::only(place) == G::Squares::NONE {
        LandmarkKind::Diagonal
    } else {
        LandmarkKind::Beside
    };
    let name = |place| Square::at(place, G::SIDE).to_string();
    Landmark {
        square: name(place),
        kind,
        corner: name(corner),
    }
}
