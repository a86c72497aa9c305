//! A place at the table: who sits there, and what is theirs.
//!
//! Between the games of a series people move on by one seat and take all of
//! this along.

use std::sync::Arc;

use bots::Level;
use rules::{Member, Seat};

use crate::clock::{Clock, Millis};
use crate::event::Hand;
use crate::setup::{Chair, Wanted};
use crate::team::Team;

/// One place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Place {
    pub(crate) sitter: Sitter,
    /// The bot that moves for somebody who is away or has given up.
    pub(crate) stand_in: Option<StandIn>,
    /// Whether whoever sits here has given up this game or lost it on time.
    pub(crate) out: bool,
    pub(crate) clock: Clock,
    /// What the clock shows; `None` if nobody counts.
    pub(crate) left: Option<Millis>,
    /// The last turn of the game that has brought it time.
    pub(crate) paid: usize,
    /// What they have won in the series so far.
    pub(crate) total: f64,
    /// How much has been done from here since all is over.
    pub(crate) afterwards: u32,
}

/// A bot that moves for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StandIn {
    pub(crate) level: Level,
    /// Whether somebody else asked for it: whoever sits there keeps their say then.
    pub(crate) unasked: bool,
    /// Since when.
    pub(crate) since: Millis,
}

/// Whoever sits in a place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Sitter {
    Nobody,
    Person(Person),
    Team(Team),
    Bot(Level),
}

/// Somebody who sits at the table, alone in a seat or in a team.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: Arc<str>,
    /// The word they added to the luck.
    pub(crate) word: String,
    /// Whom they do not want to read.
    pub(crate) muted: Vec<String>,
}

impl Person {
    pub(crate) fn new(id: &str, name: &str) -> Person {
        Person {
            id: id.to_owned(),
            name: Arc::from(name),
            word: String::new(),
            muted: Vec::new(),
        }
    }
}

/// Whoever moves for a seat now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mover {
    /// Nobody yet.
    Nobody,
    /// Whoever sits there.
    Person,
    /// A bot, of its own or for somebody.
    Bot(Level),
}

impl Place {
    pub(crate) fn set(chair: &Chair) -> Place {
        let sitter = match &chair.who {
            Wanted::Bot(level) => Sitter::Bot(*level),
            Wanted::Team(team) => Sitter::Team(Team::new(team)),
            Wanted::Me | Wanted::Open => Sitter::Nobody,
        };
        Place {
            sitter,
            stand_in: None,
            out: false,
            clock: chair.clock,
            left: chair.clock.start(),
            paid: 0,
            total: 0.0,
            afterwards: 0,
        }
    }

    /// The people who sit here, each with their place in the team if it is one.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Option<Member>, &Person)> {
        let (one, team) = match &self.sitter {
            Sitter::Person(person) => (Some((None, person)), None),
            Sitter::Team(team) => (None, Some(team.people())),
            Sitter::Nobody | Sitter::Bot(_) => (None, None),
        };
        let team = team.into_iter().flatten();
        let team = team.map(|(member, person)| (Some(member), person));
        one.into_iter().chain(team)
    }

    /// The same, to change them.
    pub(crate) fn people_mut(&mut self) -> impl Iterator<Item = (Option<Member>, &mut Person)> {
        let (one, team) = match &mut self.sitter {
            Sitter::Person(person) => (Some((None, person)), None),
            Sitter::Team(team) => (None, Some(team.people_mut())),
            Sitter::Nobody | Sitter::Bot(_) => (None, None),
        };
        let team = team.into_iter().flatten();
        let team = team.map(|(member, person)| (Some(member), person));
        one.into_iter().chain(team)
    }

    /// The ids of the people who sit here.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.people().map(|(_, person)| person.id.as_str())
    }

    /// The person who sits here, or the one in that place of the team.
    pub(crate) fn person(&self, member: Option<Member>) -> Option<&Person> {
        let mut people = self.people();
        people.find_map(|(place, person)| (place == member).then_some(person))
    }

    pub(crate) fn person_mut(&mut self, member: Option<Member>) -> Option<&mut Person> {
        let mut people = self.people_mut();
        people.find_map(|(place, person)| (place == member).then_some(person))
    }

    pub(crate) fn is_held(&self) -> bool {
        self.people().next().is_some()
    }

    pub(crate) fn is_person(&self, id: &str) -> bool {
        self.ids().any(|own| own == id)
    }

    pub(crate) fn team(&self) -> Option<&Team> {
        match &self.sitter {
            Sitter::Team(team) => Some(team),
            Sitter::Nobody | Sitter::Person(_) | Sitter::Bot(_) => None,
        }
    }

    pub(crate) fn team_mut(&mut self) -> Option<&mut Team> {
        match &mut self.sitter {
            Sitter::Team(team) => Some(team),
            Sitter::Nobody | Sitter::Person(_) | Sitter::Bot(_) => None,
        }
    }

    /// The word they added to the luck: in a team, those of all.
    pub(crate) fn word(&self) -> String {
        let words = self.people().map(|(_, person)| person.word.as_str());
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        words.join(" ")
    }

    pub(crate) fn mover(&self) -> Mover {
        if let Some(bot) = self.stand_in {
            return Mover::Bot(bot.level);
        }
        match &self.sitter {
            Sitter::Nobody => Mover::Nobody,
            Sitter::Team(team) if team.open_place().is_some() => Mover::Nobody,
            Sitter::Person(_) | Sitter::Team(_) => Mover::Person,
            Sitter::Bot(level) => Mover::Bot(*level),
        }
    }

    /// Makes it ready for the next game.
    pub(crate) fn refresh(&mut self) {
        self.out = false;
        self.stand_in = None;
        self.left = self.clock.start();
        self.paid = 0;
        if let Some(team) = self.team_mut() {
            team.refresh();
        }
    }

    /// The turn of this place has ended. No time is added for what a bot did, but
    /// whoever comes back finds the next turn whole.
    ///
    /// Every turn brings its time once: one that was taken back and is played again
    /// brings none.
    pub(crate) fn end_turn(&mut self, number: usize, hand: Hand) {
        if number <= self.paid {
            return;
        }
        self.paid = number;
        self.left = match (self.clock, hand) {
            (Clock::Fischer { .. }, Hand::Bot) => self.left,
            _ => self.left.map(|left| self.clock.after_turn(left)),
        };
    }

    /// Another has taken a move back: the turn that comes is a new one, where every
    /// turn has a time of its own.
    pub(crate) fn begin_anew(&mut self) {
        if let Clock::Turn { .. } | Clock::Days { .. } = self.clock {
            self.left = self.clock.start();
            self.paid = 0;
        }
    }

    /// So much of its time is gone.
    pub(crate) fn spend(&mut self, spent: Millis) {
        self.left = self.left.map(|left| (left - spent).max(0));
    }
}

/// The seats of a person, of all the places.
pub(crate) fn seats_of<'a>(
    places: &'a [Place],
    person: &'a str,
) -> impl Iterator<Item = Seat> + 'a {
    let seated = places.iter().enumerate();
    let own = seated.filter(move |(_, place)| place.is_person(person));
    own.map(|(seat, _)| Seat::at(seat))
}
