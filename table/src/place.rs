//! A place at the table: who sits there, and their state.
//!
//! Between the games of a series people rotate by one seat and take all of this along.

use std::sync::Arc;

use bots::Level;
use rules::{Member, Seat};

use crate::clock::{Clock, Millis};
use crate::event::Hand;
use crate::setup::{Chair, Wanted};
use crate::team::Team;

/// One place at the table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Place {
    pub(crate) sitter: Sitter,
    /// The bot that plays for somebody who is away or has resigned.
    pub(crate) stand_in: Option<StandIn>,
    /// Whether its player has resigned this game or lost it on time.
    pub(crate) out: bool,
    pub(crate) clock: Clock,
    /// The time left on the clock; `None` without a clock.
    pub(crate) left: Option<Millis>,
    /// The last turn of the game for which time was added.
    pub(crate) paid: usize,
    /// What the player has won in the series so far.
    pub(crate) total: f64,
    /// The number of acts from here since the table is over.
    pub(crate) afterwards: u32,
}

/// A bot that plays for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StandIn {
    pub(crate) level: Level,
    /// Whether somebody else asked for it; then the player keeps their vote.
    pub(crate) unasked: bool,
    /// When it took over.
    pub(crate) since: Millis,
}

/// The occupant of a place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Sitter {
    Nobody,
    Person(Person),
    Team(Team),
    Bot(Level),
}

/// Somebody at the table, alone in a seat or in a team.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: Arc<str>,
    /// The word they added to the luck.
    pub(crate) word: String,
    /// The ids of the people they have muted.
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

/// Who moves for a seat now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mover {
    /// The seat is still free.
    Nobody,
    /// Its player.
    Person,
    /// A bot, permanently or as a stand-in.
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

    /// The people in this place, each with their place in the team, if it is a team.
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

    /// The same, mutably.
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

    /// The ids of the people in this place.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.people().map(|(_, person)| person.id.as_str())
    }

    /// The person in this place, or the member at that place of the team.
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

    /// The word for the luck: for a team, those of all members.
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

    /// Resets it for the next game.
    pub(crate) fn refresh(&mut self) {
        self.out = false;
        self.stand_in = None;
        self.left = self.clock.start();
        self.paid = 0;
        if let Some(team) = self.team_mut() {
            team.refresh();
        }
    }

    /// Ends this place's turn. A bot's turn adds no time, but a returning player finds
    /// a full next turn.
    ///
    /// Every turn adds its time once: a turn that was taken back and is played again
    /// adds none.
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

    /// Another player has taken a move back: with a clock per turn, the coming turn
    /// starts anew.
    pub(crate) fn begin_anew(&mut self) {
        if let Clock::Turn { .. } | Clock::Days { .. } = self.clock {
            self.left = self.clock.start();
            self.paid = 0;
        }
    }

    /// Subtracts time from the clock.
    pub(crate) fn spend(&mut self, spent: Millis) {
        self.left = self.left.map(|left| (left - spent).max(0));
    }
}

/// The seats of a person.
pub(crate) fn seats_of<'a>(
    places: &'a [Place],
    person: &'a str,
) -> impl Iterator<Item = Seat> + 'a {
    let seated = places.iter().enumerate();
    let own = seated.filter(move |(_, place)| place.is_person(person));
    own.map(|(seat, _)| Seat::at(seat))
}
