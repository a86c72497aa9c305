//! Offered moves: there are some, each once, and all of them play.

use rules::{Game, Rng, Turn};

use crate::position::Position;
use crate::{notation, pick};

/// The most moves of one position that are played out.
const PLAYED: usize = 64;

pub(crate) fn check<G: Game>(position: &Position<'_, G>, rng: &mut Rng) {
    let (table, game, moves) = (position.table, position.game(), &position.moves);
    table.hold(
        "the same game offers the same moves",
        game.moves() == *moves,
        || format!("first {moves:?}, then {:?}", game.moves()),
    );
    if !matches!(game.turn(), Turn::Seat(_)) {
        table.hold("only a seat to act has moves", moves.is_empty(), || {
            format!("{:?}, yet offered {moves:?}", game.turn())
        });
        return;
    }
    table.hold("a seat to act has a move", !moves.is_empty(), || {
        format!("nothing is legal in {game:?}")
    });
    let distinct = position.legal.len() == moves.len();
    table.hold("offered moves are distinct", distinct, || {
        format!("{moves:?}")
    });
    for action in moves {
        notation::check_action(table, action);
    }
    fallback(position);
    passing(position);
    for action in pick::some_of(moves, PLAYED, rng) {
        plays(position, action);
    }
}

fn fallback<G: Game>(position: &Position<'_, G>) {
    let (table, game) = (position.table, position.game());
    let Some(action) = game.fallback() else {
        return;
    };
    table.hold(
        "a fallback is legal",
        position.moves.contains(&action),
        || format!("{action} is none of {:?}", position.moves),
    );
    let told = G::ABOUT.interrupts;
    table.hold("only a game that interrupts has a fallback", told, || {
        format!("{action} in {game:?}")
    });
}

fn passing<G: Game>(position: &Position<'_, G>) {
    let (table, game) = (position.table, position.game());
    let only = position.moves.iter().map(ToString::to_string).eq(["pass"]);
    let said = game.can_only_pass();
    table.hold(
        "a game knows when passing is all there is",
        said == only,
        || format!("said {said}, offered {:?}", position.moves),
    );
}

fn plays<G: Game>(position: &Position<'_, G>, action: &G::Action) {
    let (table, game) = (position.table, position.game());
    let mut next = game.clone();
    if let Err(refusal) = next.play(action) {
        let what = format!("{action} was refused: {refusal:?}");
        table.broken("offered moves play", &what);
    }
    table.hold("a move changes the game", next != *game, || {
        format!("{action} left {game:?} as it was")
    });
}
