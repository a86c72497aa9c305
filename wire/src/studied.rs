//! The answer to `POST /api/positions`.

use rules::{Refusal, Shelf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Position, Study};

use crate::Why;

/// A position, with the result of the attempted action.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Studied {
    /// The position; after the attempted action, if that is legal.
    #[serde(flatten)]
    pub position: Position,
    /// Why the attempted action is illegal.
    pub refused: Option<Why>,
}

impl Studied {
    /// Plays a game from its start to a position.
    pub fn of(study: &Study, shelf: &Shelf) -> Result<Studied, Refusal> {
        let (position, refused) = study.position(shelf)?;
        Ok(Studied {
            position,
            refused: refused.as_ref().map(Why::from),
        })
    }
}
