//! What everybody at the table can see, and whose turn it is.

use rules::{PerSeat, Seat, SeatSet, Turn};

use crate::crosses::Crosses;
use crate::customs::Customs;
use crate::legality::Laid;
use crate::{Board, Dictionary, Layout, Lexicon, Placed, Placement, Premiums, Square, Tile};

/// The public part of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    pub(crate) lexicon: Lexicon,
    pub(crate) customs: Customs,
    pub(crate) dictionary: Dictionary,
    pub(crate) layout: Layout,
    pub(crate) board: Board,
    pub(crate) crosses: Crosses,
    pub(crate) points: PerSeat<i32>,
    pub(crate) phase: Phase,
    /// Passes since the last play or change.
    pub(crate) passes: usize,
    /// Turns since the last new tile on the board.
    pub(crate) barren: usize,
}

/// What is going on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phase {
    /// Lots are drawn for who begins.
    Lots(Lots),
    /// The first racks are dealt; `to` is the seat to be dealt next.
    Deal { first: Seat, to: Seat },
    /// A player plays, changes or passes.
    Turn(Seat),
    /// A player's rack is filled up at the end of the turn.
    Fill(Seat),
    /// A play waits for the answers of opponents.
    Answer(Pending),
    /// The game has ended.
    Over(SeatSet),
}

/// One round of lots.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lots {
    /// The seats that draw in this round.
    pub(crate) round: SeatSet,
    /// What those before the next one have drawn, in seat order.
    pub(crate) drawn: PerSeat<(Seat, Tile)>,
}

/// A play that may yet be taken back. Its tiles lie on the board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pending {
    pub(crate) player: Seat,
    /// Who has yet to answer.
    pub(crate) asked: SeatSet,
    pub(crate) placement: Placement,
    pub(crate) laid: Laid,
    pub(crate) points: i32,
}

impl Table {
    /// How many play.
    pub(crate) fn seats(&self) -> usize {
        self.points.len()
    }

    pub(crate) fn premiums(&self) -> &'static Premiums {
        self.layout.premiums()
    }

    pub(crate) fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Lots(_) | Phase::Deal { .. } | Phase::Fill(_) => Turn::Chance,
            Phase::Turn(seat) => Turn::Seat(*seat),
            Phase::Answer(pending) => Turn::Seat(pending.next(self.seats())),
            Phase::Over(winners) => Turn::Over(*winners),
        }
    }

    /// The seat whose lot or tiles are drawn next.
    pub(crate) fn to_draw(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Lots(lots) => lots.next(),
            Phase::Deal { to: seat, .. } | Phase::Fill(seat) => Some(*seat),
            Phase::Turn(_) | Phase::Answer(_) | Phase::Over(_) => None,
        }
    }

    pub(crate) fn pending(&self) -> Option<&Pending> {
        match &self.phase {
            Phase::Answer(pending) => Some(pending),
            _ => None,
        }
    }

    pub(crate) fn lots(&self) -> &[(Seat, Tile)] {
        match &self.phase {
            Phase::Lots(lots) => &lots.drawn,
            _ => &[],
        }
    }

    pub(crate) fn lay(&mut self, laid: &[(Square, Placed)]) {
        self.set(laid.iter().map(|&(square, placed)| (square, Some(placed))));
    }

    pub(crate) fn take_up(&mut self, laid: &[(Square, Placed)]) {
        self.set(laid.iter().map(|&(square, _)| (square, None)));
    }

    fn set(&mut self, squares: impl Iterator<Item = (Square, Option<Placed>)> + Clone) {
        for (square, placed) in squares.clone() {
            self.board.set(square, placed);
        }
        for (square, _) in squares {
            self.crosses.refresh(&self.board, &self.lexicon, square);
        }
    }
}

impl Pending {
    /// The next to answer, in turn order.
    pub(crate) fn next(&self, seats: usize) -> Seat {
        let mut next = self.player.next(seats);
        while !self.asked.contains(next) && next != self.player {
            next = next.next(seats);
        }
        next
    }
}

impl Lots {
    /// A round in which these seats draw.
    pub(crate) fn among(round: SeatSet) -> Lots {
        Lots {
            round,
            drawn: PerSeat::new(),
        }
    }

    /// The seat that draws next, unless all have drawn.
    pub(crate) fn next(&self) -> Option<Seat> {
        self.round.iter().nth(self.drawn.len())
    }

    /// The seats with the best lot so far.
    pub(crate) fn best(&self) -> SeatSet {
        let ranks = || self.drawn.iter().map(|(_, tile)| tile.rank());
        let best = ranks().min();
        let holders = self.drawn.iter().zip(ranks());
        let holders = holders.filter(|(_, rank)| Some(*rank) == best);
        holders.map(|((seat, _), _)| *seat).collect()
    }
}
