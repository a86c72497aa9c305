//! Which reasons hold for a move.

use rules::{MAX_SEATS, Seat};

use super::outlook::{Outlook, centre, section_at};
use super::reason::Reason;
use crate::board::{Board, Piece};
use crate::cell::Cell;
use crate::cells::Cells;
use crate::{Nueve, Phase};

/// More than this nobody reads.
const MOST: usize = 3;

/// What speaks for choosing a square, most important first; `lead` is how far
/// ahead a game for two ends if that is certain.
pub(crate) fn grounds(game: &Nueve, cell: Cell, lead: Option<i32>) -> Vec<Reason> {
    let mut after = game.clone();
    after.act(cell);
    let ground = Ground {
        seat: game.seat,
        seats: game.seats,
        before: &game.board,
        after: &after.board,
    };
    let reasons = match game.phase {
        Phase::Red => vec![ground.leads(cell)],
        Phase::Place => vec![ground.aims(cell), Some(ground.reaches(cell))],
        Phase::Move => {
            let section = section_at(game.board.landing(cell));
            vec![
                lead.map(|lead| of_lead(lead, game.seat)),
                ground.takes(section),
                ground.breaks(section),
                ground.shuts_out(),
                ground.ahead(section),
                ground.leaves_moves(),
            ]
        }
    };
    reasons.into_iter().flatten().take(MOST).collect()
}

/// What is certain because the game was played out. A tie is the second seat's.
fn of_lead(lead: i32, seat: Seat) -> Reason {
    let sections = lead.unsigned_abs();
    match lead {
        1.. => Reason::WinsBy(sections),
        0 if seat == Seat::SECOND => Reason::WinsTie,
        0 => Reason::LosesTie,
        _ => Reason::LosesBy(sections),
    }
}

/// The board before and after a move.
struct Ground<'a> {
    seat: Seat,
    seats: usize,
    before: &'a Board,
    after: &'a Board,
}

impl Ground<'_> {
    fn takes(&self, section: usize) -> Option<Reason> {
        let [before, after] = self.owners(section);
        let takes = after == Some(self.seat) && before != after;
        takes.then(|| Reason::TakesSection(centre(section)))
    }

    fn breaks(&self, section: usize) -> Option<Reason> {
        let [before, after] = self.owners(section);
        let from = before.filter(|&from| from != self.seat && before != after);
        from.map(|from| Reason::BreaksSection {
            section: centre(section),
            from,
        })
    }

    fn owners(&self, section: usize) -> [Option<Seat>; 2] {
        [self.before, self.after].map(|board| board.owners()[section])
    }

    fn shuts_out(&self) -> Option<Reason> {
        let shut = self.before.movable() & !self.own() & !self.after.movable();
        (!shut.is_empty()).then(|| Reason::ShutsOut(shut.len()))
    }

    fn own(&self) -> Cells {
        self.before.pieces[self.seat.index()]
    }

    fn ahead(&self, section: usize) -> Option<Reason> {
        let outlook = Outlook::of(self.after);
        let (own, others) = self.count(outlook.section(section).held);
        (own >= others + 2).then(|| Reason::Ahead {
            section: centre(section),
            pieces: own - others,
        })
    }

    /// The mover's of some pieces by seat, and the most of anybody else.
    fn count(&self, pieces: [i32; MAX_SEATS]) -> (u32, u32) {
        let others = (0..MAX_SEATS).filter(|&seat| seat != self.seat.index());
        let most = others.map(|seat| pieces[seat]).max().unwrap_or_default();
        (pieces[self.seat.index()] as u32, most as u32)
    }

    fn leaves_moves(&self) -> Option<Reason> {
        let movable = self.after.movable();
        let left = |seat: Seat| (movable & self.after.pieces[seat.index()]).len();
        let (own, rival) = (left(self.seat), left(self.seat.rival()));
        (self.seats == 2 && own > rival).then_some(Reason::LeavesMoves { own, rival })
    }

    fn aims(&self, cell: Cell) -> Option<Reason> {
        let section = section_at(self.after.landing(cell));
        let outlook = Outlook::of(self.after);
        let (own, rival) = self.count(outlook.section(section).coming);
        (own > rival).then(|| Reason::AimsAt {
            section: centre(section),
            own,
            rival,
        })
    }

    fn reaches(&self, cell: Cell) -> Reason {
        Reason::Reaches(self.after.landing(cell))
    }

    fn leads(&self, red: Cell) -> Option<Reason> {
        let section = section_at(red);
        let leads = |&from: &Cell| {
            let mut board = *self.after;
            board.put(Piece::Of(self.seat), from);
            section_at(board.landing(from)) == section
        };
        let squares = Cells::OUTER.iter().filter(leads).count() as u32;
        (squares > 0).then(|| Reason::Leads {
            section: centre(section),
            squares,
        })
    }
}
