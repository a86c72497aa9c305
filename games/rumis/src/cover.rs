//! Exact cover: every way to fill the open cubes with the stones at hand,
//! each packing once, in whatever order the search likes.

use std::ops::{ControlFlow, Range};

use crate::cubes::Cubes;
use crate::plan::{PlacementId, Plan};
use crate::stone::{MOST_CUBES, Stone};

/// Why a search ended early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It found what it was looking for.
    Found,
    /// It used up the nodes of this attempt.
    Tired,
    /// The caller has had enough.
    Called,
}

/// Nodes between two questions whether to go on.
const BREATH: u64 = 256;

/// What a search may spend, and how far it has got.
pub(crate) struct Patience<'a> {
    go_on: &'a mut dyn FnMut(f64) -> bool,
    /// The share of the tree that is behind, from 0 to 1.
    behind: f64,
    nodes: u64,
    /// The nodes at which this attempt ends.
    last: u64,
}

impl Patience<'_> {
    pub(crate) fn new(go_on: &mut dyn FnMut(f64) -> bool) -> Patience<'_> {
        Patience {
            go_on,
            behind: 0.0,
            nodes: 0,
            last: u64::MAX,
        }
    }

    /// Begins an attempt that may take so many nodes.
    pub(crate) fn renew(&mut self, nodes: u64) {
        self.behind = 0.0;
        self.last = self.nodes.saturating_add(nodes);
    }

    /// Spends a node.
    pub(crate) fn spend(&mut self) -> ControlFlow<Stop> {
        self.nodes += 1;
        if self.nodes > self.last {
            return ControlFlow::Break(Stop::Tired);
        }
        if self.nodes.is_multiple_of(BREATH) && !(self.go_on)(self.behind.min(1.0)) {
            return ControlFlow::Break(Stop::Called);
        }
        ControlFlow::Continue(())
    }
}

/// What is told of every packing.
pub(crate) type Listener<'a> =
    dyn FnMut(&[PlacementId], &mut Patience<'_>) -> ControlFlow<Stop> + 'a;

/// A search under way.
pub(crate) struct Cover<'a, 'b> {
    plan: &'static Plan,
    /// How many of each stone there are.
    spare: [u8; Stone::COUNT],
    /// The placements that still fit, as a list for each depth, one behind the
    /// other.
    fitting: Vec<PlacementId>,
    chosen: Vec<PlacementId>,
    patience: &'a mut Patience<'b>,
}

impl<'a, 'b> Cover<'a, 'b> {
    /// A search that tries `fitting` in this order.
    pub(crate) fn new(
        plan: &'static Plan,
        spare: [u8; Stone::COUNT],
        fitting: Vec<PlacementId>,
        patience: &'a mut Patience<'b>,
    ) -> Cover<'a, 'b> {
        Cover {
            plan,
            spare,
            fitting,
            chosen: Vec::new(),
            patience,
        }
    }

    /// Tells `found` every packing of `open`.
    pub(crate) fn search(&mut self, open: Cubes, found: &mut Listener<'_>) -> ControlFlow<Stop> {
        self.fill(open, 0..self.fitting.len(), 1.0, found)
    }

    /// Fills `open` with placements of one list. `share` is the part of the
    /// whole tree that hangs from here.
    fn fill(
        &mut self,
        open: Cubes,
        list: Range<usize>,
        share: f64,
        found: &mut Listener<'_>,
    ) -> ControlFlow<Stop> {
        self.patience.spend()?;
        if open.is_empty() {
            found(&self.chosen, self.patience)?;
        }
        let Some((cube, choices)) = self.hardest(open, list.clone()) else {
            self.patience.behind += share;
            return ControlFlow::Continue(());
        };
        for place in list.clone() {
            let id = self.fitting[place];
            let placement = self.plan.placement(id);
            if !placement.cubes.contains(cube) {
                continue;
            }
            self.spare[placement.stone as usize] -= 1;
            self.chosen.push(id);
            let rest = self.narrow(list.clone(), placement.cubes);
            let share = share / f64::from(choices);
            self.fill(open - placement.cubes, rest.clone(), share, found)?;
            self.fitting.truncate(rest.start);
            self.chosen.pop();
            self.spare[placement.stone as usize] += 1;
        }
        ControlFlow::Continue(())
    }

    /// The open cube with the fewest placements, and how many; none if there
    /// is no open cube, or one without a placement, or if no choice of stones
    /// has as many cubes.
    fn hardest(&self, open: Cubes, list: Range<usize>) -> Option<(usize, u16)> {
        if !add_up(&self.spare, open.len()) {
            return None;
        }
        let mut counts = [0_u16; Cubes::ROOM];
        for &id in &self.fitting[list] {
            for cube in self.plan.placement(id).cubes.iter() {
                counts[cube] += 1;
            }
        }
        let hardest = open.iter().map(|cube| (cube, counts[cube]));
        hardest
            .min_by_key(|(_, choices)| *choices)
            .filter(|(_, choices)| *choices > 0)
    }

    /// Lists what still fits of a list when these cubes are taken.
    fn narrow(&mut self, list: Range<usize>, taken: Cubes) -> Range<usize> {
        let start = self.fitting.len();
        for place in list {
            let id = self.fitting[place];
            let placement = self.plan.placement(id);
            if self.spare[placement.stone as usize] > 0 && !placement.cubes.meets(taken) {
                self.fitting.push(id);
            }
        }
        start..self.fitting.len()
    }
}

/// Whether some of these stones have so many cubes together.
fn add_up(spare: &[u8; Stone::COUNT], cubes: usize) -> bool {
    let mut sizes = [0; MOST_CUBES + 1];
    for stone in Stone::all() {
        sizes[stone.size()] += usize::from(spare[stone as usize]);
    }
    let [_, _, twos, threes, fours] = sizes;
    let small = (0..=twos).flat_map(|two| (0..=threes).map(move |three| 2 * two + 3 * three));
    small
        .filter_map(|small| cubes.checked_sub(small))
        .any(|rest| rest % 4 == 0 && rest / 4 <= fours)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{Luck, Rng};

    use super::*;

    #[test]
    fn sums_are_those_of_some_choice_of_stones() {
        let mut rng = Rng::seeded(1);
        for _ in 0..300 {
            let spare = [(); Stone::COUNT].map(|()| rng.below(3).saturating_sub(1) as u8);
            let mut sums = HashSet::from([0]);
            for stone in Stone::all() {
                for _ in 0..spare[stone as usize] {
                    let more: Vec<usize> = sums.iter().map(|sum| sum + stone.size()).collect();
                    sums.extend(more);
                }
            }
            for cubes in 0..50 {
                let found = add_up(&spare, cubes);
                assert_eq!(found, sums.contains(&cubes), "{cubes} of {spare:?}");
            }
        }
    }
}
