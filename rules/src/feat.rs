//! Game-specific benchmarks, besides perft and playouts.

use crate::Text;

/// An operation that `sobremesa bench` repeats and reports per second.
pub struct Feat {
    /// What is counted, in the plural: “games in which …”.
    pub name: Text,
    /// Runs it once.
    pub run: Box<dyn FnMut()>,
}
