//! In which order the stones of a packing can be placed, if in any: without
//! holes, and with turns as the rules of the game demand.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::cover::{Patience, Stop};
use crate::cubes::Cubes;
use crate::plan::{PlacementId, Plan};
use crate::{Action, Colour, Rumis};

/// What came of looking for an order.
pub(crate) enum Order {
    /// There is this one.
    Found(Vec<Action>),
    /// There is none.
    None,
    /// The effort allowed was too little to know.
    Unknown,
}

impl Rumis {
    /// An order in which this packing of what is open can be built from here.
    /// With turns, looks at no more than `effort` positions.
    pub(crate) fn order(
        &self,
        packing: &[PlacementId],
        effort: u64,
        patience: &mut Patience<'_>,
    ) -> ControlFlow<Stop, Order> {
        if self.seating.is_free() {
            let order = without_holes(self.plan, self.frontier, packing);
            return ControlFlow::Continue(match order {
                Some(order) => Order::Found(order.iter().map(|&id| self.action(id)).collect()),
                None => Order::None,
            });
        }
        let mut turns = Turns {
            packing,
            dead: HashSet::new(),
            actions: Vec::new(),
            effort,
            patience,
        };
        turns.search(self, [0; 4])
    }
}

/// An order without holes. If some stone can be placed now, placing it never
/// hinders another, so any choice is as good as the next.
pub(crate) fn without_holes(
    plan: &Plan,
    mut frontier: Cubes,
    packing: &[PlacementId],
) -> Option<Vec<PlacementId>> {
    let mut rest = packing.to_vec();
    let mut order = Vec::with_capacity(packing.len());
    while !rest.is_empty() {
        let stands = |&id: &PlacementId| frontier.covers(plan.placement(id).feet);
        let id = rest.swap_remove(rest.iter().position(stands)?);
        frontier -= plan.placement(id).feet;
        frontier |= plan.placement(id).roof;
        order.push(id);
    }
    Some(order)
}

/// The stones that each colour has placed, as bits of places in the packing.
type Shares = [u64; Colour::ALL.len()];

/// A search for an order with turns.
struct Turns<'a, 'b> {
    packing: &'a [PlacementId],
    /// Positions that lead nowhere, by shares, colour to play and colours out.
    dead: HashSet<(Shares, Option<Colour>, Vec<bool>)>,
    actions: Vec<Action>,
    effort: u64,
    patience: &'a mut Patience<'b>,
}

impl Turns<'_, '_> {
    fn search(&mut self, game: &Rumis, shares: Shares) -> ControlFlow<Stop, Order> {
        if game.is_full() {
            return ControlFlow::Continue(Order::Found(self.actions.clone()));
        }
        let out = game.hands.iter().map(|hand| hand.out).collect();
        let position = (shares, game.to_play, out);
        if self.dead.contains(&position) {
            return ControlFlow::Continue(Order::None);
        }
        if self.effort == 0 {
            return ControlFlow::Continue(Order::Unknown);
        }
        self.effort -= 1;
        self.patience.spend()?;
        for (action, next, shares) in self.nexts(game, shares) {
            self.actions.push(action);
            let order = self.search(&next, shares)?;
            if !matches!(order, Order::None) {
                return ControlFlow::Continue(order);
            }
            self.actions.pop();
        }
        self.dead.insert(position);
        ControlFlow::Continue(Order::None)
    }

    /// What the colour to play can do towards the packing: it has to place a
    /// stone if any fits, even if none of the packing does.
    fn nexts(&self, game: &Rumis, shares: Shares) -> Vec<(Action, Rumis, Shares)> {
        let Some((colour, terms)) = game.to_play.zip(game.terms()) else {
            return Vec::new();
        };
        if game.must_pass() {
            let mut next = game.clone();
            next.pass();
            return vec![(Action::Pass, next, shares)];
        }
        let placed = shares.iter().fold(0, |all, share| all | share);
        let open = self.packing.iter().enumerate().filter(|(place, id)| {
            placed >> place & 1 == 0 && terms.allow(game.plan.placement(**id))
        });
        open.map(|(place, &id)| {
            let (mut next, mut shares) = (game.clone(), shares);
            next.place(id);
            shares[colour.index()] |= 1 << place;
            (game.action(id), next, shares)
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Setup};

    use super::*;
    use crate::Options;
    use crate::edge::Edge;
    use crate::scenario::Ground;
    use crate::symmetry::Symmetry;

    /// Four S stones around a column, each with a cube over the next one's
    /// first, under a lid of three rows.
    const RING: [&str; 8] = [
        "S08:a1/1+b1/1+b1/2+c1/2",
        "S08:c1/1+c2/1+c2/2+c3/2",
        "S08:b3/1+c3/1+a3/2+b3/2",
        "S08:a2/1+a3/1+a1/2+a2/2",
        "S01:b2/1+b2/2",
        "S02:a1/3+b1/3+c1/3",
        "S02:a2/3+b2/3+c2/3",
        "S02:a3/3+b3/3+c3/3",
    ];

    fn ring(plan: &Plan) -> Vec<PlacementId> {
        let id = |text: &str| {
            let Ok(Action::Place(stone, cubes)) = text.parse() else {
                unreachable!("{text} is a placement");
            };
            let places = cubes.iter().filter_map(|&cube| plan.place(cube));
            plan.find(stone, places.collect()).expect("a placement")
        };
        RING.map(id).to_vec()
    }

    #[test]
    fn a_ring_cannot_be_built_but_may_be_lying_down() {
        let plan = Plan::of(Ground::Cube(Edge::Three));
        let packing = ring(plan);
        assert_eq!(without_holes(plan, plan.floor, &packing), None);
        let symmetry = Symmetry::of(plan, plan.set(|_| true));
        let images: Vec<_> = symmetry.images(&packing).collect();
        let built = |image: &&Vec<PlacementId>| without_holes(plan, plan.floor, image).is_some();
        assert_eq!(images.len(), 24);
        assert_eq!(images.iter().filter(built).count(), 16);

        let game = Rumis::start(&Setup::new(1, Options::default())).expect("a solitaire");
        let mut go_on = |_| true;
        let buildable = game.any_is_buildable(images.into_iter(), &mut Patience::new(&mut go_on));
        assert_eq!(buildable, ControlFlow::Continue(true), "the class counts");
    }
}
