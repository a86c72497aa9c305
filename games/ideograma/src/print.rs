//! IDEOGRAMA on paper: the board over two sheets, a hundred tiles, and racks to
//! fold.

use print::colour::{GREEN, HAIR, INK, IVORY, ORANGE, PAPER, RED, SOFT, YELLOW};
use print::{Align, Dash, Drawing, Grid, Hatch, Paint, Piece, Point, Printed, Type};
use rules::{Game, Lang, Refusal, Seat, Setup, Text};

use crate::options::Layout;
use crate::square::SIZE;
use crate::{
    Direction, Hand, Ideograma, Letter, Options, Premium, Premiums, Square, Tile, Tiles, View,
    tiles,
};

const GRID: Grid = Grid {
    columns: SIZE,
    rows: SIZE,
    cell: 16.0,
    rim: 5.0,
};
/// The side of a tile.
const TILE: f64 = 15.2;
/// How wide a rack is: a full hand and a little more.
const RACK: f64 = 7.0 * TILE + 6.0;
/// The parts of a rack from its front edge: the lip that holds the tiles, the
/// floor, the back they lean on, the support behind it, and the flap to glue
/// under the floor.
const RACK_PARTS: [f64; 5] = [6.0, 11.0, 20.0, 21.0, 18.0];

impl Printed for Ideograma {
    /// Paper needs no word list.
    fn printable(_: &Setup<Options>) -> Result<(), Refusal> {
        Ok(())
    }

    fn boards(setup: &Setup<Options>, lang: Lang) -> Vec<Drawing> {
        let premiums = match setup.options.premiums {
            Layout::Standard => Premiums::standard(),
            Layout::None => Premiums::none(),
        };
        vec![board(premiums, lang)]
    }

    fn pieces(setup: &Setup<Options>, lang: Lang) -> Vec<Piece> {
        let piece = |(kind, count): (Tile, u8)| {
            let mut drawing = Drawing::new(TILE, TILE);
            let letter = match kind {
                Tile::Letter(letter) => Some(letter),
                Tile::Blank => None,
            };
            tile(
                &mut drawing,
                (0.0, 0.0),
                TILE,
                letter,
                letter.map(tiles::value),
            );
            Piece::across(drawing, usize::from(count))
        };
        let racks = Piece::new(rack(lang), setup.seats);
        let tiles = Tiles::whole_box();
        tiles.kinds().map(piece).chain([racks]).collect()
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Pega las fichas sobre cartulina y córtalas a lo largo de las líneas: son cien, y las dos sin letra son los comodines. De cada atril dobla hacia atrás las líneas de rayas y hacia delante las de raya y punto, y pega la pestaña bajo el suelo.",
            "Glue the tiles onto cardboard and cut along the lines: there are a hundred, and the two without a letter are the blanks. Of each rack fold the dashed lines backwards and the dash-dot lines forwards, and glue the flap under the floor.",
        ))
    }

    fn diagram(view: &View, lang: Lang) -> Drawing {
        let board = board(view.table.premiums(), lang);
        let line = 11.0;
        let seats = view.hands().len();
        let low = board.height + 4.0;
        let mut drawing = Drawing::new(board.width, low + line * seats as f64);
        drawing.put(&board, print::Place::at(0.0, 0.0));
        for square in Square::all() {
            if let Some(placed) = view.board().at(square) {
                let (x, y) = corner(square);
                let inset = (GRID.cell - TILE) / 2.0;
                let value = (!placed.is_blank()).then(|| placed.value());
                let at = (x + inset, y + inset);
                tile(&mut drawing, at, TILE, Some(placed.letter()), value);
            }
        }
        for seat in Seat::all(seats) {
            let base = low + line * (seat.index() as f64 + 0.75);
            let name = Ideograma::ABOUT.seats[seat.index()].get(lang);
            let points = view.points()[seat.index()];
            drawing.words((2.0, base), format!("{name}: {points}"), Type::bold(8.0));
            if let Hand::Shown(rack) = &view.hands()[seat.index()] {
                let letters = Type::plain(8.0).align(Align::Right);
                drawing.words((board.width - 2.0, base), rack.to_string(), letters);
            }
        }
        drawing
    }
}

