//! What is the same at every table of XATS, as a page draws it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Piece, SIDES};

/// The pieces of the box.
#[derive(Serialize, JsonSchema)]
pub(crate) struct XatsFacts {
    /// The pieces that every player begins with, in the order of their names.
    pieces: Vec<PieceShape>,
}

/// A piece and where its points are.
#[derive(Serialize, JsonSchema)]
struct PieceShape {
    /// Its name in the notation.
    name: Piece,
    /// The sides with a point, from the upper one clockwise.
    points: Vec<u8>,
}

impl XatsFacts {
    pub(crate) fn new() -> XatsFacts {
        let shape = |piece: Piece| PieceShape {
            name: piece,
            points: (0..SIDES).filter(|&side| piece.has_point(side)).collect(),
        };
        XatsFacts {
            pieces: Piece::all().map(shape).collect(),
        }
    }
}
