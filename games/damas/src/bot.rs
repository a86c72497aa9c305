//! How DAMAS plays itself.

use bots::alpha_beta::{self, WIN};
use bots::float::tanh;
use bots::{Advice, Level, Limits, Plays, Riddle};
use rules::{PerSeat, Seat, Text};

pub(crate) mod board;
mod duel;
mod facts;
mod reason;
pub(crate) mod sight;
mod words;
mod worth;

use crate::now::Play;
use crate::{Action, Damas, action, riddle};
use board::Board;
use sight::Sight;
use worth::MAN;

pub use reason::Reason;

impl Plays for Damas {
    type Reason = Reason;

    const PACE: u64 = 1_200_000;
    const SIGHT: [Text; 5] = Sight::TEXTS;

    fn think(view: &Damas, seat: Seat, level: Level, limits: &Limits) -> Advice<Damas> {
        let sight = Sight::of(level);
        let eye = sight.eye(limits.seed);
        let board = Board::of(view, eye);
        let nodes = if board.has_choice() {
            sight.nodes
        } else {
            GLANCE
        };
        let limits = limits.clone().at_most(nodes);
        let mut found = alpha_beta::search(&board, sight.depth, &limits);
        if found.depth == 0 {
            (found.best, found.score) = glance(&board, &limits);
        }
        if sight.gambles && found.score < -SEEN && board.may_offend() {
            found.best = gamble(board, found.depth, &limits);
        }
        Advice {
            action: written(view, found.best),
            value: values(seat, found.score),
            reasons: facts::of(view, found.best),
            nodes: found.nodes,
            depth: found.depth,
        }
    }

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn riddle(view: &Damas, seat: Seat, limits: &Limits) -> Option<Riddle<Damas>> {
        riddle::of(view, seat, limits)
    }
}

/// How many nodes it takes to see what comes of an exchange.
const GLANCE: u64 = 2_000;

/// What there is to do and to expect where there is nothing to choose or no time
/// to: a position in the middle of an exchange says little of itself.
fn glance(board: &Board, limits: &Limits) -> (Play, i32) {
    let limits = limits.clone().at_most(GLANCE);
    alpha_beta::rank(board, 4, &limits)[0]
}

/// When all is lost, an offence may hold out longest: the rival has to see the
/// answer.
fn gamble(board: Board, depth: u32, limits: &Limits) -> Play {
    let limits = limits.clone().at_most(5_000);
    alpha_beta::search(&board.bold(), depth + 2, &limits).best
}

/// A play as its player writes it; of several ways that come to the same, the
/// first.
pub(crate) fn written(game: &Damas, best: Play) -> Action {
    let mut found = None;
    game.now.menu(game.capture).visit(|play, trace| {
        if play == best && found.is_none() {
            found = Some(action(play, trace));
        }
    });
    found.expect("the search picks a legal action")
}

/// What a score of the search means to each seat, from −1 to 1.
fn values(seat: Seat, score: i32) -> PerSeat<f64> {
    let share = match score.abs() {
        0..=SEEN => tanh(f64::from(score) / f64::from(4 * MAN)) * 0.99,
        _ => f64::from(score.signum()),
    };
    Seat::all(2)
        .map(|each| if each == seat { share } else { -share })
        .collect()
}

/// Scores beyond this are games that the search has seen to their end.
const SEEN: i32 = WIN / 2;
