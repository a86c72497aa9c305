//! The end of a race in which nobody can meet anybody any more, with one way to
//! play the dice that gives the best chance of winning. `odds` works the chances
//! out to the end of the game; `words` says them.

mod odds;
mod words;

use bots::{Level, Limits, Plays, Riddle, Watch};
use rules::{Game, Seat, Turn};

use crate::bot::race::after;
use crate::piece::Piece;
use crate::track::LAST;
use crate::{Action, Ludo};
use odds::{Chance, Odds};

/// The fewest actions that are worth choosing among.
const CHOICE: usize = 3;
/// By how much the answer must be better, as a share of all games.
const CLEARLY: f64 = 0.02;
/// With less of a chance there is nothing to play for.
const HOPE: f64 = 0.1;

/// A way to play what is left of the dice, and the chance of winning with it.
struct Way {
    actions: Vec<Action>,
    chance: Chance,
}

/// What the seat to act must do, if only one thing is right and that is not what
/// anybody would do at a glance.
pub(crate) fn riddle(game: &Ludo, seat: Seat, limits: &Limits) -> Option<Riddle<Ludo>> {
    if game.menu().len() < CHOICE || !is_apart(game) {
        return None;
    }
    let odds = Odds::from(game, seat, &mut Watch::start(limits))?;
    let (best, next) = best_way(game, seat, &odds)?;
    let sees = |level| {
        let advice = Ludo::think(game, seat, level, &Limits::nodes(1));
        best.actions[0] == advice.action
    };
    (!sees(Level::One) && !sees(Level::Two)).then(|| words::race(best, &next))
}

/// Whether two play, and one of them has all pieces where nobody can disturb
/// them. Then nobody meets anybody and nobody is moved back.
fn is_apart(game: &Ludo) -> bool {
    let is_safe = |seat| Piece::all_of(seat).all(|piece| game.progress(piece) > LAST);
    game.seats() == 2 && (is_safe(Seat::FIRST) || is_safe(Seat::SECOND))
}

/// The one best way to play the dice, and the next best. None if some step of it
/// is not clearly better than all others.
fn best_way(game: &Ludo, seat: Seat, odds: &Odds) -> Option<(Way, Way)> {
    let mut position = *game;
    let mut actions = Vec::new();
    let mut chance = Chance::NONE;
    let mut next: Option<Way> = None;
    while let Some([best, other]) = top_two(&position, seat, odds) {
        if best.1.least - other.1.most < CLEARLY {
            return None;
        }
        if next.as_ref().is_none_or(|it| other.1.most > it.chance.most) {
            let (mut actions, chance) = (actions.clone(), other.1);
            actions.push(other.0);
            play_out(&after(&position, other.0), seat, odds, &mut actions);
            next = Some(Way { actions, chance });
        }
        actions.push(best.0);
        chance = best.1;
        position = after(&position, best.0);
    }
    (chance.least >= HOPE).then_some((Way { actions, chance }, next?))
}

/// Adds one of the best ways to use what is left of the dice.
fn play_out(game: &Ludo, seat: Seat, odds: &Odds, actions: &mut Vec<Action>) {
    if let Some((best, _)) = ranked(game, seat, odds).first() {
        actions.push(*best);
        play_out(&after(game, *best), seat, odds, actions);
    }
}

/// The best action and the next best, if there is a choice.
fn top_two(game: &Ludo, seat: Seat, odds: &Odds) -> Option<[(Action, Chance); 2]> {
    ranked(game, seat, odds).first_chunk().copied()
}

/// The actions of a turn that goes on, the best first.
fn ranked(game: &Ludo, seat: Seat, odds: &Odds) -> Vec<(Action, Chance)> {
    if game.turn() != Turn::Seat(seat) {
        return Vec::new();
    }
    let menu = game.menu().into_iter();
    let mut ranked: Vec<_> = menu.map(|it| (it, odds.after(game, it))).collect();
    ranked.sort_by(|(_, one), (_, other)| other.least.total_cmp(&one.least));
    ranked
}
