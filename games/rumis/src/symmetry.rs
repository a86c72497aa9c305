//! Packings that a rotation of the cube makes equal.

use crate::cube::Cube;
use crate::cubes::Cubes;
use crate::plan::{PlacementId, Plan};
use crate::rotation::Rotation;

/// The rotations of the cube that leave what is open where it is.
pub(crate) struct Symmetry {
    /// For each of them, what every placement becomes. One changes nothing.
    images: Vec<Vec<PlacementId>>,
}

impl Symmetry {
    pub(crate) fn of(plan: &Plan, open: Cubes) -> Symmetry {
        let images = Rotation::all().filter_map(|rotation| {
            let turned = |place: usize| turned(plan, rotation, place);
            let turn = |cubes: Cubes| -> Cubes { cubes.iter().map(turned).collect() };
            (turn(open) == open).then(|| {
                let image = |id| {
                    let placement = plan.placement(id);
                    let image = plan.find(placement.stone, turn(placement.cubes));
                    image.expect("a turned placement is one of the cube's placements")
                };
                plan.placements().map(image).collect()
            })
        });
        Symmetry {
            images: images.collect(),
        }
    }

    /// What the rotations make of a packing, each sorted; itself among them.
    pub(crate) fn images(&self, packing: &[PlacementId]) -> impl Iterator<Item = Vec<PlacementId>> {
        self.images.iter().map(|image| {
            let mut turned: Vec<PlacementId> =
                packing.iter().map(|&id| image[usize::from(id)]).collect();
            turned.sort_unstable();
            turned
        })
    }

    /// Whether the packing comes before all others that rotations make of it.
    pub(crate) fn is_first_of_its_class(&self, packing: &[PlacementId]) -> bool {
        let mut sorted = packing.to_vec();
        sorted.sort_unstable();
        self.images(packing).all(|image| sorted <= image)
    }
}

/// Where a cube of the cube comes to lie. Turning is about the middle, which
/// half steps reach in any cube.
fn turned(plan: &Plan, rotation: Rotation, place: usize) -> usize {
    let edge = plan.ground().columns() as i8;
    let Cube { level, row, column } = plan.cubes()[place];
    let from_middle = [column, row, level].map(|at| 2 * at as i8 - (edge - 1));
    let [column, row, level] = rotation
        .turn(from_middle)
        .map(|at| ((at + edge - 1) / 2) as u8);
    let turned = plan.place(Cube { level, row, column });
    turned.expect("a turned cube fills the same space")
}
