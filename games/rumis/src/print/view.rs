//! What is built: from above, and as it stands there.

use print::colour::{INK, LINEN};
use print::{Drawing, Fill, Paint, Path, Place, Point, Type};

use super::{EDGE, empty, grid, paint};
use crate::{Colour, Cube, Rumis};

/// A cube in space and its colour; none is the colour of paper.
type Block = ([i32; 3], Option<Colour>);

/// The plan with the tops of what is built, and the building beside it.
pub(super) fn diagram(game: &Rumis) -> Drawing {
    let ground = game.plan.ground();
    let grid = grid(ground);
    let mut above = empty(&[ground]);
    let blocks = blocks(game);
    for row in 0..ground.rows() {
        for column in 0..ground.columns() {
            let here =
                |(cube, _): &&Block| cube[0] == i32::from(column) && cube[1] == i32::from(row);
            let Some(([.., level], Some(colour))) =
                blocks.iter().filter(here).max_by_key(|(cube, _)| cube[2])
            else {
                continue;
            };
            let from_top = usize::from(ground.rows() - 1 - row);
            let (x, y) = grid.corner(usize::from(column), from_top);
            above.rect(x, y, EDGE, EDGE, paint(*colour).edged(INK, 0.25));
            let middle = grid.middle(usize::from(column), from_top);
            above.circle(
                middle,
                4.2,
                Paint::fill(print::colour::PAPER).edged(INK, 0.2),
            );
            above.label(middle, (level + 1).to_string(), Type::bold(5.4));
        }
    }
    let building = solid(&blocks).within(above.width.max(90.0), above.height.max(90.0));
    let gap = 6.0;
    let height = above.height.max(building.height);
    let mut both = Drawing::new(above.width + gap + building.width, height);
    both.put(&above, Place::at(0.0, (height - above.height) / 2.0));
    let middle = (height - building.height) / 2.0;
    both.put(&building, Place::at(above.width + gap, middle));
    both
}

fn blocks(game: &Rumis) -> Vec<Block> {
    let of_colour = |colour: Colour| {
        let places = game.hands[colour.index()].built.iter();
        places.map(move |place| {
            let Cube { level, row, column } = game.plan.cubes()[place];
            ([column, row, level].map(i32::from), Some(colour))
        })
    };
    game.colours().flat_map(of_colour).collect()
}

/// Cubes seen from the south-east and from above.
pub(super) fn solid(blocks: &[Block]) -> Drawing {
    let mut blocks = blocks.to_vec();
    // The farthest first: north, west and below.
    blocks.sort_by_key(|([east, north, up], _)| east - north + up);
    let corners: Vec<Point> = blocks
        .iter()
        .flat_map(|(cube, _)| sides(*cube).concat())
        .map(seen)
        .collect();
    let least = |of: fn(&Point) -> f64| corners.iter().map(of).reduce(f64::min).unwrap_or(0.0);
    let most = |of: fn(&Point) -> f64| corners.iter().map(of).reduce(f64::max).unwrap_or(1.0);
    let line = 0.4;
    let (left, top) = (least(|at| at.0) - line, least(|at| at.1) - line);
    let mut drawing = Drawing::new(most(|at| at.0) - left + line, most(|at| at.1) - top + line);
    for (cube, colour) in blocks {
        let ground = colour.map_or(Paint::fill(LINEN), paint);
        for (side, darker) in sides(cube).into_iter().zip([0.0, 0.1, 0.22]) {
            let shape: Vec<Point> = side
                .into_iter()
                .map(seen)
                .map(|(x, y)| (x - left, y - top))
                .collect();
            let shaded = shade(ground, darker).edged(INK, 0.3);
            drawing.path(Path::polygon(&shape), shaded);
        }
    }
    drawing
}

/// The sides that are seen: above, south, east.
fn sides([east, north, up]: [i32; 3]) -> [Vec<[i32; 3]>; 3] {
    let at = |e: i32, n: i32, u: i32| [east + e, north + n, up + u];
    [
        vec![at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)],
        vec![at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)],
        vec![at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)],
    ]
}

fn seen(corner: [i32; 3]) -> Point {
    let [east, north, up] = corner.map(f64::from);
    let unit = EDGE * 0.62;
    (
        (east + north) * 0.866 * unit,
        ((east - north) * 0.5 - up) * unit,
    )
}

fn shade(paint: Paint, darker: f64) -> Paint {
    let fill = paint.fill.map(|fill| Fill {
        colour: fill.colour.darker(darker),
        ..fill
    });
    Paint { fill, ..paint }
}
