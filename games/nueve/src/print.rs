//! 9 on paper: the board with its outer squares, and the pieces.

use print::colour::{BLUE, GREEN, HAIR, INK, LINEN, ORANGE, RED, SAND, SOFT, YELLOW};
use print::{Drawing, Grid, Hatch, Paint, Printed, Token, Type};
use rules::{Game, Lang, NoOptions, Seat, Setup};

use crate::Nueve;
use crate::board::Piece;
use crate::cell::{Cell, GRID as SIDE};

const GRID: Grid = Grid {
    columns: SIDE as usize,
    rows: SIDE as usize,
    cell: 17.2,
    rim: 0.2,
};
/// The outer squares, which the pieces of all seats fill.
const OUTER: usize = 36;
/// The pieces that are nobody's.
const REDS: usize = 9;

impl Printed for Nueve {
    fn boards(_: &Setup<NoOptions>, _: Lang) -> Vec<Drawing> {
        vec![board()]
    }

    fn pieces(setup: &Setup<NoOptions>, _: Lang) -> Vec<print::Piece> {
        let each = OUTER / setup.seats;
        tokens(Seat::all(setup.seats).map(|seat| (seat, each)))
    }

    /// Of each colour as many as the smallest game in which it plays needs.
    fn box_pieces(setup: &Setup<NoOptions>, _: Lang) -> Vec<print::Piece> {
        let fewest = Nueve::ABOUT.players.first().copied().unwrap_or(1);
        let count = |seat: Seat| OUTER / (seat.index() + 1).max(fewest);
        tokens(Seat::all(setup.seats).map(|seat| (seat, count(seat))))
    }

    fn diagram(view: &Nueve, _: Lang) -> Drawing {
        let mut drawing = board();
        for cell in cells() {
            if let Some(piece) = view.board.piece(cell) {
                token(piece).draw(&mut drawing, middle(cell), GRID.cell * 0.42);
            }
        }
        drawing
    }
}

/// The red pieces, and so many of each seat's.
fn tokens(seats: impl Iterator<Item = (Seat, usize)>) -> Vec<print::Piece> {
    let radius = GRID.cell * 0.42;
    let seats = seats.map(|(seat, count)| (Piece::Of(seat), count));
    let all = [(Piece::Red, REDS)].into_iter().chain(seats);
    all.map(|(piece, count)| print::Piece::new(token(piece).piece(radius), count))
        .collect()
}

/// Every square, the outer ones too.
fn cells() -> impl Iterator<Item = Cell> {
    let inner = |place: &u8| (1..SIDE - 1).contains(place);
    let all = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (column, row)));
    all.filter(move |(column, row)| inner(column) || inner(row))
        .map(|(column, row)| Cell::at(column, row))
}

/// Row 10 is on top.
fn middle(cell: Cell) -> print::Point {
    GRID.middle(
        usize::from(cell.column()),
        usize::from(SIDE - 1 - cell.row()),
    )
}

fn board() -> Drawing {
    let side = f64::from(SIDE) * GRID.cell + 2.0 * GRID.rim;
    let mut board = Drawing::new(side, side);
    for cell in cells() {
        let (x, y) = middle(cell);
        let half = GRID.cell / 2.0;
        let outer = cell.side().is_some();
        // The sections are told apart by their ground as well as by their lines.
        let dark =
            (cell.column().saturating_sub(1) / 3 + cell.row().saturating_sub(1) / 3) % 2 == 1;
        let ground = match (outer, dark) {
            (true, _) => LINEN,
            (false, true) => SAND.paler(0.25),
            (false, false) => SAND.paler(0.65),
        };
        let paint = Paint::fill(ground).edged(HAIR, 0.2);
        board.rect(x - half, y - half, GRID.cell, GRID.cell, paint);
        let letters = Type::plain(2.6).colour(SOFT.paler(0.25));
        board.label((x, y), cell.to_string(), letters);
    }
    let (left, top) = GRID.corner(1, 1);
    for line in 0..=3 {
        let at = f64::from(line) * 3.0 * GRID.cell;
        let far = 9.0 * GRID.cell;
        let paint = Paint::line(INK, 0.5);
        board.line((left + at, top), (left + at, top + far), paint);
        board.line((left, top + at), (left + far, top + at), paint);
    }
    board
}

fn token(piece: Piece) -> Token<'static> {
    const SEATS: [(print::Colour, Option<Hatch>, &str); 4] = [
        (YELLOW, None, "1"),
        (BLUE, Some(Hatch::Stripes), "2"),
        (ORANGE, Some(Hatch::Dots), "3"),
        (GREEN, Some(Hatch::Rings), "4"),
    ];
    let (colour, hatch, mark) = match piece {
        Piece::Red => (RED, Some(Hatch::Cross), ""),
        Piece::Of(seat) => SEATS[seat.index()],
    };
    Token {
        colour,
        hatch,
        mark,
    }
}
