//! Post-game analysis by a bot: each seat's expectation after every move, what each
//! move cost, and the effect of luck.

use bots::{Level, Limits, Player, Stop, of_seats, shares_of};
use catalog::{AnyGame, Match};
use rules::{PerSeat, Rng, Seat, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The bot that analyses.
const JUDGE: Player = Player::Level(Level::Four);
/// The node limit for each position.
const NODES: u64 = 20_000;
/// The memory limit of the analysis.
const MEMORY: usize = 8 << 20;
/// How many outcomes are sampled when luck is to act.
const TRIES: u64 = 12;

/// A bot's analysis of a game.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    /// The number of actions and draws analysed so far.
    pub done: usize,
    /// The number of actions and draws in total.
    pub of: usize,
    /// The analysis of each of them; empty until all are done.
    pub plies: Vec<Ply>,
    /// What luck gave each seat in total, on the scale of the values.
    pub luck: PerSeat<f64>,
    /// What each seat's moves cost it in total; never above 0.
    pub skill: PerSeat<f64>,
}

/// The analysis of one action or draw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Ply {
    /// Its number, from 1.
    pub ply: usize,
    /// The seat that acted; null for luck.
    pub seat: Option<Seat>,
    /// The action or outcome.
    pub action: String,
    /// The expected result of each seat, from −1 to 1: before a move, but after an
    /// outcome of luck.
    pub value: PerSeat<f64>,
    /// The best move according to the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// What the move cost its player compared with the best one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<f64>,
    /// What each seat gained or lost by luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<PerSeat<f64>>,
}

/// An analysis in progress, one action at a time.
pub struct Review {
    game: Box<dyn AnyGame>,
    actions: Vec<String>,
    /// The evaluation of the current position, once computed.
    glance: Option<Glance>,
    plies: Vec<Ply>,
    stop: Stop,
}

/// The evaluation of a position.
struct Glance {
    value: PerSeat<f64>,
    /// The move that the bot prefers.
    best: Option<String>,
}

impl Review {
    /// An analysis from the beginning of a game.
    pub fn of(game: &Match) -> Review {
        let actions = game.past().iter().map(|done| done.action.clone());
        Review {
            game: game.anew().game().boxed_clone(),
            actions: actions.collect(),
            glance: None,
            plies: Vec::new(),
            stop: Stop::default(),
        }
    }

    /// Adds a cancellation switch: once it is used, searches are cut short and the
    /// results are worthless.
    #[must_use]
    pub fn ended_by(self, stop: Stop) -> Review {
        Review { stop, ..self }
    }

    /// The number of actions and draws to analyse.
    pub fn steps(&self) -> usize {
        self.actions.len()
    }

    /// Analyses one more; false if there is none.
    pub fn step(&mut self) -> bool {
        let Some(action) = self.actions.get(self.plies.len()).cloned() else {
            return false;
        };
        let before = self.game.boxed_clone();
        let glance = |game: &dyn AnyGame| glance(game, &self.stop);
        let earlier = self.glance.take().unwrap_or_else(|| glance(&*before));
        self.game.apply(&action).expect("it was applied before");
        let after = glance(&*self.game);
        let ply = self.plies.len() + 1;
        self.plies.push(match before.turn().seat() {
            Some(seat) => judged(&*before, ply, seat, action, earlier, &after, glance),
            None => lucky(ply, action, &earlier, &after),
        });
        self.glance = Some(after);
        true
    }

    /// The report once everything is analysed.
    pub fn report(self) -> Report {
        let seats = self.game.scores().len();
        let none = || -> PerSeat<f64> { (0..seats).map(|_| 0.0).collect() };
        let (mut luck, mut skill) = (none(), none());
        for ply in &self.plies {
            if let (Some(seat), Some(cost)) = (ply.seat, ply.cost) {
                skill[seat.index()] -= cost;
            }
            for (sum, share) in luck.iter_mut().zip(ply.luck.iter().flatten()) {
                *sum += share;
            }
        }
        Report {
            done: self.plies.len(),
            of: self.actions.len(),
            plies: self.plies,
            luck,
            skill,
        }
    }
}

fn lucky(ply: usize, action: String, before: &Glance, after: &Glance) -> Ply {
    let pairs = after.value.iter().zip(&before.value);
    Ply {
        ply,
        seat: None,
        action,
        luck: Some(pairs.map(|(after, before)| after - before).collect()),
        value: after.value.clone(),
        best: None,
        cost: None,
    }
}

/// Compares the move played with the best one by evaluating the position after each, so
/// that both are searched to the same depth.
fn judged(
    before: &dyn AnyGame,
    ply: usize,
    seat: Seat,
    action: String,
    earlier: Glance,
    after: &Glance,
    glance: impl Fn(&dyn AnyGame) -> Glance,
) -> Ply {
    let better = earlier.best.clone().filter(|best| *best != action);
    let better = better.and_then(|best| {
        let mut game = before.boxed_clone();
        game.apply(&best).ok()?;
        Some(glance(&*game).value)
    });
    let place = seat.index();
    let cost = better.map_or(0.0, |better| (better[place] - after.value[place]).max(0.0));
    Ply {
        ply,
        seat: Some(seat),
        action,
        value: earlier.value,
        best: earlier.best,
        cost: Some(cost),
        luck: None,
    }
}

fn glance(game: &dyn AnyGame, stop: &Stop) -> Glance {
    match game.turn() {
        Turn::Seat(_) => thought(game, stop),
        Turn::Chance => hoped(game, stop),
        Turn::Over(winners) => Glance {
            value: of_seats(&shares_of(winners, game.scores().len())),
            best: None,
        },
    }
}

/// Evaluates the position for the seat to move, from what it may see.
fn thought(game: &dyn AnyGame, stop: &Stop) -> Glance {
    let limits = Limits {
        memory: MEMORY,
        stop: stop.clone(),
        ..Limits::nodes(NODES)
    };
    let counsel = game.advise(JUDGE, &limits);
    let counsel = counsel.expect("a seat is to move");
    Glance {
        best: Some(counsel.action()),
        value: counsel.value,
    }
}

/// The expectation before luck moves: the mean of some samples.
fn hoped(game: &dyn AnyGame, stop: &Stop) -> Glance {
    let mut value: PerSeat<f64> = game.scores().iter().map(|_| 0.0).collect();
    for number in 0..TRIES {
        let tried = glance(&*after_luck(game, number), stop);
        for (sum, one) in value.iter_mut().zip(&tried.value) {
            *sum += one / TRIES as f64;
        }
    }
    Glance { value, best: None }
}

/// The game after luck has moved.
fn after_luck(game: &dyn AnyGame, number: u64) -> Box<dyn AnyGame> {
    let (mut game, mut rng) = (game.boxed_clone(), Rng::seeded(number));
    while let Some(outcome) = game.roll(&mut rng) {
        game.apply(&outcome).expect("a rolled outcome resolves");
    }
    game
}
