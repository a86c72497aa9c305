//! One running match: seats, clocks, series, consent and sealed luck.
//!
//! It is pure: time, luck and people are parameters, and nothing is read or written.
//! What people do is an [`Act`], its results are [`Event`]s, and a [`Table`] is the
//! fold of its events. The caller stores the events before anybody is told.

mod act;
mod acts;
mod again;
mod ask;
mod clock;
mod consent;
mod event;
mod fold;
mod given;
mod happening;
pub mod hex;
mod hosting;
mod past;
mod phrases;
mod place;
mod puzzle;
mod puzzles;
mod question;
mod receipt;
mod record;
pub mod refusals;
mod result;
mod review;
mod sealed;
pub mod series;
mod settle;
mod setup;
mod standing;
mod study;
mod take_backs;
mod team;
mod teamwork;
mod view;
mod wind;
mod written;

use std::sync::Arc;

use bots::Level;
use catalog::Match;
use rules::{Member, Refusal, Seat, Shelf};

pub use act::{Act, Claim, Complaint};
pub use ask::{Ask, Tell};
pub use clock::{Clock, Millis};
pub use consent::Matter;
pub use event::{Event, Hand};
pub use given::given_in;
pub use happening::{Happening, Log, Told};
pub use past::{Past, Retelling};
pub use phrases::{PHRASES, Phrase};
pub use place::Mover;
pub use puzzle::{Attempt, Solution, Tried, Verdict};
pub use puzzles::{PuzzleName, Puzzles, PuzzlesOfGame, Task};
pub use receipt::Receipt;
pub use result::{How, Outcome};
pub use review::{Ply, Report, Review};
pub use sealed::{Pick, Sealed, Seed};
pub use series::MOST_GAMES;
pub use setup::{Chair, First, Setup, Wanted};
pub use study::{LastMove, Position, Study};
pub use team::{Moves, WantedMember, WantedPerson, WantedTeam};
pub use teamwork::Awaited;
pub use view::{
    Clocks, Line, LuckView, MemberView, OfferView, SeatView, Sits, TableView, TeamView,
};

use clock::Running;
use consent::Offer;
use place::Place;

/// The level of stand-ins for players who resigned or are away.
const SUBSTITUTE: Level = Level::Three;
/// How long a table waits for all seats to be taken.
const GATHERING: Millis = 30 * clock::DAY;

/// A table and everything at it.
pub struct Table {
    id: String,
    host: String,
    setup: Setup,
    games: u32,
    seeds: Vec<Seed>,
    /// The commitments to the seeds, in the same order.
    commitments: Arc<[String]>,
    version: u64,
    /// The version of the last event that made earlier views stale.
    moved: u64,
    /// The version since which the seats to act are asked the current question:
    /// `moved`, unless some have already answered it and others have not.
    posed: u64,
    places: Vec<Place>,
    phase: Phase,
    /// The number of the current game in the series, from 1; 0 before the first.
    number: u32,
    game: Match,
    /// Who chose each action of the game; `None` for luck.
    hands: Vec<Option<Hand>>,
    /// The number of actions at the end of each turn of the game.
    turns: Vec<usize>,
    ended: Option<How>,
    /// The words for the luck, in seating order before the first game.
    words: Arc<[String]>,
    /// The picks of the game so far, with the number of their action.
    picks: Vec<(usize, Vec<Pick>)>,
    offers: Vec<Offer>,
    aids: bool,
    chat: bool,
    /// The people whom the host has blocked.
    blocked: Vec<String>,
    /// Former identities of people who moved to another device.
    elsewhere: Vec<String>,
    running: Option<Running>,
    /// Since when the seats to act are asked; before the first game, since when the
    /// table is open.
    asked: Millis,
    rematch: Option<String>,
}

/// The phase of a table.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are still free.
    Gathering,
    /// A game is in progress.
    Playing,
    /// A game of the series is over and another will follow.
    Between,
    /// All games are over.
    Over,
}

/// What the table does for a person who does not answer in time.
#[derive(
    Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub struct Fallback {
    /// The seat that is asked.
    pub seat: Seat,
    /// The action that the table will play.
    pub action: String,
    /// When, in milliseconds since 1970.
    pub at: Millis,
}

/// A bot that must move or answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// The seat it plays for.
    pub seat: Seat,
    /// The bot's level.
    pub level: Level,
    /// The version it was asked at: its answer counts only while nothing has moved on.
    pub moved: u64,
}

impl Table {
    /// Opens a table; `fresh` supplies a secret seed for each game of the series. The
    /// host takes the seat that the setup says, under this name.
    pub fn open(
        id: &str,
        host: (&str, &str),
        setup: Setup,
        fresh: &mut dyn FnMut() -> Seed,
        shelf: &Shelf,
        at: Millis,
    ) -> Result<(Table, Log), Refusal> {
        written::check_name(host.1)?;
        setup.check(host.1)?;
        let entry = setup.entry()?;
        let games = setup.series(entry)?;
        let setup = setup.settled(entry);
        given::check(&setup, shelf)?;
        let opened = Event::Opened {
            id: id.to_owned(),
            host: host.0.to_owned(),
            setup,
            seeds: (0..games).map(|_| fresh()).collect(),
        };
        let mut table = Table::opened(&opened, at, shelf)?;
        let mut log = vec![Happening::new(1, at, opened, None)];
        table.seat_host(host, at, &mut log)?;
        Ok((table, log))
    }

