//! What may be placed.

use crate::cubes::Cubes;
use crate::plan::{Placement, PlacementId, Plan};
use crate::stone::StoneSet;
use crate::{Action, Colour, Rumis, StoneCubes};

/// What a placement has to keep to now.
pub(crate) struct Terms {
    plan: &'static Plan,
    /// The stones to choose from.
    pub(crate) stones: StoneSet,
    /// Where feet may stand.
    frontier: Cubes,
    /// Of these it must take at least one, to touch what it has to touch.
    pub(crate) reach: Cubes,
    /// The same, to stand on the ground if it has to.
    pub(crate) base: Cubes,
}

impl Terms {
    /// The placements that keep to all of it, in the order of
    /// [`Game::moves`](rules::Game::moves).
    #[inline]
    pub(crate) fn legal(&self) -> impl Iterator<Item = PlacementId> {
        let begin = |place| self.plan.beginning_with(place);
        let ids = self.frontier.iter().flat_map(begin);
        ids.filter(|&id| self.allow(self.plan.placement(id)))
    }

    #[inline]
    pub(crate) fn allow(&self, placement: &Placement) -> bool {
        self.stones.contains(placement.stone)
            && self.frontier.covers(placement.feet)
            && placement.cubes.meets(self.reach)
            && placement.cubes.meets(self.base)
    }
}

impl Rumis {
    /// What the next placement has to keep to, unless the game is over.
    #[inline]
    pub(crate) fn terms(&self) -> Option<Terms> {
        self.to_play.map(|colour| self.terms_of(colour))
    }

    /// What a placement would have to keep to if it were this colour's turn.
    #[inline]
    pub(crate) fn terms_of(&self, colour: Colour) -> Terms {
        Terms {
            plan: self.plan,
            stones: self.stones(colour),
            frontier: self.frontier,
            reach: self.reach(colour),
            base: self.base(colour),
        }
    }

    /// The stones to choose from when it is this colour's turn.
    #[inline]
    fn stones(&self, colour: Colour) -> StoneSet {
        if self.seating.is_free() {
            let all = self.hands.iter().map(|hand| hand.left);
            all.fold(StoneSet::NONE, StoneSet::or)
        } else {
            self.hand(colour).left
        }
    }

    /// The cubes next to what a stone of this colour has to touch.
    #[inline]
    fn reach(&self, colour: Colour) -> Cubes {
        let hand = self.hand(colour);
        if self.seating.is_free() || self.is_untouched() {
            Cubes::ANY
        } else if hand.built.is_empty() {
            let halos = self.hands.iter().map(|hand| hand.halo);
            halos.fold(Cubes::NONE, |all, halo| all | halo)
        } else {
            hand.halo
        }
    }

    /// The cubes of which the next stone of this colour must take one.
    #[inline]
    fn base(&self, colour: Colour) -> Cubes {
        let first = self.hand(colour).built.is_empty();
        if self.first_on_base && first && !self.seating.is_free() {
            self.plan.floor
        } else {
            Cubes::ANY
        }
    }

    /// Whether nothing is built yet.
    #[inline]
    pub(crate) fn is_untouched(&self) -> bool {
        self.hands.iter().all(|hand| hand.built.is_empty())
    }

    /// Whether the game goes on and nothing can be placed.
    pub(crate) fn must_pass(&self) -> bool {
        self.terms()
            .is_some_and(|terms| terms.legal().next().is_none())
    }

    /// The placement that an action names, if it is legal.
    pub(crate) fn legal_placement(&self, action: &Action) -> Option<PlacementId> {
        let Action::Place(stone, cubes) = action else {
            return None;
        };
        if !cubes.is_sorted_by(|one, next| one < next) {
            return None;
        }
        let places: Option<Cubes> = cubes.iter().map(|&cube| self.plan.place(cube)).collect();
        let id = self.plan.find(*stone, places?)?;
        let legal = self.terms()?.allow(self.plan.placement(id));
        legal.then_some(id)
    }

    /// How a placement is written.
    pub(crate) fn action(&self, id: PlacementId) -> Action {
        let placement = self.plan.placement(id);
        let cubes: StoneCubes = placement
            .cubes
            .iter()
            .map(|place| self.plan.cubes()[place])
            .collect();
        Action::Place(placement.stone, cubes)
    }
}
