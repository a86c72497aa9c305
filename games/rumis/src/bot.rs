//! The bots of RUMIS.
//!
//! `worth` says what a position is worth, by `weights`; `wood` lets the tree
//! search look ahead with it, and `endgame` counts the last stones of a game for
//! two. `grounds` finds what speaks for a move and `reason` says it. Alone,
//! `solitaire` asks the solver.

use bots::tree::{self, Branch};
use bots::{Advice, Level, Limits, Plays, Position, Riddle, of_seats};
use rules::{PerSeat, Rng, Seat, Text, Turn};

mod endgame;
mod grounds;
mod pick;
mod reason;
pub(crate) mod site;
mod solitaire;
mod survey;
mod weights;
mod wood;
mod worth;

pub use reason::Reason;

use crate::{Rumis, riddle};
use site::{Ply, Site};

/// How much the tree search tries what has not proved itself.
const EXPLORE: f32 = 1.0;
/// How many nodes the third and the fourth level look at.
const A_REPLY: u64 = 8;
const A_FEW_MOVES: u64 = 200;

impl Plays for Rumis {
    type Reason = Reason;

    const PACE: u64 = 8_000;
    const SIGHT: [Text; 5] = [
        Text::new("las casillas de su color", "the squares of its own colour"),
        Text::new(
            "también las de los rivales, y el tamaño de las piedras",
            "the rivals’ squares too, and the size of the stones",
        ),
        Text::new(
            "el sitio que queda y alguna respuesta",
            "the room that is left and some replies",
        ),
        Text::new("varias jugadas por delante", "several moves ahead"),
        Text::new(
            "tan lejos como le da tiempo; los finales, enteros",
            "as far as time allows; endings, to the last stone",
        ),
    ];

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn think(view: &Rumis, _: Seat, level: Level, limits: &Limits) -> Advice<Rumis> {
        if view.seating.is_alone() {
            return solitaire::think(view, level, limits);
        }
        let site = Site::of(view);
        let mut plies = Vec::new();
        site.moves(&mut plies);
        let choice = match (&*plies, level) {
            ([] | [_], _) => Choice::of(&site, plies.pop().unwrap_or(Ply::Pass)),
            (_, Level::One) => glance(&site, &plies, limits.seed, worth::own_points),
            (_, Level::Two) => glance(&site, &plies, limits.seed, worth::simple_lead),
            (_, Level::Three) => ahead(&site, &limits.clone().at_most(A_REPLY)),
            (_, Level::Four) => to_the_end(&site, &limits.clone().at_most(A_FEW_MOVES)),
            (_, Level::Five) => to_the_end(&site, limits),
        };
        Advice {
            action: site.action(choice.ply),
            value: of_seats(&choice.shares),
            reasons: grounds::reasons(&site, choice.ply, choice.margin),
            nodes: choice.nodes,
            depth: choice.depth,
        }
    }

    fn riddle(view: &Rumis, seat: Seat, limits: &Limits) -> Option<Riddle<Rumis>> {
        riddle::riddle(view, seat, limits)
    }
}

/// A ply, and what came of looking at it.
struct Choice {
    ply: Ply,
    shares: PerSeat<f32>,
    /// What the seat to act wins by with the best play of both, if that is known.
    margin: Option<i32>,
    nodes: u64,
    depth: u32,
}

impl Choice {
    /// A ply taken without looking further.
    fn of(site: &Site, ply: Ply) -> Choice {
        Choice {
            ply,
            shares: worth::shares(&site.after(ply)),
            margin: None,
            nodes: 0,
            depth: 0,
        }
    }
}

/// Looks at what is right after each ply, with a worth for the colour to play.
fn glance(site: &Site, plies: &[Ply], seed: u64, worth: fn(&Site, Ply) -> f32) -> Choice {
    let worths: Vec<f32> = plies.iter().map(|&ply| worth(site, ply)).collect();
    let best = pick::best(&worths, 0.0, &mut Rng::seeded(seed));
    Choice {
        nodes: 1,
        depth: 1,
        ..Choice::of(site, best.map_or(Ply::Pass, |place| plies[place]))
    }
}

/// Looks ahead with the tree search.
fn ahead(site: &Site, limits: &Limits) -> Choice {
    let grown = tree::grow(|_: &mut Rng| site.clone(), EXPLORE, limits);
    let branch = &grown.branches[one_of_the_best(site.turn(), &grown.branches, limits.seed)];
    let mut choice = Choice::of(site, branch.action);
    if !branch.shares.is_empty() {
        choice.shares.clone_from(&branch.shares);
    }
    Choice {
        nodes: grown.nodes,
        depth: grown.depth,
        ..choice
    }
}

/// The place of a branch that is as good as the first: tried nearly as often,
/// with nearly the same share.
fn one_of_the_best(turn: Turn, branches: &[Branch<Ply>], seed: u64) -> usize {
    const AS_OFTEN: f32 = 0.9;
    const AS_GOOD: f32 = 0.01;
    let seat = turn.seat().map_or(0, Seat::index);
    let often = (branches[0].visits as f32 * AS_OFTEN).max(1.0);
    let tried = branches
        .iter()
        .take_while(|branch| branch.visits as f32 >= often);
    let shares: Vec<f32> = tried.map(|branch| branch.shares[seat]).collect();
    pick::best(&shares, AS_GOOD, &mut Rng::seeded(seed)).unwrap_or(0)
}

/// Counts the ending if there is little left to choose, or else looks ahead.
fn to_the_end(site: &Site, limits: &Limits) -> Choice {
    if !endgame::is_near(site) {
        return ahead(site, limits);
    }
    // A quarter is for the ending, the rest for the tree.
    let (mut some, mut rest) = (limits.clone(), limits.clone());
    some.time = limits.time.map(|time| time / 4);
    some.nodes = limits.nodes.map(|nodes| nodes / 4);
    rest.time = limits.time.map(|time| time * 3 / 4);
    rest.nodes = limits.nodes.map(|nodes| nodes - nodes / 4);
    let (ending, nodes) = endgame::ending(site, &some);
    let choice = match ending {
        Some(ending) => Choice {
            shares: ending.shares(site.turn()),
            margin: Some(ending.margin),
            depth: ending.depth,
            ..Choice::of(site, ending.best)
        },
        None => ahead(site, &rest),
    };
    Choice {
        nodes: choice.nodes + nodes,
        ..choice
    }
}
