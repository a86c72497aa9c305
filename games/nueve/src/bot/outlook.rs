//! What a board promises: who holds each section, and who is about to come.
//! All the knowledge of the game that a search does not find by itself.

use rules::{MAX_SEATS, PerSeat, Seat};

use crate::board::{Board, Piece};
use crate::cell::{Cell, GRID};
use crate::sections::SECTIONS;
use crate::{Nueve, Phase};

/// The pieces of each section. A section that is held for certain is worth 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outlook([Section; 9]);

/// The pieces of one section by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Section {
    /// Those that are there.
    pub(crate) held: [i32; MAX_SEATS],
    /// Those outside that would stop there if they moved now.
    pub(crate) coming: [i32; MAX_SEATS],
}

impl Outlook {
    /// Of this board.
    pub(crate) fn of(board: &Board) -> Outlook {
        let mut sections = SECTIONS.map(|section| Section {
            held: board.pieces.map(|pieces| (pieces & section).len() as i32),
            coming: [0; MAX_SEATS],
        });
        let movable = board.movable();
        for (seat, &pieces) in board.pieces.iter().enumerate() {
            for from in (pieces & movable).iter() {
                sections[section_at(board.landing(from))].coming[seat] += 1;
            }
        }
        Outlook(sections)
    }

    /// The pieces of a section.
    pub(crate) fn section(&self, section: usize) -> &Section {
        &self.0[section]
    }

    /// What it is worth to a seat.
    pub(crate) fn worth(&self, seat: Seat) -> i32 {
        self.0.iter().map(|section| section.worth(seat)).sum()
    }

    /// What the section where it ends gains by a move of the seat to act. What
    /// it does to the way of other pieces is left out: that makes it quick.
    pub(crate) fn gain(&self, game: &Nueve, cell: Cell) -> i32 {
        let mut board = game.board;
        let mover = game.seat;
        match game.phase {
            Phase::Red => return 0,
            Phase::Place => board.put(Piece::Of(mover), cell),
            Phase::Move => {}
        }
        let before = self.section(section_at(board.landing(cell)));
        let mut after = *before;
        if game.phase == Phase::Place {
            after.coming[mover.index()] += 1;
        } else {
            after.held[mover.index()] += 1;
            after.coming[mover.index()] -= 1;
        }
        after.worth(mover) - before.worth(mover)
    }

    /// The share of the win that each of so many seats can expect.
    pub(crate) fn shares(&self, seats: usize) -> PerSeat<f32> {
        /// What is worth a double share.
        const DOUBLE: f32 = 400.0;
        let weight = |seat| (1.0 + self.worth(seat) as f32 / DOUBLE).max(0.05);
        let sum: f32 = Seat::all(seats).map(weight).sum();
        Seat::all(seats).map(|seat| weight(seat) / sum).collect()
    }
}

impl Section {
    /// What it is worth to a seat beside the best of the others: the farther
    /// ahead the more, and the more pieces may still come the less.
    fn worth(&self, seat: Seat) -> i32 {
        /// A piece that is there counts for more than one that may come.
        const HELD: i32 = 4;
        const COMING: i32 = 2;
        const DOUBT: i32 = 3;
        let weight = |seat: usize| HELD * self.held[seat] + COMING * self.coming[seat];
        let others = (0..MAX_SEATS).filter(|&other| other != seat.index());
        let best = others.map(weight).max().unwrap_or_default();
        match weight(seat.index()) - best {
            0 => 0,
            ahead => {
                let doubt = DOUBT * self.coming.iter().sum::<i32>();
                200 * ahead / (2 * ahead.abs() + doubt)
            }
        }
    }
}

/// The number of the section of a square of the board, from the upper left.
pub(crate) fn section_at(cell: Cell) -> usize {
    const CELLS: usize = GRID as usize * GRID as usize;
    static SECTION_AT: [u8; CELLS] = {
        let mut table = [0; CELLS];
        let mut index = 0;
        while index < CELLS {
            let mut section = 0;
            while section < 9 {
                if SECTIONS[section].contains(Cell::from_index(index as u8)) {
                    table[index] = section as u8;
                }
                section += 1;
            }
            index += 1;
        }
        table
    };
    SECTION_AT[usize::from(cell.index())].into()
}

/// The square in the middle of a section, by which it is called.
pub(crate) fn centre(section: usize) -> Cell {
    let (column, row) = (section as u8 % 3, section as u8 / 3);
    Cell::at(2 + 3 * column, 8 - 3 * row)
}
