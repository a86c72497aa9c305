//! How a game ends.

use rules::{Seat, SeatSet};

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// This seat has no pieces left, and has lost.
    NoPieces(Seat),
    /// This seat has to move and cannot, and has lost.
    NoMove(Seat),
    /// A draw: nobody won within five moves each with only kings.
    OnlyKings,
    /// A draw: the same position for the third time.
    Repetition,
    /// A draw: 80 moves without a capture, a huff or a man's move.
    Peace,
}

impl Ending {
    /// Who wins; both share a draw.
    pub fn winners(self) -> SeatSet {
        match self {
            Ending::NoPieces(loser) | Ending::NoMove(loser) => SeatSet::only(loser.rival()),
            Ending::OnlyKings | Ending::Repetition | Ending::Peace => Seat::all(2).collect(),
        }
    }
}
