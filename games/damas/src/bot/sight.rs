//! What each level sees.

use bots::{Level, alpha_beta};
use rules::Text;

use super::worth::Eye;

/// What a level sees.
pub(crate) struct Sight {
    /// The most moves that it looks ahead, not counting captures at the end.
    pub(super) depth: u32,
    /// The most positions that it looks at.
    pub(super) nodes: u64,
    /// Whether it tries an offence when all is lost.
    pub(super) gambles: bool,
    places: bool,
    duty: bool,
    whim: i32,
}

impl Sight {
    /// The same in words.
    pub(super) const TEXTS: [Text; 5] = [
        Text::new(
            "cuenta las piezas que se pueden comer tras su jugada, pero olvida que comer es obligatorio",
            "counts what can be captured after its move, but forgets that capturing is a duty",
        ),
        Text::new(
            "mira también la respuesta y sigue los cambios hasta el final",
            "looks at the answer too and follows exchanges to their end",
        ),
        Text::new(
            "mira cuatro jugadas adelante y cuida dónde están sus peones",
            "looks four moves ahead and minds where its men stand",
        ),
        Text::new("mira seis jugadas adelante", "looks six moves ahead"),
        Text::new(
            "mira tan lejos como le da el tiempo",
            "looks as far as time allows",
        ),
    ];

    /// What this level sees.
    pub(crate) fn of(level: Level) -> Sight {
        let (depth, nodes, whim) = match level {
            Level::One => (1, 1_000, 12),
            Level::Two => (2, 5_000, 8),
            Level::Three => (4, 30_000, 4),
            Level::Four => (6, 200_000, 3),
            Level::Five => (alpha_beta::DEEPEST, u64::MAX, 2),
        };
        Sight {
            depth,
            nodes,
            gambles: level >= Level::Three,
            places: level >= Level::Three,
            duty: level >= Level::Two,
            whim,
        }
    }

    /// How it judges a position, with a taste of its own for every seed.
    pub(crate) fn eye(&self, seed: u64) -> Eye {
        Eye {
            places: self.places,
            duty: self.duty,
            whim: self.whim,
            seed,
        }
    }
}
