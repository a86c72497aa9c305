//! Somebody at a board who has to move.

use bots::alpha_beta::{self, WIN};
use bots::{Advice, Limits, Watch, from_share, of_seats};
use rules::{Luck, Rng, Seat};

use super::endgame::{Ending, Solver};
use super::grounds::grounds;
use super::position::Position;
use super::sight::Sight;
use crate::board::Board;
use crate::grid::{Grid, Squares};
use crate::{Action, Reverso, Square};

/// With no more discs than this on the board everybody varies their play.
const OPENING: u32 = 10;
/// Those who look no deeper than this always do.
const SHALLOW: u32 = 2;
/// With no more empty squares than this the end is played out for certain, or
/// nearly so, and most of the time goes there.
const END: u32 = 16;
/// How deep is deep enough in the opening, and before the end is played out.
const NEAR: u32 = 6;

/// Somebody to move, how much they see and how long they may look.
pub(crate) struct Thinker<'a, G: Grid> {
    pub(crate) board: Board<G>,
    pub(crate) seat: Seat,
    pub(crate) sight: &'a Sight,
    pub(crate) limits: &'a Limits,
}

/// What came to mind.
struct Thought {
    /// The place of a disc, or nothing for a pass.
    place: Option<u32>,
    /// What the position seems worth to the player to move.
    worth: i32,
    ending: Option<Ending>,
    depth: u32,
    nodes: u64,
}

impl<G: Grid> Thinker<'_, G> {
    /// The move to make and what speaks for it.
    pub(crate) fn advice(&self) -> Advice<Reverso> {
        let thought = match self.board.moves().len() {
            0 | 1 => self.at_once(),
            _ => self.thought(),
        };
        let action = match thought.place {
            Some(place) => Action::Place(Square::at(place, G::SIDE)),
            None => Action::Pass,
        };
        let reasons = thought
            .place
            .map(|place| grounds(self.board, place, thought.ending, self.sight.eye));
        Advice {
            action,
            value: of_seats(&from_share(self.seat.index(), share(thought.worth))),
            reasons: reasons.unwrap_or_default(),
            nodes: thought.nodes,
            depth: thought.depth,
        }
    }

    /// There is nothing to choose.
    fn at_once(&self) -> Thought {
        let squares = self.board.moves();
        Thought {
            place: squares.places().next(),
            worth: self.sight.eye.worth(self.board, squares),
            ending: None,
            depth: 0,
            nodes: 0,
        }
    }

    fn thought(&self) -> Thought {
        let limits = self.limits.clone().at_most(self.sight.nodes);
        let empty = self.board.empty().len();
        if empty > self.sight.solves {
            return self.looked_ahead(self.sight.depth, &limits);
        }
        // Before that the board is looked at in the usual way, in case there is
        // no time to play it out; the watch runs from the start.
        let near = empty <= END;
        let (first, rest) = parts(&limits, if near { 8 } else { 2 });
        let mut watch = Watch::start(&rest);
        let depth = self.sight.depth.min(if near { NEAR } else { empty });
        let mut thought = self.looked_ahead(depth, &first);
        let ending = Solver::new(&mut watch, limits.memory).solve(self.board, thought.place);
        thought.nodes += watch.nodes();
        if let Some(ending) = ending {
            thought.place = Some(ending.best);
            thought.worth = ending.margin.signum() * WIN;
            thought.depth = empty;
            thought.ending = Some(ending);
        }
        thought
    }

    fn looked_ahead(&self, depth: u32, limits: &Limits) -> Thought {
        let position = Position::new(self.board, self.seat, self.sight.eye);
        let discs = (self.board.own | self.board.rival).len();
        if discs <= OPENING || depth <= SHALLOW {
            return self.picked(&position, depth.min(NEAR), limits);
        }
        let found = alpha_beta::search(&position, depth, limits);
        Thought {
            place: found.best.map(u32::from),
            worth: found.score,
            ending: None,
            depth: found.depth,
            nodes: found.nodes,
        }
    }

    /// One of the moves that seem best.
    fn picked(&self, position: &Position<G>, depth: u32, limits: &Limits) -> Thought {
        let mut ranked = alpha_beta::rank(position, depth, limits);
        // Each was looked at once at least; the rank does not say how often.
        let nodes = ranked.len() as u64;
        let (_, worth) = ranked[0];
        ranked.retain(|&(_, other)| other >= worth - self.sight.blur);
        let pick = Rng::seeded(limits.seed).below(ranked.len() as u32);
        let (place, worth) = ranked[pick as usize];
        Thought {
            place: place.map(u32::from),
            worth,
            ending: None,
            depth,
            nodes,
        }
    }
}

/// One of so many parts of some limits to look ahead with, and what remains:
/// its time runs from the start, its nodes are counted apart.
fn parts(limits: &Limits, parts: u32) -> (Limits, Limits) {
    let (mut first, mut rest) = (limits.clone(), limits.clone());
    first.time = limits.time.map(|time| time / parts);
    first.nodes = limits.nodes.map(|nodes| nodes / u64::from(parts));
    rest.nodes = limits.nodes.map(|nodes| nodes - nodes / u64::from(parts));
    (first, rest)
}

/// The share of the win that somebody expects from so much worth.
fn share(worth: i32) -> f32 {
    /// What turns an even game into three chances out of four.
    const EDGE: f32 = 600.0;
    if worth.abs() > WIN / 4 {
        return (worth.signum() + 1) as f32 / 2.0;
    }
    let worth = worth as f32;
    0.5 + 0.5 * worth / (worth.abs() + EDGE)
}
