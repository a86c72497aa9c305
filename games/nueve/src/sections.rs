//! The nine sections, and whose they are.

use rules::Seat;

use crate::board::Board;
use crate::cell::Cell;
use crate::cells::Cells;

/// The sections from the upper left, row by row.
pub(crate) const SECTIONS: [Cells; 9] = {
    let mut sections = [Cells::NONE; 9];
    let mut section = 0;
    while section < 9 {
        let (column, row) = (1 + section % 3 * 3, 7 - section / 3 * 3);
        sections[section as usize] = Cells::rectangle((column, row), (column + 2, row + 2));
        section += 1;
    }
    sections
};

/// The section that a square of the board lies in; `None` for an outer one.
pub(crate) fn section_of(cell: Cell) -> Option<Cells> {
    let around = |section: &Cells| section.contains(cell);
    SECTIONS.into_iter().find(around)
}

impl Board {
    /// Who holds each section now: the seat with most pieces in it, if it is
    /// one alone.
    pub(crate) fn owners(&self) -> [Option<Seat>; 9] {
        SECTIONS.map(|section| self.owner(section))
    }

    fn owner(&self, section: Cells) -> Option<Seat> {
        let counts = self.pieces.map(|pieces| (pieces & section).len());
        let most = counts.into_iter().max().filter(|&most| most > 0)?;
        let mut leaders = (0..counts.len()).filter(|&seat| counts[seat] == most);
        match (leaders.next(), leaders.next()) {
            (Some(leader), None) => Some(Seat::at(leader)),
            _ => None,
        }
    }
}
