//! Trying moves out: in worlds guessed from the view everybody goes on with the
//! move that looks best at a glance, once round the table.

use bots::{Watch, shares_of};
use rules::{Game, PerSeat, Rng, Seat, Turn};

use super::glance::{Candidate, Glance};
use super::{odds, rests};
use crate::notation::RACK;
use crate::{Action, Ideograma, Letter, Tile, Tiles, View};

/// Worlds that all candidates are tried in before the weaker half is left out;
/// after that twice as many, and so on, so that each stage takes as long.
const FIRST_STAGE: u32 = 12;
/// So many stay to the end.
const FINALISTS: usize = 3;
/// The first glance counts like the outcome in so many worlds.
const GLANCE: f32 = 8.0;
/// With so few tiles in the pool games are tried to their end.
const LATE: usize = RACK;
/// What a blank becomes in a guessed world. Finding all words with a blank takes
/// ten times as long, and in thought it matters little which tile is strong.
const STAND_IN: Tile = Tile::Letter(match Letter::of('S') {
    Some(letter) => letter,
    None => panic!("S is a letter"),
});

/// A candidate and what came of it.
pub(super) struct Trial {
    pub(super) candidate: Candidate,
    /// The mean shares of the win.
    pub(super) shares: PerSeat<f32>,
    sums: PerSeat<f32>,
    weight: f32,
    /// A blank that is kept is worth so much more than its stand-in.
    blank: f32,
}

impl Trial {
    fn new(view: &View, seat: Seat, candidate: Candidate) -> Trial {
        let kept = candidate.keep;
        let worth = |rest| rests::learned(rest, &view.table.lexicon);
        let blank = worth(&kept) - worth(&without_blanks(kept));
        let shares = glanced(view, seat, &candidate);
        Trial {
            sums: shares.iter().map(|share| share * GLANCE).collect(),
            shares,
            weight: GLANCE,
            blank: blank as f32 / 100.0,
            candidate,
        }
    }

    fn add(&mut self, outcome: &[f32]) {
        self.weight += 1.0;
        for ((sum, share), more) in self.sums.iter_mut().zip(&mut self.shares).zip(outcome) {
            *sum += more;
            *share = *sum / self.weight;
        }
    }
}

/// The shares of the win that a move promises at a glance.
pub(super) fn glanced(view: &View, seat: Seat, candidate: &Candidate) -> PerSeat<f32> {
    let mut points: PerSeat<f32> = view.points().iter().map(|&it| it as f32).collect();
    points[seat.index()] += candidate.worth as f32 / 100.0;
    odds::shares(&points, view.unseen().len())
}

/// Tries the candidates out until the watch ends it; best first.
pub(super) fn hold(
    view: &View,
    seat: Seat,
    candidates: Vec<Candidate>,
    rng: &mut Rng,
    watch: &mut Watch,
) -> Vec<Trial> {
    let trials = candidates.into_iter();
    let mut trials: Vec<Trial> = trials.map(|it| Trial::new(view, seat, it)).collect();
    let mut alive = trials.len();
    let (mut worlds, mut stage) = (0, FIRST_STAGE);
    while alive > 1 && in_one_world(view, seat, &mut trials[..alive], rng, watch) {
        worlds += 1;
        if worlds == stage {
            order(&mut trials[..alive], seat);
            alive = alive.div_ceil(2).max(FINALISTS.min(alive));
            stage = worlds + 2 * stage;
        }
    }
    order(&mut trials[..alive], seat);
    trials
}

fn order(trials: &mut [Trial], seat: Seat) {
    let share = |trial: &Trial| trial.shares[seat.index()];
    trials.sort_by(|one, other| share(other).total_cmp(&share(one)));
}

/// Tries all of them in the same guessed world; false when time is over.
fn in_one_world(
    view: &View,
    seat: Seat,
    trials: &mut [Trial],
    rng: &mut Rng,
    watch: &mut Watch,
) -> bool {
    let mut world = view.guessed(rng);
    world.pool = without_blanks(world.pool);
    for other in Seat::all(world.racks.len()).filter(|&it| it != seat) {
        let rack = &mut world.racks[other.index()];
        *rack = without_blanks(*rack);
    }
    let luck = rng.bits();
    let mut outcomes = Vec::with_capacity(trials.len());
    for trial in trials.iter() {
        let Some(outcome) = tried(&world, seat, trial, Rng::seeded(luck), watch) else {
            return false;
        };
        outcomes.push(outcome);
    }
    for (trial, outcome) in trials.iter_mut().zip(outcomes) {
        trial.add(&outcome);
    }
    true
}

/// What one candidate leads to in one world.
fn tried(
    world: &Ideograma,
    seat: Seat,
    trial: &Trial,
    mut luck: Rng,
    watch: &mut Watch,
) -> Option<PerSeat<f32>> {
    let mut game = world.clone();
    let late = world.pool.len() <= LATE;
    let mut kept: PerSeat<i32> = world.racks.iter().map(|_| 0).collect();
    go_on(&mut game, &trial.candidate.action, &mut luck);
    let rack = &mut game.racks[seat.index()];
    *rack = without_blanks(*rack);
    let mut turns = 0;
    while turns < world.racks.len() || late {
        let Turn::Seat(next) = game.turn() else {
            return Some(shares_of(game.turn().winners(), world.racks.len()));
        };
        if !watch.step() {
            return None;
        }
        let (action, rest) = Glance::of_game(&game, next).best();
        kept[next.index()] = rest;
        go_on(&mut game, &action, &mut luck);
        turns += 1;
    }
    let points = game.table.points.iter().zip(&kept);
    let mut points: PerSeat<f32> = points
        .map(|(&points, &rest)| points as f32 + rest as f32 / 100.0)
        .collect();
    points[seat.index()] += trial.blank;
    let left: usize = game.racks.iter().map(Tiles::len).sum();
    Some(odds::shares(&points, left + game.pool.len()))
}

/// Plays a move that is legal, lets it stand, and draws.
fn go_on(game: &mut Ideograma, action: &Action, luck: &mut Rng) {
    game.play(action).expect("a move that was found plays");
    while game.table.pending().is_some() {
        let accepted = game.play(&Action::Accept);
        accepted.expect("a pending play can be accepted");
    }
    if let Some(draw) = game.roll(luck) {
        game.resolve(&draw).expect("a rolled outcome resolves");
    }
}

fn without_blanks(mut tiles: Tiles) -> Tiles {
    while tiles.take(Tile::Blank) {
        tiles.add(STAND_IN);
    }
    tiles
}
