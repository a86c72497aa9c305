//! Taking moves back, where that was agreed.

use rules::{Actor, TakeBacks, Text};

use super::{Answer, Message, Session};
use crate::play::words::{self, fill};

impl Session {
    /// Takes back the last action of a person, and what bots have done since.
    /// What luck or, where hands are hidden, another seat has shown since cannot
    /// be unseen, so nothing is taken back past that.
    pub(super) fn undo(&mut self) -> Answer {
        let lang = self.look.lang;
        let plies = self.may_take_back().and_then(|()| self.plies_to_undo());
        let plies = match plies {
            Ok(plies) => plies,
            Err(why_not) => return Answer::Said(Message::new(why_not.get(lang))),
        };
        let past = self.game.past();
        let first = &past[past.len() - plies];
        let undone = fill(words::UNDONE, lang, &[&first.action]);
        self.game.rewind(past.len() - plies);
        self.call_bot();
        // With no moves and no file there is nothing that could be lost.
        self.unsaved = !self.game.past().is_empty() || self.file.is_some();
        Answer::Moved(Message::new(format!("{undone} {}", self.turn())))
    }

    /// Whether this is practice: moves are taken back only because nobody but bots
    /// plays against the person.
    pub(super) fn is_practice(&self) -> bool {
        let alone = self.company.only_person().is_some() && self.company.len() > 1;
        alone && self.take_backs() == TakeBacks::Bots
    }

    fn take_backs(&self) -> TakeBacks {
        let usual = self.game.entry().about.take_backs;
        self.terms.take_backs.unwrap_or(usual)
    }

    fn may_take_back(&self) -> Result<(), Text> {
        match self.take_backs() {
            TakeBacks::Never => Err(words::NO_TAKE_BACKS),
            TakeBacks::Bots if self.company.persons().count() > 1 => {
                Err(words::NO_TAKE_BACKS_BETWEEN_PEOPLE)
            }
            TakeBacks::Bots | TakeBacks::Consent => Ok(()),
        }
    }

    fn plies_to_undo(&self) -> Result<usize, Text> {
        let hidden = self.game.entry().about.hidden;
        for (plies, done) in (1..).zip(self.game.past().iter().rev()) {
            let revealed = hidden && Some(done.actor) != self.game.game().actor();
            match done.actor {
                _ if revealed => return Err(words::SEEN_ALREADY),
                Actor::Chance(_) => return Err(words::SEEN_ALREADY),
                Actor::Seat(seat) if self.company.bot(seat).is_none() => return Ok(plies),
                Actor::Seat(_) => {}
            }
        }
        Err(words::NOTHING_TO_UNDO)
    }
}
