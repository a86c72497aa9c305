//! RUMIS on paper: the plans with their heights, the stones as nets to fold, and
//! which stone is which.

mod view;

use std::sync::LazyLock;

use print::colour::{BLUE, GREEN, INK, LINEN, PAPER, RED, SOFT, YELLOW};
use print::{Align, Drawing, Grid, Hatch, Net, Paint, Piece, Place, Printed, Solid, Type};
use rules::{Drawn, Lang, Setup, Text};

use crate::options::agree;
use crate::scenario::Ground;
use crate::seating::Seating;
use crate::{Colour, Options, Rumis, Scenario, Stone};

/// The edge of a cube.
const EDGE: f64 = 16.0;
/// For how many colours the rulebook gives heights.
const COLOURS: [usize; 3] = [2, 3, 4];

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
        let plans = match ground {
            Ground::Scenario(_, colours) => scenarios(setup)
                .map(|scenario| plan(&[Ground::Scenario(scenario, colours)], lang))
                .collect(),
            Ground::Cube(_) => vec![plan(&[ground], lang)],
        };
        plans.into_iter().chain([key()]).collect()
    }

    /// The plans with the heights for two, three and four players.
    fn box_boards(setup: &Setup<Options>, lang: Lang) -> Vec<Drawing> {
        match agree(setup) {
            Ok((Ground::Scenario(..), Seating::Own(_))) => {
                let grounds = |scenario| COLOURS.map(|count| Ground::Scenario(scenario, count));
                let plans = scenarios(setup).map(|scenario| plan(&grounds(scenario), lang));
                plans.chain([key()]).collect()
            }
            _ => Rumis::boards(setup, lang),
        }
    }

    fn pieces(setup: &Setup<Options>, _: Lang) -> Vec<Piece> {
        let Ok((_, seating)) = agree(setup) else {
            return Vec::new();
        };
        stones(seating.colours())
    }

    /// The stones of all four colours.
    fn box_pieces(_: &Setup<Options>, _: Lang) -> Vec<Piece> {
        stones(Colour::ALL.len())
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

/// The scenario that was chosen, or all four.
fn scenarios(setup: &Setup<Options>) -> impl Iterator<Item = Scenario> {
    let all = [
        Scenario::Chullpa,
        Scenario::Coricancha,
        Scenario::Pirka,
        Scenario::Pisac,
    ];
    let chosen = setup.options.scenario;
    let wanted = move |scenario: &Scenario| chosen.is_none_or(|chosen| chosen == *scenario);
    all.into_iter().filter(wanted)
}

/// Every stone of the first so many colours, to fold.
fn stones(colours: usize) -> Vec<Piece> {
    let stones = Colour::first(colours).flat_map(|colour| {
        NETS.iter().filter_map(move |(stone, net)| {
            let net = net.as_ref()?;
            let label = net.drawing(EDGE, |face| self::face(colour, *stone, face));
            Some(Piece::new(label, 1))
        })
    });
    stones.collect()
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

/// A ground plan: how high one may build on each square. Several grounds are the
/// same plan for different numbers of players.
fn plan(grounds: &[Ground], lang: Lang) -> Drawing {
    let board = empty(grounds);
    let ground = grounds[0];
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
    if has_several_heights(grounds) {
        let words = Text::new("2 · 3 · 4 jugadores", "2 · 3 · 4 players").get(lang);
        let letters = Type::plain(3.2).align(Align::Right).colour(SOFT);
        plan.words((plan.width - 0.5, 4.6), words, letters);
    }
    plan
}

/// Whether the number of players matters anywhere on a plan.
fn has_several_heights(grounds: &[Ground]) -> bool {
    let (columns, rows) = (grounds[0].columns(), grounds[0].rows());
    let mut all = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    all.any(|(column, row)| heights(grounds, column, row).len() > 1)
}

/// The greatest height of a square for each number of players; only once where
/// it is the same for all.
fn heights(grounds: &[Ground], column: u8, row: u8) -> Vec<u8> {
    let limits = grounds.iter().map(|ground| ground.limit(column, row));
    let mut limits: Vec<_> = limits.collect();
    if limits.iter().all(|limit| *limit == limits[0]) {
        limits.truncate(1);
    }
    limits
}

/// The plan with the greatest heights.
fn empty(grounds: &[Ground]) -> Drawing {
    let ground = grounds[0];
    let grid = grid(ground);
    let mut board = grid.board();
    for row in 0..ground.rows() {
        for column in 0..ground.columns() {
            let from_top = usize::from(ground.rows() - 1 - row);
            let at = grid.middle(usize::from(column), from_top);
            let limits = heights(grounds, column, row);
            let size = if limits.len() > 1 { 4.0 } else { 6.0 };
            let limits: Vec<_> = limits.iter().map(ToString::to_string).collect();
            let letters = Type::bold(size).colour(SOFT.paler(0.35));
            board.label(at, limits.join("·"), letters);
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
