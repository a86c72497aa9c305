//! A game as a search walks it.

use rules::Turn;

/// A position that a search can list, play and copy cheaply.
///
/// A game's bot makes one from what it sees, through whatever fast door its game
/// has; [`crate::choose`] makes one from any game through the plain door.
pub trait Position: Clone + Send {
    /// One move.
    type Move: Clone + PartialEq + Send;

    /// Who acts.
    fn turn(&self) -> Turn;

    /// Adds the moves of the seat to act to an empty list, each once.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// Plays one of them.
    fn play(&mut self, action: &Self::Move);
}
