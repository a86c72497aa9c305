//! The fast door: the same walks as [`rules::walk`], without lists of moves.

use rules::{Luck, Playout, Rng, SeatSet};

use crate::Nueve;

/// Counts the sequences of `depth` actions. The last action of a sequence is
/// counted without playing it.
pub(crate) fn perft(game: &Nueve, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = game.legal();
    if legal.is_empty() {
        return perft_of_pass(game, depth);
    }
    if depth == 1 {
        return u64::from(legal.len());
    }
    let after = |cell| {
        let mut next = game.clone();
        next.act(cell);
        perft(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

fn perft_of_pass(game: &Nueve, depth: u32) -> u64 {
    if game.is_over() {
        return 0;
    }
    let mut next = game.clone();
    next.pass();
    perft(&next, depth - 1)
}

/// Plays random moves to the end.
pub(crate) fn playout(mut game: Nueve, rng: &mut Rng) -> Playout {
    let plies = play_out(&mut game, rng);
    let winners = SeatSet::only(game.winner());
    Playout { plies, winners }
}

/// The same, leaving the game at its end; answers how many plies that took.
pub(crate) fn play_out(game: &mut Nueve, rng: &mut Rng) -> u32 {
    let mut plies = 0;
    loop {
        let legal = game.legal();
        if !legal.is_empty() {
            let pick = rng.below(legal.len());
            game.act(legal.nth(pick));
        } else if !game.is_over() {
            // A sole move is picked too: the plain door draws for it.
            rng.below(1);
            game.pass();
        } else {
            return plies;
        }
        plies += 1;
    }
}
