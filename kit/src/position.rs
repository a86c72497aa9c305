//! A position under test, with its legal actions.

use std::collections::HashSet;

use rules::{Game, Hosted, Turn};

use crate::table::Table;

/// The game at a table and its legal actions, computed once for all laws.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) moves: Vec<G::Action>,
    /// The texts of `moves`.
    pub(crate) legal: HashSet<String>,
}

impl<'a, G: Game> Position<'a, G> {
    pub(crate) fn of(table: &'a Table<G>) -> Position<'a, G> {
        let moves = table.game.moves();
        let legal = moves.iter().map(ToString::to_string).collect();
        Position {
            table,
            moves,
            legal,
        }
    }

    pub(crate) fn game(&self) -> &'a G {
        &self.table.game
    }
}

impl<G: Hosted> Position<'_, G> {
    /// Whether an action that is not in `legal` may still be legal.
    pub(crate) fn has_unlisted_moves(&self) -> bool {
        matches!(self.game().turn(), Turn::Seat(_)) && !self.game().lists_every_move()
    }
}
