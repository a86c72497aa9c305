//! A position near the end with one best answer.
//!
//! `surety` says what each action makes certain, whatever lies face down and
//! whatever is drawn. If only one action makes the win certain, or at least not
//! to lose, that is the answer. `words` says it.

mod surety;
mod words;

use bots::{Level, Limits, Plays, Riddle};
use rules::{Game, Seat};

use crate::deals::deals;
use crate::table::Phase;
use crate::{Action, Airam, View};
use surety::Surety;

/// The most empty squares from which everything is looked at.
const NEAR: u32 = 5;
/// The fewest squares that are worth choosing among.
const SQUARES: usize = 3;
/// Three different tokens can be kept and given in six ways; fewer are no choice.
const KEEPS: usize = 6;

/// What the seat to act must do, if only one thing is right and that is not
/// what everybody would do.
pub(crate) fn riddle(view: &View, seat: Seat, limits: &Limits) -> Option<Riddle<Airam>> {
    if view.board.empty().len() > NEAR {
        return None;
    }
    let worlds: Vec<Airam> = deals(view).into_iter().map(|(world, _)| world).collect();
    let world = worlds.first()?;
    let actions = world.moves();
    let enough = match world.phase {
        Phase::Keep(_) => KEEPS,
        _ => SQUARES,
    };
    if actions.len() < enough {
        return None;
    }
    let riddle = certain(&worlds, &actions, seat, limits)?;
    is_hard_to_see(view, seat, &riddle).then_some(riddle)
}

/// The only action that makes a win certain, or at least not to lose.
fn certain(
    worlds: &[Airam],
    actions: &[Action],
    seat: Seat,
    limits: &Limits,
) -> Option<Riddle<Airam>> {
    let mut surety = Surety::of(seat, limits);
    let lead = |action: &Action| Some((*action, surety.lead_after(worlds, *action)?));
    let leads: Option<Vec<(Action, i32)>> = actions.iter().map(lead).collect();
    let [best, next] = top_two(leads?)?;
    let result = |(_, lead): (Action, i32)| lead.signum();
    let tells = result(best) >= 0 && result(best) > result(next);
    tells.then(|| words::certain(&worlds[0], best, next))
}

/// The greatest and the one after it.
fn top_two(mut all: Vec<(Action, i32)>) -> Option<[(Action, i32); 2]> {
    all.sort_by_key(|(_, worth)| -worth);
    all.first_chunk().copied()
}

/// Whether the second level, which sees what the board and the hands promise,
/// does something else.
fn is_hard_to_see(view: &View, seat: Seat, riddle: &Riddle<Airam>) -> bool {
    let advice = Airam::think(view, seat, Level::Two, &Limits::nodes(1));
    riddle.answer != [advice.action]
}
