//! Nets: solids made of cubes, unfolded into one piece of paper with flaps to glue.

mod drawn;

use std::collections::BTreeMap;

use rules::{Luck, Rng};

/// How many random nets are tried; the smallest one is kept.
const TRIES: usize = 200;

/// A position or a direction in space.
type Vector = [i32; 3];
/// A cell of the paper: column to the right, row downwards.
type Cell = (i32, i32);

/// A solid made of cubes that touch face to face.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solid(Vec<Vector>);

/// One outer face of a solid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Face {
    /// The cube it belongs to.
    pub cube: Vector,
    /// Its outward normal.
    pub towards: Vector,
}

/// A face on the paper: the directions in space that run right and down.
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

/// A solid's faces laid out flat without overlap.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    cells: BTreeMap<Cell, Laid>,
    folds: Vec<(Cell, usize, Edge)>,
    flaps: Vec<(Cell, usize)>,
}

/// The four sides of a cell: right, down, left, up.
const SIDES: [Cell; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

impl Solid {
    /// A solid of these cubes.
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

    /// The best of many random nets. `None` if none was found: then the solid is too
    /// intricate for one piece of paper.
    pub fn unfolded(&self) -> Option<Net> {
        let mut rng = Rng::seeded(0);
        let nets = (0..TRIES).filter_map(|_| self.unfold(&mut rng));
        nets.min_by(|one, other| one.area().total_cmp(&other.area()))
    }

    /// Unfolds the solid at random; `None` if faces overlap.
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

    /// Decides where to fold and where to glue; `None` if a flap has no room.
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
                    // Make sure it is the same edge of the solid.
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

    /// The face across one side of a face, as it lies on the paper.
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
    /// Lays down the first face so that its outside is visible.
    fn first(face: Face) -> Laid {
        let Face { towards, .. } = face;
        let right = if towards[0] == 0 {
            [1, 0, 0]
        } else {
            [0, 1, 0]
        };
        // Right, down and away from the eye form a right-handed system.
        let down = cross(times(towards, -1), right);
        Laid { face, right, down }
    }

    /// The midpoint of an edge in space, doubled to be an integer.
    fn edge(&self, (x, y): Cell) -> Vector {
        let way = sum(times(self.right, x), times(self.down, y));
        sum(times(self.face.cube, 2), sum(self.face.towards, way))
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    const BAR: &[Vector] = &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]];
    const TRIPOD: &[Vector] = &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
    const SCREW: &[Vector] = &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]];
    const SOLIDS: [&[Vector]; 5] = [
        &[[0, 0, 0]],
        BAR,
        &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]],
        TRIPOD,
        SCREW,
    ];

    /// Folds the paper up again using only its fold lines; returns each face's doubled
    /// centre and its normal.
    fn folded(net: &Net) -> BTreeMap<Cell, (Vector, Vector)> {
        let (&start, laid) = net.cells.first_key_value().unwrap();
        let middle = sum(times(laid.face.cube, 2), laid.face.towards);
        let mut known = BTreeMap::from([(start, (middle, laid.face.towards))]);
        let mut open = vec![(start, laid.right, laid.down)];
        while let Some((cell, right, down)) = open.pop() {
            let (middle, towards) = known[&cell];
            for (side, (x, y)) in SIDES.into_iter().enumerate() {
                let there = (cell.0 + x, cell.1 + y);
                let fold = net.folds.iter().find(|(at, way, _)| {
                    (*at, *way)
                        == if side < 2 {
                            (cell, side)
                        } else {
                            (there, side - 2)
                        }
                });
                let Some((_, _, edge)) = fold else { continue };
                if known.contains_key(&there) {
                    continue;
                }
                let way = sum(times(right, x), times(down, y));
                let (rise, looks, way_on) = match edge {
                    Edge::Flat => (way, towards, way),
                    Edge::Convex => (times(towards, -1), way, times(towards, -1)),
                    Edge::Concave => (towards, times(way, -1), towards),
                };
                known.insert(there, (sum(middle, sum(way, rise)), looks));
                let turned = if y == 0 {
                    (there, times(way_on, x), down)
                } else {
                    (there, right, times(way_on, y))
                };
                open.push(turned);
            }
        }
        known
    }

    #[test]
    fn a_net_folds_up_into_its_solid() {
        for cubes in SOLIDS {
            let solid = Solid::new(cubes);
            let net = solid.unfolded().unwrap();
            let faces = folded(&net);
            assert_eq!(faces.len(), solid.faces().len(), "it hangs together");
            for (cell, (middle, towards)) in faces {
                let laid = net.cells[&cell];
                assert_eq!(towards, laid.face.towards);
                assert_eq!(middle, sum(times(laid.face.cube, 2), towards));
                // Seen from outside. The other orientation would give the mirror image
                // of a chiral solid.
                assert_eq!(cross(laid.right, laid.down), times(towards, -1));
            }
        }
    }

    #[test]
    fn every_cut_has_one_flap_with_room_for_it() {
        for cubes in SOLIDS {
            let solid = Solid::new(cubes);
            let net = solid.unfolded().unwrap();
            let edges = 2 * solid.faces().len();
            assert_eq!(net.folds.len() + net.flaps.len(), edges);
            for &((column, row), side) in &net.flaps {
                let (x, y) = SIDES[side];
                assert!(!net.cells.contains_key(&(column + x, row + y)));
            }
        }
    }
}
