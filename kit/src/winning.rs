//! Brute-force proof of who can win.

use rules::{Game, Seat, SeatSet, Turn};

/// Whether `seat` can force a win of its own within this many of its turns, whatever
/// the others do: slow, and too simple to be wrong. Luck is never relied on.
pub fn can_win<G: Game>(game: &G, seat: Seat, turns: u32) -> bool {
    let actor = match game.turn() {
        Turn::Over(winners) => return winners == SeatSet::only(seat),
        Turn::Chance => return false,
        Turn::Seat(actor) => actor,
    };
    if actor == seat && turns == 0 {
        return false;
    }
    let mut after: Vec<G> = game
        .moves()
        .iter()
        .map(|action| played(game, action))
        .collect();
    // Positions with the fewest replies first.
    after.sort_by_cached_key(|after| after.moves().len());
    let mut wins = after.into_iter().map(|after| {
        let spent = actor == seat && after.turn() != Turn::Seat(seat);
        can_win(&after, seat, turns - u32::from(spent))
    });
    if actor == seat {
        wins.any(|wins| wins)
    } else {
        wins.all(|wins| wins)
    }
}

/// The winning moves of the seat to act in this sense.
pub fn winning_moves<G: Game>(game: &G, seat: Seat, turns: u32) -> Vec<G::Action> {
    let wins = |action: &G::Action| {
        let after = played(game, action);
        let spent = after.turn() != Turn::Seat(seat);
        can_win(&after, seat, turns - u32::from(spent))
    };
    game.moves().into_iter().filter(wins).collect()
}

fn played<G: Game>(game: &G, action: &G::Action) -> G {
    let mut after = game.clone();
    after.play(action).expect("an offered move plays");
    after
}
