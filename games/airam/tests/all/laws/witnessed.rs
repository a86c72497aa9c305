//! The game with placements that remember the token they showed.
//!
//! Placing on `1c` shows a token that the text does not name. The two-worlds law
//! replays a game with other secrets, and there the same placement could
//! show another token, which a viewer is right to notice. A witnessed
//! placement does not fit such a world. In everything else, and in every text, it
//! is the game itself.

use std::fmt;
use std::str::FromStr;

use airam::{Action, Airam, Chance, Colour, Options, View};
use rules::{
    About, Audience, Canvas, Chances, Drawn, Game, Hosted, Look, Luck, OptionWords, PerSeat,
    Playout, Refusal, Rng, Setup, Text, Turn, Viewer, common,
};
use serde_json::Value;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Witnessed(pub(crate) Airam);

/// An action, and the token that it showed if it came from a list of moves.
#[derive(Debug, Clone)]
pub(crate) struct Seen {
    pub(crate) action: Action,
    token: Option<Colour>,
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.action == other.action
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)
    }
}

impl FromStr for Seen {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Seen, Refusal> {
        let action = text.parse()?;
        Ok(Seen {
            action,
            token: None,
        })
    }
}

impl Game for Witnessed {
    const ABOUT: &'static About = Airam::ABOUT;
    type Options = Options;
    type Action = Seen;
    type Chance = Chance;
    type View = View;

    fn start(setup: &Setup<Options>) -> Result<Witnessed, Refusal> {
        Airam::start(setup).map(Witnessed)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.0.scores()
    }

    fn moves(&self) -> Vec<Seen> {
        let token = self.0.to_place();
        let seen = |action| Seen { action, token };
        self.0.moves().into_iter().map(seen).collect()
    }

    fn play(&mut self, seen: &Seen) -> Result<(), Refusal> {
        if seen.token.is_some() && seen.token != self.0.to_place() {
            return Err(Refusal::of(&common::NOT_DUE).at(seen));
        }
        self.0.play(&seen.action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<View, Refusal> {
        Airam::read_view(view, setup)
    }

    fn guess(view: &View, luck: &mut dyn Luck) -> Witnessed {
        Witnessed(Airam::guess(view, luck))
    }

    fn face(seen: &Seen) -> String {
        Airam::face(&seen.action)
    }

    fn chances(&self) -> Chances<Chance> {
        self.0.chances()
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Chance> {
        self.0.roll(luck)
    }

    fn resolve(&mut self, chance: &Chance) -> Result<(), Refusal> {
        self.0.resolve(chance)
    }

    fn audience(&self) -> Audience {
        self.0.audience()
    }

    fn mask(chance: &Chance) -> String {
        Airam::mask(chance)
    }

    fn state(&self) -> Value {
        self.0.state()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        self.0.perft(depth)
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        self.0.playout(rng)
    }
}

impl Hosted for Witnessed {}

impl Drawn for Witnessed {
    fn picture(view: &View, look: &Look) -> Canvas {
        Airam::picture(view, look)
    }

    fn path(seen: &Seen) -> Vec<String> {
        Airam::path(&seen.action)
    }

    fn attempt(path: &[String]) -> String {
        Airam::attempt(path)
    }

    fn option_words() -> &'static [OptionWords] {
        Airam::option_words()
    }

    fn words() -> &'static [(&'static str, Text)] {
        Airam::words()
    }

    fn marks(before: &View, seen: &Seen) -> Vec<String> {
        Airam::marks(before, &seen.action)
    }
}
