//! RUMIS on paper: the plans with their heights, the stones as nets to fold, and
//! which stone is which.

mod view;

use std::sync::LazyLock;

use print::colour::{BLUE, GREEN, INK, LINEN, PAPER, RED, SOFT, YELLOW};
use print::{Align, Drawing, Grid, Hatch, Net, Paint, Piece, Place, Printed, Solid, Type};
use rules::{Drawn, Lang, Setup, Text};

use crate::options::agree;
use crate::scenario::Ground;
use crate::{Colour, Options, Rumis, Scenario, Stone};

/// The edge of a cube.
const EDGE: f64 = 16.0;

/// The stones unfolded, worked out once.
static NETS: LazyLock<Vec<(Stone, Option<Net>)>> = LazyLock::new(|| {
    let net = |stone: Stone| {
        let cubes: Vec<[i32; 3]> = stone.cubes().map(|cube| cube.map(i32::from)).collect();
        (stone, Solid::new(&cubes).unfolded())
    };
    Stone::all().map(net).collect()
});

impl Printed for Rumis {
    /// The plan of the scenario, or of all four if none was chosen; then the key
    /// of the stones.
    fn boards(setup: &Setup<Options>, lang: Lang) -> Vec<Drawing> {
        let Ok((ground, _)) = agree(setup) else {
            return Vec::new();
        };
        let grounds = match ground {
            Ground::Scenario(_, colours) if setup.options.scenario.is_none() => {
                let all = [
                    Scenario::Chullpa,
                    Scenario::Coricancha,
                    Scenario::Pirka,
                    Scenario::Pisac,
                ];
                all.map(|scenario| Ground::Scenario(scenario, colours))
                    .to_vec()
            }
            _ => vec![ground],
        };
        let plans = grounds.into_iter().map(|ground| plan(ground, lang));
        plans.chain([key()]).collect()
    }

    fn pieces(setup: &Setup<Options>, _: Lang) -> Vec<Piece> {
        let Ok((_, seating)) = agree(setup) else {
            return Vec::new();
        };
        let colours = Colour::first(seating.colours());
        let stones = colours.flat_map(|colour| {
            NETS.iter().filter_map(move |(stone, net)| {
                let net = net.as_ref()?;
                let label = net.drawing(EDGE, |face| self::face(colour, *stone, face));
                Some(Piece::new(label, 1))
            })
        });
        stones.collect()
    }

    fn making() -> Option<Text> {
        Some(Text::new(
            "Recorta cada piedra con sus pestañas. Dobla hacia atrás las líneas de rayas y hacia delante las de raya y punto, y pega las pestañas por dentro. Mejor con papel grueso.",
            "Cut out each stone with its flaps. Fold dashed lines backwards and dash-dot lines forwards, and glue the flaps on the inside. Thick paper is best.",
        ))
    }

    fn diagram(view: &Rumis, _: Lang) -> Drawing {
        view::diagram(view)
    }
}

/// One face of a stone: its colour with the pattern, and its code.
fn face(colour: Colour, stone: Stone, face: &print::Face) -> Drawing {
    let mut drawing = Drawing::new(EDGE, EDGE);
    drawing.rect(0.0, 0.0, EDGE, EDGE, paint(colour));
    let middle = (EDGE / 2.0, EDGE / 2.0);
    // The code is on one face only; the colour's number on all.
    if face.cube == [0, 0, 0] && face.towards == first_free(stone) {
        drawing.circle(middle, 5.4, Paint::fill(PAPER).edged(INK, 0.15));
        drawing.label(middle, stone.code(), Type::bold(3.4));
    } else {
        drawing.circle(middle, 2.6, Paint::fill(PAPER).edged(INK, 0.15));
        drawing.label(middle, colour.to_string(), Type::bold(3.2));
    }
    drawing
}

