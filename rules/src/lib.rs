//! The contract every game implements, and nothing else.
//!
//! No files, no clocks, no sockets, no threads, no global randomness: a game is a value
//! that changes only when somebody calls [`Game::play`] or [`Game::resolve`]. What a
//! viewer may see leaves through [`Game::view`].

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

mod about;
mod edition;
mod facts;
mod feat;
mod fixed;
mod format;
mod hosted;
mod luck;
pub mod notation;
mod option_words;
pub mod options;
mod picture;
mod query;
mod record;
mod refusal;
mod seat;
mod shelf;
mod take_backs;
mod team;
mod text;
mod ties;
mod tool;
mod turn;
pub mod view;
pub mod walk;

pub use about::About;
pub use edition::Edition;
pub use facts::{Facts, Licence, Minutes};
pub use feat::Feat;
pub use fixed::FixedFacts;
pub use format::Format;
pub use hosted::Hosted;
pub use luck::{Luck, Rng};
pub use notation::Notation;
pub use option_words::OptionWords;
pub use options::{NoOptions, Options};
pub use picture::{Canvas, Drawn, Ink, Look, Spot, Style};
pub use query::{Query, Question};
pub use record::{Actor, Outcome, Record, RecordError, Step, problems};
pub use refusal::{Refusal, Rule, common};
pub use seat::{Audience, MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use shelf::Shelf;
pub use take_backs::TakeBacks;
pub use team::{Member, TEAM_SIZES, team_in, team_notes};
pub use text::{Lang, Text};
pub use ties::Ties;
pub use tool::{Tool, Tooling, Workshop};
pub use turn::{Chances, NoChance, Turn};
pub use walk::Playout;

/// What players agree on before the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<O> {
    /// The number of players; always one of [`About::players`].
    pub seats: usize,
    /// The game's options.
    pub options: O,
    /// The edition of the rules.
    pub edition: Edition,
    /// The data that games load.
    pub shelf: Shelf,
}

impl<O> Setup<O> {
    /// The newest rules and an empty shelf.
    pub fn new(seats: usize, options: O) -> Setup<O> {
        Setup {
            seats,
            options,
            edition: Edition::Newest,
            shelf: Shelf::default(),
        }
    }
}

/// A game in progress: the full state, hidden information included.
///
/// Eight methods are required; a game with luck or secrets adds a few more.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's metadata.
    const ABOUT: &'static About;

    /// Its variants.
    type Options: Options;
    /// What a player decides.
    type Action: Notation;
    /// What luck decides: a throw, a tile. [`NoChance`] if it never does.
    type Chance: Notation;
    /// Everything that one viewer may know. If nothing is hidden, the game itself. Its
    /// schema describes its JSON, so that a board on the page can be checked against
    /// it.
    type View: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;

    /// Fills in the options whose default depends on the number of players, so that
    /// records and tables store what was played.
    fn complete(options: Self::Options, seats: usize) -> Self::Options {
        let _ = seats;
        options
    }

    /// Sets up the game. Refuses incompatible options.
    fn start(setup: &Setup<Self::Options>) -> Result<Self, Refusal>;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The scores if the game ended here. Games without points: 1 for each winner and 0
    /// for the rest, all 0 until the end.
    fn scores(&self) -> PerSeat<i32>;

    /// The legal actions of the seat to act, each once; empty if no seat is to act.
    fn moves(&self) -> Vec<Self::Action>;

    /// Plays an action of the seat to act. On a refusal the game is unchanged.
    fn play(&mut self, action: &Self::Action) -> Result<(), Refusal>;

    /// What `viewer` may know. This is the only way out of a game towards players.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Reads a view back from its JSON, so that a client can go on from the view it has.
    /// Options, word lists and everything else that holds for the whole game come from
    /// the setup. The JSON may come from anybody: a view that contradicts itself is
    /// refused. If the JSON holds everything, [`view::read`] is all it takes.
    fn read_view(view: &Value, setup: &Setup<Self::Options>) -> Result<Self::View, Refusal>;

    /// A full state that fits `view`, sampled fairly.
    fn guess(view: &Self::View, luck: &mut dyn Luck) -> Self;

    /// The values of omitted options in an edition. A game whose defaults changed
    /// returns the old ones here.
    fn defaults(edition: Edition) -> Self::Options {
        let _ = edition;
        Self::Options::default()
    }

    /// How an action looks to everybody but its player: `-AAÑ?` may show as `-4`.
    fn face(action: &Self::Action) -> String {
        action.to_string()
    }

    /// The possible outcomes of luck; empty if luck is not to act.
    fn chances(&self) -> Chances<Self::Chance> {
        Chances::Listed(Vec::new())
    }

    /// Draws an outcome of luck; `None` if luck is not to act. Only games with
    /// [`Chances::TooMany`] need to override this.
    fn roll(&self, luck: &mut dyn Luck) -> Option<Self::Chance> {
        let Chances::Listed(chances) = self.chances() else {
            return None;
        };
        let total: u32 = chances.iter().map(|(_, odds)| odds).sum();
        if total == 0 {
            return None;
        }
        let mut ticket = luck.below(total);
        for (chance, odds) in chances {
            if ticket < odds {
                return Some(chance);
            }
            ticket -= odds;
        }
        None
    }

    /// Applies an outcome of luck. On a refusal the game is unchanged.
    fn resolve(&mut self, chance: &Self::Chance) -> Result<(), Refusal> {
        Err(Refusal::of(&common::NOT_DUE).at(chance))
    }

    /// Who will be told the next outcome of luck.
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// How an outcome of luck looks to those who are not told: `draw 4`.
    fn mask(chance: &Self::Chance) -> String {
        chance.to_string()
    }

    /// The full state as JSON, for the owner of the machine only: the engine prints it.
    /// A game with secrets must override this.
    fn state(&self) -> Value {
        serde_json::to_value(self.view(Viewer::Spectator)).unwrap_or(Value::Null)
    }

    /// [`walk::perft`], or a faster implementation with the same result.
    fn perft(&self, depth: u32) -> Option<u64> {
        walk::perft(self, depth)
    }

    /// [`walk::playout`], or a faster implementation that plays the same game.
    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self, rng)
    }
}
