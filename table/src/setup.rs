//! The setup: what is agreed before anybody sits down.

use std::ops::RangeInclusive;

use bots::Level;
use catalog::{Entry, Match};
use rules::{Refusal, Shelf, TakeBacks};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clock;
use crate::series::MOST_GAMES;
use crate::team::WantedTeam;
use crate::written::check_name;
use crate::{given, refusals};

/// How long a table may wait for an answer out of turn, in seconds.
const PATIENCE: RangeInclusive<u32> = 1..=3_600;

/// What a host asks for when opening a table. Omitted fields have defaults.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// Its options; omitted ones have defaults.
    #[serde(default = "no_options")]
    pub options: Value,
    /// The edition of the game's rules; by default the newest for a new table. Tables
    /// stored without it use the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// What each seat is for.
    pub seats: Vec<Chair>,
    /// The number of games in the series; by default the game's own.
    #[serde(default)]
    pub games: Option<u32>,
    /// Who starts the first game.
    #[serde(default)]
    pub first: First,
    /// Whether the lobby lists it and anybody may take an open seat.
    #[serde(default)]
    pub public: bool,
    /// Whether anyone who knows the address may watch.
    #[serde(default)]
    pub watch: bool,
    /// Whether free-text chat is allowed.
    #[serde(default)]
    pub chat: bool,
    /// After how many seconds the table answers for a seat that is asked something
    /// during another's turn; never if omitted. A missing team member is skipped after
    /// the same time, or after half a minute if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// When moves may be taken back: `never`, `bots` or `consent`. By default the
    /// game's own rule; tables stored without it use consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<TakeBacks>")]
    pub take_backs: Option<String>,
    /// Actions and outcomes of luck already made when the first game begins, to play on
    /// from there. There is no draw for who starts then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<String>,
}

/// What a seat is for, and its time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Who is to sit there.
    pub who: Wanted,
    /// The time control.
    #[serde(default)]
    pub clock: Clock,
    /// The display name of a player on the host's device; by default the host's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// The host.
    Me,
    /// Somebody who joins later.
    Open,
    /// A bot.
    Bot(Level),
    /// A team of several people.
    Team(WantedTeam),
}

/// Who starts the first game of a series; later the start rotates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Decided by lot.
    #[default]
    Drawn,
    /// The first seat, in the order of the setup.
    AsSeated,
}

/// A game's catalog entry.
pub(crate) fn entry(game: &str) -> Result<&'static Entry, Refusal> {
    catalog::find(game).ok_or_else(|| Refusal::of(&refusals::GAME).at(game))
}

pub(crate) fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

impl Setup {
    /// A table of this game with defaults for everything else.
    pub fn new(game: &str, seats: Vec<Chair>) -> Setup {
        Setup {
            game: game.to_owned(),
            options: no_options(),
            edition: None,
            seats,
            games: None,
            first: First::default(),
            public: false,
            watch: false,
            chat: false,
            patience: None,
            take_backs: None,
            past: Vec::new(),
        }
    }

    /// The game's catalog entry.
    pub(crate) fn entry(&self) -> Result<&'static Entry, Refusal> {
        entry(&self.game)
    }

    /// The edition a new table plays by: the one it names, or the newest.
    pub(crate) fn newest_unless_told(&self) -> Result<u8, Refusal> {
        Ok(self.edition.unwrap_or(self.entry()?.about.edition))
    }

    /// The initial position by an edition of the rules.
    pub(crate) fn start(&self, edition: u8, shelf: &Shelf) -> Result<Match, Refusal> {
        let entry = self.entry()?;
        let edition = entry.edition(edition)?;
        Match::open_in(edition, entry, self.seats.len(), &self.options, shelf)
    }

    /// The number of games in the series.
    pub(crate) fn series(&self, entry: &Entry) -> Result<u32, Refusal> {
        let games = self.games.unwrap_or(entry.about.series);
        let refusal = || Refusal::of(&refusals::SERIES).at(MOST_GAMES);
        let allowed = (1..=MOST_GAMES).contains(&games);
        allowed.then_some(games).ok_or_else(refusal)
    }

    /// Refuses an impossible setup; the game itself checks its options.
    pub(crate) fn check(&self, host: &str) -> Result<(), Refusal> {
        let person = |chair: &Chair| !matches!(chair.who, Wanted::Bot(_));
        if !self.seats.iter().any(person) {
            return Err(Refusal::of(&refusals::NOBODY));
        }
        let names = self.seats.iter().filter_map(|chair| chair.name.as_deref());
        names.into_iter().try_for_each(check_name)?;
        self.check_teams(host)?;
        self.seats
            .iter()
            .try_for_each(|chair| chair.clock.check())?;
        if self
            .patience
            .is_some_and(|seconds| !PATIENCE.contains(&seconds))
        {
            return Err(Refusal::of(&refusals::PATIENCE));
        }
        self.asked_take_backs()?;
        given::check_length(&self.past)
    }

    fn check_teams(&self, host: &str) -> Result<(), Refusal> {
        for chair in &self.seats {
            if let Wanted::Team(team) = &chair.who {
                team.check(host)?;
                if self.seats.len() == 1 {
                    return Err(Refusal::of(&refusals::TEAM_ALONE));
                }
            }
        }
        Ok(())
    }

    /// Refuses teams that are too small or too large.
    pub(crate) fn check_team_sizes(&self) -> Result<(), Refusal> {
        let team = |chair: &Chair| match &chair.who {
            Wanted::Team(team) => team.check_size(),
            Wanted::Me | Wanted::Open | Wanted::Bot(_) => Ok(()),
        };
        self.seats.iter().try_for_each(team)
    }

    /// Fills in the game's current defaults, so that the agreement stays the same if
    /// defaults change later.
    pub(crate) fn settled(mut self, entry: &Entry) -> Setup {
        self.edition.get_or_insert(entry.about.edition);
        let usual = || entry.about.take_backs.code().to_owned();
        self.take_backs.get_or_insert_with(usual);
        self
    }

    /// Whether luck decides who starts the first game.
    pub(crate) fn draws_first(&self) -> bool {
        self.first == First::Drawn && self.past.is_empty()
    }
}