/// A rack to fold.
fn rack(lang: Lang) -> Drawing {
    let edge = 0.15;
    let height: f64 = RACK_PARTS.iter().sum();
    let mut rack = Drawing::new(RACK, height);
    let outline = Paint::fill(IVORY).edged(INK, 2.0 * edge);
    let (width, depth) = (RACK - 2.0 * edge, height - 2.0 * edge);
    rack.rect(edge, edge, width, depth, outline);
    let [lip, floor, back, support, flap] = RACK_PARTS;
    let folds = [
        (lip, Dash::DashDots),
        (lip + floor, Dash::DashDots),
        (lip + floor + back, Dash::Dashes),
        (lip + floor + back + support, Dash::Dashes),
    ];
    for (y, dash) in folds {
        let paint = Paint::line(SOFT, 0.25).dashed(dash);
        rack.line((2.0 * edge, y), (RACK - 2.0 * edge, y), paint);
    }
    let words = Text::new("pegar bajo el suelo", "glue under the floor").get(lang);
    let middle = (RACK / 2.0, height - flap / 2.0);
    rack.label(middle, words, Type::plain(3.0).colour(SOFT));
    rack
}

fn corner(square: Square) -> Point {
    GRID.corner(
        square.place(Direction::Across),
        square.line(Direction::Across),
    )
}

fn board(premiums: &Premiums, lang: Lang) -> Drawing {
    let mut board = GRID.board();
    for square in Square::all() {
        let (x, y) = corner(square);
        let paint = match premiums.at(square) {
            Some(premium) => ground(premium),
            None => Paint::fill(print::colour::LINEN),
        };
        let paint = paint.edged(HAIR, 0.2);
        board.rect(x, y, GRID.cell, GRID.cell, paint);
        if let Some(premium) = premiums.at(square) {
            words(&mut board, (x, y), premium, lang);
        }
    }
    GRID.edge(&mut board);
    let columns: Vec<_> = ('A'..).take(SIZE).map(String::from).collect();
    let rows: Vec<_> = (1..=SIZE).map(|row| row.to_string()).collect();
    GRID.names(&mut board, &columns, &rows);
    board
}

/// Word premiums are darker than letter premiums, and threes than twos.
fn ground(premium: Premium) -> Paint {
    let (colour, hatch) = match premium {
        Premium::Red => (RED, Hatch::Cross),
        Premium::Green => (GREEN, Hatch::Stripes),
        Premium::Orange => (ORANGE, Hatch::Rings),
        Premium::Yellow => (YELLOW, Hatch::Dots),
    };
    Paint::fill(colour.paler(0.62)).hatched(hatch, colour.paler(0.35), 3.2)
}

/// `palabra ×3` on a light plate in the middle.
fn words(board: &mut Drawing, (x, y): Point, premium: Premium, lang: Lang) {
    let (what, times) = match premium {
        Premium::Red => (Text::new("palabra", "word"), "×3"),
        Premium::Green => (Text::new("palabra", "word"), "×2"),
        Premium::Orange => (Text::new("letra", "letter"), "×3"),
        Premium::Yellow => (Text::new("letra", "letter"), "×2"),
    };
    let (width, height) = (GRID.cell - 2.4, 8.4);
    let plate = Paint::fill(PAPER);
    let middle = (x + GRID.cell / 2.0, y + GRID.cell / 2.0);
    let (left, top) = (middle.0 - width / 2.0, middle.1 - height / 2.0);
    board.path(print::Path::round(left, top, width, height, 1.2), plate);
    board.label((middle.0, middle.1 - 1.7), what.get(lang), Type::plain(2.8));
    board.label((middle.0, middle.1 + 1.9), times, Type::bold(3.8));
}

/// A letter and what it is worth; a blank has neither until it is laid.
fn tile(
    drawing: &mut Drawing,
    (x, y): Point,
    side: f64,
    letter: Option<Letter>,
    value: Option<i32>,
) {
    drawing.rect(x, y, side, side, Paint::fill(IVORY).edged(HAIR, 0.15));
    let middle = (x + side / 2.0, y + side / 2.0);
    let Some(letter) = letter else {
        drawing.circle(middle, side * 0.2, Paint::line(HAIR, 0.2));
        return;
    };
    // A letter that a blank stands for is lighter.
    let ink = if value.is_some() { INK } else { SOFT };
    let letters = Type::bold(side * 0.58).colour(ink);
    let above = (middle.0 - side * 0.05, middle.1 - side * 0.03);
    drawing.label(above, letter.capital().to_string(), letters);
    if let Some(value) = value {
        let small = Type::bold(side * 0.21).align(Align::Right);
        drawing.words((x + side * 0.93, y + side * 0.93), value.to_string(), small);
    }
}
