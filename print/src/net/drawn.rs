//! Drawing a net: where to cut, fold and glue.

use super::{Cell, Edge, Face, Net, SIDES};
use crate::colour::{INK, PAPER};
use crate::{Dash, Drawing, Paint, Path, Place, Point};

/// The depth of a flap, relative to the edge of a cube.
const FLAP: f64 = 0.3;

impl Net {
    /// The net with its cutting lines, folds and flaps, for cubes of this edge length.
    /// `paint` draws the content of a face, on a drawing of its size.
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

    /// The bounding box of the net, in cells.
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

    pub(super) fn area(&self) -> f64 {
        let [(left, top), (right, bottom)] = self.bounds();
        // Penalises long strips and wide ones: neither fills a sheet well.
        (right - left) * (bottom - top) + 0.5 * ((right - left) - (bottom - top)).abs()
    }
}

/// The ends of a side of a cell.
fn ends((x, y): Point, side: usize, edge: f64) -> [Point; 2] {
    let corners = [(x + edge, y), (x + edge, y + edge), (x, y + edge), (x, y)];
    [corners[side], corners[(side + 1) % 4]]
}

/// The corners of a flap, within a quarter of the next cell, so that no two flaps
/// overlap.
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
