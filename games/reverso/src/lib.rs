//! REVERSO: enclose the rival's discs between your own and they turn into
//! yours.
//!
//! This is the game to read first, and the one to copy for a new game. Here is
//! what the contract asks for. Every game has `notation`, `refusals` and
//! `picture` beside it. The rest is REVERSO's own: `size` and `diagram` say what
//! a board is, `facts` what a page draws of it, `table` picks one of three, `grid`, `board`, `lines` and `walk`
//! make it fast, `bot` plays it, and `transcript` speaks to other programs.

use rules::{
    About, Facts, Game, Hosted, Luck, NoChance, PerSeat, Playout, Refusal, Rng, Seat, SeatSet,
    Setup, TakeBacks, Text, Ties, Turn, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

mod board;
pub mod bot;
mod diagram;
mod facts;
mod grid;
mod lines;
mod notation;
mod option_words;
mod picture;
mod print;
pub mod refusals;
mod riddle;
mod size;
mod table;
mod transcript;
mod walk;

pub use diagram::DiagramError;
pub use notation::{Action, Square};
pub use size::Size;

use table::Table;

/// A game of REVERSO: the discs on the board and whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(try_from = "diagram::State")]
#[schemars(with = "diagram::State")]
pub struct Reverso {
    table: Table,
    mover: Seat,
}

/// The variants of REVERSO.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The side of the board.
    pub size: Size,
}

static ABOUT: About = About {
    id: "reverso",
    title: "REVERSO",
    blurb: Text::new(
        "Encierra las fichas del rival entre las tuyas y dales la vuelta: gana quien acaba con más.",
        "Enclose the rival’s discs between yours and turn them over: whoever ends with more wins.",
    ),
    facts: Facts {
        publisher: Some("IMPLÁS"),
        ..Facts::NONE
    },
    players: &[2],
    seats: &[Text::new("Negras", "Black"), Text::new("Blancas", "White")],
    hidden: false,
    chance: false,
    patience: None,
    points: true,
    ties: Ties::Shared,
    series: 1,
    edition: 1,
    take_backs: TakeBacks::Bots,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[transcript::OTHELLO],
};

impl Game for Reverso {
    const ABOUT: &'static About = &ABOUT;
    type Options = Options;
    type Action = Action;
    type Chance = NoChance;
    type View = Reverso;

    fn start(setup: &Setup<Options>) -> Result<Reverso, Refusal> {
        Ok(Reverso {
            table: Table::start(setup.options.size),
            mover: BLACK,
        })
    }

    fn turn(&self) -> Turn {
        if self.table.can_move() || self.must_pass() {
            Turn::Seat(self.mover)
        } else {
            Turn::Over(SeatSet::leaders(&self.scores()))
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let mut scores = [self.table, self.table.passed()].map(|side| side.count() as i32);
        if self.mover == WHITE {
            scores.reverse();
        }
        scores.into_iter().collect()
    }

    fn moves(&self) -> Vec<Action> {
        let mut moves = self.table.moves();
        if moves.is_empty() && self.must_pass() {
            moves.push(Action::Pass);
        }
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Place(square) if self.table.place(square) => {}
            Action::Pass if self.must_pass() => self.table = self.table.passed(),
            illegal => return Err(self.why_not(illegal)),
        }
        self.mover = self.mover.rival();
        Ok(())
    }

    fn view(&self, _: Viewer) -> Reverso {
        self.clone()
    }

    fn read_view(view: &Value, _: &Setup<Options>) -> Result<Reverso, Refusal> {
        rules::view::read(view)
    }

    fn guess(view: &Reverso, _: &mut dyn Luck) -> Reverso {
        view.clone()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(self.table.perft(depth))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        let mut last = self.clone();
        let plies = last.table.playout(rng);
        if plies % 2 == 1 {
            last.mover = last.mover.rival();
        }
        let winners = SeatSet::leaders(&last.scores());
        Playout { plies, winners }
    }
}

impl Hosted for Reverso {}

/// The seat that plays the black discs.
const BLACK: Seat = Seat::FIRST;
/// The seat that plays the white discs.
const WHITE: Seat = Seat::SECOND;

impl Reverso {
    /// How large the board is.
    pub fn size(&self) -> Size {
        self.table.size()
    }

    /// Whose disc lies on a square.
    pub fn disc(&self, square: Square) -> Option<Seat> {
        if self.table.owns(square) {
            Some(self.mover)
        } else if self.table.passed().owns(square) {
            Some(self.mover.rival())
        } else {
            None
        }
    }

    fn must_pass(&self) -> bool {
        !self.table.can_move() && self.table.passed().can_move()
    }
}
