//! One line of the catalog.

use std::fmt;

use bots::{Plays, Puzzle};
use print::Printed;
use rules::options::{self, Choice};
use rules::{
    About, Drawn, Edition, Feat, FixedFacts, Hosted, Lang, OptionWords, Query, Refusal, Seat,
    Setup, Shelf, Text, Tool,
};
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

use crate::imagine::{self, Imagine};
use crate::paper::{self, Cutouts};
use crate::tooling::Tooling;
use crate::{AnyGame, View};

/// A game that can be opened by name.
#[derive(Debug)]
pub struct Entry {
    /// What the game says of itself.
    pub about: &'static About,
    /// The JSON Schema of its options.
    pub schema: fn() -> Value,
    /// The JSON Schema of what a viewer sees of it.
    pub view: fn(&mut SchemaGenerator) -> Schema,
    /// The options and their values.
    pub choices: fn() -> Vec<Choice>,
    /// What the options and their values are called.
    pub option_words: fn() -> &'static [OptionWords],
    /// The fixed facts that its board on a page draws from.
    pub fixed_facts: fn() -> Option<FixedFacts>,
    /// What its board on a page may ask the rules besides.
    pub query: fn() -> Option<Query>,
    /// What each level of its bot sees, weakest first.
    pub sight: [Text; 5],
    /// See [`Plays::PACE`].
    pub pace: u64,
    puzzles: &'static str,
    words: fn() -> &'static [(&'static str, Text)],
    seat: fn(Seat, usize, &Value) -> Text,
    start: fn(usize, &Value, Edition, &Shelf) -> Result<Start, Refusal>,
    imagine: Imagine,
    tooling: Tooling,
    pub(crate) cutouts: fn(Option<usize>, &Value, Lang) -> Result<Cutouts, Refusal>,
}

/// Names that mean the same in every game.
const COMMON_WORDS: [(&str, Text); 1] = [("pass", Text::new("pasar", "pass"))];

/// A fresh game and its options with every default filled in.
pub(crate) struct Start {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) options: Value,
}

impl Entry {
    pub(crate) const fn of<G: Drawn + Plays + Printed + Hosted>() -> Entry {
        Entry {
            about: G::ABOUT,
            schema: || schemars::schema_for!(G::Options).to_value(),
            view: SchemaGenerator::subschema_for::<G::View>,
            choices: options::choices::<G::Options>,
            option_words: G::option_words,
            fixed_facts: G::fixed_facts,
            query: G::query,
            sight: G::SIGHT,
            pace: G::PACE,
            puzzles: G::PUZZLES,
            words: G::words,
            seat: seat::<G>,
            start: start::<G>,
            imagine: imagine::imagine::<G>,
            tooling: Tooling::NONE,
            cutouts: paper::cutouts::<G>,
        }
    }

    /// The smallest number of players from two up; of a game for one, one.
    pub fn usual_seats(&self) -> usize {
        let players = self.about.players;
        let company = players.iter().find(|&&seats| seats >= 2);
        *company.or(players.first()).unwrap_or(&2)
    }

    /// Reads a number of players, if so many can play.
    pub fn read_players(&self, text: &str) -> Result<usize, Refusal> {
        let players = self.about.players.iter();
        let said = text.trim().parse();
        let found = players.copied().find(|&seats| said == Ok(seats));
        found.ok_or_else(|| wrong_players(self.about, text))
    }

    /// What the seats are called at a table of so many with these options.
    /// Unreadable options count as left out.
    pub fn seat_names(&self, seats: usize, options: &Value) -> Vec<Text> {
        let names = Seat::all(seats).map(|seat| self.seat_name(seat, seats, options));
        names.collect()
    }

    /// What one seat is called at a table of so many with these options.
    pub fn seat_name(&self, seat: Seat, seats: usize, options: &Value) -> Text {
        (self.seat)(seat, seats, options)
    }

    /// What an option, its value (`name=value`) or a touch is called in words;
    /// what has no words of its own is called by its name.
    pub fn word(&self, name: &str, lang: Lang) -> String {
        let option = (self.option_words)().iter().find_map(|it| it.find(name));
        let touch = || {
            let mut words = (self.words)().iter().chain(&COMMON_WORDS);
            words.find_map(|(key, text)| (*key == name).then_some(*text))
        };
        let known = option.or_else(touch);
        known.map_or(name, |text| text.get(lang)).to_owned()
    }

