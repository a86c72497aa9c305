//! The bots at the table, and the hints they give.

#[cfg(test)]
mod tests;

use std::time::Duration;

use bots::{Level, Limits, Player, Why};
use catalog::Counsel;
use rules::Seat;

use super::{Answer, Message, Session};
use crate::play::thought::{Lost, Thought};
use crate::play::words::{self, fill};

/// How long to think about a hint.
const HINT_TIME: Duration = Duration::from_secs(1);

/// Why somebody is thinking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To move for this seat.
    Move(Seat),
    /// To help the player to move.
    Hint,
}

/// A hint for the present position, and how much of it was told.
pub(super) struct Hint {
    why: Why,
    told: usize,
}

impl Session {
    /// Whether a bot is thinking.
    pub(crate) fn thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let due = self.game.game().turn().seat();
        due.filter(|&seat| self.company.bot(seat).is_some())
    }

    /// What a bot has come to, if it has.
    pub(crate) fn look_up(&mut self) -> Option<Answer> {
        let (purpose, thought) = self.thought.take()?;
        match thought.ready() {
            Ok(None) => {
                self.thought = Some((purpose, thought));
                None
            }
            Ok(Some(counsel)) => Some(self.conclude(purpose, counsel)),
            Err(Lost) => Some(self.lost()),
        }
    }

    /// Waits for the bot that is thinking; `None` if none is.
    pub(crate) fn wait(&mut self) -> Option<Answer> {
        let (purpose, thought) = self.thought.take()?;
        let counsel = thought.wait();
        Some(match counsel {
            Ok(counsel) => self.conclude(purpose, counsel),
            Err(Lost) => self.lost(),
        })
    }

    /// Lets the bot whose turn it is begin to think; what was thought before
    /// is let go.
    pub(super) fn call_bot(&mut self) {
        self.thought = None;
        self.hint = None;
        let Some(seat) = self.bot_to_move() else {
            return;
        };
        let Some(level) = self.company.bot(seat) else {
            return;
        };
        // Where hands are hidden a quick move would tell something of them.
        let pause = if self.game.entry().about.hidden {
            level.time()
        } else {
            Duration::ZERO
        };
        self.think(Purpose::Move(seat), level, Limits::of(level), pause);
    }

    /// A hint, deeper each time it is asked for.
    pub(super) fn hint(&mut self) -> Answer {
        let lang = self.look.lang;
        let said = |text: &str| Answer::Said(Message::new(text));
        if self.company.persons().count() > 1 && !self.terms.hints {
            return said(words::NO_HINTS.get(lang));
        }
        if self.bot_to_move().is_some() || self.game.game().turn().is_over() {
            return said(&self.turn());
        }
        if let Some(hint) = &mut self.hint {
            return said(hint.next().get(lang));
        }
        let limits = Limits::timed(HINT_TIME);
        self.think(Purpose::Hint, Level::Five, limits, Duration::ZERO);
        said(words::THINKING_OF_HINT.get(lang))
    }

    fn think(&mut self, purpose: Purpose, level: Level, limits: Limits, pause: Duration) {
        let limits = limits.seeded(self.terms.luck.bits());
        let game = self.game.game().boxed_clone();
        let thought = Thought::begin(game, Player::Level(level), limits, pause);
        self.thought = Some((purpose, thought));
    }

    fn conclude(&mut self, purpose: Purpose, counsel: Counsel) -> Answer {
        match purpose {
            Purpose::Move(_) => self.apply(&counsel.chosen()),
            Purpose::Hint => {
                let mut hint = Hint {
                    why: counsel.why(),
                    told: 0,
                };
                let nudge = hint.next().get(self.look.lang).to_owned();
                self.hint = Some(hint);
                let more = words::MORE_HINTS.get(self.look.lang);
                Answer::Said(Message::new(format!("{nudge} {more}")))
            }
        }
    }

    /// A bot that breaks down must not take the game with it: its seat is left
    /// to the people at the table.
    fn lost(&mut self) -> Answer {
        let lang = self.look.lang;
        let Some(seat) = self.bot_to_move() else {
            return Answer::Said(Message::new(self.turn()));
        };
        let name = self.name(seat);
        self.company.leave_to_people(seat);
        Answer::Moved(Message::new(fill(words::BOT_LOST, lang, &[&name])))
    }
}

impl Hint {
    fn next(&mut self) -> &bots::Sentence {
        let depths = [&self.why.nudge, &self.why.idea, &self.why.action];
        let depth = depths[self.told.min(depths.len() - 1)];
        self.told += 1;
        depth
    }
}
