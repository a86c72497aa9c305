//! LUDO on paper: the board over two sheets, the pieces, and dice to fold.

mod course;
mod symbol;

use print::colour::{BLUE, GREEN, HAIR, INK, IVORY, LINEN, PAPER, RED, SOFT, YELLOW};
use print::{Drawing, Face as DieFace, Grid, Hatch, Paint, Path, Point, Printed, Solid, Token};
use rules::{Lang, Seat, Setup, Text};

use crate::piece::{EACH, Number, Piece};
use crate::track::{CROWNS, Colour, FEATHERS, Face, SQUARES};
use crate::{Ludo, Options};
use course::{SIDE, Spot};

const GRID: Grid = Grid {
    columns: SIDE,
    rows: SIDE,
    cell: 16.0,
    rim: 5.0,
};
/// The radius of a piece: the small symbols round a crown or a feather stay in
/// sight when it stands there.
const RADIUS: f64 = 5.6;
/// The radius of a piece that shares its square.
const SHARING: f64 = RADIUS * 0.62;
/// How far the small symbols reach to each side, and how far from the corners of
/// their square they stand.
const SMALL: f64 = 1.6;
const INSET: f64 = 2.6;
/// The edge of a die.
const DIE: f64 = 18.0;
/// How many dice there are.
const DICE: usize = 2;

impl Printed for Ludo {
    fn boards(_: &Setup<Options>, _: Lang) -> Vec<Drawing> {
        vec![board()]
    }

    fn pieces(setup: &Setup<Options>, _: Lang) -> Vec<print::Piece> {
        let seating = setup.options.seating(setup.seats);
        let seating = seating.unwrap_or_else(|_| Colour::usual(setup.seats));
        let colours = seating.into_iter().take(setup.seats);
        let pieces = colours.flat_map(|colour| {
            let piece = move |number: Number| {
                let mark = number.to_string();
                print::Piece::new(token(colour, &mark).piece(RADIUS), 1)
            };
            Number::ALL.map(piece)
        });
        let net = Solid::new(&[[0, 0, 0]]).unfolded();
        let die = net.map(|net| print::Piece::new(net.drawing(DIE, die_face), DICE));
        pieces.chain(die).collect()
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Recorta las fichas y los dos dados. Dobla los dados por las líneas de rayas, hacia atrás, y pega las pestañas por dentro.",
            "Cut out the pieces and the two dice. Fold the dice backwards along the dashed lines and glue the flaps on the inside.",
        ))
    }

    fn diagram(view: &Ludo, _: Lang) -> Drawing {
        let mut drawing = board();
        let pieces = Seat::all(view.seats()).flat_map(Piece::all_of);
        let pieces: Vec<Piece> = pieces.collect();
        let spot = |piece: Piece| {
            let number = piece.index() % EACH + 1;
            course::spot(view.board.colour(piece), number, view.board.progress(piece))
        };
        for &piece in &pieces {
            let here = spot(piece);
            let mut sharing = pieces.iter().filter(|&&other| spot(other) == here);
            let place = sharing.clone().position(|&other| other == piece);
            let count = sharing.by_ref().count();
            let (dx, dy) = course::apart(place.unwrap_or(0), count);
            let (x, y) = middle(here);
            let radius = if count > 1 { SHARING } else { RADIUS };
            let mark = piece.number().to_string();
            let at = (x + dx * GRID.cell, y + dy * GRID.cell);
            token(view.board.colour(piece), &mark).draw(&mut drawing, at, radius);
        }
        drawing
    }
}

fn middle((column, row): Spot) -> Point {
    GRID.middle(column, row)
}

fn board() -> Drawing {
    let mut board = GRID.board();
    for colour in Colour::ALL {
        corner(&mut board, colour);
        for progress in 51..=55 {
            cell(&mut board, course::spot(colour, 1, progress), lane(colour));
        }
    }
    for square in 0..SQUARES {
        let spot = course::of_square(square);
        let crown = CROWNS.iter().position(|&crown| crown == square);
        let ground = match crown {
            Some(place) => lane(Colour::ALL[place]),
            None => Paint::fill(PAPER),
        };
        cell(&mut board, spot, ground);
        if crown.is_some() {
            plate(&mut board, middle(spot));
            symbol::crown(&mut board, middle(spot), 4.2);
            around(&mut board, spot, symbol::crown);
        } else if FEATHERS.contains(&square) {
            symbol::feather(&mut board, middle(spot), 4.4);
            around(&mut board, spot, symbol::feather);
        } else {
            let (x, y) = GRID.corner(spot.0, spot.1);
            let letters = print::Type::plain(2.4).colour(SOFT);
            board.words((x + 1.2, y + 3.2), square.to_string(), letters);
        }
    }
    home(&mut board);
    GRID.edge(&mut board);
    board
}

fn cell(board: &mut Drawing, (column, row): Spot, ground: Paint) {
    let (x, y) = GRID.corner(column, row);
    let inset = 0.5;
    let side = GRID.cell - 2.0 * inset;
    let path = Path::round(x + inset, y + inset, side, side, 1.6);
    board.path(path, ground.edged(HAIR, 0.25));
}

/// A light place for a symbol on a patterned square.
fn plate(board: &mut Drawing, middle: Point) {
    board.circle(middle, RADIUS, Paint::fill(PAPER).edged(HAIR, 0.2));
}

