//! What every placement of a ground does to the sight from above, worked out
//! once.

use std::sync::OnceLock;

use crate::cubes::Cubes;
use crate::plan::{Placement, PlacementId, Plan};
use crate::scenario::Ground;

/// A ground as it is seen from above.
pub(crate) struct Survey {
    sights: Vec<Sight>,
    /// The cubes on which nothing can ever stand: once built they are seen for
    /// good.
    pub(crate) ceiling: Cubes,
}

/// One placement, seen from above.
pub(crate) struct Sight {
    /// Its cubes that are seen.
    pub(crate) crown: Cubes,
    /// The cubes right below it, which it hides.
    pub(crate) hides: Cubes,
}

impl Survey {
    pub(crate) fn of(plan: &Plan) -> &'static Survey {
        static SURVEYS: [OnceLock<Survey>; Ground::COUNT] =
            [const { OnceLock::new() }; Ground::COUNT];
        SURVEYS[plan.ground().place()].get_or_init(|| Survey::made(plan))
    }

    fn made(plan: &Plan) -> Survey {
        let above: Vec<Option<usize>> = (0..plan.cubes().len())
            .map(|place| plan.above(place))
            .collect();
        let under = |cubes: Cubes| -> Cubes {
            let is_under = |place: &usize| above[*place].is_some_and(|up| cubes.contains(up));
            (0..above.len()).filter(is_under).collect()
        };
        let sight = |placement: &Placement| Sight {
            crown: placement.cubes - under(placement.cubes),
            hides: under(placement.feet),
        };
        Survey {
            sights: plan
                .placements()
                .map(|id| sight(plan.placement(id)))
                .collect(),
            ceiling: (0..above.len())
                .filter(|&place| above[place].is_none())
                .collect(),
        }
    }

    #[inline]
    pub(crate) fn sight(&self, id: PlacementId) -> &Sight {
        &self.sights[usize::from(id)]
    }
}
