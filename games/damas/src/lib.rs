//! DAMAS: draughts on 10×10 with flying kings, fifteen men a side, and the
//! right to huff a piece that could have captured and did not.
//!
//! Bits and geometry: [`Square`] and `squares`. Moves: `captures`, `quiets`.
//! The course of a game: `now` (what may be done), `play` (what it does),
//! `draws` (what is remembered). Everything a player reads: `check`,
//! `refusals`, `notation`, `picture`. Other programs' files: `pdn`.

use rules::{
    About, Facts, Game, Hosted, NoChance, PerSeat, Refusal, Seat, Setup, TakeBacks, Text, Ties,
    Turn, Viewer,
};
use schemars::JsonSchema;
use serde_json::Value;

mod bot;
mod captures;
mod check;
mod doors;
mod draws;
mod ending;
mod facts;
mod menu;
mod notation;
mod now;
mod option_words;
mod options;
mod pdn;
mod picture;
mod play;
mod position;
mod print;
mod quiets;
mod read;
mod reasons;
pub mod refusals;
mod riddle;
mod setup;
mod square;
mod squares;
mod state;

use draws::Trail;
use now::{Moment, Now, Play};
use position::Position;
use squares::{Squares, square};

pub use bot::Reason;
pub use ending::Ending;
pub use notation::{Action, Chain};
pub use options::{Capture, Options};
pub use setup::BadBoard;
pub use square::Square;

/// What DAMAS says of itself.
pub static ABOUT: About = About {
    id: "damas",
    title: "DAMAS",
    blurb: Text::new(
        "Damas en un tablero de 10×10, con damas que vuelan y piezas que se soplan.",
        "Draughts on a 10×10 board, with flying kings and pieces that get huffed.",
    ),
    facts: Facts {
        publisher: Some("IMPLÁS"),
        ..Facts::NONE
    },
    players: &[2],
    seats: &[Text::new("Blancas", "White"), Text::new("Negras", "Black")],
    hidden: false,
    chance: false,
    patience: None,
    points: false,
    ties: Ties::Shared,
    series: 1,
    edition: 1,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[pdn::FORMAT],
};

/// A game of DAMAS.
#[derive(Debug, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(with = "state::State")]
pub struct Damas {
    capture: Capture,
    now: Now,
    trail: Trail,
}

impl Damas {
    /// How it ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.now.ending
    }

    /// The pieces that can be huffed now, in ascending order.
    pub fn at_fault(&self) -> impl Iterator<Item = Square> {
        squares::each(self.now.at_fault()).map(square)
    }

    /// Whether the last action was a huff.
    pub fn must_move(&self) -> bool {
        self.now.moment == Moment::Huffed
    }

    /// Whether the last action was `force`.
    pub fn is_forced(&self) -> bool {
        self.now.moment == Moment::Forced
    }

    /// How many moves are left before a draw, once only kings are.
    pub fn kings_moves_left(&self) -> Option<u8> {
        let counting = self.now.position.only_kings();
        counting.then(|| draws::KINGS_MOVES - self.now.kings_moves)
    }

    fn begin(position: Position, options: Options) -> Damas {
        let mut game = Damas {
            capture: options.capture,
            now: Now::at(position),
            trail: Trail::default(),
        };
        game.now.ending = game.judge();
        game
    }
}

impl Game for Damas {
    const ABOUT: &'static About = &ABOUT;

    type Options = Options;
    type Action = Action;
    type Chance = NoChance;
    type View = Damas;

    fn start(setup: &Setup<Options>) -> Result<Damas, Refusal> {
        Ok(Damas::begin(Position::START, setup.options))
    }

    fn turn(&self) -> Turn {
        match self.now.ending {
            Some(ending) => Turn::Over(ending.winners()),
            None => Turn::Seat(self.now.position.turn),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let winners = self.turn().winners();
        Seat::all(2)
            .map(|seat| i32::from(winners.contains(seat)))
            .collect()
    }

    fn moves(&self) -> Vec<Action> {
        let mut moves = Vec::with_capacity(16);
        self.now.menu(self.capture).visit(|play, trace| {
            moves.push(action(play, trace));
        });
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let play = self.check(action)?;
        self.trail.tidy();
        self.make(play);
        Ok(())
    }

    fn view(&self, _: Viewer) -> Damas {
        self.clone()
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<Damas, Refusal> {
        rules::view::read::<state::State>(view)?.restored(setup.options)
    }

    fn guess(view: &Damas, _: &mut dyn rules::Luck) -> Damas {
        view.clone()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(self.clone().count_lines(depth))
    }

    fn playout(&self, rng: &mut rules::Rng) -> rules::Playout {
        self.clone().play_out(rng)
    }
}

impl Hosted for Damas {
    fn is_mid_turn(&self) -> bool {
        self.must_move() && self.now.ending.is_none()
    }
}

/// A play as its player writes it. `trace` has the squares of a capture.
fn action(play: Play, trace: &[Squares]) -> Action {
    match play {
        Play::Force => Action::Force,
        Play::Huff(piece) => Action::Huff(square(piece)),
        Play::Move(step) => match Chain::of(trace.iter().copied().map(square)) {
            Some(chain) => Action::Capture(chain),
            None => Action::Quiet {
                from: square(step.from),
                to: square(step.to),
            },
        },
    }
}