/// Small symbols in the corners of a square, as the rulebook has them: they tell
/// what is under a piece.
fn around(board: &mut Drawing, spot: Spot, symbol: fn(&mut Drawing, Point, f64)) {
    for corner in corners(middle(spot)) {
        board.circle(corner, SMALL + 0.5, Paint::fill(PAPER));
        symbol(board, corner, SMALL);
    }
}

/// Where the small symbols stand round the middle of a square.
fn corners((x, y): Point) -> [Point; 4] {
    let far = GRID.cell / 2.0 - INSET;
    [(-far, -far), (far, -far), (-far, far), (far, far)].map(|(dx, dy)| (x + dx, y + dy))
}

/// A prison with room for four.
fn corner(board: &mut Drawing, colour: Colour) {
    let (column, row) = course::corner(colour);
    let (x, y) = GRID.corner(column, row);
    let side = 6.0 * GRID.cell;
    let inset = 2.5;
    let field = Path::round(
        x + inset,
        y + inset,
        side - 2.0 * inset,
        side - 2.0 * inset,
        6.0,
    );
    board.path(field, lane(colour).edged(INK, 0.3));
    let prison = Path::round(
        x + 1.5 * GRID.cell,
        y + 1.5 * GRID.cell,
        3.0 * GRID.cell,
        3.0 * GRID.cell,
        4.0,
    );
    board.path(prison, Paint::fill(LINEN).edged(INK, 0.3));
    for number in 1..=EACH {
        let at = middle(course::spot(colour, number, crate::track::PRISON));
        board.circle(at, RADIUS + 0.6, Paint::fill(PAPER).edged(HAIR, 0.3));
        let letters = print::Type::bold(4.5).colour(SOFT);
        board.label(at, number.to_string(), letters);
    }
}

/// The central crown, with a side for each colour.
fn home(board: &mut Drawing) {
    let at = |column: f64, row: f64| (GRID.rim + column * GRID.cell, GRID.rim + row * GRID.cell);
    let centre = at(7.5, 7.5);
    let corners = [at(6.0, 9.0), at(6.0, 6.0), at(9.0, 6.0), at(9.0, 9.0)];
    for colour in Colour::ALL {
        let place = colour as usize;
        let side = Path::polygon(&[corners[place], corners[(place + 1) % 4], centre]);
        board.path(side, lane(colour).edged(INK, 0.3));
    }
    board.circle(centre, 10.5, Paint::fill(IVORY).edged(INK, 0.3));
    symbol::crown(board, centre, 7.0);
}

fn colour_of(colour: Colour) -> (print::Colour, Option<Hatch>) {
    match colour {
        Colour::Red => (RED, None),
        Colour::Blue => (BLUE, Some(Hatch::Dots)),
        Colour::Yellow => (YELLOW, Some(Hatch::Stripes)),
        Colour::Green => (GREEN, Some(Hatch::Cross)),
    }
}

/// The colour on the board: pale, with its pattern.
fn lane(colour: Colour) -> Paint {
    let (colour, hatch) = colour_of(colour);
    let paint = Paint::fill(colour.paler(0.6));
    match hatch {
        Some(hatch) => paint.hatched(hatch, colour.paler(0.25), 3.4),
        None => paint,
    }
}

fn token(colour: Colour, mark: &str) -> Token<'_> {
    let (colour, hatch) = colour_of(colour);
    Token {
        colour,
        hatch,
        mark,
    }
}

/// What is on each side of a die.
fn die_face(side: &DieFace) -> Drawing {
    let face = match side.towards {
        [0, 0, 1] => Face::One,
        [0, 0, -1] => Face::Crown,
        [1, 0, 0] => Face::Two,
        [-1, 0, 0] => Face::Feather,
        [0, 1, 0] => Face::Three,
        _ => Face::Four,
    };
    let mut drawing = Drawing::new(DIE, DIE);
    drawing.rect(0.0, 0.0, DIE, DIE, Paint::fill(IVORY));
    let centre = (DIE / 2.0, DIE / 2.0);
    let far = DIE * 0.24;
    let spots: &[(f64, f64)] = match face {
        Face::One => &[(0.0, 0.0)],
        Face::Two => &[(-1.0, -1.0), (1.0, 1.0)],
        Face::Three => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        Face::Four => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        Face::Crown => {
            symbol::crown(&mut drawing, centre, 5.6);
            &[]
        }
        Face::Feather => {
            symbol::feather(&mut drawing, centre, 5.8);
            &[]
        }
    };
    for (right, down) in spots {
        let at = (centre.0 + right * far, centre.1 + down * far);
        drawing.circle(at, 1.7, Paint::fill(INK));
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a piece of this radius leaves a small symbol in sight.
    fn leaves(piece: Point, radius: f64, corner: Point) -> bool {
        (piece.0 - corner.0).hypot(piece.1 - corner.1) > radius + SMALL
    }

    #[test]
    fn symbols_stay_in_sight_under_pieces() {
        let corners = corners((0.0, 0.0));
        assert!(corners.iter().all(|&it| leaves((0.0, 0.0), RADIUS, it)));
        for count in 2..=EACH {
            let pieces = (0..count).map(|place| {
                let (dx, dy) = course::apart(place, count);
                (dx * GRID.cell, dy * GRID.cell)
            });
            let pieces: Vec<Point> = pieces.collect();
            let free = |&&corner: &&Point| pieces.iter().all(|&it| leaves(it, SHARING, corner));
            assert!(corners.iter().filter(free).count() >= 2, "{count} pieces");
        }
    }
}
