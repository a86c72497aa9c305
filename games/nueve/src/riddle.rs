//! Endings for two in which one move is better than all others.
//!
//! The last moves are played out in every way that matters, and nothing is judged
//! before the end.

use std::collections::HashMap;

use bots::{Limits, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat};

use crate::board::Board;
use crate::cell::Cell;
use crate::{Action, Nueve, Phase};

/// With so many pieces that can still move there is something to think about,
/// and it can be thought through.
const MOVABLE: std::ops::RangeInclusive<u32> = 6..=16;
/// With fewer moves to choose from it is soon guessed.
const CHOICES: u32 = 4;
/// More than any worth.
const INFINITY: i32 = 100;

/// A move and what the end after it is worth to its player.
#[derive(Clone, Copy)]
struct Outcome {
    cell: Cell,
    worth: i32,
}

/// The proof that one move wins and no other wins as much, if that is so.
pub(crate) fn of(game: &Nueve, seat: Seat, limits: &Limits) -> Option<Riddle<Nueve>> {
    let last = game.seats == 2 && game.phase == Phase::Move;
    let few = MOVABLE.contains(&game.board.movable().len());
    if !last || !few || game.legal().len() < CHOICES {
        return None;
    }
    let mut ending = Ending {
        watch: Watch::start(limits),
        known: HashMap::new(),
    };
    let mut outcomes = game
        .legal()
        .iter()
        .map(|cell| ending.outcome(game, cell))
        .collect::<Option<Vec<_>>>()?;
    outcomes.sort_by_key(|outcome| -outcome.worth);
    let (&best, others) = outcomes.split_first()?;
    let second = *others.first()?;
    if best.worth < 0 || second.worth == best.worth {
        return None;
    }
    Some(Riddle {
        answer: vec![Action::At(best.cell)],
        goal: goal(seat, best, second),
        because: because(seat, best, second, others.len()),
    })
}

/// The end of one game, played out.
struct Ending {
    watch: Watch,
    /// Between which worths a position ends, of those met before.
    known: HashMap<(Board, Seat), (i32, i32)>,
}

impl Ending {
    fn outcome(&mut self, game: &Nueve, cell: Cell) -> Option<Outcome> {
        let mut next = game.clone();
        next.act(cell);
        let worth = -self.play_out(&next, -INFINITY, INFINITY)?;
        Some(Outcome { cell, worth })
    }

    /// What the end is worth to the seat to act, certain between `alpha` and `beta`;
    /// `None` if there is no time to tell.
    fn play_out(&mut self, game: &Nueve, alpha: i32, beta: i32) -> Option<i32> {
        if game.is_over() {
            return Some(worth(game));
        }
        if !self.watch.node() {
            return None;
        }
        let place = (game.board, game.seat);
        let (low, high) = *self.known.get(&place).unwrap_or(&(-INFINITY, INFINITY));
        if low >= beta || low == high {
            return Some(low);
        }
        if high <= alpha {
            return Some(high);
        }
        let (alpha, beta) = (alpha.max(low), beta.min(high));
        let top = self.best_of(game, alpha, beta)?;
        let low = if top > alpha { top } else { low };
        let high = if top < beta { top } else { high };
        self.known.insert(place, (low, high));
        Some(top)
    }

    fn best_of(&mut self, game: &Nueve, mut alpha: i32, beta: i32) -> Option<i32> {
        let legal = game.legal();
        if legal.is_empty() {
            let mut next = game.clone();
            next.pass();
            return self.play_out(&next, -beta, -alpha).map(|worth| -worth);
        }
        let mut top = -INFINITY;
        for cell in legal.iter() {
            let mut next = game.clone();
            next.act(cell);
            top = top.max(-self.play_out(&next, -beta, -alpha)?);
            alpha = alpha.max(top);
            if alpha >= beta {
                break;
            }
        }
        Some(top)
    }
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

/// To win, if no other move does, or else to win by so much.
fn goal(seat: Seat, best: Outcome, second: Outcome) -> Sentence {
    let colour = Nueve::ABOUT.seats[seat.index()];
    let enough = second.worth < 0;
    let win = ending(seat, best);
    Sentence::from(colour).map(|lang, colour| match lang {
        Lang::Es if enough => format!("{colour} juega y gana."),
        Lang::Es => format!("{colour} juega y {}.", win.es),
        Lang::En if enough => format!("{colour} to move and win."),
        Lang::En => format!(
            "{colour} to move and {}.",
            win.en.replacen("wins", "win", 1)
        ),
    })
}

fn because(seat: Seat, best: Outcome, second: Outcome, others: usize) -> Sentence {
    let (cell, other) = (best.cell, second.cell);
    let [does, at_best] = [best, second].map(|outcome| ending(seat, outcome));
    Sentence::new(
        format!(
            "{cell} {} aunque el rival no falle. De las otras {others} jugadas ninguna da tanto: la mejor, {other}, {}.",
            does.es, at_best.es
        ),
        format!(
            "{cell} {} even if the rival makes no mistake. None of the other {others} moves gives as much: the best of them, {other}, {}.",
            does.en, at_best.en
        ),
    )
}

/// How a game ends with best play, as what its mover does.
fn ending(seat: Seat, outcome: Outcome) -> Sentence {
    let (gana, wins) = if outcome.worth > 0 {
        ("gana", "wins")
    } else {
        ("pierde", "loses")
    };
    // A tie is worth a little to the second seat, and costs the first as much.
    let tie = if seat == Seat::FIRST { -1 } else { 1 };
    match (outcome.worth - tie).unsigned_abs() / 2 {
        0 => Sentence::new(
            format!("{gana} el empate a secciones"),
            format!("{wins} the tie on sections"),
        ),
        1 => Sentence::new(
            format!("{gana} por 1 sección"),
            format!("{wins} by 1 section"),
        ),
        by => Sentence::new(
            format!("{gana} por {by} secciones"),
            format!("{wins} by {by} sections"),
        ),
    }
}
