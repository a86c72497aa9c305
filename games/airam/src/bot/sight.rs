//! What each choice is worth at first sight: in points, to the seat that has
//! it, and by nothing but what that seat knows. This is all that the bots know
//! of the game besides its rules.

use arrayvec::ArrayVec;
use rules::{Luck as _, Rng, Seat};

use super::eyes::Eyes;
use super::world::{Step, World};
use crate::square::{SQUARES, Square};
use crate::table::Phase;
use crate::tokens::{Colour, Tokens};

/// How much is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// The own hand and the odd groups: a colour in hand is good, the others do
    /// not matter.
    Hand,
    /// Also what the rival may hold, and which groups can still change.
    Odds,
}

/// What can be done, and the lead in points that who does it expects from it.
pub(super) type Choices = ArrayVec<(Step, f32), SQUARES>;

/// How much an odd group is worth more, and an even one less, when one square
/// less is left from which it could be changed.
const SHELTER: f32 = 0.4;
/// How much of what a token does is lost for each empty square beside it.
const EXPOSURE: f32 = 0.1;
/// Worths that differ by less are alike.
const ALIKE: f32 = 0.01;

impl World {
    /// What the seat to act can do.
    pub(super) fn choices(&self, sight: Sight) -> Choices {
        let mut choices = Choices::new();
        match (self.table.phase, self.table.actor()) {
            (Phase::Keep(drawn), Some(seat)) => self.keeps(drawn, seat, sight, &mut choices),
            (Phase::PlaceGiven { given, .. }, Some(seat)) => {
                self.places(given, seat, sight, &mut choices);
            }
            (Phase::PlaceLast(last), Some(seat)) => {
                for colour in last.iter() {
                    self.places(colour, seat, sight, &mut choices);
                }
            }
            _ => {}
        }
        choices
    }

    fn keeps(&self, drawn: Tokens, seat: Seat, sight: Sight, choices: &mut Choices) {
        let eyes = Eyes::at(&self.table, seat);
        for (keep, rest) in drawn.picks() {
            let worths = self.worths(eyes.keeping(keep), sight);
            let lead = self.lead(&worths);
            for (give, rest) in rest.picks() {
                for last in rest.iter() {
                    let (worst, _) = self.bounds(give, &worths);
                    let (_, best) = self.bounds(last, &worths);
                    let step = Step::Keep { keep, give, last };
                    choices.push((step, lead + worst + best));
                }
            }
        }
    }

    fn places(&self, colour: Colour, seat: Seat, sight: Sight, choices: &mut Choices) {
        let worths = self.worths(Eyes::at(&self.table, seat), sight);
        let lead = self.lead(&worths);
        for square in self.table.board.empty().iter() {
            let change = self.reach[colour.index()].change(square) as f32;
            let mut worth = worths[colour.index()] * change;
            if sight == Sight::Odds {
                worth *= 1.0 - EXPOSURE * self.room(square);
                worth += SHELTER * self.shelter(colour, square, &worths);
            }
            choices.push((Step::Place(colour, square), lead + worth));
        }
    }

    fn worths(&self, eyes: Eyes, sight: Sight) -> [f32; 4] {
        match sight {
            Sight::Hand => eyes.held(),
            Sight::Odds => eyes.worths(self.odd()),
        }
    }

    /// What the board is worth as it is.
    fn lead(&self, worths: &[f32; 4]) -> f32 {
        let odd = self.odd();
        (0..4).map(|place| worths[place] * odd[place] as f32).sum()
    }

    /// The least and the most that a token of this colour can do.
    fn bounds(&self, colour: Colour, worths: &[f32; 4]) -> (f32, f32) {
        let (fewest, most) = self.reach[colour.index()].range(self.table.board.empty());
        let worth = worths[colour.index()];
        let (one, other) = (worth * fewest as f32, worth * most as f32);
        (one.min(other), one.max(other))
    }

    /// How many empty squares there are beside one.
    fn room(&self, square: Square) -> f32 {
        let near = self.table.ground.neighbours(square);
        near.and(self.table.board.empty()).len() as f32
    }

    /// What it is worth to take a square away from the other colours beside it,
    /// which keep their groups odd or even.
    fn shelter(&self, colour: Colour, square: Square, worths: &[f32; 4]) -> f32 {
        let near = self.table.ground.neighbours(square);
        let mut sum = 0.0;
        for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
            let beside = self.table.board.of(other).and(near);
            let odd = beside.and(self.reach[other.index()].squares);
            let even = beside.without(odd);
            let groups = i32::from(!odd.is_empty()) - i32::from(!even.is_empty());
            sum += worths[other.index()] * groups as f32;
        }
        sum
    }
}

/// The greatest worth of any choice.
pub(super) fn top(choices: &Choices) -> f32 {
    let worths = choices.iter().map(|&(_, worth)| worth);
    worths.fold(f32::MIN, f32::max)
}

/// One of the best choices; which one is luck. There must be some.
pub(super) fn best(choices: &Choices, rng: &mut Rng) -> (Step, f32) {
    let least = top(choices) - ALIKE;
    let alike = || choices.iter().filter(|&&(_, worth)| worth >= least);
    let pick = rng.below(alike().count() as u32) as usize;
    *alike().nth(pick).expect("the pick is below their number")
}
