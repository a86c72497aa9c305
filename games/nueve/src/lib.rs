//! 9 (nueve): pieces slide in from all sides to hold the sections of a board.
//!
//! The position is a handful of bit sets over the 11×11 grid of the board and
//! its outer squares; everything else is worked out from them.

mod board;
pub mod bot;
mod cell;
mod cells;
mod facts;
mod notation;
mod objection;
mod picture;
mod position;
mod print;
pub mod refusals;
mod riddle;
mod sections;
mod state;
mod walk;

use rules::{
    About, Facts, Game, Hosted, Luck, NoChance, NoOptions, PerSeat, Playout, Refusal, Rng, Seat,
    SeatSet, Setup, TakeBacks, Text, Ties, Turn, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use board::{Board, Piece};
use cells::Cells;

pub use cell::{Cell, Side};
pub use notation::Action;
pub use position::{Position, problems};

/// A game of 9.
#[derive(Debug, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(with = "state::State")]
pub struct Nueve {
    seats: usize,
    phase: Phase,
    /// Whose turn it is, or would be if the game were not over.
    seat: Seat,
    board: Board,
}

/// What the players are doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Phase {
    /// Putting the neutral red pieces on the board.
    Red,
    /// Placing their own pieces on the outer squares.
    Place,
    /// Sliding them into the board.
    Move,
}

static ABOUT: About = About {
    id: "nueve",
    title: "9",
    blurb: Text::new(
        "Las fichas entran deslizándose por filas y columnas para dominar las nueve secciones del tablero.",
        "Pieces slide in along rows and columns to hold the nine sections of the board.",
    ),
    facts: Facts {
        designer: Some("Adam Kałuża"),
        ..Facts::NONE
    },
    players: &[2, 3, 4],
    seats: &[
        Text::new("Amarillo", "Yellow"),
        Text::new("Azul", "Blue"),
        Text::new("Naranja", "Orange"),
        Text::new("Verde", "Green"),
    ],
    hidden: false,
    chance: false,
    patience: None,
    points: true,
    ties: Ties::Last,
    series: 1,
    edition: 1,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[],
};

impl Game for Nueve {
    const ABOUT: &'static About = &ABOUT;
    type Options = NoOptions;
    type Action = Action;
    type Chance = NoChance;
    type View = Nueve;

    fn start(setup: &Setup<NoOptions>) -> Result<Nueve, Refusal> {
        Ok(Nueve {
            seats: setup.seats,
            phase: Phase::Red,
            seat: Seat::FIRST,
            board: Board::default(),
        })
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over(SeatSet::only(self.winner()))
        } else {
            Turn::Seat(self.seat)
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let owners = self.board.owners();
        let held = |seat| owners.iter().filter(|&&owner| owner == Some(seat)).count() as i32;
        Seat::all(self.seats).map(held).collect()
    }

    fn moves(&self) -> Vec<Action> {
        let legal = self.legal();
        if legal.is_empty() && !self.is_over() {
            return vec![Action::Pass];
        }
        let mut moves = Vec::with_capacity(legal.len() as usize);
        moves.extend(legal.iter().map(Action::At));
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let legal = self.legal();
        match *action {
            Action::At(cell) if legal.contains(cell) => self.act(cell),
            Action::Pass if legal.is_empty() && !self.is_over() => self.pass(),
            _ => return Err(self.objection(*action)),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> Nueve {
        self.clone()
    }

    fn read_view(view: &Value, setup: &Setup<NoOptions>) -> Result<Nueve, Refusal> {
        rules::view::read::<state::State>(view)?.restored(setup.seats)
    }

    fn guess(view: &Nueve, _: &mut dyn Luck) -> Nueve {
        view.clone()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(walk::perft(self, depth))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self.clone(), rng)
    }
}

impl Hosted for Nueve {}

impl Nueve {
    /// The squares that the seat to act may choose. When there are none, it
    /// passes or the game is over.
    fn legal(&self) -> Cells {
        match self.phase {
            Phase::Red => self.board.red_squares(),
            Phase::Place => self.board.free_outside(),
            Phase::Move => self.board.movable() & self.board.pieces[self.seat.index()],
        }
    }

    /// Does what the phase asks for with a legal square.
    fn act(&mut self, cell: Cell) {
        match self.phase {
            Phase::Red => self.board.put(Piece::Red, cell),
            Phase::Place => self.board.put(Piece::Of(self.seat), cell),
            Phase::Move => self.board.slide(self.seat, cell),
        }
        self.pass();
        match self.phase {
            Phase::Red if self.legal().is_empty() => self.begin(Phase::Place),
            Phase::Place if self.legal().is_empty() => self.begin(Phase::Move),
            _ => {}
        }
    }

    /// Hands the turn on.
    fn pass(&mut self) {
        self.seat = self.seat.next(self.seats);
    }

    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.seat = Seat::FIRST;
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Move && self.board.movable().is_empty()
    }

    /// The seat with most sections; the last in turn order among equals.
    fn winner(&self) -> Seat {
        let everybody = Seat::all(self.seats).collect();
        let best = ABOUT.ties.best_of(&self.scores(), everybody);
        best.iter().next().expect("some score is the greatest")
    }
}

/// How many pieces each of so many seats places: together they fill the outer
/// squares.
fn pieces_each(seats: usize) -> u32 {
    Cells::OUTER.len() / seats as u32
}
