//! What happens automatically: luck moves, clocks run out, games begin and end.

use rules::{Luck as _, Refusal, Seat, Turn};

use crate::clock::{Millis, Running};
use crate::event::{Event, Hand};
use crate::happening::Log;
use crate::place::{Mover, Place};
use crate::result::How;
use crate::sealed::Sealed;
use crate::{Fallback, Table, refusals};

impl Table {
    /// Advances time: players whose clock has run out lose, overdue answers are given
    /// by the table, and a table that nobody joins is called off.
    pub fn tick(&mut self, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        if self.call_off_due().is_some_and(|due| at >= due) {
            let how = How::Aborted;
            self.record(Event::Ended { how }, at, &mut log)?;
            return Ok(log);
        }
        let due = |fallback: &Fallback| at >= fallback.at;
        while let Some(Fallback { seat, action, .. }) = self.fallback().filter(due) {
            let hand = Hand::Table;
            self.record(Event::played(seat, action, hand), at, &mut log)?;
            self.settle(at, &mut log)?;
        }
        let flagged = self.flag_due().is_some_and(|due| at >= due);
        if let Some(Running { seat, .. }) = self.running.filter(|_| flagged) {
            self.record(Event::Flagged { seat }, at, &mut log)?;
            self.end_if_alone(How::Flagged, at, &mut log)?;
        }
        Ok(log)
    }

    /// The room was down for this long; nobody loses time by it, nor by reconnecting.
    pub fn restart(&mut self, away: Millis, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        if self.turn_due().is_some() && away > 0 {
            self.record(Event::Restarted { away }, at, &mut log)?;
        }
        Ok(log)
    }

    /// Ends the game when only one player is left, or no person.
    pub(crate) fn end_if_alone(
        &mut self,
        how: How,
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let playing = |seat: Seat| self.places[seat.index()].is_held();
        let standing = self.standing();
        if standing.len() <= 1 || !standing.iter().any(playing) {
            self.record(Event::Ended { how }, at, log)?;
        }
        Ok(())
    }

    pub(crate) fn begin_if_full(&mut self, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        let awaited = self
            .places
            .iter()
            .any(|place| place.mover() == Mover::Nobody);
        if awaited { Ok(()) } else { self.begin(at, log) }
    }

    /// Begins the next game of the series.
    pub(crate) fn begin(&mut self, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        let number = self.number + 1;
        let (mut shift, mut picks) = (usize::from(number > 1), Vec::new());
        let several = u32::try_from(self.places.len()).unwrap_or(1);
        if number == 1 && self.setup.draws_first() && several > 1 {
            let words: Vec<_> = self.places.iter().map(Place::word).collect();
            let mut luck = Sealed::new(&self.seeds[0], &self.luck_name(number), &words, 0);
            shift = luck.below(several) as usize;
            picks = luck.picks().to_vec();
        }
        let begun = Event::Begun {
            number,
            shift,
            picks,
        };
        self.record(begun, at, log)?;
        self.settle(at, log)
    }

    /// Draws while luck is to act, plays forced passes, and ends the game when it is
    /// over.
    pub(crate) fn settle(&mut self, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        loop {
            match self.game.game().turn() {
                Turn::Chance => self.draw(at, log)?,
                Turn::Seat(seat) if self.can_only_pass() => {
                    let (action, hand) = ("pass".to_owned(), Hand::Table);
                    self.record(Event::played(seat, action, hand), at, log)?;
                }
                Turn::Seat(_) => return Ok(()),
                Turn::Over(_) => {
                    return self.record(Event::Ended { how: How::Played }, at, log);
                }
            }
        }
    }

    fn draw(&mut self, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        let next = self.picks.iter().map(|(_, picks)| picks.len() as u64).sum();
        let seed = &self.seeds[self.number as usize - 1];
        let mut luck = Sealed::new(seed, &self.luck_name(self.number), &self.words, next);
        let outcome = self.game.game().roll(&mut luck);
        let outcome = outcome.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
        let picks = luck.picks().to_vec();
        self.record(Event::Drawn { outcome, picks }, at, log)
    }

    /// Where hands are hidden, forced passes are not automatic: their speed would
    /// reveal something.
    fn can_only_pass(&self) -> bool {
        !self.game.entry().about.hidden && self.game.game().can_only_pass()
    }

    /// The name under which a game of the series draws its luck.
    pub(crate) fn luck_name(&self, number: u32) -> String {
        format!("{}/{number}", self.id)
    }
}
