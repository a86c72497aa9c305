//! The cube of a solitaire that only one stone leaves to be completed.

use bots::{Limits, Riddle, Watch};

use super::words;
use crate::{Answer, Question, Rumis};

/// The fewest moves that are worth choosing among.
const CHOICE: usize = 8;
/// How many cubes may be open: fewer are filled at a glance, more take long.
const OPEN: std::ops::RangeInclusive<usize> = 9..=18;
/// The solver takes about so many nodes between two questions whether to go on.
const BREATH: u64 = 256;

/// The only stone, in the only place, after which the cube can be completed.
pub(super) fn riddle(game: &Rumis, limits: &Limits) -> Option<Riddle<Rumis>> {
    let open = game.plan.cubes().len() - game.built().len();
    let moves: Vec<_> = game.terms()?.legal().collect();
    if !OPEN.contains(&open) || moves.len() < CHOICE {
        return None;
    }
    let mut watch = Watch::start(limits);
    let mut only = None;
    for &id in &moves {
        let mut next = game.clone();
        next.place(id);
        if ask(&next, Question::Solution, &mut watch)?.exists? && only.replace((id, next)).is_some()
        {
            return None;
        }
    }
    let (id, next) = only?;
    let ways = ask(&next, Question::Count, &mut watch)?.count?;
    Some(words::cube(game.action(id), ways, moves.len() - 1))
}

fn ask(game: &Rumis, question: Question, watch: &mut Watch) -> Option<Answer> {
    let mut go_on = |_| (0..BREATH).all(|_| watch.node());
    game.answer(question, &mut go_on)
}
