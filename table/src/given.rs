//! What had been played before a table was opened: a table may play on from any
//! moment of another game.

use catalog::{Applied, Match};
use rules::{Actor, Record, Refusal, Shelf};

use crate::event::Hand;
use crate::setup::Setup;
use crate::{Table, refusals};

/// The most that may have been played before.
const MOST: usize = 2_000;
/// The note of a record that says how many steps were given.
pub(crate) const GIVEN: &str = "given";

/// Refuses a past that is too long to be played again.
pub(crate) fn check_length(past: &[String]) -> Result<(), Refusal> {
    let refusal = || Refusal::of(&refusals::GIVEN_TOO_MANY).at(MOST);
    (past.len() <= MOST).then_some(()).ok_or_else(refusal)
}

/// Refuses a past that cannot have been, or after which nothing is left to play.
pub(crate) fn check(setup: &Setup, shelf: &Shelf) -> Result<(), Refusal> {
    if setup.past.is_empty() {
        return Ok(());
    }
    let mut game = setup.start(setup.newest_unless_told()?, shelf)?;
    give(&mut game, &setup.past)?;
    if game.game().turn().is_over() {
        return Err(Refusal::of(&refusals::GIVEN_OVER));
    }
    Ok(())
}

/// How many steps a record says were given; `None` if what it says makes no sense.
pub fn given_in(record: &Record) -> Option<usize> {
    let mut notes = record.notes.iter().filter(|(key, _)| key == GIVEN);
    let Some((_, number)) = notes.next() else {
        return Some(0);
    };
    let given = (1..=record.steps.len()).find(|given| given.to_string() == *number)?;
    notes.next().is_none().then_some(given)
}

impl Table {
    /// How many actions of the present game had been made before.
    pub(crate) fn given(&self) -> usize {
        self.given_in(self.number)
    }

    /// The same of any game of the series.
    pub(crate) fn given_in(&self, number: u32) -> usize {
        match number {
            1 => self.setup.past.len(),
            _ => 0,
        }
    }

    /// Makes the actions that had been made before the game that has just begun.
    pub(crate) fn give_past(&mut self) -> Result<(), Refusal> {
        if self.given() == 0 {
            return Ok(());
        }
        give(&mut self.game, &self.setup.past)?;
        let hand = |done: &Applied| match done.actor {
            Actor::Seat(_) => Some(Hand::Given),
            Actor::Chance(_) => None,
        };
        self.hands = self.game.past().iter().map(hand).collect();
        Ok(())
    }
}

/// Makes them all, or says which one cannot be made.
pub(crate) fn give(game: &mut Match, past: &[String]) -> Result<(), Refusal> {
    game.apply_all(past).map_err(|(place, why)| {
        let refusal = Refusal::of(&refusals::GIVEN).at(place + 1);
        let refusal = refusal.at(&past[place]).at(why.rule.code);
        refusal.instead(why.legal)
    })
}
