//! Who sits at the table: people, and bots of a level.

use bots::Level;
use catalog::Match;
use rules::{Lang, Seat};

use super::words::{self, fill};

/// Whoever sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sitter {
    Person,
    Bot(Level),
}

/// A bot whose level nobody named.
const USUAL_LEVEL: Level = Level::Three;

impl Sitter {
    /// Reads `me` or `bot:3`, in either language.
    pub(crate) fn read(text: &str) -> Result<Sitter, String> {
        let level = |number: &str| number.parse().ok().and_then(Level::numbered);
        match text.trim() {
            "me" | "yo" | "person" | "persona" => Ok(Sitter::Person),
            "bot" => Ok(Sitter::Bot(USUAL_LEVEL)),
            text => {
                let level = text.strip_prefix("bot:").and_then(level);
                level
                    .map(Sitter::Bot)
                    .ok_or_else(|| "me, bot:1 … bot:5".to_owned())
            }
        }
    }
}

/// Everybody at the table, in seat order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Company(Vec<Sitter>);

impl Company {
    pub(crate) fn new(sitters: Vec<Sitter>) -> Company {
        Company(sitters)
    }

    /// People only.
    pub(crate) fn people(seats: usize) -> Company {
        Company(vec![Sitter::Person; seats])
    }

    /// One person in the first seat and bots in all others.
    pub(crate) fn against(level: Level, seats: usize) -> Company {
        let mut sitters = vec![Sitter::Bot(level); seats];
        sitters[0] = Sitter::Person;
        Company(sitters)
    }

    /// The same, if it fills a table of so many.
    pub(crate) fn for_seats(self, seats: usize, lang: Lang) -> Result<Company, String> {
        if self.len() == seats {
            return Ok(self);
        }
        let counts = [seats.to_string(), self.len().to_string()];
        Err(fill(words::OTHER_SEATS, lang, &[&counts[0], &counts[1]]))
    }

    /// How many sit here.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The level of the bot in a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.0.get(seat.index()) {
            Some(Sitter::Bot(level)) => Some(*level),
            Some(Sitter::Person) | None => None,
        }
    }

    /// From now on people move for this seat.
    pub(crate) fn leave_to_people(&mut self, seat: Seat) {
        self.0[seat.index()] = Sitter::Person;
    }

    /// The seats of the people.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.0.len()).filter(|&seat| self.bot(seat).is_none())
    }

    /// The seat of the only person, if there is just one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// What a seat is called: a bot’s level is on its plate.
    pub(crate) fn name(&self, game: &Match, seat: Seat, lang: Lang) -> String {
        let name = game.name(seat, lang);
        match self.bot(seat) {
            Some(level) => format!("{name} (bot {})", level.number()),
            None => name,
        }
    }

    /// Writes the bots down where the record keeps the names.
    pub(crate) fn note(&self, game: &mut Match) {
        for seat in Seat::all(self.len()) {
            game.notes.retain(|(key, _)| *key != note(seat));
            if let Some(level) = self.bot(seat) {
                game.notes.push((note(seat), level.number().to_string()));
            }
        }
    }

    /// The company that a record tells of.
    pub(crate) fn noted(game: &Match) -> Company {
        let sitter = |seat| {
            let kept = game.notes.iter().find(|(key, _)| *key == note(seat));
            let level = kept.and_then(|(_, level)| level.parse().ok());
            let level = level.and_then(Level::numbered);
            level.map_or(Sitter::Person, Sitter::Bot)
        };
        Company(Seat::all(game.seats()).map(sitter).collect())
    }
}

fn note(seat: Seat) -> String {
    format!("bot {seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_are_read_in_both_languages() {
        for text in ["me", "yo", " person", "persona"] {
            assert_eq!(Sitter::read(text), Ok(Sitter::Person));
        }
        assert_eq!(Sitter::read("bot:5"), Ok(Sitter::Bot(Level::Five)));
        assert_eq!(Sitter::read("bot"), Ok(Sitter::Bot(USUAL_LEVEL)));
        for text in ["", "bot:", "bot:0", "bot:6", "bot:x", "3"] {
            assert!(Sitter::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_only_person_is_found() {
        let company = |text: &str| {
            let sitters = text.split(',').map(Sitter::read);
            Company::new(sitters.collect::<Result<_, _>>().unwrap())
        };
        assert_eq!(company("bot,me").only_person(), Some(Seat::SECOND));
        assert_eq!(company("me,me").only_person(), None);
        assert_eq!(company("bot,bot").only_person(), None);
    }
}
