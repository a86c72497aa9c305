//! A solitaire: the solver finds a stone after which the cube can still be
//! filled; where it does not, the snuggest stone is placed. The first level only
//! knows that large stones come first.

use bots::{Advice, Level, Limits, Watch, of_seats};
use rules::{Luck, Rng};

use super::pick;
use super::reason::Reason;
use crate::plan::PlacementId;
use crate::{Action, Answer, Question, Rumis};

/// How many nodes of the solver each level looks at.
const NODES: [u64; 5] = [0, 0, 10_000, 100_000, u64::MAX];
/// The solver takes about so many nodes between two questions whether to go on.
const BREATH: u64 = 256;

/// Chooses a stone of a solitaire that goes on.
pub(super) fn think(game: &Rumis, level: Level, limits: &Limits) -> Advice<Rumis> {
    let mut rng = Rng::seeded(limits.seed);
    let Some(likely) = likeliest(game, level, &mut rng) else {
        return advice(game, Action::Pass, None, 0);
    };
    let limits = limits.clone().at_most(NODES[level.index()]);
    let mut watch = Watch::start(&limits);
    if watch.over() {
        return advice(game, likely, None, 0);
    }
    let mut go_on = |_| (0..BREATH).all(|_| watch.node());
    let answer = game.answer(Question::Solution, &mut go_on);
    let Answer {
        exists, solution, ..
    } = answer.unwrap_or_default();
    let solution = solution.unwrap_or_default();
    let action = beginning(game, &solution, &mut rng).unwrap_or(likely);
    Advice {
        depth: solution.len() as u32,
        // A solver that is not asked whether to go on has looked all the same.
        ..advice(game, action, exists, watch.nodes().max(1))
    }
}

/// An action with which a solution can begin. Where stones are free of turns
/// that is any of them that can be placed now.
fn beginning(game: &Rumis, solution: &[Action], rng: &mut Rng) -> Option<Action> {
    if !game.seating.is_free() {
        return solution.first().cloned();
    }
    let now = |action: &&Action| game.legal_placement(action).is_some();
    let ready: Vec<&Action> = solution.iter().filter(now).collect();
    let pick = rng.below(ready.len().max(1) as u32) as usize;
    ready.get(pick).map(|&action| action.clone())
}

/// A large stone, for all but the first level with little open space around it;
/// none if no stone fits.
fn likeliest(game: &Rumis, level: Level, rng: &mut Rng) -> Option<Action> {
    let ids: Vec<PlacementId> = game.terms()?.legal().collect();
    let worth = |&id: &PlacementId| match level {
        Level::One => filled(game, id) as f32,
        _ => 2.0 * filled(game, id) as f32 - open(game, id) as f32,
    };
    let worths: Vec<f32> = ids.iter().map(worth).collect();
    let chosen = ids.get(pick::best(&worths, 0.0, rng)?)?;
    Some(game.action(*chosen))
}

fn filled(game: &Rumis, id: PlacementId) -> u32 {
    game.plan.placement(id).cubes.len() as u32
}

/// How many free cubes are next to a placement.
fn open(game: &Rumis, id: PlacementId) -> u32 {
    (game.plan.placement(id).halo - game.built()).len() as u32
}

/// What is said of an action, by whether the cube can be filled from here.
fn advice(game: &Rumis, action: Action, exists: Option<bool>, nodes: u64) -> Advice<Rumis> {
    let reason = game.legal_placement(&action).map(|id| {
        let mut after = game.clone();
        after.place(id);
        match exists {
            _ if after.is_full() => Reason::Completes,
            Some(true) => Reason::KeepsFillable,
            Some(false) => Reason::Salvages(filled(game, id)),
            None => Reason::Nestles {
                filled: filled(game, id),
                open: open(game, id),
            },
        }
    });
    let share = match exists {
        _ if reason == Some(Reason::Completes) => 1.0,
        Some(exists) => f32::from(u8::from(exists)),
        None => 0.5,
    };
    Advice {
        action,
        value: of_seats(&[share]),
        reasons: reason.into_iter().collect(),
        nodes,
        depth: 0,
    }
}
