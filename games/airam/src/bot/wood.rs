//! A world as the tree search walks it.

use bots::float::exp;
use bots::tree::Wood;
use bots::{Position, shares_of};
use rules::{PerSeat, Rng, SeatSet, Turn};

use super::sight::{Sight, best, top};
use super::world::{Step, World};
use crate::scoring::holder;
use crate::table::Phase;
use crate::tokens::Colour;

/// By how many points less a choice may promise that the rival is thought to try.
const SLACK: f32 = 0.3;
/// How many points less make a choice promise less by the factor e.
const WARMTH: f32 = 0.5;

impl Position for World {
    type Move = Step;

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::Over => Turn::Over(self.winners()),
            _ => self.table.actor().map_or(Turn::Chance, Turn::Seat),
        }
    }

    /// All that the thinker can do; of what the rival can do, only what looks
    /// good with the hand that the rival has in this world. The tree does not
    /// tell the rival's hands apart and so could not learn that.
    fn moves(&self, list: &mut Vec<Step>) {
        let choices = self.choices(Sight::Odds);
        if self.table.actor() == Some(self.thinker) {
            list.extend(choices.iter().map(|&(step, _)| step));
            return;
        }
        let least = top(&choices) - SLACK;
        for (step, _) in choices.into_iter().filter(|&(_, worth)| worth >= least) {
            let step = step.unseen();
            if !list.contains(&step) {
                list.push(step);
            }
        }
    }

    fn play(&mut self, step: &Step) {
        self.take(*step);
    }
}

impl Wood for World {
    fn roll(&mut self, rng: &mut Rng) {
        self.draw(rng);
    }

    fn prior(&self, moves: &[Step], weights: &mut Vec<f32>) {
        let choices = self.choices(Sight::Odds);
        let top = top(&choices);
        for step in moves {
            let same = |choice: Step| choice == *step || choice.unseen() == *step;
            let worths = choices.iter().filter(|&&(choice, _)| same(choice));
            let worth = worths.map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
            weights.push(exp((worth - top) / WARMTH));
        }
    }

    /// Both play on by first sight.
    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32> {
        loop {
            match self.table.phase {
                Phase::Over => return shares_of(self.winners(), 2),
                Phase::Draw => self.draw(rng),
                _ => {
                    let (step, _) = best(&self.choices(Sight::Odds), rng);
                    self.take(step);
                }
            }
        }
    }
}

impl World {
    fn winners(&self) -> SeatSet {
        let mut points = [0; 2];
        for colour in Colour::ALL {
            if let Some(seat) = holder(&self.table.hands, colour) {
                points[seat.index()] += self.reach[colour.index()].odd as i32;
            }
        }
        SeatSet::leaders(&points)
    }
}

impl Step {
    /// How a step looks to the other seat.
    fn unseen(self) -> Step {
        match self {
            Step::Keep { give, .. } => Step::Give(give),
            Step::Give(_) | Step::Place(..) => self,
        }
    }
}
