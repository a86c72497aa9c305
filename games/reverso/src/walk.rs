//! The fast doors: [`rules::walk`] on bare boards, without lists of actions.

use rules::{Luck, Rng};

use crate::board::Board;
use crate::grid::{Grid, Squares};

/// The same number as [`rules::walk::perft`].
pub(crate) fn perft<G: Grid>(board: Board<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves();
    if moves == G::Squares::NONE {
        return perft_of_pass(board.passed(), depth);
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    let after = moves.places().map(|place| board.played(place));
    after.map(|board| perft(board, depth - 1)).sum()
}

/// What a pass adds that hands over this board: nothing if nobody can move.
fn perft_of_pass<G: Grid>(handed_over: Board<G>, depth: u32) -> u64 {
    if handed_over.can_move() {
        perft(handed_over, depth - 1)
    } else {
        0
    }
}

/// Plays the same game as [`rules::walk::playout`] to its last board, and
/// answers how many plies that took.
pub(crate) fn playout<G: Grid>(board: &mut Board<G>, rng: &mut Rng) -> u32 {
    let mut plies = 0;
    loop {
        let moves = board.moves();
        if moves != G::Squares::NONE {
            let pick = rng.below(moves.len()) as usize;
            let place = moves.places().nth(pick);
            *board = board.played(place.expect("a pick is below the number of moves"));
        } else if board.passed().can_move() {
            // The plain door draws for a sole action too.
            rng.below(1);
            *board = board.passed();
        } else {
            return plies;
        }
        plies += 1;
    }
}
