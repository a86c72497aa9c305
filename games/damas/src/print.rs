//! DAMAS on paper: a board with its numbers, and men with a king on the back.

use print::colour::{EBONY, IVORY, LINEN, SAND, SOFT};
use print::{Drawing, Grid, Paint, Path, Piece, Point, Printed, Token, Type, two_sided};
use rules::{Lang, Seat, Setup, Text};

use crate::state;
use crate::{Damas, Options, Square};

const GRID: Grid = Grid {
    columns: 10,
    rows: 10,
    cell: 18.2,
    rim: 3.5,
};
/// How many men each side has.
const MEN: usize = 15;

impl Printed for Damas {
    fn boards(_: &Setup<Options>, _: Lang) -> Vec<Drawing> {
        vec![board()]
    }

    fn pieces(_: &Setup<Options>, _: Lang) -> Vec<Piece> {
        let piece = |seat| {
            let radius = GRID.cell * 0.4;
            let man = token(seat).piece(radius);
            let mut king = man.clone();
            crown(&mut king, seat, (man.width / 2.0, man.height / 2.0), radius);
            Piece::new(two_sided(&man, &king), MEN)
        };
        [Seat::FIRST, Seat::SECOND].map(piece).into()
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Recorta cada pareja, dóblala por la línea de rayas con la cara impresa hacia fuera y pégala: por un lado es un peón y por el otro, una dama.",
            "Cut out each pair, fold it along the dashed line with the print outwards and glue it: a man on one side, a king on the other.",
        ))
    }

    fn diagram(view: &Damas, _: Lang) -> Drawing {
        let mut drawing = board();
        for square in (1..=u32::from(Square::COUNT)).filter_map(Square::numbered) {
            let middle = GRID.middle(square.column(), square.row());
            if let Some(state::Piece { seat, king }) = view.piece(square) {
                let radius = GRID.cell * 0.4;
                token(seat).draw(&mut drawing, middle, radius);
                if king {
                    crown(&mut drawing, seat, middle, radius);
                }
            }
        }
        drawing
    }
}

fn board() -> Drawing {
    let mut board = GRID.board();
    for row in 0..GRID.rows {
        for column in 0..GRID.columns {
            let (x, y) = GRID.corner(column, row);
            let Some(square) = Square::at(row, column) else {
                board.rect(x, y, GRID.cell, GRID.cell, Paint::fill(LINEN));
                continue;
            };
            board.rect(x, y, GRID.cell, GRID.cell, Paint::fill(SAND));
            let letters = Type::bold(2.5).colour(SOFT);
            board.words((x + 0.8, y + 2.7), square.to_string(), letters);
        }
    }
    GRID.edge(&mut board);
    board
}

fn token(seat: Seat) -> Token<'static> {
    Token {
        colour: if seat == Seat::FIRST { IVORY } else { EBONY },
        hatch: None,
        mark: "",
    }
}

/// What makes a king of a man.
fn crown(drawing: &mut Drawing, seat: Seat, (x, y): Point, radius: f64) {
    let unit = radius * 0.46;
    let at = |right: f64, down: f64| (x + right * unit, y + down * unit);
    let crown = Path::polygon(&[
        at(-1.0, 0.7),
        at(-1.1, -0.6),
        at(-0.45, 0.0),
        at(0.0, -0.95),
        at(0.45, 0.0),
        at(1.1, -0.6),
        at(1.0, 0.7),
    ]);
    drawing.path(crown, Paint::fill(token(seat).colour.on_it()));
}
