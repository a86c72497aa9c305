//! Endings that one move wins and no other.

use bots::{Limits, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat};

use crate::board::Board;
use crate::bot::endgame::Solver;
use crate::bot::landmarks::corners;
use crate::grid::{Grid, Squares};
use crate::{Action, Reverso, Square};

/// With fewer empty squares there is nothing to count, with more nobody can.
const EMPTY: std::ops::RangeInclusive<u32> = 6..=10;
/// With fewer moves to choose from it is soon guessed.
const CHOICES: usize = 4;

/// A move and by how many discs it wins in the end; a loss is negative.
#[derive(Clone, Copy)]
struct Outcome {
    square: Square,
    margin: i32,
}

/// The proof that one move wins and all others do not, if that is so. A corner
/// is no answer worth asking for.
pub(crate) fn of<G: Grid>(board: Board<G>, seat: Seat, limits: &Limits) -> Option<Riddle<Reverso>> {
    let places = board.moves();
    if !EMPTY.contains(&board.empty().len()) || (places.len() as usize) < CHOICES {
        return None;
    }
    let mut outcomes = outcomes(board, limits)?;
    outcomes.sort_by_key(|outcome| -outcome.margin);
    let (&best, others) = outcomes.split_first()?;
    let second = others.first()?;
    let at = best.square.place(G::SIDE)?;
    let corner = corners::<G>() & G::Squares::only(at) != G::Squares::NONE;
    if best.margin <= 0 || second.margin > 0 || corner {
        return None;
    }
    Some(Riddle {
        answer: vec![Action::Place(best.square)],
        goal: goal(seat),
        because: because(best, *second, others.len()),
    })
}

/// How every move ends if nobody makes a mistake after it.
fn outcomes<G: Grid>(board: Board<G>, limits: &Limits) -> Option<Vec<Outcome>> {
    let mut watch = Watch::start(limits);
    let mut solver = Solver::new(&mut watch, limits.memory);
    let outcome = |place| {
        let margin = -solver.margin(board.played(place))?;
        let square = Square::at(place, G::SIDE);
        Some(Outcome { square, margin })
    };
    board.moves().places().map(outcome).collect()
}

fn goal(seat: Seat) -> Sentence {
    Sentence::from(Reverso::ABOUT.seats[seat.index()]).map(|lang, colour| match lang {
        Lang::Es => format!("Juegan {} y ganan.", colour.to_lowercase()),
        Lang::En => format!("{colour} to move and win."),
    })
}

fn because(best: Outcome, second: Outcome, others: usize) -> Sentence {
    let Outcome { square, margin } = best;
    let other = second.square;
    let (es, en) = match -second.margin {
        0 => ("empata".to_owned(), "draws".to_owned()),
        1 => (
            "pierde por 1 ficha".to_owned(),
            "loses by 1 disc".to_owned(),
        ),
        by => (
            format!("pierde por {by} fichas"),
            format!("loses by {by} discs"),
        ),
    };
    let (fichas, discs) = match margin {
        1 => ("ficha", "disc"),
        _ => ("fichas", "discs"),
    };
    Sentence::new(
        format!(
            "{square} gana por {margin} {fichas} aunque el rival no falle. De las otras {others} jugadas no gana ninguna: la mejor, {other}, {es}."
        ),
        format!(
            "{square} wins by {margin} {discs} even if the rival makes no mistake. None of the other {others} moves wins: the best of them, {other}, {en}."
        ),
    )
}
