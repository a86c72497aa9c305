//! Verifies a receipt: against its seed, and against the game.

use std::slice;

use catalog::{AnyGame, Match};
use rules::{Luck, Record, Refusal, Step, Turn};

use super::{Receipt, problems};
use crate::given::{GIVEN, given_in};
use crate::sealed::{Pick, Sealed};

/// The suffix of the only game in which who sits first is drawn.
const FIRST_OF_SERIES: &str = "/1";

impl Receipt {
    /// Checks that the seed matches the commitment and every pick follows from the
    /// seed; returns the number of picks. This needs no game's rules.
    pub fn check(&self) -> Result<usize, Refusal> {
        let Some(seed) = &self.seed else {
            return Err(Refusal::of(&problems::SEALED).at(&self.commitment));
        };
        let commitment = seed.commitment();
        if commitment != self.commitment {
            let refusal = Refusal::of(&problems::COMMITMENT).at(commitment);
            return Err(refusal.at(&self.commitment));
        }
        let mut luck = Sealed::new(seed, &self.game, &self.words, 0);
        for (step, told) in self.told() {
            let number = luck.picks().len();
            // Nothing is picked below 0, so such a pick never matches.
            let below = told.below.max(1);
            let pick = luck.below(below);
            let due = Pick { below, pick };
            if due != told {
                let refusal = Refusal::of(&problems::PICK).at(number).at(step);
                return Err(refusal.at(told).at(due));
            }
        }
        Ok(luck.picks().len())
    }

    /// Checks that every outcome of luck in a record, which was `replayed`, is what the
    /// game makes of these picks, and that there are no other picks. Given steps have
    /// none.
    pub fn check_against(&self, record: &Record, replayed: &Match) -> Result<(), Refusal> {
        let mut game = replayed.anew();
        let given = given_in(record).ok_or_else(|| Refusal::of(&problems::LINE).at(GIVEN))?;
        self.check_start(given)?;
        let of_steps = self.picks.iter().filter(|(step, _)| *step > 0);
        let mut lines = of_steps.peekable();
        for (step, number) in record.steps.iter().zip(1..) {
            let line = lines.next_if(|(step, _)| *step == number);
            match (game.game().turn(), line) {
                (_, None) if number <= given => {}
                (_, Some(_)) if number <= given => {
                    return Err(Refusal::of(&problems::STRAY).at(number));
                }
                (Turn::Chance, Some((_, picks))) => follows(game.game(), picks, step, number)?,
                (Turn::Chance, None) => return Err(Refusal::of(&problems::UNEXPLAINED).at(number)),
                (_, Some(_)) => return Err(Refusal::of(&problems::STRAY).at(number)),
                (_, None) => {}
            }
            game.apply(&step.action)?;
        }
        match lines.next() {
            Some((step, _)) => Err(Refusal::of(&problems::STRAY).at(step)),
            None => Ok(()),
        }
    }

    /// Before the first step there may only be one pick of who sits first, if that was
    /// drawn. Anything else would be picks discarded until a good one came.
    fn check_start(&self, given: usize) -> Result<(), Refusal> {
        let Some((_, picks)) = self.picks.iter().find(|(step, _)| *step == 0) else {
            return Ok(());
        };
        let seats = self.words.len();
        let drawn = given == 0 && seats > 1 && self.game.ends_with(FIRST_OF_SERIES);
        let one = matches!(picks[..], [Pick { below, .. }] if below as usize == seats);
        let refusal = || Refusal::of(&problems::START).at(seats);
        (drawn && one).then_some(()).ok_or_else(refusal)
    }

    /// Every pick with the number of its step.
    fn told(&self) -> impl Iterator<Item = (usize, Pick)> {
        let steps = self.picks.iter();
        steps.flat_map(|(step, picks)| picks.iter().map(|&pick| (*step, pick)))
    }
}

/// Checks that the game makes the step from exactly these picks.
fn follows(game: &dyn AnyGame, picks: &[Pick], step: &Step, number: usize) -> Result<(), Refusal> {
    let mut luck = Told {
        picks: picks.iter(),
        as_told: true,
    };
    let outcome = game.roll(&mut luck).unwrap_or_default();
    if !luck.as_told || luck.picks.next().is_some() {
        return Err(Refusal::of(&problems::ASKED).at(number));
    }
    if outcome != step.action {
        let refusal = Refusal::of(&problems::OUTCOME).at(number).at(outcome);
        return Err(refusal.at(&step.action));
    }
    Ok(())
}

/// Luck that replays recorded picks.
struct Told<'a> {
    picks: slice::Iter<'a, Pick>,
    /// Whether every request matched the recorded picks.
    as_told: bool,
}

impl Luck for Told<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.picks.next() {
            Some(told) if told.below == bound && told.pick < bound => told.pick,
            _ => {
                self.as_told = false;
                0
            }
        }
    }
}