/// Where the face with the code looks: one that every stone has free.
fn first_free(stone: Stone) -> [i32; 3] {
    let covered = |way: [i32; 3]| stone.cubes().any(|cube| cube.map(i32::from) == way);
    let ways = [[0, 0, 1], [0, -1, 0], [0, 0, -1]];
    ways.into_iter()
        .find(|&way| !covered(way))
        .unwrap_or([0, 0, 1])
}

/// A colour with its pattern, pale enough to write on.
fn paint(colour: Colour) -> Paint {
    let (colour, hatch) = match colour {
        Colour::Red => (RED, Some(Hatch::Stripes)),
        Colour::Blue => (BLUE, Some(Hatch::Dots)),
        Colour::Yellow => (YELLOW, None),
        Colour::Green => (GREEN, Some(Hatch::Cross)),
    };
    let paint = Paint::fill(colour.paler(0.55));
    match hatch {
        Some(hatch) => paint.hatched(hatch, colour, 2.6),
        None => paint,
    }
}

fn grid(ground: Ground) -> Grid {
    Grid {
        columns: usize::from(ground.columns()),
        rows: usize::from(ground.rows()),
        cell: EDGE,
        rim: 5.0,
    }
}

/// A ground plan: how high one may build on each square.
fn plan(ground: Ground, lang: Lang) -> Drawing {
    let board = empty(ground);
    let mut plan = Drawing::new(board.width, board.height + 7.0);
    plan.put(&board, Place::at(0.0, 7.0));
    let name = match ground {
        Ground::Scenario(scenario, _) => {
            let code = format!("{scenario:?}").to_lowercase();
            let key = format!("scenario={code}");
            let words = Rumis::words().iter().find(|(name, _)| *name == key);
            words.map_or(code, |(_, text)| text.get(lang).to_owned())
        }
        Ground::Cube(edge) => Text::new("Cubo de {0}", "Cube of {0}")
            .get(lang)
            .replace("{0}", &edge.length().to_string()),
    };
    plan.words((0.5, 4.6), name, Type::bold(4.2));
    plan
}

/// The plan with the greatest heights.
fn empty(ground: Ground) -> Drawing {
    let grid = grid(ground);
    let mut board = grid.board();
    for row in 0..ground.rows() {
        for column in 0..ground.columns() {
            let from_top = usize::from(ground.rows() - 1 - row);
            let at = grid.middle(usize::from(column), from_top);
            let limit = ground.limit(column, row).to_string();
            board.label(at, limit, Type::bold(6.0).colour(SOFT.paler(0.35)));
        }
    }
    grid.lines(&mut board, Paint::line(SOFT, 0.2));
    grid.edge(&mut board);
    let columns: Vec<_> = ('a'..).take(grid.columns).map(String::from).collect();
    let rows: Vec<_> = (1..=grid.rows).rev().map(|row| row.to_string()).collect();
    grid.names(&mut board, &columns, &rows);
    board
}

/// Every stone as it looks, with its code.
fn key() -> Drawing {
    let (cell, columns) = (30.0, 6);
    let rows = Stone::COUNT.div_ceil(columns);
    let mut key = Drawing::new(cell * columns as f64, (cell + 2.0) * rows as f64 + 0.4);
    let frame = Paint::fill(LINEN).edged(SOFT, 0.25);
    key.rect(0.2, 0.2, key.width - 0.4, key.height - 0.4, frame);
    for (place, stone) in Stone::all().enumerate() {
        let x = (place % columns) as f64 * cell;
        let y = (place / columns) as f64 * (cell + 2.0);
        let cubes: Vec<_> = stone
            .cubes()
            .map(|cube| (cube.map(i32::from), None))
            .collect();
        let picture = view::solid(&cubes).within(cell - 6.0, cell - 8.0);
        let left = x + (cell - picture.width) / 2.0;
        let top = y + 1.5 + (cell - 7.0 - picture.height) / 2.0;
        key.put(&picture, Place::at(left, top));
        let letters = Type::bold(3.6).align(Align::Centre);
        key.words((x + cell / 2.0, y + cell - 0.5), stone.code(), letters);
    }
    key
}
