//! Default implementations of perft and playouts, through the contract.
//!
//! A game with a fast path overrides [`Game::perft`] and [`Game::playout`]; `kit`
//! checks that both agree.

use crate::{Chances, Game, Luck, Rng, SeatSet, Turn};

/// The result of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// The number of actions and outcomes of luck from the start of the playout.
    pub plies: u32,
    /// Who won.
    pub winners: SeatSet,
}

/// Counts the sequences of exactly `depth` actions and outcomes. A game that ends
/// earlier counts nothing. `None` if some node's outcomes cannot be listed.
pub fn perft<G: Game>(game: &G, depth: u32) -> Option<u64> {
    perft_listed(game, depth, |_| true)
}

/// [`perft`] for a game whose moves can be listed in some positions only: `None` if it
/// meets another one.
pub fn perft_listed<G: Game>(game: &G, depth: u32, listed: fn(&G) -> bool) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut nodes = 0;
    match game.turn() {
        Turn::Over(_) => {}
        Turn::Seat(_) => {
            if !listed(game) {
                return None;
            }
            let moves = game.moves();
            if depth == 1 {
                return Some(moves.len() as u64);
            }
            for action in &moves {
                let mut next = game.clone();
                next.play(action).expect("an offered move plays");
                nodes += perft_listed(&next, depth - 1, listed)?;
            }
        }
        Turn::Chance => {
            let Chances::Listed(chances) = game.chances() else {
                return None;
            };
            for (chance, _) in &chances {
                let mut next = game.clone();
                next.resolve(chance).expect("an offered outcome resolves");
                nodes += perft_listed(&next, depth - 1, listed)?;
            }
        }
    }
    Some(nodes)
}

/// Plays uniformly random moves to the end, with one random number per ply.
pub fn playout<G: Game>(game: &G, rng: &mut Rng) -> Playout {
    let mut game = game.clone();
    let mut plies = 0;
    loop {
        match game.turn() {
            Turn::Over(winners) => return Playout { plies, winners },
            Turn::Seat(_) => {
                let moves = game.moves();
                let pick = rng.below(moves.len() as u32) as usize;
                game.play(&moves[pick]).expect("an offered move plays");
            }
            Turn::Chance => {
                let chance = game.roll(rng).expect("luck is to move");
                game.resolve(&chance).expect("a rolled outcome resolves");
            }
        }
        plies += 1;
    }
}

/// Whether passing is the only legal action.
pub fn can_only_pass<G: Game>(game: &G) -> bool {
    // Most games refuse a pass at once, which is quicker than listing all moves.
    let pass = "pass".parse::<G::Action>();
    let possible = pass.is_ok_and(|pass| game.clone().play(&pass).is_ok());
    possible && game.moves().len() == 1
}
