//! The bots of AIRAM.
//!
//! `sight` says what each choice is worth at first sight, by the `eyes` of the
//! seat that has it; the tree search looks ahead with it (`wood`) in worlds that
//! fit the view and are `belief`ed in. The `last` turn is counted out over
//! all that is unknown. `facts` finds what speaks for a move and `reason` says it.

use bots::{Advice, Level, Limits, Plays, Riddle, from_share, of_seats, tree};
use rules::{PerSeat, Rng, Seat, Text};

mod belief;
mod eyes;
mod facts;
mod last;
mod reach;
mod reason;
mod sight;
mod wood;
pub(crate) mod words;
mod world;

pub use reason::Reason;

use belief::Belief;
use last::Outlook;
use sight::{Sight, best};
use world::{Step, World};

use crate::{Action, Airam, View, riddle};

/// How much the tree search tries what has not proved itself.
const EXPLORE: f32 = 1.0;
/// How many worlds the third and the fourth level look at.
const SOME_WORLDS: u64 = 100;
const MANY_WORLDS: u64 = 1000;

impl Plays for Airam {
    type Reason = Reason;

    const PACE: u64 = 36_000;
    const SIGHT: [Text; 5] = [
        Text::new(
            "su mano y los grupos impares",
            "its own hand and the odd groups",
        ),
        Text::new(
            "también lo que puede tener el rival y qué grupos pueden cambiar",
            "also what the rival may hold and which groups can change",
        ),
        Text::new(
            "cómo puede seguir la partida, con unas pocas manos del rival",
            "how the game may go on, with a few hands of the rival",
        ),
        Text::new(
            "lo mismo con muchas manos; el último turno, entero",
            "the same with many hands; the last turn, all of it",
        ),
        Text::new(
            "tantas manos y jugadas como le da tiempo",
            "as many hands and moves as time allows",
        ),
    ];

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn think(view: &View, seat: Seat, level: Level, limits: &Limits) -> Advice<Airam> {
        let thought = match level {
            Level::One => glance(view, seat, Sight::Hand, limits),
            Level::Two => glance(view, seat, Sight::Odds, limits),
            Level::Three => search(view, seat, &limits.clone().at_most(SOME_WORLDS)),
            Level::Four => to_the_end(view, seat, &limits.clone().at_most(MANY_WORLDS)),
            Level::Five => to_the_end(view, seat, limits),
        };
        Advice {
            action: thought.action,
            value: of_seats(&thought.shares),
            reasons: facts::reasons(view, seat, thought.action, thought.outlook),
            nodes: thought.nodes,
            depth: thought.depth,
        }
    }

    fn riddle(view: &View, seat: Seat, limits: &Limits) -> Option<Riddle<Airam>> {
        riddle::riddle(view, seat, limits)
    }
}

/// An action, and what came of thinking about it.
struct Thought {
    action: Action,
    shares: PerSeat<f32>,
    /// What is known of it in the last turn.
    outlook: Option<Outlook>,
    nodes: u64,
    depth: u32,
}

/// Takes what is best at first sight.
fn glance(view: &View, seat: Seat, sight: Sight, limits: &Limits) -> Thought {
    let mut rng = Rng::seeded(limits.seed);
    let world = World::new(Belief::of(view).deal(&mut rng), seat);
    let choices = world.choices(sight);
    let (step, lead) = best(&choices, &mut rng);
    Thought {
        action: step.action(),
        shares: from_share(seat.index(), share(lead)),
        outlook: None,
        nodes: u64::from(choices.len() > 1),
        depth: u32::from(choices.len() > 1),
    }
}

/// Counts out the last turn, and searches before.
fn to_the_end(view: &View, seat: Seat, limits: &Limits) -> Thought {
    let outlooks = last::outlooks(view, seat);
    let best = outlooks
        .iter()
        .max_by(|one, other| one.share.total_cmp(&other.share));
    match best {
        Some(&best) if outlooks.len() > 1 => Thought {
            action: best.action,
            shares: from_share(seat.index(), best.share),
            outlook: Some(best),
            nodes: outlooks.len() as u64,
            depth: view.board.empty().len(),
        },
        _ => search(view, seat, limits),
    }
}

/// Looks ahead in as many worlds as the limits allow.
fn search(view: &View, seat: Seat, limits: &Limits) -> Thought {
    let belief = Belief::of(view);
    let mut rng = Rng::seeded(limits.seed);
    let root = World::new(belief.deal(&mut rng), seat);
    let deal = |rng: &mut Rng| root.dealt(belief.deal(rng));
    let grown = tree::grow(deal, EXPLORE, limits);
    let branch = &grown.branches[0];
    let shares = match &*branch.shares {
        [] => return glance(view, seat, Sight::Odds, limits),
        shares => shares.iter().copied().collect(),
    };
    Thought {
        action: branch.action.action(),
        shares,
        outlook: None,
        nodes: grown.nodes,
        depth: grown.depth,
    }
}

/// The share of the win that a lead of so many points promises: three in four
/// for four points.
fn share(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + 4.0)
}

impl Step {
    /// The step of the seat that thinks, as the game knows it.
    fn action(self) -> Action {
        match self {
            Step::Keep { keep, give, .. } => Action::Keep { keep, give },
            Step::Give(give) => Action::Keep { keep: give, give },
            Step::Place(_, square) => Action::Place(square),
        }
    }
}
