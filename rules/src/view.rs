//! Views that are read back from the JSON they were written as.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Refusal;

/// What can be wrong with a view that comes from outside.
pub mod problems {
    crate::refusals! {
        /// It is not the JSON of a view, or its parts contradict each other.
        VIEW = "view",
            "No se puede leer la posición recibida.",
            "The position received cannot be read.";
    }
}

/// Reads what is written of a view, for [`Game::read_view`](crate::Game::read_view).
pub fn read<V: DeserializeOwned>(view: &Value) -> Result<V, Refusal> {
    V::deserialize(view).map_err(unfit)
}

/// Refuses a view. `why` is for developers: it stands among the cells, not in the
/// sentence.
pub fn unfit(why: impl fmt::Display) -> Refusal {
    Refusal::of(&problems::VIEW).at(why)
}

/// Refuses a view unless what it was checked for holds.
pub fn require(holds: bool, why: &str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(unfit(why)) }
}
