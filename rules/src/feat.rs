//! What a game is proud of being quick at, besides perft and playouts.

use crate::Text;

/// Something that a game does quickly. The program does it again and again and
/// says how often in a second.
pub struct Feat {
    /// What is done, in the plural: “games in which …”.
    pub name: Text,
    /// Does it once.
    pub run: Box<dyn FnMut()>,
}
