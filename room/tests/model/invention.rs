//! What somebody might do next.

use bots::Level;
use rules::{Luck as _, Seat};
use table::{Act, Matter, PHRASES};
use wire::ActMessage;

use crate::model::{Person, Phase};
use crate::story::{Story, name};

impl Story {
    /// Something to do: mostly sensible, often not.
    pub(crate) fn invent(&mut self, step: usize) -> (Person, ActMessage) {
        let aid = match self.rng.below(60) {
            0 => "short".to_owned(),
            _ => format!("act-{:05}-{step}", self.number),
        };
        let stood_in = self.model.stand_in.contains(&true);
        let (person, seat, a) = match (self.model.phase, self.model.turn()) {
            (Phase::Gathering, _) if self.rng.below(2) == 0 => self.sit(),
            (Phase::Playing, Some(turn)) if !stood_in && self.rng.below(5) < 3 => {
                let chair = &self.model.seats[turn];
                let (due, other) = (chair.mover(), chair.anybody().unwrap());
                let who = if self.rng.below(6) == 0 { other } else { due };
                (who, turn, self.attempt())
            }
            _ if self.rng.below(3) == 0 => self.answer().unwrap_or_else(|| self.anything()),
            _ => self.anything(),
        };
        let v = match self.rng.below(8) {
            0 => self.model.moved.saturating_sub(1),
            1 => self.model.moved,
            _ => self.model.version,
        };
        let seat = Seat::at(seat);
        let member = None;
        let message = ActMessage {
            aid,
            seat,
            member,
            v,
            a,
        };
        (person, message)
    }

    fn sit(&mut self) -> (Person, usize, Act) {
        let free = self.model.seats.iter().position(|chair| !chair.is_full());
        let away = (0..self.players).find(|&who| self.model.seat_of(who).is_none());
        let (who, word) = (away.unwrap(), String::new());
        let name = name(who).to_owned();
        (who, free.unwrap(), Act::Sit { name, word })
    }

    /// An answer to what is proposed, or the end of a stand-in.
    fn answer(&mut self) -> Option<(Person, usize, Act)> {
        if let Some(seat) = self.model.stand_in.iter().position(|&stood_in| stood_in) {
            return Some((self.model.seats[seat].anybody()?, seat, Act::Back));
        }
        let offer = self.model.offers.first()?;
        let (matter, seat) = (offer.matter, 1 - offer.asker);
        Some((
            self.model.seats[seat].anybody()?,
            seat,
            self.consent(matter),
        ))
    }

    /// A move of the player to move, seldom a bad one.
    fn attempt(&mut self) -> Act {
        match self.rng.below(20) {
            0 => Act::Play("a9-z9".to_owned()),
            _ => self.legal(),
        }
    }

    fn legal(&mut self) -> Act {
        let moves = self.model.game.game().moves().actions;
        Act::Play(moves[self.rng.below(moves.len() as u32) as usize].clone())
    }

    fn anything(&mut self) -> (Person, usize, Act) {
        let who = [0, 1, 0, 1, 2, 2][self.rng.below(5 + self.players as u32 - 2) as usize];
        let own = self.model.seat_of(who).filter(|_| self.rng.below(4) > 0);
        let seat = own.unwrap_or_else(|| self.rng.below(2) as usize);
        let stood_in = self.model.stand_in.contains(&true);
        let turn = self.model.turn();
        let act = match self.rng.below(14) {
            0 | 1 if turn.is_some() && !stood_in => self.legal(),
            0..3 => Act::Play("¿qué?".to_owned()),
            3 => Act::Resign,
            4 | 5 if !stood_in || self.model.offers.is_empty() => self.consent(Matter::TakeBack),
            6 => self.consent(Matter::Draw),
            // A bot that came to move would move when it likes.
            7..9 if turn != Some(seat) => Act::StandIn(Level::One),
            9 => Act::Back,
            10 => Act::Phrase("no-such-phrase".to_owned()),
            11 if who < self.players => {
                let (name, word) = (name(who).to_owned(), String::new());
                let elsewhere = self.model.seat_of(who).is_some();
                let taken = self.model.seats[seat].is_full();
                // Nobody sits twice here: that would be another test.
                if elsewhere && !taken {
                    Act::Leave
                } else {
                    Act::Sit { name, word }
                }
            }
            12 => Act::Leave,
            _ => {
                let phrase = self.rng.below(PHRASES.len() as u32) as usize;
                Act::Phrase(PHRASES[phrase].code.to_owned())
            }
        };
        (who, seat, act)
    }

    fn consent(&mut self, matter: Matter) -> Act {
        let yes = self.rng.below(4) > 0;
        Act::Consent { matter, yes }
    }
}
