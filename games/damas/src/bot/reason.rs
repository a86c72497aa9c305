//! What the bots of DAMAS say in favour of a move.

use rules::Seat;

use crate::{Ending, Square};

/// Something that is true of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It wins at once.
    Wins,
    /// Whatever the rival answers, the seat can win in its next turn.
    WinsNext,
    /// It ends the game in this draw.
    Draws(Ending),
    /// It takes away the piece at fault on this square.
    Huffs(Square),
    /// It takes back an offence.
    Forces {
        /// How many captures the rival has to choose from.
        captures: u32,
        /// The pieces that the seat can then take after any of them.
        back: u32,
    },
    /// It captures.
    Takes {
        /// How many pieces.
        pieces: u32,
        /// How many of them kings.
        kings: u32,
    },
    /// It captures with a piece that could be huffed after every action that
    /// leaves it where it is.
    KeepsFromHuff {
        /// Where the piece stands.
        piece: Square,
        /// Who could huff it.
        rival: Seat,
    },
    /// A man becomes a king on this square.
    Crowns(Square),
    /// It is an offence: this piece can be huffed.
    Risks(Square),
    /// It moves a piece that could be captured after every action that leaves
    /// it where it is, and that cannot be captured now.
    Escapes {
        /// Where the piece stands.
        piece: Square,
        /// Who could capture it.
        rival: Seat,
    },
    /// The rival can capture, but not more than can be taken back.
    Offers {
        /// The most pieces that a capture of the rival takes.
        lost: u32,
        /// The pieces that the seat can then take after any of them.
        back: u32,
    },
    /// The rival can take nothing, and whatever it does, the seat can take so
    /// many pieces next.
    Threatens(u32),
    /// The rival can take nothing.
    Safe {
        /// How many actions achieve that.
        safe: usize,
        /// Of how many.
        choices: usize,
    },
    /// A man arrives near the far row.
    Nears {
        /// Where.
        man: Square,
        /// How many steps before it.
        steps: usize,
    },
    /// It leaves the rival so few actions.
    Cramps(usize),
    /// So many men stay on the own row, where another action would leave fewer.
    Guards(u32),
    /// So many pieces are on the board after it.
    Leaves {
        /// Of the seat itself.
        own: u32,
        /// Of the rival.
        rival: u32,
    },
}
