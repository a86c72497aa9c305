//! From a kept puzzle to its position.

use bots::Puzzle;
use rules::{Refusal, Shelf};

use crate::{Entry, Match};

impl Match {
    /// The game that a puzzle asks about, at the moment when it asks. Refused
    /// where something that it needs is not on the shelf.
    pub fn of_puzzle(
        entry: &'static Entry,
        puzzle: &Puzzle,
        shelf: &Shelf,
    ) -> Result<Match, Refusal> {
        let mut game = Match::open(entry, puzzle.players, &puzzle.options, shelf)?;
        game.apply_all(&puzzle.steps)
            .map_err(|(_, refusal)| refusal)?;
        Ok(game)
    }
}
