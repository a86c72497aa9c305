//! Endings for two that one move wins and no other.
//!
//! The last moves are played out in every way that matters, and nothing is judged
//! before the end.

use bots::{Limits, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat};

use crate::cell::Cell;
use crate::{Action, Nueve, Phase};

/// With so many pieces that can still move there is something to think about,
/// and it can be thought through.
const MOVABLE: std::ops::RangeInclusive<u32> = 6..=12;
/// With fewer moves to choose from it is soon guessed.
const CHOICES: u32 = 3;
/// More than any worth.
const INFINITY: i32 = 100;

/// A move and what the end after it is worth to its player.
#[derive(Clone, Copy)]
struct Outcome {
    cell: Cell,
    worth: i32,
}

/// The proof that one move wins and all others lose, if that is so.
pub(crate) fn of(game: &Nueve, seat: Seat, limits: &Limits) -> Option<Riddle<Nueve>> {
    let ending = game.seats == 2 && game.phase == Phase::Move;
    let few = MOVABLE.contains(&game.board.movable().len());
    if !ending || !few || game.legal().len() < CHOICES {
        return None;
    }
    let mut watch = Watch::start(limits);
    let mut outcomes = game
        .legal()
        .iter()
        .map(|cell| outcome(game, cell, &mut watch))
        .collect::<Option<Vec<_>>>()?;
    outcomes.sort_by_key(|outcome| -outcome.worth);
    let (&best, others) = outcomes.split_first()?;
    let second = *others.first()?;
    if best.worth < 0 || second.worth > 0 {
        return None;
    }
    Some(Riddle {
        answer: vec![Action::At(best.cell)],
        goal: goal(seat),
        because: because(best, second, others.len()),
    })
}

fn outcome(game: &Nueve, cell: Cell, watch: &mut Watch) -> Option<Outcome> {
    let mut next = game.clone();
    next.act(cell);
    let worth = -play_out(&next, -INFINITY, INFINITY, watch)?;
    Some(Outcome { cell, worth })
}

/// What the end is worth to the seat to act, certain between `alpha` and `beta`.
fn play_out(game: &Nueve, mut alpha: i32, beta: i32, watch: &mut Watch) -> Option<i32> {
    if game.is_over() {
        return Some(worth(game));
    }
    if !watch.node() {
        return None;
    }
    let legal = game.legal();
    if legal.is_empty() {
        let mut next = game.clone();
        next.pass();
        return play_out(&next, -beta, -alpha, watch).map(|worth| -worth);
    }
    let mut top = -INFINITY;
    for cell in legal.iter() {
        let mut next = game.clone();
        next.act(cell);
        top = top.max(-play_out(&next, -beta, -alpha, watch)?);
        alpha = alpha.max(top);
        if alpha >= beta {
            break;
        }
    }
    Some(top)
}

/// Twice the sections by which the seat to act is ahead, and one more or less
/// for the tie: nobody ever shares a win.
fn worth(game: &Nueve) -> i32 {
    let scores = game.scores();
    let lead = 2 * (scores[1] - scores[0]) + 1;
    if game.seat == Seat::FIRST {
        -lead
    } else {
        lead
    }
}

fn goal(seat: Seat) -> Sentence {
    Sentence::from(Nueve::ABOUT.seats[seat.index()]).map(|lang, colour| match lang {
        Lang::Es => format!("{colour} juega y gana."),
        Lang::En => format!("{colour} to move and win."),
    })
}

fn because(best: Outcome, second: Outcome, others: usize) -> Sentence {
    let (cell, other) = (best.cell, second.cell);
    let (gana, wins) = match best.worth.unsigned_abs() / 2 {
        0 => (
            "gana el empate a secciones".to_owned(),
            "wins on the tie".to_owned(),
        ),
        1 => (
            "gana por 1 sección".to_owned(),
            "wins by 1 section".to_owned(),
        ),
        by => (
            format!("gana por {by} secciones"),
            format!("wins by {by} sections"),
        ),
    };
    let (pierde, loses) = match second.worth.unsigned_abs() / 2 {
        0 => (
            "pierde el empate a secciones".to_owned(),
            "loses on the tie".to_owned(),
        ),
        1 => (
            "pierde por 1 sección".to_owned(),
            "loses by 1 section".to_owned(),
        ),
        by => (
            format!("pierde por {by} secciones"),
            format!("loses by {by} sections"),
        ),
    };
    Sentence::new(
        format!(
            "{cell} {gana} aunque el rival no falle. Las otras {others} jugadas pierden: la mejor, {other}, {pierde}."
        ),
        format!(
            "{cell} {wins} even if the rival makes no mistake. The other {others} moves lose: the best of them, {other}, {loses}."
        ),
    )
}
