//! Two players: alpha-beta.

use bots::alpha_beta::{self, DEEPEST, Duel, Found, WIN};
use bots::float::exp;
use bots::{Level, Limits, Position as _, from_share};
use rules::Seat;

use super::{Fate, Sketch, Thought};
use crate::legality::Offer;
use crate::{Action, Deed};

/// How many positions the fourth level looks at.
const FOURTH: u64 = 5_000;

pub(super) fn think(sketch: &Sketch, seat: Seat, level: Level, limits: &Limits) -> Thought {
    let deep = |limits| {
        let sketch = sketch.clone().restless(seat);
        alpha_beta::search(&sketch, DEEPEST, limits)
    };
    let found = match level {
        Level::One | Level::Two => alpha_beta::search(sketch, 2, limits),
        Level::Three => alpha_beta::search(sketch, 3, limits),
        Level::Four => deep(&limits.clone().at_most(FOURTH)),
        Level::Five => deep(limits),
    };
    let fate = fate(&found);
    let share = match fate {
        Some(Fate::Wins(_)) => 1.0,
        Some(Fate::Loses(_)) => 0.0,
        None => 1.0 / (1.0 + exp(-found.score as f32 / 100.0)),
    };
    Thought {
        action: found.best,
        shares: from_share(seat.index(), share),
        fate,
        depth: found.depth,
        nodes: found.nodes,
    }
}

/// A score near a win says after how many moves of both the game is over.
///
/// A win is certain once it is found. A loss is certain only when no move avoids
/// it, and a search that ran out of time may not have tried them all; but then
/// the loss lies beyond the depth that it has finished.
fn fate(found: &Found<Action>) -> Option<Fate> {
    let moves = u32::try_from(WIN - found.score.abs()).ok()?;
    if moves > DEEPEST {
        None
    } else if found.score > 0 {
        Some(Fate::Wins(moves.div_ceil(2)))
    } else {
        (moves <= found.depth + 1).then_some(Fate::Loses(moves / 2))
    }
}

impl Duel for Sketch {
    fn evaluate(&self) -> i32 {
        self.worth(Seat::FIRST) - self.worth(Seat::SECOND)
    }

    fn key(&self) -> u64 {
        self.fingerprint()
    }

    /// What wins at once comes first, then what shows many points.
    fn promise(&self, step: &Action) -> i32 {
        const AT_ONCE: i32 = 100;
        let wins = |seat| self.game.wins_by_points(seat, *step);
        if self.game.turn.seat().is_some_and(wins) {
            return AT_ONCE;
        }
        match step.deed {
            Deed::Stack(_) | Deed::Table => step.piece.points() as i32,
            Deed::Destroy(_) => 0,
        }
    }

    fn track(&self, step: &Action) -> usize {
        let (deed, tower) = match step.deed {
            Deed::Table => (0, 0),
            Deed::Stack(name) => (1, name.get()),
            Deed::Destroy(name) => (2, name.get()),
        };
        usize::from(tower << 6 | deed << 4 | u16::from(step.piece.index()))
    }

    /// Nothing is judged while the seat to act can win at once.
    fn noisy(&self, list: &mut Vec<Action>) -> bool {
        if let Some(seat) = self.game.turn.seat() {
            list.extend(self.game.wins(seat).flat_map(Offer::actions).next());
        }
        if list.is_empty() && self.is_restless() {
            self.moves(list);
            return false;
        }
        true
    }
}
