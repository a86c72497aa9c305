//! Solids made of cubes, unfolded into one piece of paper with flaps to glue.

use std::collections::BTreeMap;

use rules::{Luck, Rng};

use crate::colour::{INK, PAPER};
use crate::{Dash, Drawing, Paint, Path, Place, Point};

/// How far a flap reaches, as a part of the edge of a cube.
const FLAP: f64 = 0.3;
/// How many nets are tried; the smallest of them is kept.
const TRIES: usize = 300;

/// A place or a direction in space.
type Vector = [i32; 3];
/// A cell of the paper: columns to the right, rows down.
type Cell = (i32, i32);

/// A solid made of cubes that touch by their faces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solid(Vec<Vector>);

/// One outer face of a solid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Face {
    /// The cube it belongs to.
    pub cube: Vector,
    /// Where it looks.
    pub towards: Vector,
}

/// A face on the paper: which directions of space run to the right and down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Laid {
    face: Face,
    right: Vector,
    down: Vector,
}

/// How two faces meet along an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Edge {
    Flat,
    Convex,
    Concave,
}

/// A solid's faces laid out flat, none over another.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    cells: BTreeMap<Cell, Laid>,
    folds: Vec<(Cell, usize, Edge)>,
    flaps: Vec<(Cell, usize)>,
}

