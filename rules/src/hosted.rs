//! What a table asks of a game besides its rules.

use crate::{Game, SeatSet};

/// A game that a table can host. Every method has a default, which is right for a game
/// of plain turns with nothing to find out but the moves: `impl Hosted for Mill {}`.
pub trait Hosted: Game {
    /// Whether the seat to act continues a turn it has already begun: a second die, the
    /// move after a huff. Otherwise its turn begins here, even if it was the last to
    /// act.
    fn is_mid_turn(&self) -> bool {
        false
    }

    /// The action played for the seat to act if it does not answer in time. Only for
    /// seats that are asked something during another's turn.
    fn fallback(&self) -> Option<Self::Action> {
        None
    }

    /// The seats that are asked the same question now: the seat to act, and in turn
    /// order those that will be asked next. If there are several, an answer other than
    /// [`Hosted::fallback`] ends the question, and it makes no difference who gives it,
    /// so a table may accept it before its turn.
    fn asked(&self) -> SeatSet {
        self.turn().seat().map_or(SeatSet::NONE, SeatSet::only)
    }

    /// Whether [`Game::moves`] lists every legal action here.
    fn lists_every_move(&self) -> bool {
        true
    }

    /// Whether finding out what is right is part of the game here, so that a table must
    /// neither give hints nor preview moves.
    fn keeps_quiet(&self) -> bool {
        false
    }
}
