//! The fast door: the tree and random games without a list of moves.

use rules::{Luck, Playout, Rng};

use crate::{Xats, legality::Offer};

/// The same number as [`rules::walk::perft`].
pub(crate) fn perft(game: &Xats, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = game.turn.seat() else {
        return 0;
    };
    if depth == 1 {
        return u64::from(game.count_actions(seat));
    }
    let next = |action| {
        let mut next = game.clone();
        next.carry_out(seat, action);
        perft(&next, depth - 1)
    };
    game.offers(seat).flat_map(Offer::actions).map(next).sum()
}

/// The same game as [`rules::walk::playout`].
pub(crate) fn playout(mut game: Xats, rng: &mut Rng) -> Playout {
    let mut plies = 0;
    while let Some(seat) = game.turn.seat() {
        let pick = rng.below(game.count_actions(seat));
        let action = game.action_at(seat, pick);
        game.carry_out(seat, action.expect("the pick is below the count"));
        plies += 1;
    }
    Playout {
        plies,
        winners: game.turn.winners(),
    }
}
