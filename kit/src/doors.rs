//! Fast paths: a game's own perft and playout give the same results as the default
//! ones.

use rules::{Game, Rng, walk};

use crate::pick::once_in;
use crate::table::Table;

/// The approximate node limit of one default perft.
const NODES: u64 = 2000;
/// The same for the first game of a combination.
const NODES_AT_FIRST: u64 = 20_000;
/// The deepest perft.
const DEPTH: u32 = 4;

/// Whether to test the fast paths here: always at the start and the end, and at some
/// positions between.
pub(crate) fn worth_trying<G: Game>(table: &Table<G>, rng: &mut Rng) -> bool {
    table.log.is_empty() || table.game.turn().is_over() || once_in(16, rng)
}

/// Tests both fast paths from `game`, a position of the game at the table.
pub(crate) fn check<G: Game>(table: &Table<G>, game: &G, rng: &mut Rng) {
    let budget = if table.seed == 0 {
        NODES_AT_FIRST
    } else {
        NODES
    };
    let mut nodes = 1;
    for depth in 0..=DEPTH {
        let (fast, plain) = (game.perft(depth), walk::perft(game, depth));
        table.hold("perft doors agree", fast == plain, || {
            format!("depth {depth}: {fast:?}, plainly {plain:?}, from {game:?}")
        });
        let counted = plain.unwrap_or(nodes);
        if counted * growth(nodes, counted) > budget {
            break;
        }
        nodes = counted;
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

/// The expected growth at the next depth: that of the last one, but no less than that of a
/// narrow tree that widens.
fn growth(before: u64, counted: u64) -> u64 {
    (counted / before.max(1)).max(6)
}
