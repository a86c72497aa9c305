//! REVERSO on paper: a board, and discs with two sides.

use print::colour::{EBONY, HAIR, IVORY, SOFT};
use print::{Drawing, Grid, Paint, Piece, Printed, Token, two_sided};
use rules::{Lang, Setup, Text};

use crate::{BLACK, Options, Reverso, Size};

/// The side of the whole board.
const BOARD: f64 = 189.0;
/// The rim with the coordinates.
const RIM: f64 = 6.5;

impl Printed for Reverso {
    fn boards(setup: &Setup<Options>, _: Lang) -> Vec<Drawing> {
        vec![board(setup.options.size)]
    }

    fn pieces(setup: &Setup<Options>, _: Lang) -> Vec<Piece> {
        let size = setup.options.size;
        let radius = grid(size).cell * 0.355;
        let side = usize::from(size.side());
        let [black, white] = [disc(true), disc(false)].map(|disc| disc.piece(radius));
        vec![Piece::new(two_sided(&black, &white), side * side)]
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Recorta cada pareja, dóblala por la línea de rayas con la cara impresa hacia fuera y pégala: sale una ficha negra por un lado y blanca por el otro.",
            "Cut out each pair, fold it along the dashed line with the print outwards and glue it: a disc, black on one side and white on the other.",
        ))
    }

    fn diagram(view: &Reverso, _: Lang) -> Drawing {
        let size = view.size();
        let grid = grid(size);
        let mut drawing = board(size);
        let side = usize::from(size.side());
        for (place, square) in size.squares().enumerate() {
            if let Some(seat) = view.disc(square) {
                let middle = grid.middle(place % side, place / side);
                disc(seat == BLACK).draw(&mut drawing, middle, grid.cell * 0.39);
            }
        }
        drawing
    }
}

fn grid(size: Size) -> Grid {
    let side = usize::from(size.side());
    Grid {
        columns: side,
        rows: side,
        cell: (BOARD - 2.0 * RIM) / side as f64,
        rim: RIM,
    }
}

fn board(size: Size) -> Drawing {
    let grid = grid(size);
    let mut board = grid.board();
    grid.lines(&mut board, Paint::line(HAIR, 0.25));
    grid.edge(&mut board);
    let side = usize::from(size.side());
    // The dots that mark off the corners, two squares from each edge.
    for column in [2, side - 2] {
        for row in [2, side - 2] {
            board.circle(grid.corner(column, row), 1.1, Paint::fill(SOFT));
        }
    }
    let columns: Vec<_> = ('a'..).take(side).map(String::from).collect();
    let rows: Vec<_> = (1..=side).map(|row| row.to_string()).collect();
    grid.names(&mut board, &columns, &rows);
    board
}

fn disc(black: bool) -> Token<'static> {
    Token {
        colour: if black { EBONY } else { IVORY },
        hatch: None,
        mark: "",
    }
}
