//! Take-back rules of a table.

use rules::{Refusal, TakeBacks};

use crate::{Chair, Setup, Table, Wanted, refusals};

impl Setup {
    /// The rule that was requested; `None` if it was omitted.
    pub(crate) fn asked_take_backs(&self) -> Result<Option<TakeBacks>, Refusal> {
        let unknown = |said: &str| Refusal::of(&refusals::TAKE_BACKS).at(said);
        let read = |said| TakeBacks::named(said).ok_or_else(|| unknown(said));
        self.take_backs.as_deref().map(read).transpose()
    }

    /// The number of seats that are not for bots.
    fn people(&self) -> usize {
        let bot = |chair: &&Chair| matches!(chair.who, Wanted::Bot(_));
        self.seats.len() - self.seats.iter().filter(bot).count()
    }
}

impl Table {
    /// The agreed rule. Tables stored before there was a choice use consent.
    pub fn take_backs(&self) -> TakeBacks {
        let asked = self.setup.asked_take_backs();
        asked.ok().flatten().unwrap_or(TakeBacks::Consent)
    }

    /// Whether moves may be taken back here at all. Where hands are hidden they never
    /// may.
    pub fn allows_take_backs(&self) -> bool {
        self.check_take_backs().is_ok() && !self.game.entry().about.hidden
    }

    /// Whether this is practice: take-backs are allowed only because all opponents are
    /// bots.
    pub fn is_practice(&self) -> bool {
        let with_bots = self.setup.people() == 1 && self.setup.seats.len() > 1;
        with_bots && self.take_backs() == TakeBacks::Bots && self.allows_take_backs()
    }

    pub(crate) fn check_take_backs(&self) -> Result<(), Refusal> {
        match self.take_backs() {
            TakeBacks::Never => Err(Refusal::of(&refusals::NO_TAKE_BACKS)),
            TakeBacks::Bots if self.setup.people() > 1 => {
                Err(Refusal::of(&refusals::ONLY_PRACTICE))
            }
            TakeBacks::Bots | TakeBacks::Consent => Ok(()),
        }
    }
}
