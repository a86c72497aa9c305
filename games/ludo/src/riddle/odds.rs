//! The chances of winning a race for two in which nobody meets anybody: every
//! throw to the end of the game, with best play of both.
//!
//! A piece may go back and forth before the central crown, so that positions
//! come again and there is no last throw to count back from. Instead two bounds
//! close in on every chance: one takes what is not decided yet for lost, the
//! other for won.

use std::collections::HashMap;

use bots::Watch;
use rules::Seat;

use crate::bot::race::after;
use crate::dice::Throw;
use crate::piece::EACH;
use crate::{Action, Ludo, Phase};

/// The most positions between two turns that are looked at.
const POSITIONS: usize = 8_000;
/// How close the bounds have to come.
const CLOSE: f64 = 1e-9;
/// More rounds than it ever takes.
const ROUNDS: usize = 10_000;

/// Between which bounds the chance of winning lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Chance {
    pub(super) least: f64,
    pub(super) most: f64,
}

impl Chance {
    pub(super) const NONE: Chance = Chance {
        least: 0.0,
        most: 0.0,
    };
    const SURE: Chance = Chance {
        least: 1.0,
        most: 1.0,
    };
    const UNKNOWN: Chance = Chance {
        least: 0.0,
        most: 1.0,
    };

    fn max(self, other: Chance) -> Chance {
        Chance {
            least: self.least.max(other.least),
            most: self.most.max(other.most),
        }
    }

    fn min(self, other: Chance) -> Chance {
        Chance {
            least: self.least.min(other.least),
            most: self.most.min(other.most),
        }
    }
}

/// The pieces of both seats, each seat's sorted as they are all the same, and
/// whose throw it is; after the end, who has won.
type Key = ([[i8; EACH]; 2], Option<Seat>);

/// The chances of one seat in every position that can come about.
pub(super) struct Odds {
    seat: Seat,
    places: HashMap<Key, usize>,
    positions: Vec<Position>,
}

/// A position between two turns.
struct Position {
    game: Ludo,
    chance: Chance,
    /// For each throw, in how many ways of 36 it falls and where its turn can end.
    throws: Vec<(u32, Vec<usize>)>,
}

impl Odds {
    /// The chances of `seat` in all that can come of this position; none if that
    /// is too much.
    pub(super) fn from(game: &Ludo, seat: Seat, watch: &mut Watch) -> Option<Odds> {
        let mut odds = Odds {
            seat,
            places: HashMap::new(),
            positions: Vec::new(),
        };
        odds.ends(game);
        let mut explored = 0;
        while explored < odds.positions.len() {
            if odds.positions.len() > POSITIONS || !watch.step() {
                return None;
            }
            odds.explore(explored);
            explored += 1;
        }
        odds.close_in().then_some(odds)
    }

    /// The chance after an action of the seat whose chances these are.
    pub(super) fn after(&self, game: &Ludo, action: Action) -> Chance {
        let mut ends = Vec::new();
        turn_ends(&after(game, action), &mut ends);
        let chance = |end: &Ludo| self.positions[self.places[&key(end)]].chance;
        ends.iter().map(chance).fold(Chance::NONE, Chance::max)
    }

    /// Finds out what can come of every throw.
    fn explore(&mut self, place: usize) {
        let game = self.positions[place].game;
        if matches!(game.phase, Phase::Over(_)) {
            return;
        }
        let throws = Throw::all().map(|(throw, ways)| {
            let mut thrown = game;
            thrown.throw(throw);
            (ways, self.ends(&thrown))
        });
        self.positions[place].throws = throws.collect();
    }

    /// The places of the positions in which a turn can end.
    fn ends(&mut self, game: &Ludo) -> Vec<usize> {
        let mut ends = Vec::new();
        turn_ends(game, &mut ends);
        let mut places: Vec<usize> = ends.into_iter().map(|end| self.place(end)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn place(&mut self, game: Ludo) -> usize {
        let new = self.positions.len();
        let place = *self.places.entry(key(&game)).or_insert(new);
        if place == new {
            let chance = match game.phase {
                Phase::Over(winner) if winner == self.seat => Chance::SURE,
                Phase::Over(_) => Chance::NONE,
                _ => Chance::UNKNOWN,
            };
            self.positions.push(Position {
                game,
                chance,
                throws: Vec::new(),
            });
        }
        place
    }

    /// Brings the bounds together, round by round; false if they stay apart.
    fn close_in(&mut self) -> bool {
        for _ in 0..ROUNDS {
            let mut widest = 0.0_f64;
            for place in (0..self.positions.len()).rev() {
                let chance = self.chance(place);
                self.positions[place].chance = chance;
                widest = widest.max(chance.most - chance.least);
            }
            if widest < CLOSE {
                return true;
            }
        }
        false
    }

    /// The chance of a position by the chances of those that follow.
    fn chance(&self, place: usize) -> Chance {
        let position = &self.positions[place];
        if position.throws.is_empty() {
            return position.chance;
        }
        let own = position.game.whose() == Some(self.seat);
        let mut sum = Chance::NONE;
        let mut all = 0.0;
        for (ways, ends) in &position.throws {
            let chances = ends.iter().map(|&end| self.positions[end].chance);
            let chosen = if own {
                chances.fold(Chance::NONE, Chance::max)
            } else {
                chances.fold(Chance::SURE, Chance::min)
            };
            let ways = f64::from(*ways);
            sum.least += ways * chosen.least;
            sum.most += ways * chosen.most;
            all += ways;
        }
        Chance {
            least: sum.least / all,
            most: sum.most / all,
        }
    }
}

/// Every position in which what is left of a turn can end.
fn turn_ends(game: &Ludo, ends: &mut Vec<Ludo>) {
    match game.phase {
        Phase::Play { .. } => {
            for action in game.menu() {
                turn_ends(&after(game, action), ends);
            }
        }
        _ => ends.push(*game),
    }
}

fn key(game: &Ludo) -> Key {
    let pieces = [Seat::FIRST, Seat::SECOND].map(|seat| {
        let first = seat.index() * EACH;
        let mut pieces = [0; EACH];
        pieces.copy_from_slice(&game.board.progress[first..first + EACH]);
        pieces.sort_unstable();
        pieces
    });
    (pieces, game.whose())
}
