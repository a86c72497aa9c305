//! XATS on paper: thirteen pieces of each colour, cut out along their points.

use print::colour::{BLUE, HAIR, INK, IVORY, PAPER, RED, SOFT};
use print::{Align, Drawing, Hatch, Paint, Path, Place, Point, Printed, Type};
use rules::{Game, Lang, NoOptions, Seat, Setup, Text};

use crate::{Piece, SIDES, Xats};

/// From the middle of a piece to a tip.
const TIP: f64 = 17.8;
/// From the middle to a corner of the hexagon.
const CORNER: f64 = TIP * 0.59;
/// Points leave a little of their side bare at both ends.
const BARE: f64 = 0.18;
/// Towers side by side in a diagram: not so few that the reserves find no room.
const ABREAST: std::ops::RangeInclusive<usize> = 3..=5;

impl Printed for Xats {
    fn pieces(setup: &Setup<NoOptions>, _: Lang) -> Vec<print::Piece> {
        let seats = Seat::all(setup.seats);
        let all = seats.flat_map(|seat| Piece::all().map(move |piece| cutout(piece, seat)));
        all.map(|drawing| print::Piece::new(drawing, 1)).collect()
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Recorta las piezas por su contorno. La 3c tiene dos caras: pégalas por el reverso, punta con punta, porque es la única que cambia al voltearla.",
            "Cut the pieces out along their outline. 3c has two sides: glue them back to back, point on point, for it is the only one that changes when it is turned over.",
        ))
    }

    fn diagram(view: &Xats, lang: Lang) -> Drawing {
        let cell = 2.0 * TIP + 2.0;
        let line = 8.0;
        let towers = view.towers();
        let abreast = towers.len().clamp(*ABREAST.start(), *ABREAST.end());
        let rows = towers.len().div_ceil(abreast).max(1);
        let reserves = view.reserves.len();
        let low = rows as f64 * (cell + line);
        let mut drawing = Drawing::new(abreast as f64 * cell, low + (reserves as f64 + 0.5) * line);
        for (place, tower) in towers.iter().enumerate() {
            let x = (place % abreast) as f64 * cell + cell / 2.0;
            let y = (place / abreast) as f64 * (cell + line) + cell / 2.0;
            if let Some((top, seat)) = tower.pieces().last() {
                draw(&mut drawing, top, seat, (x, y), false);
            }
            let letters = Type::bold(5.0);
            let corner = (x - cell / 2.0 + 2.0, y - TIP + 5.0);
            drawing.words(corner, tower.id().to_string(), letters);
            let below = tower
                .pieces()
                .map(|(piece, seat)| format!("{seat}:{piece}"));
            let below = below.collect::<Vec<_>>().join(" ");
            let letters = Type::plain(fitting(&below, cell - 1.0, 4.6)).centred();
            drawing.words((x, y + cell / 2.0 + 3.0), below, letters.colour(SOFT));
        }
        for seat in Seat::all(reserves) {
            let base = low + line * (seat.index() as f64 + 0.8);
            let name = Xats::ABOUT.seats[seat.index()].get(lang);
            drawing.words((1.0, base), format!("{seat} {name}"), Type::bold(5.0));
            let names: Vec<_> = view.reserve(seat).iter().map(Piece::name).collect();
            let right = (drawing.width - 1.0, base);
            drawing.words(right, names.join(" "), Type::plain(5.0).align(Align::Right));
        }
        drawing
    }
}

/// The largest size, up to `most`, at which the words are no longer than `room`.
fn fitting(words: &str, room: f64, most: f64) -> f64 {
    most.min(room / Type::plain(1.0).width(words).max(0.01))
}

/// A piece to cut out; of the one that is not its own mirror image both sides.
fn cutout(piece: Piece, seat: Seat) -> Drawing {
    let side = 2.0 * TIP + 0.4;
    let mut front = Drawing::new(side, side);
    draw(&mut front, piece, seat, (side / 2.0, side / 2.0), false);
    if !is_lopsided(piece) {
        return front;
    }
    let mut both = Drawing::new(2.0 * side + 1.0, side);
    both.put(&front, Place::at(0.0, 0.0));
    draw(&mut both, piece, seat, (1.5 * side + 1.0, side / 2.0), true);
    both
}

/// Whether no turn makes it its own mirror image.
fn is_lopsided(piece: Piece) -> bool {
    let same = |turn: u8| {
        (0..SIDES).all(|side| {
            piece.has_point((side + turn) % SIDES) == piece.has_point((SIDES - side) % SIDES)
        })
    };
    !(0..SIDES).any(same)
}

fn draw(drawing: &mut Drawing, piece: Piece, seat: Seat, (x, y): Point, mirrored: bool) {
    let corners: Vec<Point> = (0..SIDES)
        .flat_map(|side| rim(piece, side, mirrored))
        .collect();
    let corners: Vec<Point> = corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
    let paint = match seat.index() {
        0 => Paint::fill(IVORY),
        1 => Paint::fill(BLUE).hatched(Hatch::Dots, BLUE.paler(0.65), 2.4),
        _ => Paint::fill(RED).hatched(Hatch::Stripes, RED.paler(0.6), 2.6),
    };
    drawing.path(Path::polygon(&corners), paint.edged(INK, 0.25));
    let plate = Paint::fill(PAPER).edged(HAIR, 0.2);
    drawing.circle((x, y), CORNER * 0.55, plate);
    drawing.label((x, y), piece.name(), Type::bold(5.2));
}

/// A corner and, behind it, the point on its side, around the middle.
fn rim(piece: Piece, side: u8, mirrored: bool) -> Vec<Point> {
    let spot = |reach: f64, degrees: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        (reach * cos, reach * sin)
    };
    let turn = f64::from(side) * 60.0;
    let (from, to) = (spot(CORNER, turn - 120.0), spot(CORNER, turn - 60.0));
    let between = |part: f64| {
        (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        )
    };
    let named = if mirrored {
        (SIDES - side) % SIDES
    } else {
        side
    };
    if piece.has_point(named) {
        let tip = spot(TIP, turn - 90.0);
        vec![from, between(BARE), tip, between(1.0 - BARE)]
    } else {
        vec![from]
    }
}
