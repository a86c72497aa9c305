//! Positions that belong to no table.

use rules::Refusal;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Position, Study};

use crate::Room;
use crate::aside::aside;
use crate::message::Why;

/// A position, and what was attempted there.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Studied {
    /// The position: after what was attempted, if that is legal.
    #[serde(flatten)]
    pub position: Position,
    /// Why it is not.
    pub refused: Option<Why>,
}

impl Room {
    /// Plays a game from its start to a position. Nothing is kept.
    pub async fn study(&self, study: Study) -> Result<Studied, Refusal> {
        let shelf = self.shelf().clone();
        let (position, refused) = aside(move || study.position(&shelf)).await?;
        Ok(Studied {
            position,
            refused: refused.as_ref().map(Why::from),
        })
    }
}
