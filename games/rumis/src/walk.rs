//! The fast door: the tree and random games on placements alone.

use rules::{Luck, Playout, Rng};

use crate::Rumis;

/// Room for the placements of most positions.
const ROOM: usize = 512;

/// The same number as [`rules::walk::perft`].
pub(crate) fn perft(game: &Rumis, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(terms) = game.terms() else {
        return 0;
    };
    if depth == 1 {
        return (terms.legal().count() as u64).max(1);
    }
    let mut nodes = 0;
    let mut stuck = true;
    for id in terms.legal() {
        let mut next = game.clone();
        next.place(id);
        nodes += perft(&next, depth - 1);
        stuck = false;
    }
    if stuck {
        let mut next = game.clone();
        next.pass();
        nodes = perft(&next, depth - 1);
    }
    nodes
}

/// The same game as [`rules::walk::playout`].
pub(crate) fn playout(mut game: Rumis, rng: &mut Rng) -> Playout {
    let mut legal = Vec::with_capacity(ROOM);
    let mut plies = 0;
    while let Some(terms) = game.terms() {
        legal.clear();
        terms.legal().for_each(|id| legal.push(id));
        // A pass is the sole move, and draws as well.
        let pick = rng.below(legal.len().max(1) as u32) as usize;
        match legal.get(pick) {
            Some(&id) => game.place(id),
            None => game.pass(),
        }
        plies += 1;
    }
    Playout {
        plies,
        winners: game.winners(),
    }
}
