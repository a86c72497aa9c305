//! Fast doors: a game's own perft and playout are the plain ones, only sooner.

use rules::{Game, Rng, walk};

use crate::pick::once_in;
use crate::table::Table;

/// The most nodes that one plain perft may visit, roughly.
const NODES: usize = 2000;
/// The same for the first game of a combination.
const NODES_AT_FIRST: usize = 20_000;

/// Whether to try the doors here: always at the start and the end, and at some
/// of the positions between.
pub(crate) fn worth_trying<G: Game>(table: &Table<G>, rng: &mut Rng) -> bool {
    table.log.is_empty() || table.game.turn().is_over() || once_in(16, rng)
}

/// Tries both doors from `game`, a position of the game at the table.
pub(crate) fn check<G: Game>(table: &Table<G>, game: &G, rng: &mut Rng) {
    let budget = if table.seed == 0 {
        NODES_AT_FIRST
    } else {
        NODES
    };
    for depth in 0..=depth_within(budget, game) {
        let (fast, plain) = (game.perft(depth), walk::perft(game, depth));
        table.hold("perft doors agree", fast == plain, || {
            format!("depth {depth}: {fast:?}, plainly {plain:?}, from {game:?}")
        });
    }
    let seed = rng.bits();
    let (mut fast_rng, mut plain_rng) = (Rng::seeded(seed), Rng::seeded(seed));
    let fast = game.playout(&mut fast_rng);
    let plain = walk::playout(game, &mut plain_rng);
    table.hold("playout doors agree", fast == plain, || {
        format!("{fast:?}, plainly {plain:?}, from {game:?}")
    });
    let same = fast_rng.bits() == plain_rng.bits();
    table.hold("playout doors draw as much luck", same, || {
        format!("{fast:?} from {game:?}")
    });
}

/// The depth whose tree, were it as wide everywhere as here, fits the budget.
fn depth_within<G: Game>(budget: usize, game: &G) -> u32 {
    let width = game.moves().len().max(6);
    budget.ilog(width).min(4)
}
