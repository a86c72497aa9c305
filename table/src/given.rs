//! Given moves: a table may play on from any position of another game.

use catalog::{Applied, Match};
use rules::{Actor, Record, Refusal, Shelf};

use crate::event::Hand;
use crate::setup::Setup;
use crate::{Table, refusals};

/// The maximum number of given moves.
const MOST: usize = 2_000;
/// The record note with the number of given steps.
pub(crate) const GIVEN: &str = "given";

/// Refuses a past that is too long to replay.
pub(crate) fn check_length(past: &[String]) -> Result<(), Refusal> {
    let refusal = || Refusal::of(&refusals::GIVEN_TOO_MANY).at(MOST);
    (past.len() <= MOST).then_some(()).ok_or_else(refusal)
}

/// Refuses a past that is illegal, or after which the game is over.
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

/// The number of given steps according to a record; `None` if the note is invalid.
pub fn given_in(record: &Record) -> Option<usize> {
    let mut notes = record.notes.iter().filter(|(key, _)| key == GIVEN);
    let Some((_, number)) = notes.next() else {
        return Some(0);
    };
    let given = (1..=record.steps.len()).find(|given| given.to_string() == *number)?;
    notes.next().is_none().then_some(given)
}

impl Table {
    /// The number of given actions in the current game.
    pub(crate) fn given(&self) -> usize {
        self.given_in(self.number)
    }

    /// The number of given actions in any game of the series.
    pub(crate) fn given_in(&self, number: u32) -> usize {
        match number {
            1 => self.setup.past.len(),
            _ => 0,
        }
    }

    /// Applies the given actions to the game that has just begun.
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

/// Applies all given actions, or refuses with the first illegal one.
pub(crate) fn give(game: &mut Match, past: &[String]) -> Result<(), Refusal> {
    game.apply_all(past).map_err(|(place, why)| {
        let refusal = Refusal::of(&refusals::GIVEN).at(place + 1);
        let refusal = refusal.at(&past[place]).at(why.rule.code);
        refusal.instead(why.legal)
    })
}
