//! A game under test, with the steps to reproduce it.

use std::cell::Cell;
use std::fmt;

use rules::{Actor, Audience, Game, Outcome, Record, Seat, Setup, Step, Turn};
use serde_json::Value;

/// A game and everything that led to it.
pub(crate) struct Table<G: Game> {
    pub(crate) setup: Setup<G::Options>,
    pub(crate) seed: u64,
    /// The initial position.
    pub(crate) start: G,
    pub(crate) log: Vec<Done<G>>,
    pub(crate) game: G,
    /// Whether a broken law has already printed the steps.
    told: Cell<bool>,
}

/// One thing that was done.
pub(crate) enum Done<G: Game> {
    Played(Seat, G::Action),
    Happened(Audience, G::Chance),
}

impl<G: Game> Table<G> {
    /// A new game with compatible options.
    pub(crate) fn start(setup: &Setup<G::Options>, seed: u64) -> Table<G> {
        let start = G::start(setup).expect("options that do not go together were left out");
        Table {
            setup: setup.clone(),
            seed,
            game: start.clone(),
            start,
            log: Vec::new(),
            told: Cell::new(false),
        }
    }

    /// Plays an offered action and records it.
    pub(crate) fn play(&mut self, action: G::Action) {
        let seat = self.game.turn().seat();
        let seat = seat.unwrap_or_else(|| self.broken("a seat acts only in its turn", &action));
        if let Err(refusal) = self.game.play(&action) {
            let what = format!("{action} was refused: {refusal:?}");
            self.broken("offered moves play", &what);
        }
        self.log.push(Done::Played(seat, action));
    }

    /// Applies an outcome of luck and records it.
    pub(crate) fn resolve(&mut self, chance: G::Chance) {
        let audience = self.game.audience();
        if let Err(refusal) = self.game.resolve(&chance) {
            let what = format!("{chance} was refused: {refusal:?}");
            self.broken("offered outcomes resolve", &what);
        }
        self.log.push(Done::Happened(audience, chance));
    }

    /// The game so far as a record, as the catalog would write it.
    pub(crate) fn record(&self) -> Record {
        let outcome = match self.game.turn() {
            Turn::Over(winners) => Some(Outcome {
                winners,
                scores: self.game.scores().to_vec(),
            }),
            Turn::Seat(_) | Turn::Chance => None,
        };
        Record {
            game: G::ABOUT.id.to_owned(),
            seats: self.setup.seats,
            options: self.options(),
            notes: Vec::new(),
            outcome,
            steps: self.log.iter().map(Done::step).collect(),
        }
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.setup.options).unwrap_or(Value::Null)
    }

    /// Fails with the law and the steps unless `holds`.
    #[track_caller]
    pub(crate) fn hold(&self, law: &str, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.broken(law, &what());
        }
    }

    /// Fails with the law and the steps.
    #[track_caller]
    pub(crate) fn broken(&self, law: &str, what: &dyn fmt::Display) -> ! {
        self.told.set(true);
        broken::<G>(law, &format!("{what}\n{self}"))
    }
}

impl<G: Game> fmt::Display for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let actions: Vec<_> = self.log.iter().map(|done| done.step().action).collect();
        writeln!(
            f,
            "  options {}, {} seats, seed {}, after {} plies:",
            self.options(),
            self.setup.seats,
            self.seed,
            actions.len()
        )?;
        writeln!(f, "  {}", actions.join(", "))
    }
}

impl<G: Game> Drop for Table<G> {
    /// Prints the steps when the game itself panics.
    fn drop(&mut self) {
        if std::thread::panicking() && !self.told.get() {
            eprintln!("{} panicked with\n{self}", G::ABOUT.id);
        }
    }
}

impl<G: Game> Done<G> {
    pub(crate) fn step(&self) -> Step {
        match self {
            Done::Played(seat, action) => Step::new(Actor::Seat(*seat), action.to_string()),
            Done::Happened(audience, chance) => {
                Step::new(Actor::Chance(*audience), chance.to_string())
            }
        }
    }
}

/// Fails with a law that is broken before any game has begun.
#[track_caller]
pub(crate) fn broken<G: Game>(law: &str, what: &dyn fmt::Display) -> ! {
    panic!("{} breaks the law “{law}”\n  {what}", G::ABOUT.id)
}

/// Fails unless a law holds that concerns no particular game.
#[track_caller]
pub(crate) fn hold<G: Game>(law: &str, holds: bool, what: impl FnOnce() -> String) {
    if !holds {
        broken::<G>(law, &what());
    }
}
