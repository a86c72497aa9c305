//! The fast door: the same walks as [`rules::walk`], without allocation.

use rules::{Luck, Playout, Rng, SeatSet};

use crate::dice::Throw;
use crate::{Ludo, Phase};

/// The same number as [`rules::walk::perft`].
pub(crate) fn perft(game: &Ludo, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step: &dyn Fn(&mut Ludo)| {
        let mut next = *game;
        step(&mut next);
        perft(&next, depth - 1)
    };
    match game.phase {
        Phase::Over(_) => 0,
        Phase::Draw(_) | Phase::Throw(_) => {
            let throws = Throw::all().map(|(throw, _)| throw);
            throws.map(|throw| after(&|next| next.throw(throw))).sum()
        }
        Phase::Play { .. } | Phase::Back { .. } => {
            let menu = game.menu();
            if depth == 1 {
                return menu.len() as u64;
            }
            let actions = menu.into_iter();
            actions
                .map(|action| after(&|next| next.carry_out(action)))
                .sum()
        }
    }
}

/// The same game as [`rules::walk::playout`].
pub(crate) fn playout(mut game: Ludo, rng: &mut Rng) -> Playout {
    let mut plies = 0;
    loop {
        match game.phase {
            Phase::Over(winner) => {
                let winners = SeatSet::only(winner);
                return Playout { plies, winners };
            }
            Phase::Draw(_) | Phase::Throw(_) => game.throw(Throw::fair(rng)),
            Phase::Play { .. } | Phase::Back { .. } => {
                let menu = game.menu();
                let pick = rng.below(menu.len() as u32) as usize;
                game.carry_out(menu[pick]);
            }
        }
        plies += 1;
    }
}