    /// Replays events into a table.
    pub fn replay(
        events: impl IntoIterator<Item = (Millis, Event)>,
        shelf: &Shelf,
    ) -> Result<Table, Refusal> {
        let mut events = events.into_iter();
        let broken = || Refusal::of(&refusals::NOT_NOW);
        let (at, opened) = events.next().ok_or_else(broken)?;
        let mut table = Table::opened(&opened, at, shelf)?;
        for (at, event) in events {
            table.record(event, at, &mut Log::new())?;
        }
        Ok(table)
    }

    /// Its public id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of events so far.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The phase of the table.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the current or last game in the series, from 1; 0 before the
    /// first.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current or last game.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The host's id.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether this person is the host.
    pub fn is_host(&self, person: &str) -> bool {
        self.host == person
    }

    /// Whether the host has blocked this person.
    pub fn is_blocked(&self, person: &str) -> bool {
        self.blocked.iter().any(|blocked| blocked == person)
    }

    /// Whether this person moved to another identity, on another device.
    pub fn is_elsewhere(&self, person: &str) -> bool {
        self.elsewhere.iter().any(|gone| gone == person)
    }

    /// Everybody whom the host has blocked.
    pub fn blocked(&self) -> &[String] {
        &self.blocked
    }

    /// The seats of a person.
    pub fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = Seat> + 'a {
        place::seats_of(&self.places, person)
    }

    /// The places of a person: their seats, and their places in teams.
    pub fn places_of(&self, person: &str) -> Vec<(Seat, Option<Member>)> {
        let seats = Seat::all(self.places.len()).zip(&self.places);
        let people = seats.flat_map(|(seat, place)| place.people().map(move |one| (seat, one)));
        let own = people.filter(|(_, (_, one))| one.id == person);
        own.map(|(seat, (member, _))| (seat, member)).collect()
    }

    /// Everybody at the table, once for each of their places.
    pub fn persons(&self) -> impl Iterator<Item = &str> {
        self.places.iter().flat_map(Place::ids)
    }

    /// Everybody in a seat.
    pub fn persons_in(&self, seat: Seat) -> impl Iterator<Item = &str> {
        let place = self.places.get(seat.index());
        place.into_iter().flat_map(Place::ids)
    }

    /// Whether this seat is still free.
    pub fn is_open(&self, seat: Seat) -> bool {
        let place = self.places.get(seat.index());
        place.is_some_and(|place| place.mover() == Mover::Nobody)
    }

    /// Who moves for a seat now.
    pub fn mover(&self, seat: Seat) -> Mover {
        let place = self.places.get(seat.index());
        place.map_or(Mover::Nobody, Place::mover)
    }

    /// When the table acts by itself: a clock runs out, or a wait ends.
    pub fn deadline(&self) -> Option<Millis> {
        self.turn_due().or_else(|| self.call_off_due())
    }

    /// When the wait for an answer ends.
    pub(crate) fn turn_due(&self) -> Option<Millis> {
        let fallback = self.fallback().map(|fallback| fallback.at);
        self.flag_due().into_iter().chain(fallback).min()
    }

    /// When a table that has not begun is called off.
    pub(crate) fn call_off_due(&self) -> Option<Millis> {
        (self.phase == Phase::Gathering).then_some(self.asked + GATHERING)
    }

    /// When the running clock runs out.
    pub(crate) fn flag_due(&self) -> Option<Millis> {
        let running = self.running?;
        let left = self.places[running.seat.index()].left?;
        Some(running.since + left)
    }

    /// What the table answers, and when, for a person who is asked something during
    /// another's turn.
    pub fn fallback(&self) -> Option<Fallback> {
        let patience = self.setup.patience?;
        let seat = self.turn()?;
        let person = self.mover(seat) == Mover::Person;
        let action = person.then(|| self.game.game().fallback())??;
        let at = self.asked + Millis::from(patience) * clock::SECOND;
        Some(Fallback { seat, action, at })
    }

    /// Whether aids such as hints are allowed: alone with bots, or if all people
    /// agreed.
    pub fn allows_aids(&self) -> bool {
        let voters = self.voters(Matter::Aids);
        let mut people = voters.flat_map(|seat| self.persons_in(seat));
        let one = people.next();
        self.aids || people.all(|person| Some(person) == one)
    }

    /// Whether everybody wants a rematch and there is no table for it yet.
    pub fn wants_rematch(&self) -> bool {
        let offered = |offer: &Offer| offer.matter == Matter::Rematch;
        let offer = self.offers.iter().find(|offer| offered(offer));
        let wants = |seat| offer.is_some_and(|offer| self.wants(offer, seat));
        self.rematch.is_none() && offer.is_some() && self.voters(Matter::Rematch).all(wants)
    }

    /// The seat to move, while a game is in progress.
    pub(crate) fn turn(&self) -> Option<Seat> {
        let playing = self.phase == Phase::Playing;
        playing.then(|| self.game.game().turn().seat())?
    }

    pub(crate) fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        let place = self.places.get(seat.index());
        place.ok_or_else(|| Refusal::of(&refusals::NO_SEAT))
    }
}
