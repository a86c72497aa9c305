//! Why an action is refused, with the cube or the stone that is at fault.

use rules::{Refusal, common};

use crate::cube::DOWN;
use crate::legality::Terms;
use crate::plan::PlacementId;
use crate::{Action, Colour, Cube, Rumis, Stone, StoneCubes, refusals};

/// How many legal actions a refusal points to.
const SUGGESTIONS: usize = 3;

impl Rumis {
    /// What is wrong with an action that is not legal.
    pub(crate) fn objection(&self, action: &Action) -> Refusal {
        let Some(colour) = self.to_play else {
            return Refusal::of(&common::GAME_OVER);
        };
        let Action::Place(stone, cubes) = action else {
            return Refusal::of(&refusals::PASS_TOO_SOON).instead(self.suggest(|_| true));
        };
        let refusal = written_badly(*stone, cubes)
            .or_else(|| self.beyond_the_limits(cubes))
            .or_else(|| self.used_up(*stone))
            .or_else(|| self.without_room(cubes))
            .unwrap_or_else(|| self.out_of_touch(colour, *stone, cubes));
        refusal.instead(self.suggest(|id| self.plan.placement(id).stone == *stone))
    }

    fn beyond_the_limits(&self, cubes: &StoneCubes) -> Option<Refusal> {
        let ground = self.plan.ground();
        let cube = cubes
            .iter()
            .find(|cube| self.plan.place(**cube).is_none())?;
        let inside = cube.column < ground.columns() && cube.row < ground.rows();
        Some(if inside {
            let limit = ground.limit(cube.column, cube.row);
            Refusal::of(&refusals::TOO_HIGH).at(cube).at(limit)
        } else {
            Refusal::of(&refusals::OUTSIDE).at(cube)
        })
    }

    fn used_up(&self, stone: Stone) -> Option<Refusal> {
        let stones = self.terms()?.stones;
        let left: Vec<&str> = stones.iter().map(Stone::code).collect();
        let used = || {
            Refusal::of(&refusals::STONE_USED)
                .at(stone)
                .at(left.join(" "))
        };
        (!stones.contains(stone)).then(used)
    }

    fn without_room(&self, cubes: &StoneCubes) -> Option<Refusal> {
        if let Some(cube) = cubes.iter().find(|cube| self.cube(**cube).is_some()) {
            return Some(Refusal::of(&refusals::TAKEN).at(cube));
        }
        let hole = |cube: &Cube| {
            let below = cube.step(DOWN)?;
            let empty = !cubes.contains(&below) && self.cube(below).is_none();
            empty.then(|| Refusal::of(&refusals::HOLE).at(cube).at(below))
        };
        cubes.iter().find_map(hole)
    }

    /// What is left: the stone has room but does not touch what it has to.
    fn out_of_touch(&self, colour: Colour, stone: Stone, cubes: &StoneCubes) -> Refusal {
        if !self.hand(colour).built.is_empty() {
            return Refusal::of(&refusals::APART).at(stone);
        }
        let places = cubes.iter().filter_map(|&cube| self.plan.place(cube));
        let touches = self
            .terms()
            .is_some_and(|terms| places.into_iter().any(|place| terms.reach.contains(place)));
        Refusal::of(if touches {
            &refusals::FIRST_OFF_GROUND
        } else {
            &refusals::FIRST_APART
        })
        .at(stone)
    }

    fn suggest(&self, alike: impl Fn(PlacementId) -> bool) -> Vec<Action> {
        let terms = self.terms();
        let ids = terms.iter().flat_map(Terms::legal);
        ids.filter(|&id| alike(id))
            .take(SUGGESTIONS)
            .map(|id| self.action(id))
            .collect()
    }
}

/// What is wrong wherever the stone might be.
fn written_badly(stone: Stone, cubes: &StoneCubes) -> Option<Refusal> {
    let mut sorted = cubes.clone();
    sorted.sort();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Some(Refusal::of(&refusals::CUBE_TWICE).at(pair[0]));
    }
    match Stone::made_of(cubes) {
        None => Some(Refusal::of(&refusals::NO_STONE).at(stone)),
        Some(other) if other == stone && sorted == *cubes => None,
        Some(other) if other == stone => {
            let right = Action::Place(stone, sorted);
            Some(Refusal::of(&refusals::UNSORTED).at(right))
        }
        Some(other) if other == stone.mirrored() => {
            Some(Refusal::of(&refusals::MIRRORED).at(stone).at(other))
        }
        Some(other) => Some(Refusal::of(&refusals::OTHER_STONE).at(stone).at(other)),
    }
}
