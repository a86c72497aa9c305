//! A ground with every way to put every stone on it, worked out once.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use crate::cube::{Cube, DOWN, FACES, UP};
use crate::cubes::Cubes;
use crate::scenario::Ground;
use crate::stone::{Form, Stone};

/// A ground, its cubes in the order of notation, and its placements.
pub(crate) struct Plan {
    ground: Ground,
    cubes: Vec<Cube>,
    placements: Vec<Placement>,
    /// For each cube, where the placements that begin with it begin; one more
    /// for the end.
    starts: Vec<u16>,
    /// The cubes on the ground.
    pub(crate) floor: Cubes,
}

/// A stone in one place.
pub(crate) struct Placement {
    pub(crate) stone: Stone,
    /// Its lowest cube in each column that it stands on. No stone has a gap in
    /// a column, so it fits without a hole exactly where these are the lowest
    /// free cubes of their columns.
    pub(crate) feet: Cubes,
    /// All its cubes.
    pub(crate) cubes: Cubes,
    /// The cubes that share a face with it.
    pub(crate) halo: Cubes,
    /// The cubes right above it that may still be built.
    pub(crate) roof: Cubes,
}

/// A placement by its place in the plan's list.
pub(crate) type PlacementId = u16;

impl Plan {
    /// The plan of a ground.
    pub(crate) fn of(ground: Ground) -> &'static Plan {
        static PLANS: [OnceLock<Plan>; Ground::COUNT] = [const { OnceLock::new() }; Ground::COUNT];
        PLANS[ground.place()].get_or_init(|| Plan::drawn(ground))
    }

    fn drawn(ground: Ground) -> Plan {
        let mut plan = Plan {
            ground,
            cubes: cubes_of(ground),
            placements: Vec::new(),
            starts: Vec::new(),
            floor: Cubes::NONE,
        };
        plan.floor = plan.set(|cube| cube.level == 0);
        let forms: Vec<(Stone, Form)> = Stone::all()
            .flat_map(|stone| stone.forms().into_iter().map(move |form| (stone, form)))
            .collect();
        for &first in &plan.cubes {
            plan.starts.push(plan.placements.len() as u16);
            let placed = forms
                .iter()
                .filter_map(|(stone, form)| plan.placed(*stone, form, first));
            plan.placements.extend(placed.collect::<Vec<_>>());
        }
        plan.starts.push(plan.placements.len() as u16);
        plan
    }

    /// The stone with its first cube here, if it stays inside.
    fn placed(&self, stone: Stone, form: &Form, first: Cube) -> Option<Placement> {
        let place = |&step| self.place(first.step(step)?);
        let cubes: Cubes = form.iter().map(place).collect::<Option<_>>()?;
        let next_to = |steps: &[[i8; 3]]| -> Cubes {
            let near = |place: usize| steps.iter().filter_map(move |&step| self.near(place, step));
            cubes.iter().flat_map(near).collect()
        };
        let on_another = |&place: &usize| match self.near(place, DOWN) {
            Some(below) => !cubes.contains(below),
            None => true,
        };
        Some(Placement {
            stone,
            feet: cubes.iter().filter(on_another).collect(),
            cubes,
            halo: next_to(&FACES) - cubes,
            roof: next_to(&[UP]) - cubes,
        })
    }

    /// The place of the cube one step away.
    fn near(&self, place: usize, step: [i8; 3]) -> Option<usize> {
        self.place(self.cubes[place].step(step)?)
    }

    pub(crate) fn ground(&self) -> Ground {
        self.ground
    }

    /// Every cube, in the order of notation.
    pub(crate) fn cubes(&self) -> &[Cube] {
        &self.cubes
    }

    /// Where a cube stands in that order, if it is inside.
    pub(crate) fn place(&self, cube: Cube) -> Option<usize> {
        self.cubes.binary_search(&cube).ok()
    }

    /// The cube right above, if it may be built.
    pub(crate) fn above(&self, place: usize) -> Option<usize> {
        self.near(place, UP)
    }

    /// The cubes that share a face with one of these.
    pub(crate) fn around(&self, cubes: Cubes) -> Cubes {
        let near = |place: usize| FACES.iter().filter_map(move |&step| self.near(place, step));
        cubes.iter().flat_map(near).collect()
    }

    /// The lowest free cube of each column that is not full, when these are built;
    /// nothing if there is a hole below one of them.
    pub(crate) fn frontier(&self, built: Cubes) -> Option<Cubes> {
        let stands = |place: usize| match self.near(place, DOWN) {
            Some(below) => built.contains(below),
            None => self.floor.contains(place),
        };
        let free = (0..self.cubes.len()).filter(|&place| !built.contains(place));
        let frontier = free.filter(|&place| stands(place)).collect();
        built.iter().all(stands).then_some(frontier)
    }

    #[inline]
    pub(crate) fn placement(&self, id: PlacementId) -> &Placement {
        &self.placements[usize::from(id)]
    }

    /// Every placement.
    pub(crate) fn placements(&self) -> Range<PlacementId> {
        0..self.placements.len() as PlacementId
    }

    /// The placements whose first cube this is.
    #[inline]
    pub(crate) fn beginning_with(&self, place: usize) -> Range<PlacementId> {
        self.starts[place]..self.starts[place + 1]
    }

    /// The placement of a stone on exactly these cubes.
    pub(crate) fn find(&self, stone: Stone, cubes: Cubes) -> Option<PlacementId> {
        let same = |id: &PlacementId| {
            let placement = self.placement(*id);
            placement.stone == stone && placement.cubes == cubes
        };
        self.beginning_with(cubes.first()?).find(same)
    }

    /// The cubes that are so.
    pub(crate) fn set(&self, is_so: impl Fn(&Cube) -> bool) -> Cubes {
        let places = self.cubes.iter().enumerate();
        places
            .filter(|(_, cube)| is_so(cube))
            .map(|(place, _)| place)
            .collect()
    }
}

/// The ground says it all.
impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ground.fmt(f)
    }
}

/// A ground has one plan.
impl PartialEq for Plan {
    fn eq(&self, other: &Plan) -> bool {
        self.ground == other.ground
    }
}

fn cubes_of(ground: Ground) -> Vec<Cube> {
    let squares =
        (0..ground.rows()).flat_map(|row| (0..ground.columns()).map(move |column| (column, row)));
    let mut cubes: Vec<Cube> = squares
        .flat_map(|(column, row)| {
            let levels = 0..ground.limit(column, row);
            levels.map(move |level| Cube { level, row, column })
        })
        .collect();
    cubes.sort();
    assert!(cubes.len() <= Cubes::ROOM, "{ground:?} is too large");
    cubes
}
