//! A position as searches see it.

use rules::Turn;

/// A position that a search can expand, play and copy cheaply.
///
/// A game's bot makes one from its view, using the game's fast path; [`crate::choose`]
/// makes one from any game through the contract.
pub trait Position: Clone + Send {
    /// One move.
    type Move: Clone + PartialEq + Send;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Adds the moves of the seat to act to an empty list, each once.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// Plays one of the moves.
    fn play(&mut self, action: &Self::Move);
}
