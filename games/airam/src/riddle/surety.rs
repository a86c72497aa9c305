//! What a seat can make certain.
//!
//! The seat plays by what it sees: the worlds that look alike to it are kept
//! together, and one action must do for all of them. Luck and the rival, who may
//! know everything, do their worst.

use bots::{Limits, Watch};
use rules::{Chances, Game, Seat, Turn, Viewer};

use crate::{Action, Airam, View};

/// More than anybody can lead by.
const INFINITE: i32 = 100;

/// Looks for what is certain to one seat.
pub(super) struct Surety {
    seat: Seat,
    watch: Watch,
}

impl Surety {
    pub(super) fn of(seat: Seat, limits: &Limits) -> Surety {
        let watch = Watch::start(limits);
        Surety { seat, watch }
    }

    /// The lead in points that the seat is certain of in the end if it does this
    /// in worlds that look alike to it; nothing when the limits are reached.
    pub(super) fn lead_after(&mut self, worlds: &[Airam], action: Action) -> Option<i32> {
        let nexts: Vec<Airam> = worlds.iter().map(|world| after(world, action)).collect();
        self.lead(&nexts, (-INFINITE, INFINITE))
    }

    /// The same for worlds that look alike. A lead outside the window need not be
    /// exact, only be on the right side of it.
    fn lead(&mut self, worlds: &[Airam], (low, high): (i32, i32)) -> Option<i32> {
        if !worlds.iter().all(|_| self.watch.node()) {
            return None;
        }
        match worlds[0].turn() {
            Turn::Over(_) => worlds.iter().map(|world| self.lead_in(world)).min(),
            Turn::Seat(seat) if seat == self.seat => self.best(worlds, (low, high)),
            _ => self.worst(worlds, (low, high)),
        }
    }

    fn best(&mut self, worlds: &[Airam], (low, high): (i32, i32)) -> Option<i32> {
        let mut best = -INFINITE;
        for action in worlds[0].moves() {
            let nexts: Vec<Airam> = worlds.iter().map(|world| after(world, action)).collect();
            best = best.max(self.lead(&nexts, (low.max(best), high))?);
            if best >= high {
                break;
            }
        }
        Some(best)
    }

    fn worst(&mut self, worlds: &[Airam], (low, high): (i32, i32)) -> Option<i32> {
        let mut worst = INFINITE;
        for alike in self.told_apart(worlds) {
            worst = worst.min(self.lead(&alike, (low, high.min(worst)))?);
            if worst <= low {
                break;
            }
        }
        Some(worst)
    }

    /// All that luck or the rival can do, in groups of worlds that look alike to
    /// the seat.
    fn told_apart(&self, worlds: &[Airam]) -> Vec<Vec<Airam>> {
        let mut groups: Vec<(View, Vec<Airam>)> = Vec::new();
        for next in worlds.iter().flat_map(nexts) {
            let seen = next.seen_by(Viewer::Seat(self.seat));
            match groups.iter_mut().find(|(looks, _)| *looks == seen) {
                Some((_, alike)) if alike.contains(&next) => {}
                Some((_, alike)) => alike.push(next),
                None => groups.push((seen, vec![next])),
            }
        }
        groups.into_iter().map(|(_, alike)| alike).collect()
    }

    fn lead_in(&self, world: &Airam) -> i32 {
        let points = world.points();
        points[self.seat.index()] - points[self.seat.rival().index()]
    }
}

/// What can come of a world in one step.
fn nexts(world: &Airam) -> Vec<Airam> {
    let Chances::Listed(chances) = world.chances() else {
        unreachable!("the first tokens lie on the board");
    };
    let drawn = chances.iter().map(|(chance, _)| {
        let mut next = world.clone();
        next.resolve(chance).expect("a listed outcome resolves");
        next
    });
    let moves = world.moves();
    let played = moves.iter().map(|&action| after(world, action));
    drawn.chain(played).collect()
}

/// The world after an action that is legal in it.
fn after(world: &Airam, action: Action) -> Airam {
    let mut next = world.clone();
    next.play(&action).expect("a legal action plays");
    next
}