/// The four sides of a cell: right, down, left, up.
const SIDES: [Cell; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

impl Solid {
    /// Of these cubes.
    pub fn new(cubes: &[Vector]) -> Solid {
        Solid(cubes.to_vec())
    }

    /// Every outer face.
    pub fn faces(&self) -> Vec<Face> {
        let directions = [
            [1, 0, 0],
            [-1, 0, 0],
            [0, 1, 0],
            [0, -1, 0],
            [0, 0, 1],
            [0, 0, -1],
        ];
        let faces = self.0.iter().flat_map(|&cube| {
            let face = move |towards| Face { cube, towards };
            directions.into_iter().map(face)
        });
        let outer = |face: &Face| !self.0.contains(&sum(face.cube, face.towards));
        faces.filter(outer).collect()
    }

    /// The best of many ways to unfold it. `None` if none was found: then the
    /// solid is too intricate for one piece of paper.
    pub fn unfolded(&self) -> Option<Net> {
        let mut rng = Rng::seeded(0);
        let nets = (0..TRIES).filter_map(|_| self.unfold(&mut rng));
        nets.min_by(|one, other| one.area().total_cmp(&other.area()))
    }

    /// Unfolds it at random; `None` if it gets in its own way.
    fn unfold(&self, luck: &mut dyn Luck) -> Option<Net> {
        let faces = self.faces();
        let first = Laid::first(*faces.first()?);
        let mut cells = BTreeMap::from([((0, 0), first)]);
        let mut open: Vec<(Cell, usize)> = (0..4).map(|side| ((0, 0), side)).collect();
        while !open.is_empty() && cells.len() < faces.len() {
            let (cell, side) = open.swap_remove(luck.below(open.len() as u32) as usize);
            let (_, next) = self.across(cells[&cell], side);
            let there = (cell.0 + SIDES[side].0, cell.1 + SIDES[side].1);
            let laid = cells.values().any(|laid| laid.face == next.face);
            if !laid && !cells.contains_key(&there) {
                cells.insert(there, next);
                open.extend((0..4).map(|side| (there, side)));
            }
        }
        if cells.len() < faces.len() {
            return None;
        }
        self.finished(cells)
    }

    /// Finds where to fold and where to glue; `None` if a flap has no room.
    fn finished(&self, cells: BTreeMap<Cell, Laid>) -> Option<Net> {
        let place_of = |face: Face| cells.iter().find(|(_, laid)| laid.face == face);
        let mut folds = Vec::new();
        let mut flaps: Vec<(Cell, usize)> = Vec::new();
        for (&cell, &laid) in &cells {
            for (side, step) in SIDES.into_iter().enumerate() {
                let (edge, next) = self.across(laid, side);
                let there = (cell.0 + step.0, cell.1 + step.1);
                if cells.get(&there) == Some(&next) {
                    if side < 2 {
                        folds.push((cell, side, edge));
                    }
                    continue;
                }
                // The other side of the same cut.
                let (&other, _) = place_of(next.face)?;
                let back = (0..4).find(|&side| {
                    let (_, back) = self.across(cells[&other], side);
                    // Be sure that it is the same edge of the solid.
                    back.face == laid.face && laid.edge(step) == cells[&other].edge(SIDES[side])
                })?;
                if flaps.contains(&(other, back)) {
                    continue;
                }
                let beyond = (other.0 + SIDES[back].0, other.1 + SIDES[back].1);
                if !cells.contains_key(&there) {
                    flaps.push((cell, side));
                } else if cells.contains_key(&beyond) {
                    return None;
                }
            }
        }
        Some(Net {
            cells,
            folds,
            flaps,
        })
    }

    /// The face beyond a side of a face, as it comes to lie on the paper.
    fn across(&self, laid: Laid, side: usize) -> (Edge, Laid) {
        let Face { cube, towards } = laid.face;
        let (x, y) = SIDES[side];
        let way = sum(times(laid.right, x), times(laid.down, y));
        let beside = sum(cube, way);
        let (edge, face, way_on) = if self.0.contains(&sum(beside, towards)) {
            let cube = sum(beside, towards);
            let towards_me = times(way, -1);
            (Edge::Concave, (cube, towards_me), towards)
        } else if self.0.contains(&beside) {
            (Edge::Flat, (beside, towards), way)
        } else {
            (Edge::Convex, (cube, way), times(towards, -1))
        };
        let (right, down) = if y == 0 {
            (times(way_on, x), laid.down)
        } else {
            (laid.right, times(way_on, y))
        };
        let (cube, towards) = face;
        let next = Laid {
            face: Face { cube, towards },
            right,
            down,
        };
        (edge, next)
    }
}

impl Laid {
    /// A face with directions that show it from outside.
    fn first(face: Face) -> Laid {
        let Face { towards, .. } = face;
        let right = if towards[0] == 0 {
            [1, 0, 0]
        } else {
            [0, 1, 0]
        };
        // To the right, down and away from the eye are the axes of a right hand.
        let down = cross(times(towards, -1), right);
        Laid { face, right, down }
    }

    /// The middle of an edge in space, doubled so that it is a whole number.
    fn edge(&self, (x, y): Cell) -> Vector {
        let way = sum(times(self.right, x), times(self.down, y));
        sum(times(self.face.cube, 2), sum(self.face.towards, way))
    }
}

impl Net {
    /// Where it may be cut out, folded and glued, with cubes of this edge.
    /// `paint` draws what is on a face, on a drawing of its size.
    pub fn drawing(&self, edge: f64, paint: impl Fn(&Face) -> Drawing) -> Drawing {
        let [(left, top), (right, bottom)] = self.bounds();
        let line = 0.1;
        let mut drawing = Drawing::new(
            (right - left) * edge + 2.0 * line,
            (bottom - top) * edge + 2.0 * line,
        );
        let corner = |(column, row): Cell| {
            (
                line + (f64::from(column) - left) * edge,
                line + (f64::from(row) - top) * edge,
            )
        };
        let cut = Paint::line(INK, 0.18);
        for &(cell, side) in &self.flaps {
            let flap = Path::polygon(&flap(corner(cell), side, edge));
            drawing.path(flap, Paint::fill(PAPER).edged(INK, 0.18));
        }
        for (&cell, laid) in &self.cells {
            let (x, y) = corner(cell);
            drawing.put(&paint(&laid.face), Place::at(x, y));
        }
        for &cell in self.cells.keys() {
            for side in 0..4 {
                if !self.joined(cell, side) {
                    let [from, to] = ends(corner(cell), side, edge);
                    drawing.line(from, to, cut);
                }
            }
        }
        let folds = self
            .folds
            .iter()
            .map(|&(cell, side, edge)| (cell, side, Some(edge)));
        let flaps = self.flaps.iter().map(|&(cell, side)| (cell, side, None));
        for (cell, side, meeting) in folds.chain(flaps) {
            let [from, to] = ends(corner(cell), side, edge);
            let (ground, dash) = match meeting {
                Some(Edge::Flat) => continue,
                Some(Edge::Concave) => (PAPER, Dash::DashDots),
                Some(Edge::Convex) | None => (PAPER, Dash::Dashes),
            };
            drawing.line(from, to, Paint::line(ground, 0.5));
            drawing.line(from, to, Paint::line(INK, 0.2).dashed(dash));
        }
        drawing
    }

    /// How many faces and how many flaps.
    pub fn counts(&self) -> (usize, usize) {
        (self.cells.len(), self.flaps.len())
    }

    fn joined(&self, cell: Cell, side: usize) -> bool {
        let step = SIDES[side];
        let there = (cell.0 + step.0, cell.1 + step.1);
        let fold = |a: Cell, s: usize| self.folds.iter().any(|&(b, t, _)| (a, s) == (b, t));
        let flapped = self.flaps.contains(&(cell, side));
        flapped
            || if side < 2 {
                fold(cell, side)
            } else {
                fold(there, side - 2)
            }
    }

    /// The paper it takes, in cells.
    fn bounds(&self) -> [Point; 2] {
        let faces = self.cells.keys().map(|&(column, row)| {
            let (x, y) = (f64::from(column), f64::from(row));
            [(x, y), (x + 1.0, y + 1.0)]
        });
        let flaps = self.flaps.iter().map(|&((column, row), side)| {
            let (x, y) = (f64::from(column), f64::from(row));
            let points = flap((x, y), side, 1.0);
            [points[1], points[2]]
        });
        let all: Vec<Point> = faces.chain(flaps).flatten().collect();
        let least = |of: fn(&Point) -> f64| all.iter().map(of).fold(f64::MAX, f64::min);
        let most = |of: fn(&Point) -> f64| all.iter().map(of).fold(f64::MIN, f64::max);
        [
            (least(|p| p.0), least(|p| p.1)),
            (most(|p| p.0), most(|p| p.1)),
        ]
    }

    fn area(&self) -> f64 {
        let [(left, top), (right, bottom)] = self.bounds();
        // Neither long strips nor wide ones fill a sheet well.
        (right - left) * (bottom - top) + 0.5 * ((right - left) - (bottom - top)).abs()
    }
}

/// The ends of a side of a cell.
fn ends((x, y): Point, side: usize, edge: f64) -> [Point; 2] {
    let corners = [(x + edge, y), (x + edge, y + edge), (x, y + edge), (x, y)];
    [corners[side], corners[(side + 1) % 4]]
}

/// The corners of a flap: within a quarter of the next cell, so that no two of
/// them meet.
fn flap(corner: Point, side: usize, edge: f64) -> [Point; 4] {
    let [from, to] = ends(corner, side, edge);
    let (out_x, out_y) = SIDES[side];
    let reach = FLAP * edge;
    let inward = ((to.0 - from.0) * FLAP, (to.1 - from.1) * FLAP);
    let out = (f64::from(out_x) * reach, f64::from(out_y) * reach);
    [
        from,
        (from.0 + inward.0 + out.0, from.1 + inward.1 + out.1),
        (to.0 - inward.0 + out.0, to.1 - inward.1 + out.1),
        to,
    ]
}

fn sum(one: Vector, other: Vector) -> Vector {
    std::array::from_fn(|axis| one[axis] + other[axis])
}

fn times(vector: Vector, factor: i32) -> Vector {
    vector.map(|part| part * factor)
}

fn cross(a: Vector, b: Vector) -> Vector {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}
