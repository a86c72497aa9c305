//! How large the cube of a solitaire is.

use serde::{Deserialize, Serialize};

/// The edge of the cube. In options it is the number itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Edge {
    /// 3×3×3.
    #[default]
    Three,
    /// 4×4×4.
    Four,
    /// 5×5×5.
    Five,
}

impl Edge {
    /// All of them.
    pub(crate) const ALL: [Edge; 3] = [Edge::Three, Edge::Four, Edge::Five];

    /// How many cubes long.
    pub const fn length(self) -> u8 {
        match self {
            Edge::Three => 3,
            Edge::Four => 4,
            Edge::Five => 5,
        }
    }
}

impl From<Edge> for u8 {
    fn from(edge: Edge) -> u8 {
        edge.length()
    }
}

impl TryFrom<u8> for Edge {
    type Error = &'static str;

    fn try_from(length: u8) -> Result<Edge, &'static str> {
        let found = Edge::ALL.into_iter().find(|edge| edge.length() == length);
        found.ok_or("the cube is 3, 4 or 5")
    }
}
