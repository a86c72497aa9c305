//! A position with one best answer.
//!
//! Between two players, near the end: `ending` counts every move to the last
//! stone, and only one of them wins, or saves the draw. Alone: the solver finds
//! the only stone after which the cube can still be completed (`cube`). `words`
//! says it.

mod cube;
mod ending;
mod words;

use bots::{Level, Limits, Plays, Riddle};
use rules::Seat;

use crate::Rumis;
use crate::seating::Seating;

/// What the seat to act must do, if only one thing is right and that is not
/// what anybody would do at a glance.
pub(crate) fn riddle(game: &Rumis, seat: Seat, limits: &Limits) -> Option<Riddle<Rumis>> {
    let riddle = match game.seating {
        Seating::Own(2) => ending::riddle(game, limits),
        Seating::Alone { .. } => cube::riddle(game, limits),
        Seating::Own(_) | Seating::TwoByTwo => None,
    }?;
    is_hard_to_see(game, seat, &riddle).then_some(riddle)
}

/// Whether the first two levels, which look no further than the stone they
/// place, do something else.
fn is_hard_to_see(game: &Rumis, seat: Seat, riddle: &Riddle<Rumis>) -> bool {
    let sees = |level| {
        let advice = Rumis::think(game, seat, level, &Limits::nodes(1));
        riddle.answer == [advice.action]
    };
    !sees(Level::One) && !sees(Level::Two)
}
