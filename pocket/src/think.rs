//! A bot's thought. It keeps nothing, so that it can run elsewhere and be broken off.

use bots::{Level, Limits, Player};
use catalog::AnyGame;
use rules::{Refusal, Seat, Shelf, Viewer};
use table::Table;
use wire::Hint;

use crate::refusals;
use crate::request::Think;

/// No thought takes longer than so many seconds of a phone.
const LONGEST: u64 = 10;

impl Think {
    /// The thought that a seat of a table asks for, about a position of its game.
    pub(crate) fn about(
        table: &Table,
        position: &dyn AnyGame,
        (seat, level): (Seat, Level),
        seed: u64,
    ) -> Think {
        let game = table.game();
        Think {
            game: game.entry().about.id.to_owned(),
            options: game.options().as_ref().clone(),
            edition: Some(table.setup().edition.unwrap_or(1)),
            players: game.seats(),
            seat,
            view: position.view(Viewer::Seat(seat)),
            level,
            seed,
            nodes: None,
        }
    }

    /// What the bot would do, and why. The same request is answered with the same move
    /// on every machine.
    pub(crate) fn advised(&self, shelf: &Shelf) -> Result<Hint, Refusal> {
        let entry = catalog::find(&self.game);
        let entry = entry.ok_or_else(|| Refusal::of(&table::refusals::GAME).at(&self.game))?;
        let edition = entry.edition(self.edition.unwrap_or(entry.about.edition))?;
        let game = entry.imagine(
            &self.view,
            self.seat,
            self.players,
            &self.options,
            edition,
            shelf,
        )?;
        let nothing = || Refusal::of(&refusals::NO_THOUGHT);
        if game.turn().seat() != Some(self.seat) {
            return Err(nothing());
        }
        let advice = game.advise(Player::Level(self.level), &self.limits(entry.pace));
        advice.map(Hint::from).ok_or_else(nothing)
    }

    fn limits(&self, pace: u64) -> Limits {
        let limits = Limits::by_nodes(self.level, pace).seeded(self.seed);
        match self.nodes {
            Some(nodes) => Limits {
                nodes: Some(nodes.min(LONGEST * pace)),
                ..limits
            },
            None => limits,
        }
    }
}
