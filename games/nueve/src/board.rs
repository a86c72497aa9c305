//! The pieces on the board and round it, and how they slide.

use rules::{MAX_SEATS, Seat};

use crate::cell::{Cell, GRID, Side};
use crate::cells::Cells;
use crate::sections::SECTIONS;

/// Where every piece stands, on the board or outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Board {
    pub(crate) reds: Cells,
    /// By seat.
    pub(crate) pieces: [Cells; MAX_SEATS],
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Piece {
    Red,
    Of(Seat),
}

impl Board {
    pub(crate) fn taken(&self) -> Cells {
        self.pieces
            .iter()
            .fold(self.reds, |taken, &pieces| taken | pieces)
    }

    pub(crate) fn piece(&self, cell: Cell) -> Option<Piece> {
        if self.reds.contains(cell) {
            return Some(Piece::Red);
        }
        let owner = Seat::all(MAX_SEATS).find(|seat| self.pieces[seat.index()].contains(cell));
        owner.map(Piece::Of)
    }

    pub(crate) fn put(&mut self, piece: Piece, cell: Cell) {
        match piece {
            Piece::Red => self.reds.insert(cell),
            Piece::Of(seat) => self.pieces[seat.index()].insert(cell),
        }
    }

    /// Where the next red piece may go: off the border, in a section without one.
    pub(crate) fn red_squares(&self) -> Cells {
        let without_red = SECTIONS
            .iter()
            .filter(|&&section| (section & self.reds).is_empty());
        without_red.fold(Cells::NONE, |sum, &section| sum | section) & Cells::INNER
    }

    /// Whether no section has two red pieces.
    pub(crate) fn red_sections_differ(&self) -> bool {
        let reds = SECTIONS.iter().map(|&section| (section & self.reds).len());
        reds.max() <= Some(1)
    }

    /// The outer squares where nobody has placed a piece.
    pub(crate) fn free_outside(&self) -> Cells {
        Cells::OUTER & !self.taken()
    }

    /// The outer squares from which a piece can enter, whoever owns it: its
    /// first square on the board is empty.
    pub(crate) fn movable(&self) -> Cells {
        let taken = self.taken();
        taken & (!taken).outside()
    }

    /// Where a piece that enters from an outer square stops. One that cannot
    /// enter, and any square of the board, stays where it is.
    pub(crate) fn landing(&self, from: Cell) -> Cell {
        let Some(side) = from.side() else {
            return from;
        };
        // The far outer square stops a piece even when nothing stands there.
        let mut obstacles = self.taken() | Cells::OUTER;
        obstacles.remove(from);
        let (column, row) = (Cells::column_of(from), Cells::row_of(from));
        let before = |obstacle: Option<Cell>, step: i8| {
            let obstacle = obstacle.expect("the far outer square is an obstacle");
            Cell::from_index(obstacle.index().wrapping_add_signed(step))
        };
        match side {
            Side::North => before((obstacles & column).last(), GRID as i8),
            Side::South => before((obstacles & column).first(), -(GRID as i8)),
            Side::West => before((obstacles & row).first(), -1),
            Side::East => before((obstacles & row).last(), 1),
        }
    }

    /// Slides the piece of `seat` on an outer square into the board.
    pub(crate) fn slide(&mut self, seat: Seat, from: Cell) {
        let landing = self.landing(from);
        let pieces = &mut self.pieces[seat.index()];
        pieces.remove(from);
        pieces.insert(landing);
    }
}
