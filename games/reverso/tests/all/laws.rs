//! The laws of every game, kept by REVERSO.

use reverso::{Action, Reverso};
use rules::Game;

#[test]
fn reverso_keeps_the_laws() {
    kit::Laws::<Reverso>::new()
        .games(100)
        .reach("a player has to pass", |_, action, _| {
            *action == Action::Pass
        })
        .reach("a game ends before the board is full", |_, _, after| {
            after.turn().is_over() && empty_squares(after) > 0
        })
        .reach("a game ends when the board is full", |_, _, after| {
            after.turn().is_over() && empty_squares(after) == 0
        })
        .reach("both players win a draw", |_, _, after| {
            after.turn().winners().len() == 2
        })
        .reach("a disc turns a dozen others", |before, action, after| {
            matches!(action, Action::Place(_)) && turned(before, after) >= 12
        })
        .check();
}

fn empty_squares(game: &Reverso) -> usize {
    let squares = game.size().squares();
    squares
        .filter(|&square| game.disc(square).is_none())
        .count()
}

fn turned(before: &Reverso, after: &Reverso) -> usize {
    let squares = before.size().squares();
    let turned =
        |&square: &_| before.disc(square).is_some() && before.disc(square) != after.disc(square);
    squares.filter(turned).count()
}
