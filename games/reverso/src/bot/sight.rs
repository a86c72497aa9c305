//! What each level sees.

use bots::{Level, alpha_beta};

use super::endgame;
use super::eye::Eye;

/// What a level sees.
pub(crate) struct Sight {
    pub(crate) eye: Eye,
    /// How many moves ahead.
    pub(crate) depth: u32,
    /// How many positions at the most.
    pub(crate) nodes: u64,
    /// From how many empty squares the end is played out.
    pub(crate) solves: u32,
    /// Moves that are worse by no more than this seem as good as the best.
    pub(crate) blur: i32,
}

impl Sight {
    /// Of this level.
    pub(crate) const fn of(level: Level) -> &'static Sight {
        &SIGHTS[level.index()]
    }
}

static SIGHTS: [Sight; 5] = [
    Sight {
        eye: Eye::Discs,
        depth: 1,
        nodes: 200,
        solves: 0,
        blur: 50,
    },
    Sight {
        eye: Eye::Squares,
        depth: 1,
        nodes: 1_000,
        solves: 4,
        blur: 20,
    },
    Sight {
        eye: Eye::Whole,
        depth: 2,
        nodes: 20_000,
        solves: 8,
        blur: 15,
    },
    Sight {
        eye: Eye::Whole,
        depth: 6,
        nodes: 200_000,
        solves: 11,
        blur: 10,
    },
    Sight {
        eye: Eye::Whole,
        depth: alpha_beta::DEEPEST,
        nodes: u64::MAX,
        solves: endgame::MOST_EMPTY,
        blur: 10,
    },
];
