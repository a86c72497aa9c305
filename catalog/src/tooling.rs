//! What some games bring for the command line and the engine.

use std::any::Any;

use rules::{Edition, Feat, Refusal, Setup, Shelf, Tool};
use serde_json::Value;

use crate::AnyGame;

type Solve = fn(&dyn AnyGame, bool, &mut dyn FnMut(f64) -> bool) -> Option<Value>;

/// See [`rules::Tooling`]; most games have none.
#[derive(Debug)]
pub(crate) struct Tooling {
    pub(crate) tools: &'static [Tool],
    pub(crate) solve: Solve,
    pub(crate) feats: fn(usize, &Shelf) -> Result<Vec<Feat>, Refusal>,
}

impl Tooling {
    pub(crate) const NONE: Tooling = Tooling {
        tools: &[],
        solve: |_, _, _| None,
        feats: |_, _| Ok(Vec::new()),
    };

    pub(crate) const fn of<G: rules::Tooling>() -> Tooling {
        Tooling {
            tools: G::TOOLS,
            solve: solve::<G>,
            feats: feats::<G>,
        }
    }
}

fn solve<G: rules::Tooling>(
    game: &dyn AnyGame,
    count: bool,
    go_on: &mut dyn FnMut(f64) -> bool,
) -> Option<Value> {
    let game: &dyn Any = game;
    game.downcast_ref::<G>()?.solve(count, go_on)
}

fn feats<G: rules::Tooling>(seats: usize, shelf: &Shelf) -> Result<Vec<Feat>, Refusal> {
    let setup = Setup {
        seats,
        options: G::Options::default(),
        edition: Edition::Newest,
        shelf: shelf.clone(),
    };
    G::start(&setup).map(|game| game.feats())
}
