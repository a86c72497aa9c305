//! What each level sees.

use bots::Level;

/// What a level sees.
pub(crate) enum Sight {
    /// The board after each move.
    Glance {
        /// How much less a board may be worth and still look as good.
        blur: i32,
    },
    /// How games go on.
    Tree {
        /// How many games are played on in the head, at the most.
        games: u64,
        /// With how many pieces that can still move a game for two is played
        /// out in every way.
        solves: u32,
        /// How many positions at the most that may take.
        nodes: u64,
    },
}

impl Sight {
    /// Of this level.
    pub(crate) const fn of(level: Level) -> Sight {
        match level {
            Level::One => Sight::Glance { blur: 40 },
            Level::Two => Sight::Glance { blur: 0 },
            Level::Three => Sight::Tree {
                games: 250,
                solves: 6,
                nodes: 2_000,
            },
            Level::Four => Sight::Tree {
                games: 2_500,
                solves: 12,
                nodes: 50_000,
            },
            Level::Five => Sight::Tree {
                games: u64::MAX,
                solves: 20,
                nodes: u64::MAX,
            },
        }
    }
}
