//! The contract every game keeps, and nothing else.
//!
//! No files, no clocks, no sockets, no threads, no global randomness: a game is
//! a value that changes only when somebody calls [`Game::play`] or
//! [`Game::resolve`]. What everybody may see leaves through [`Game::view`].

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
mod luck;
pub mod notation;
mod option_words;
pub mod options;
mod picture;
mod record;
mod refusal;
mod seat;
mod shelf;
mod take_backs;
mod team;
mod text;
mod tool;
mod turn;
pub mod walk;

pub use about::About;
pub use edition::Edition;
pub use facts::{Facts, Licence, Minutes};
pub use feat::Feat;
pub use fixed::FixedFacts;
pub use format::Format;
pub use luck::{Luck, Rng};
pub use notation::Notation;
pub use option_words::OptionWords;
pub use options::{NoOptions, Options};
pub use picture::{Canvas, Drawn, Ink, Look, Spot, Style};
pub use record::{Actor, Outcome, Record, RecordError, Step, problems};
pub use refusal::{Refusal, Rule, common};
pub use seat::{Audience, MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use shelf::Shelf;
pub use take_backs::TakeBacks;
pub use team::{Member, TEAM_SIZES, team_in, team_notes};
pub use text::{Lang, Text};
pub use tool::{Tool, Workshop};
pub use turn::{Chances, NoChance, Turn};
pub use walk::Playout;

/// What is agreed before the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<O> {
    /// How many play; always one of [`About::players`].
    pub seats: usize,
    /// The variant they chose.
    pub options: O,
    /// The edition of the rules they play by.
    pub edition: Edition,
    /// What is loaded for the games.
    pub shelf: Shelf,
}

impl<O> Setup<O> {
    /// A table by the newest rules, with nothing loaded for it.
    pub fn new(seats: usize, options: O) -> Setup<O> {
        Setup {
            seats,
            options,
            edition: Edition::Newest,
            shelf: Shelf::default(),
        }
    }
}

/// One game in progress: the whole truth, hidden things too.
///
/// Seven methods are required; a game with luck or secrets adds a few more.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What the game says of itself.
    const ABOUT: &'static About;

    /// Its variants.
    type Options: Options;
    /// Something a player decides.
    type Action: Notation;
    /// Something luck decides: a throw, a tile. [`NoChance`] if it never does.
    type Chance: Notation;
    /// All that one viewer is entitled to know. Where nothing is hidden, the
    /// game itself. Its schema says what is written of it, so that a board on a
    /// page can be checked against it.
    type View: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;

    /// Fills in the options whose default depends on how many play, so that
    /// records and tables keep what was played.
    fn complete(options: Self::Options, seats: usize) -> Self::Options {
        let _ = seats;
        options
    }

    /// Lays out the table. Refuses options that do not go together.
    fn start(setup: &Setup<Self::Options>) -> Result<Self, Refusal>;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The scores as they would be if the game ended here. Games without
    /// points: 1 for each winner and 0 for the rest, all 0 until the end.
    fn scores(&self) -> PerSeat<i32>;

    /// The legal actions of the seat to act, each once; empty when no seat is.
    fn moves(&self) -> Vec<Self::Action>;

    /// Plays an action of the seat to act. On a refusal the game is unchanged.
    fn play(&mut self, action: &Self::Action) -> Result<(), Refusal>;

    /// What `viewer` may know. The only door through which a game leaves.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Some whole truth that fits `view`, drawn fairly.
    fn guess(view: &Self::View, luck: &mut dyn Luck) -> Self;

    /// What options that are left out mean in an edition. A game whose default
    /// changed tells here what it was.
    fn defaults(edition: Edition) -> Self::Options {
        let _ = edition;
        Self::Options::default()
    }

    /// Whether passing is all that the seat to act can do. A game that knows it at once
    /// may have its own way; the kit demands the same answer.
    fn can_only_pass(&self) -> bool {
        // Most games refuse it at once, which is quicker than listing all moves.
        let pass = "pass".parse::<Self::Action>();
        let possible = pass.is_ok_and(|pass| self.clone().play(&pass).is_ok());
        possible && self.moves().len() == 1
    }

    /// Whether [`Game::moves`] names every legal action here.
    fn lists_every_move(&self) -> bool {
        true
    }

    /// Whether finding out what is right is part of the game here, so that a
    /// table may give no hint and try no move out beforehand.
    fn keeps_quiet(&self) -> bool {
        false
    }

    /// Whether the seat to act goes on with a turn that it has begun before: a second
    /// die, the move after a huff. Otherwise its turn begins here, even if it was the
    /// one that acted last.
    fn is_mid_turn(&self) -> bool {
        false
    }

    /// Who is ahead among these seats: who wins where others have given up. Games
    /// that break ties have their own.
    fn best_of(&self, seats: SeatSet) -> SeatSet {
        let scores = self.scores();
        let best = seats.iter().map(|seat| scores[seat.index()]).max();
        let leads = |seat: &Seat| Some(scores[seat.index()]) == best;
        seats.iter().filter(leads).collect()
    }

    /// What is done for the seat to act if it does not answer in time: only where it
    /// is asked something while it is another's turn.
    fn fallback(&self) -> Option<Self::Action> {
        None
    }

    /// The seats that are asked the same question now: the seat to act, and in
    /// turn order those that will be asked it next. Where there are several, an
    /// answer other than [`Game::fallback`] ends the question, and it makes no
    /// difference whose answer it was; so a table may take it before its turn.
    fn asked(&self) -> SeatSet {
        self.turn().seat().map_or(SeatSet::NONE, SeatSet::only)
    }

    /// How an action looks to everybody but its player: `-AAÑ?` may show as `-4`.
    fn face(action: &Self::Action) -> String {
        action.to_string()
    }

    /// What luck may choose now; nothing when it is not luck's turn.
    fn chances(&self) -> Chances<Self::Chance> {
        Chances::Listed(Vec::new())
    }

    /// What luck chooses this time; `None` when it is not luck's turn. Only
    /// games with [`Chances::TooMany`] need their own.
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

    /// Applies what luck chose. On a refusal the game is unchanged.
    fn resolve(&mut self, chance: &Self::Chance) -> Result<(), Refusal> {
        Err(Refusal::of(&common::NOT_DUE).at(chance))
    }

    /// Who will be told what luck is about to choose.
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// How an outcome of luck looks to those who are not told: `draw 4`.
    fn mask(chance: &Self::Chance) -> String {
        chance.to_string()
    }

    /// The whole truth as JSON, for the owner of the machine alone: the engine
    /// prints it. A game with secrets must write its own.
    fn state(&self) -> Value {
        serde_json::to_value(self.view(Viewer::Spectator)).unwrap_or(Value::Null)
    }

    /// How a puzzle can be finished from here, as the engine's `solve` answers;
    /// `None` for what is no puzzle. Now and then `go_on` is told how much is
    /// done, from 0 to 1, and says whether to go on.
    fn solve(&self, count: bool, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Value> {
        let _ = (count, go_on);
        None
    }

    /// The commands that only this game needs.
    fn tools() -> &'static [Tool] {
        &[]
    }

    /// What is worth measuring from here besides [`Game::perft`] and
    /// [`Game::playout`].
    fn feats(&self) -> Vec<Feat> {
        Vec::new()
    }

    /// [`walk::perft`], or a faster way to the same number.
    fn perft(&self, depth: u32) -> Option<u64> {
        walk::perft(self, depth)
    }

    /// [`walk::playout`], or a faster way to the same game.
    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self, rng)
    }
}
