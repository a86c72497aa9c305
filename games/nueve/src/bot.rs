//! How 9 plays itself.
//!
//! Beginners look at the board after each move; the others play games on in
//! their head, and near the end of a game for two in every possible way.

use bots::{Advice, Level, Limits, Plays, Riddle};
use rules::{Seat, Text};

use crate::{Nueve, riddle};

mod grounds;
mod node;
mod outlook;
mod reason;
mod sight;
mod thinker;

use sight::Sight;
use thinker::Thinker;

pub use reason::Reason;

impl Plays for Nueve {
    type Reason = Reason;

    const PACE: u64 = 23_000;
    const SIGHT: [Text; 5] = [
        Text::new(
            "Mira por encima cómo quedan las secciones después de su jugada.",
            "Has a rough idea of how the sections stand after the move.",
        ),
        Text::new(
            "Compara bien cómo quedan las secciones después de su jugada, sin pensar en lo que sigue.",
            "Compares well how the sections stand after the move, without a thought for what follows.",
        ),
        Text::new(
            "Imagina cómo sigue la partida en unos cientos de intentos.",
            "Imagines how the game goes on in a few hundred tries.",
        ),
        Text::new(
            "Imagina miles de partidas y, entre dos, calcula el final con 12 fichas por mover.",
            "Imagines thousands of games and, between two, works out the end with 12 pieces left to move.",
        ),
        Text::new(
            "Imagina tantas partidas como le da tiempo y, entre dos, calcula el final en cuanto puede.",
            "Imagines as many games as time allows and, between two, works out the end as soon as possible.",
        ),
    ];

    fn think(view: &Nueve, seat: Seat, level: Level, limits: &Limits) -> Advice<Nueve> {
        let thinker = Thinker {
            game: view,
            seat,
            sight: Sight::of(level),
            limits,
        };
        thinker.advice()
    }
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn riddle(view: &Nueve, seat: Seat, limits: &Limits) -> Option<Riddle<Nueve>> {
        riddle::of(view, seat, limits)
    }
}
