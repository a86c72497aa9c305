//! The fast door: the same walks as [`rules::walk`], without lists of moves.

use rules::{Game, Luck, Playout, Rng, SeatSet};

use crate::notation::DRAWN;
use crate::steps::keeps;
use crate::table::Phase;
use crate::{Action, Airam, Chance};

/// Counts the sequences of `depth` actions and outcomes; `None` if it meets the
/// first nine tokens, whose outcomes are too many to list.
///
/// How many ways there are to go on depends on how many squares are empty but not
/// on which: one square stands for all.
pub(crate) fn perft(game: &Airam, depth: u32) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    match game.phase {
        Phase::Fill => None,
        Phase::Over => Some(0),
        Phase::Draw => {
            let draws = game.cup.draws(DRAWN);
            let after = |(drawn, _)| after_luck(game, Chance::Draw(drawn), depth);
            draws.map(after).sum()
        }
        Phase::Keep(drawn) => {
            let keeps = keeps(drawn);
            keeps.iter().map(|keep| after(game, *keep, depth)).sum()
        }
        Phase::PlaceGiven { .. } | Phase::PlaceLast(_) => {
            let empty = game.board.empty();
            let nodes = after(game, Action::Place(empty.nth(0)), depth)?;
            Some(nodes * u64::from(empty.len()))
        }
    }
}

fn after(game: &Airam, action: Action, depth: u32) -> Option<u64> {
    let mut next = game.clone();
    next.play(&action).expect("the action is legal");
    perft(&next, depth - 1)
}

fn after_luck(game: &Airam, chance: Chance, depth: u32) -> Option<u64> {
    let mut next = game.clone();
    next.resolve(&chance).expect("the cup holds these tokens");
    perft(&next, depth - 1)
}

/// Plays random moves to the end.
pub(crate) fn playout(mut game: Airam, rng: &mut Rng) -> Playout {
    let mut plies = 0;
    while game.phase != Phase::Over {
        step(&mut game, rng);
        plies += 1;
    }
    Playout {
        plies,
        winners: SeatSet::leaders(&game.points()),
    }
}

fn step(game: &mut Airam, rng: &mut Rng) {
    if let Some(chance) = game.out_of_cup(rng) {
        game.resolve(&chance).expect("the cup holds these tokens");
        return;
    }
    let action = if let Phase::Keep(drawn) = game.phase {
        let keeps = keeps(drawn);
        keeps[rng.below(keeps.len() as u32) as usize]
    } else {
        let empty = game.board.empty();
        Action::Place(empty.nth(rng.below(empty.len())))
    };
    game.play(&action).expect("the action is legal");
}
