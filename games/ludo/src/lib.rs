//! LUDO: four pieces run round the track by two dice with a crown and a
//! feather, capturing those they meet or riding on them.
//!
//! A position is the progress of every piece from its own starting crown, who
//! rides on whom, and what the game is waiting for. The rules are numbered as
//! in the rules page.

mod board;
pub mod bot;
mod dice;
mod draw;
mod facts;
mod landing;
mod menu;
mod notation;
mod objection;
mod option_words;
mod options;
mod picture;
mod piece;
mod position;
mod print;
mod read;
pub mod refusals;
mod riddle;
mod state;
mod track;
mod travel;
mod turns;
mod walk;

use rules::{
    About, Chances, Edition, Facts, Game, Hosted, Luck, PerSeat, Playout, Refusal, Rng, Seat,
    SeatSet, Setup, TakeBacks, Text, Ties, Turn, Viewer, common,
};
use schemars::JsonSchema;
use serde_json::Value;

use board::Board;
use draw::Draw;
use turns::Phase;

pub use dice::Throw;
pub use notation::{Action, Meeting, Use};
pub use options::{Colours, Options, Release};
pub use piece::{Number, Piece};
pub use position::{Position, problems};
pub use track::{Colour, Face};

/// A game of LUDO.
#[derive(Debug, Clone, Copy, PartialEq, Eq, JsonSchema)]
#[schemars(with = "state::State")]
pub struct Ludo {
    seats: u8,
    release: Release,
    board: Board,
    phase: Phase,
}

static ABOUT: About = About {
    id: "ludo",
    title: "LUDO",
    blurb: Text::new(
        "Una carrera con dados de corona y pluma en la que se captura al rival o se viaja sobre él.",
        "A race with dice of crowns and feathers, in which rivals are captured or ridden on.",
    ),
    facts: Facts {
        publisher: Some("IMPLÁS"),
        ..Facts::NONE
    },
    players: &[2, 3, 4],
    // In the order of `Colour`: who plays which is an option.
    seats: &[
        Text::new("Rojo", "Red"),
        Text::new("Azul", "Blue"),
        Text::new("Amarillo", "Yellow"),
        Text::new("Verde", "Green"),
    ],
    hidden: false,
    chance: true,
    patience: Some(20),
    points: false,
    ties: Ties::Shared,
    series: 1,
    edition: 2,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[],
};

impl Game for Ludo {
    const ABOUT: &'static About = &ABOUT;
    type Options = Options;
    type Action = Action;
    type Chance = Throw;
    type View = Ludo;

    /// In the first edition a release bound nothing.
    fn defaults(edition: Edition) -> Options {
        let release = if edition.is_before(2) {
            Release::Free
        } else {
            Release::Bound
        };
        Options {
            release,
            colours: None,
        }
    }

    fn complete(options: Options, seats: usize) -> Options {
        options.completed(seats)
    }

    fn start(setup: &Setup<Options>) -> Result<Ludo, Refusal> {
        let everybody = Seat::all(setup.seats).collect();
        Ok(Ludo {
            seats: setup.seats as u8,
            release: setup.options.release,
            board: Board::new(setup.options.seating(setup.seats)?),
            phase: Phase::Draw(Draw::among(everybody)),
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draw(_) | Phase::Throw(_) => Turn::Chance,
            Phase::Play { seat, .. } | Phase::Back { seat, .. } => Turn::Seat(seat),
            Phase::Over(winner) => Turn::Over(SeatSet::only(winner)),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let arrived = |seat| self.board.arrived(seat) as i32;
        Seat::all(self.seats()).map(arrived).collect()
    }

    fn moves(&self) -> Vec<Action> {
        self.menu().to_vec()
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        if !self.menu().contains(action) {
            return Err(self.objection(*action));
        }
        self.carry_out(*action);
        Ok(())
    }

    fn view(&self, _: Viewer) -> Ludo {
        *self
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<Ludo, Refusal> {
        rules::view::read::<state::State>(view)?.restored(setup)
    }

    fn guess(view: &Ludo, _: &mut dyn Luck) -> Ludo {
        *view
    }

    fn chances(&self) -> Chances<Throw> {
        Chances::Listed(match self.turn() {
            Turn::Chance => Throw::all().collect(),
            Turn::Seat(_) | Turn::Over(_) => Vec::new(),
        })
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Throw> {
        (self.turn() == Turn::Chance).then(|| Throw::fair(luck))
    }

    fn resolve(&mut self, throw: &Throw) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Chance => self.throw(*throw),
            Turn::Seat(_) => return Err(Refusal::of(&common::NOT_DUE).at(throw)),
            Turn::Over(_) => return Err(Refusal::of(&common::GAME_OVER)),
        }
        Ok(())
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(walk::perft(self, depth))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(*self, rng)
    }
}

impl Hosted for Ludo {
    fn is_mid_turn(&self) -> bool {
        matches!(self.phase, Phase::Play { dice, .. } if dice.left().is_some())
    }

    fn fallback(&self) -> Option<Action> {
        let Phase::Back { seat, .. } = self.phase else {
            return None;
        };
        self.board.hindmost(seat).map(Action::Back)
    }
}

impl Ludo {
    /// How far a piece has come from its own starting crown: −1 in prison, 0 to
    /// 50 on the track, 51 to 55 on its lane, 56 on the central crown.
    pub fn progress(&self, piece: Piece) -> i8 {
        self.board.progress(piece)
    }

    /// The square of a piece that is on the track.
    pub fn square(&self, piece: Piece) -> Option<u8> {
        self.board.square(piece)
    }

    /// Whom a piece rides on.
    pub fn carrier(&self, rider: Piece) -> Option<Piece> {
        self.board.carrier[rider.index()]
    }

    /// What a release does with the number on the other die.
    pub fn release(&self) -> Release {
        self.release
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }
}
