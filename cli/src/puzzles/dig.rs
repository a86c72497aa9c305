//! Looking for a puzzle in one game between bots.

use bots::{Level, Limits, Player, Puzzle, Stop};
use catalog::{Chosen, Match, Proof, View};
use rules::{Luck as _, Rng, Seat, Turn, Viewer};
use serde_json::Value;

use super::Order;
use crate::shelf::shelf;

/// Those who play: sensible, and they make mistakes.
const PLAYERS: [Level; 3] = [Level::Two, Level::Three, Level::Four];
/// How many nodes a bot looks at for a move.
const THOUGHT: u64 = 2_000;
/// How many nodes are spent on a position that may be no puzzle at all.
const GLANCE: u64 = 200_000;
/// How many nodes a bot has to find the answer.
const ATTEMPT: u64 = 20_000;
/// The most random moves at the beginning of a game without luck of its own.
const OPENING: u32 = 10;

/// A puzzle, what its seat sees, and how hard it is.
pub(super) struct Find {
    pub(super) puzzle: Puzzle,
    pub(super) view: View,
    /// The lowest level that finds the answer; one more than the highest if none
    /// does.
    pub(super) level: u8,
    /// How many moves there are to choose from.
    pub(super) choices: usize,
}

/// One game in which a puzzle may lie.
pub(super) struct Dig<'a> {
    order: &'a Order,
    stop: &'a Stop,
    rng: Rng,
    game: Match,
}

impl<'a> Dig<'a> {
    pub(super) fn new(order: &'a Order, number: usize, stop: &'a Stop) -> Dig<'a> {
        let game = Match::open(order.game, order.seats, &order.options, shelf());
        Dig {
            order,
            stop,
            rng: Rng::stirred(&order.seed.to_le_bytes(), number as u64),
            game: game.expect("it was opened before"),
        }
    }

    /// Plays the game and returns one of its puzzles at random; `None` if it is
    /// interrupted.
    pub(super) fn find(mut self) -> Option<Find> {
        let opening = if self.order.game.about.chance {
            0
        } else {
            self.rng.below(OPENING + 1)
        };
        let players: Vec<_> = (0..self.order.seats).map(|_| self.player()).collect();
        let mut finds = Vec::new();
        while !self.stop.pulled() {
            match self.game.game().turn() {
                Turn::Over(_) => {
                    let pick = self.rng.below(finds.len().max(1) as u32) as usize;
                    return finds.into_iter().nth(pick);
                }
                Turn::Chance => {
                    self.game.roll(&mut self.rng);
                }
                Turn::Seat(seat) => {
                    let early = self.game.past().len() < opening as usize;
                    let player = if early {
                        Player::Random
                    } else {
                        finds.extend(self.look(seat));
                        players[seat.index()]
                    };
                    let action = self.choice(player, THOUGHT)?;
                    self.game.apply(&action).ok()?;
                }
            }
        }
        None
    }

    fn player(&mut self) -> Player {
        Player::Level(PLAYERS[self.rng.below(PLAYERS.len() as u32) as usize])
    }

    fn choice(&mut self, player: Player, nodes: u64) -> Option<Chosen> {
        let limits = self.limits(nodes).seeded(self.rng.bits());
        Some(self.game.game().advise(player, &limits)?.chosen())
    }

    fn limits(&self, nodes: u64) -> Limits {
        Limits {
            stop: self.stop.clone(),
            ..Limits::nodes(nodes)
        }
    }

    /// The puzzle of the seat to act, if there is one here.
    fn look(&mut self, seat: Seat) -> Option<Find> {
        let proof = self.game.game().riddle(&self.limits(GLANCE))?;
        let level = self.level(&proof);
        let Proof {
            answer,
            goal,
            because,
        } = proof;
        let steps = self.game.past().iter().map(|done| done.action.clone());
        let puzzle = Puzzle {
            players: self.order.seats,
            options: Value::clone(self.game.options()),
            seat,
            goal,
            steps: steps.collect(),
            answer,
            because,
        };
        Some(Find {
            puzzle,
            view: self.game.game().view(Viewer::Seat(seat)),
            level,
            choices: self.game.game().moves().actions.len(),
        })
    }

    fn level(&self, proof: &Proof) -> u8 {
        let finds = |level: &Level| {
            let limits = self.limits(ATTEMPT);
            let counsel = self.game.game().advise(Player::Level(*level), &limits);
            counsel.is_some_and(|counsel| Some(&counsel.action()) == proof.answer.first())
        };
        let found = Level::ALL.into_iter().find(finds);
        found.map_or(Level::Five.number() + 1, Level::number)
    }
}
