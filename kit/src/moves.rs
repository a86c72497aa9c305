//! Offered moves: there is at least one, none twice, and all of them play.

use rules::{Hosted, Rng, Turn, walk};

use crate::position::Position;
use crate::{notation, pick};

/// The most moves that are played at one position.
const PLAYED: usize = 64;

pub(crate) fn check<G: Hosted>(position: &Position<'_, G>, rng: &mut Rng) {
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
    asked(position);
    passing(position);
    for action in pick::some_of(moves, PLAYED, rng) {
        plays(position, action);
    }
}

fn fallback<G: Hosted>(position: &Position<'_, G>) {
    let (table, game) = (position.table, position.game());
    let Some(action) = game.fallback() else {
        return;
    };
    table.hold(
        "a fallback is legal",
        position.moves.contains(&action),
        || format!("{action} is none of {:?}", position.moves),
    );
    let told = G::ABOUT.patience.is_some();
    table.hold(
        "only a game that asks out of turn has a fallback",
        told,
        || format!("{action} in {game:?}"),
    );
}

/// If several seats are asked the same question, each has the same choices, and it
/// makes no difference who gives an answer other than the fallback.
fn asked<G: Hosted>(position: &Position<'_, G>) {
    let (table, game) = (position.table, position.game());
    let asked = game.asked();
    let in_turn = game.turn().seat().is_some_and(|seat| asked.contains(seat));
    table.hold("the seat to act is asked", in_turn, || {
        format!("{asked:?} in {game:?}")
    });
    if asked.len() < 2 {
        return;
    }
    let fallback = game.fallback();
    table.hold(
        "a question to several has a fallback",
        fallback.is_some(),
        || format!("{asked:?} in {game:?}"),
    );
    let after = |game: &G, action: &G::Action| {
        let mut next = game.clone();
        next.play(action).ok().map(|()| next)
    };
    let Some((fallback, next)) = fallback.and_then(|it| Some((it.clone(), after(game, &it)?)))
    else {
        return;
    };
    let mut left = asked;
    game.turn()
        .seat()
        .into_iter()
        .for_each(|seat| left.remove(seat));
    table.hold("the others are asked next", next.asked() == left, || {
        format!("{asked:?}, then {:?}", next.asked())
    });
    for action in position.moves.iter().filter(|it| **it != fallback) {
        let same = after(game, action) == after(&next, action);
        table.hold("it makes no difference who objects", same, || {
            format!("{action} in {game:?}")
        });
    }
}

fn passing<G: Hosted>(position: &Position<'_, G>) {
    let (table, game) = (position.table, position.game());
    let only = position.moves.iter().map(ToString::to_string).eq(["pass"]);
    let said = walk::can_only_pass(game);
    table.hold("a sole pass is written `pass`", said == only, || {
        format!("said {said}, offered {:?}", position.moves)
    });
}

fn plays<G: Hosted>(position: &Position<'_, G>, action: &G::Action) {
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
