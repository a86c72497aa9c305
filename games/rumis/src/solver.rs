//! Solving the solitaire: whether the cube can still be filled, how, and in
//! how many ways.
//!
//! A solution is a packing of what is open that can be built in some order.
//! `cover` finds the packings and `order` the orders. Nothing here knows a
//! clock: the caller says when it is enough.

use std::ops::ControlFlow;

use rules::{Luck, Rng};
use serde::Serialize;

use crate::cover::{Cover, Patience, Stop};
use crate::cubes::Cubes;
use crate::order::Order;
use crate::plan::PlacementId;
use crate::stone::Stone;
use crate::symmetry::Symmetry;
use crate::{Action, Rumis};

/// What is asked of the solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether there is a solution, and one if there is.
    Solution,
    /// All that, and how many there are.
    Count,
}

/// What the solver knows. `None` is what it could not decide in time, or was
/// not asked for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Answer {
    /// Whether the cube can still be filled.
    pub exists: Option<bool>,
    /// Actions that fill it from here.
    pub solution: Option<Vec<Action>>,
    /// How many packings of what is open can be built from here. Neither the
    /// order nor, with turns, the colours of the stones make a difference.
    pub count: Option<u64>,
    /// How many there are if those that some rotation of the cube makes equal
    /// count once. A class counts if one of its members can be built.
    pub up_to_rotation: Option<u64>,
}

/// The nodes of the first attempt at a solution; each next one has twice as
/// many. An attempt that does not use them up has seen everything.
const FIRST_ATTEMPT: u64 = 4_096;

impl Rumis {
    /// Solves a solitaire from this position; `None` with several players.
    ///
    /// Now and then `go_on` is told how much of the search is behind, from 0
    /// to 1, and says whether to go on. A search for one solution begins anew
    /// several times with another order of stones, and so does that number.
    pub fn answer(&self, question: Question, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Answer> {
        if !self.seating.is_alone() {
            return None;
        }
        if self.to_play.is_none() && !self.is_full() {
            return Some(Answer::none(question));
        }
        let mut patience = Patience::new(go_on);
        Some(match question {
            Question::Solution => self.find(&mut patience),
            Question::Count => self.count(&mut patience),
        })
    }

    fn find(&self, patience: &mut Patience<'_>) -> Answer {
        let mut rng = Rng::seeded(0);
        let mut nodes = FIRST_ATTEMPT;
        loop {
            let mut fitting = self.fitting();
            shuffle(&mut fitting, &mut rng);
            // The smallest stones are of most use at the end.
            fitting.sort_by_key(|&id| Stone::COUNT - self.plan.placement(id).stone.size());
            patience.renew(nodes);
            match self.attempt(fitting, nodes / 4, patience) {
                Attempt::Solved(solution) => return Answer::solved(solution),
                Attempt::Impossible => return Answer::none(Question::Solution),
                Attempt::Stopped => return Answer::default(),
                Attempt::Unfinished => nodes *= 2,
            }
        }
    }

    /// Looks for a solution. `effort` is what one packing may take.
    fn attempt(
        &self,
        fitting: Vec<PlacementId>,
        effort: u64,
        patience: &mut Patience<'_>,
    ) -> Attempt {
        let mut solution = None;
        let mut sure = true;
        let mut found = |packing: &[PlacementId], patience: &mut Patience<'_>| {
            match self.order(packing, effort, patience)? {
                Order::Found(actions) => {
                    solution = Some(actions);
                    return ControlFlow::Break(Stop::Found);
                }
                Order::None => {}
                Order::Unknown => sure = false,
            }
            ControlFlow::Continue(())
        };
        let mut cover = Cover::new(self.plan, self.spare(), fitting, patience);
        let stop = cover.search(self.open(), &mut found).break_value();
        match (solution, stop) {
            (Some(solution), _) => Attempt::Solved(solution),
            (None, Some(Stop::Called)) => Attempt::Stopped,
            (None, None) if sure => Attempt::Impossible,
            (None, _) => Attempt::Unfinished,
        }
    }

    fn count(&self, patience: &mut Patience<'_>) -> Answer {
        let symmetry = Symmetry::of(self.plan, self.open());
        let (mut count, mut classes) = (0, 0);
        let mut solution = None;
        let mut found = |packing: &[PlacementId], patience: &mut Patience<'_>| {
            if let Order::Found(actions) = self.order(packing, u64::MAX, patience)? {
                count += 1;
                solution.get_or_insert(actions);
            }
            if symmetry.is_first_of_its_class(packing) {
                let images = symmetry.images(packing);
                classes += u64::from(self.any_is_buildable(images, patience)?);
            }
            ControlFlow::Continue(())
        };
        let mut cover = Cover::new(self.plan, self.spare(), self.fitting(), patience);
        let complete = cover.search(self.open(), &mut found).is_continue();
        Answer {
            exists: (complete || solution.is_some()).then_some(solution.is_some()),
            solution,
            count: complete.then_some(count),
            up_to_rotation: complete.then_some(classes),
        }
    }

    /// Whether one of these packings has an order.
    pub(crate) fn any_is_buildable(
        &self,
        packings: impl Iterator<Item = Vec<PlacementId>>,
        patience: &mut Patience<'_>,
    ) -> ControlFlow<Stop, bool> {
        for packing in packings {
            if let Order::Found(_) = self.order(&packing, u64::MAX, patience)? {
                return ControlFlow::Continue(true);
            }
        }
        ControlFlow::Continue(false)
    }

    /// The cubes that are not built yet.
    fn open(&self) -> Cubes {
        self.plan.set(|_| true) - self.built()
    }

    /// How many of each stone can still be placed.
    fn spare(&self) -> [u8; Stone::COUNT] {
        let mut spare = [0; Stone::COUNT];
        for hand in self.hands.iter().filter(|hand| !hand.out) {
            for stone in hand.left.iter() {
                spare[stone as usize] += 1;
            }
        }
        spare
    }

    /// The placements for which there are room and a stone.
    fn fitting(&self) -> Vec<PlacementId> {
        let (built, spare) = (self.built(), self.spare());
        let fits = |&id: &PlacementId| {
            let placement = self.plan.placement(id);
            spare[placement.stone as usize] > 0 && !placement.cubes.meets(built)
        };
        self.plan.placements().filter(fits).collect()
    }
}

/// What came of one attempt at a solution.
enum Attempt {
    Solved(Vec<Action>),
    Impossible,
    /// It took more than it was allowed.
    Unfinished,
    /// The caller has had enough.
    Stopped,
}

impl Answer {
    /// There is no solution.
    fn none(question: Question) -> Answer {
        let none = (question == Question::Count).then_some(0);
        Answer {
            exists: Some(false),
            solution: None,
            count: none,
            up_to_rotation: none,
        }
    }

    fn solved(solution: Vec<Action>) -> Answer {
        Answer {
            exists: Some(true),
            solution: Some(solution),
            ..Answer::default()
        }
    }
}

fn shuffle(ids: &mut [PlacementId], rng: &mut Rng) {
    for last in (1..ids.len()).rev() {
        ids.swap(last, rng.below(last as u32 + 1) as usize);
    }
}
