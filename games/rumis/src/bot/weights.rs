//! How much each thing counts for, by what is built and how far it has got.
//!
//! The numbers were fitted to games that the bots played among themselves.

use crate::scenario::{Ground, Scenario};

/// What each thing is worth in points at the end.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// A square that is seen and may still be covered.
    pub(super) seen: f32,
    /// A square that is seen for good.
    pub(super) fixed: f32,
    /// A stone in hand, while the colour is in.
    pub(super) stone: f32,
    /// A cube of such a stone.
    pub(super) cube: f32,
    /// An open cube next to the colour.
    pub(super) room: f32,
    /// A kind of stone that could be placed now.
    pub(super) kind: f32,
    /// The logarithm of how many placements there are.
    pub(super) choice: f32,
    /// Being the next to play.
    pub(super) turn: f32,
    /// How surely a lead of a point leads to a win.
    pub(super) grip: f32,
}

/// The weights at the middle of each fifth of a game.
type Stages = [Weights; 5];

#[rustfmt::skip]
const TOWER: Stages = [
    Weights { seen: 0.25, fixed: 1.00, stone:  4.0, cube: -0.77, room: 0.20, kind: 0.0, choice: 0.0, turn:  0.2, grip: 0.31 },
    Weights { seen: 0.28, fixed: 1.20, stone:  3.8, cube: -0.72, room: 0.17, kind: 0.3, choice: 0.7, turn:  0.5, grip: 0.33 },
    Weights { seen: 0.35, fixed: 1.25, stone:  3.4, cube: -0.78, room: 0.12, kind: 0.8, choice: 1.7, turn:  0.4, grip: 0.39 },
    Weights { seen: 0.50, fixed: 1.08, stone:  2.5, cube: -0.80, room: 0.08, kind: 1.5, choice: 0.3, turn:  0.2, grip: 0.57 },
    Weights { seen: 0.83, fixed: 1.03, stone: -0.2, cube: -0.19, room: 0.00, kind: 1.5, choice: 0.4, turn:  0.2, grip: 1.27 },
];

#[rustfmt::skip]
const WALL: Stages = [
    Weights { seen: 0.15, fixed: 0.90, stone:  0.3, cube: -0.70, room: 0.33, kind: 0.3, choice: 2.9, turn:  2.0, grip: 0.20 },
    Weights { seen: 0.22, fixed: 1.20, stone:  1.3, cube: -0.45, room: 0.10, kind: 0.1, choice: 3.9, turn:  2.0, grip: 0.24 },
    Weights { seen: 0.50, fixed: 1.05, stone:  1.2, cube: -0.20, room: 0.25, kind: 0.6, choice: 2.5, turn:  0.9, grip: 0.33 },
    Weights { seen: 0.65, fixed: 1.02, stone:  0.7, cube: -0.33, room: 0.23, kind: 1.8, choice: 0.5, turn:  0.3, grip: 0.52 },
    Weights { seen: 0.84, fixed: 1.04, stone: -0.7, cube: -0.03, room: 0.04, kind: 2.0, choice: 0.4, turn:  0.2, grip: 1.14 },
];

/// For two, who cannot fill it.
#[rustfmt::skip]
const WIDE_PYRAMID: Stages = [
    Weights { seen: 0.38, fixed: 0.93, stone: -2.0, cube:  0.24, room: 0.09, kind: 3.5, choice: 0.0, turn:  0.0, grip: 0.43 },
    Weights { seen: 0.44, fixed: 0.95, stone: -2.9, cube:  0.37, room: 0.09, kind: 4.0, choice: 0.0, turn:  0.2, grip: 0.54 },
    Weights { seen: 0.46, fixed: 1.04, stone: -2.2, cube:  0.37, room: 0.09, kind: 3.8, choice: 0.6, turn:  0.1, grip: 0.62 },
    Weights { seen: 0.51, fixed: 1.05, stone:  0.7, cube:  0.33, room: 0.08, kind: 1.1, choice: 0.6, turn: -0.1, grip: 0.72 },
    Weights { seen: 0.75, fixed: 1.01, stone: -1.1, cube:  0.29, room: 0.00, kind: 2.4, choice: 0.2, turn:  0.0, grip: 0.99 },
];

#[rustfmt::skip]
const STAIRS: Stages = [
    Weights { seen: 0.20, fixed: 1.00, stone:  3.6, cube: -0.50, room: 0.03, kind: 0.0, choice: 0.3, turn:  0.0, grip: 0.36 },
    Weights { seen: 0.30, fixed: 1.10, stone:  2.8, cube: -0.42, room: 0.06, kind: 0.8, choice: 0.6, turn:  0.1, grip: 0.38 },
    Weights { seen: 0.41, fixed: 1.15, stone:  3.1, cube: -0.50, room: 0.10, kind: 1.2, choice: 0.8, turn:  0.1, grip: 0.43 },
    Weights { seen: 0.48, fixed: 1.05, stone:  2.1, cube: -0.50, room: 0.07, kind: 1.8, choice: 0.7, turn:  0.0, grip: 0.53 },
    Weights { seen: 0.74, fixed: 1.00, stone:  0.5, cube: -0.33, room: 0.02, kind: 2.5, choice: 0.0, turn:  0.0, grip: 0.87 },
];

impl Weights {
    /// The weights when this part of all stones, from 0 to 1, is built.
    pub(super) fn of(ground: Ground, built: f32) -> Weights {
        let stages = match ground {
            Ground::Scenario(Scenario::Pirka, _) => &WALL,
            Ground::Scenario(Scenario::Coricancha, 2) => &WIDE_PYRAMID,
            Ground::Scenario(Scenario::Pisac, _) => &STAIRS,
            Ground::Scenario(Scenario::Coricancha | Scenario::Chullpa, _) | Ground::Cube(_) => {
                &TOWER
            }
        };
        let last = stages.len() - 1;
        let stage = (built * stages.len() as f32 - 0.5).clamp(0.0, last as f32);
        let before = stage as usize;
        stages[before].towards(stages[last.min(before + 1)], stage.fract())
    }

    /// The weights this part of the way to others.
    fn towards(self, other: Weights, part: f32) -> Weights {
        let mix = |here: f32, there: f32| here + part * (there - here);
        Weights {
            seen: mix(self.seen, other.seen),
            fixed: mix(self.fixed, other.fixed),
            stone: mix(self.stone, other.stone),
            cube: mix(self.cube, other.cube),
            room: mix(self.room, other.room),
            kind: mix(self.kind, other.kind),
            choice: mix(self.choice, other.choice),
            turn: mix(self.turn, other.turn),
            grip: mix(self.grip, other.grip),
        }
    }
}