    /// Its kept puzzles, easy ones first.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        serde_json::from_str(self.puzzles).expect("the game's tests have read them")
    }

    /// The same entry with what the game brings for the command line and the engine.
    pub(crate) const fn with_tools<G: rules::Tooling>(mut self) -> Entry {
        self.tooling = Tooling::of::<G>();
        self
    }

    /// The commands that only this game has.
    pub fn tools(&self) -> &'static [Tool] {
        self.tooling.tools
    }

    /// The game's own benchmarks, with its default options.
    pub fn feats(&self, shelf: &Shelf) -> Result<Vec<Feat>, Refusal> {
        (self.tooling.feats)(self.usual_seats(), shelf)
    }

    /// Solves a solitaire puzzle: see [`rules::Tooling::solve`].
    pub(crate) fn solve(
        &self,
        game: &dyn AnyGame,
        count: bool,
        go_on: &mut dyn FnMut(f64) -> bool,
    ) -> Option<Value> {
        (self.tooling.solve)(game, count, go_on)
    }

    pub(crate) fn start(
        &self,
        seats: usize,
        options: &Value,
        edition: Edition,
        shelf: &Shelf,
    ) -> Result<Start, Refusal> {
        (self.start)(seats, options, edition, shelf)
    }

    /// Some game that looks just like this view to the seat it was made for, as
    /// [`AnyGame::imagined`] gives it; the rest of the arguments open such a table. A view
    /// that is no view of such a table by that seat is refused.
    pub fn imagine(
        &self,
        view: &View,
        seat: Seat,
        seats: usize,
        options: &Value,
        edition: Edition,
        shelf: &Shelf,
    ) -> Result<Box<dyn AnyGame>, Refusal> {
        let setup = (seats, options, edition, shelf);
        (self.imagine)(&view.value(), seat, setup)
    }

    /// The edition of the rules with this number.
    pub fn edition(&self, number: u8) -> Result<Edition, Refusal> {
        let newest = self.about.edition;
        match number {
            _ if number == newest => Ok(Edition::Newest),
            1.. if number < newest => Ok(Edition::Earlier(number)),
            _ => Err(Refusal::of(&options::problems::EDITION)
                .at(number)
                .at(newest)),
        }
    }
}

fn start<G: Drawn + Plays + Printed + Hosted>(
    seats: usize,
    options: &Value,
    edition: Edition,
    shelf: &Shelf,
) -> Result<Start, Refusal> {
    let setup = setup::<G>(seats, options, edition, shelf)?;
    let options = serde_json::to_value(&setup.options)
        .map_err(|error| Refusal::of(&options::problems::KIND).at(error))?;
    let game = Box::new(G::start(&setup)?);
    Ok(Start { game, options })
}

/// What is agreed before the first move, if the game has such options and so many can
/// play.
pub(crate) fn setup<G: Drawn>(
    seats: usize,
    options: &Value,
    edition: Edition,
    shelf: &Shelf,
) -> Result<Setup<G::Options>, Refusal> {
    Ok(Setup {
        seats,
        options: agreed::<G>(seats, options, edition)?,
        edition,
        shelf: shelf.clone(),
    })
}

/// The options, if the game has such and so many can play.
pub(crate) fn agreed<G: Drawn>(
    seats: usize,
    options: &Value,
    edition: Edition,
) -> Result<G::Options, Refusal> {
    if !G::ABOUT.players.contains(&seats) {
        return Err(wrong_players(G::ABOUT, seats));
    }
    let options = options::read_over(&G::defaults(edition), options)?;
    Ok(G::complete(options, seats))
}

fn seat<G: Drawn>(seat: Seat, seats: usize, options: &Value) -> Text {
    let options = options::read(options).unwrap_or_default();
    G::seat(seat, seats, &options)
}

fn wrong_players(about: &About, said: impl fmt::Display) -> Refusal {
    let refusal = Refusal::of(&options::problems::PLAYERS).at(said);
    refusal.instead(about.players)
}
