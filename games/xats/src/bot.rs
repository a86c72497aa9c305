//! XATS plays itself.

use bots::{Advice, Level, Limits, Plays, Riddle, of_seats};
use rules::{Game as _, PerSeat, Seat, Text};

use crate::{Action, Xats, riddle};

mod duel;
mod evaluation;
mod grounds;
mod reason;
pub(crate) mod sketch;
mod solve;
mod threats;
mod trio;

pub use reason::Reason;

use sketch::Sketch;

/// What a bot made up its mind to.
struct Thought {
    action: Action,
    /// The share of the win that each seat can expect.
    shares: PerSeat<f32>,
    /// What is certain of the end, if anything is.
    fate: Option<Fate>,
    depth: u32,
    nodes: u64,
}

/// A game for two whose end the search has seen. Turns are counted from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The seat to act wins in this turn of its own at the latest.
    Wins(u32),
    /// The rival wins in this turn of its own, and no move puts it off further.
    Loses(u32),
}

impl Plays for Xats {
    type Reason = Reason;

    const PACE: u64 = 280_000;
    const SIGHT: [Text; 5] = [
        Text::new(
            "Mira lo que deja cada jugada suya, sin pensar en la respuesta.",
            "Looks at what each move of its own leaves, without a thought for the answer.",
        ),
        Text::new(
            "Cuenta con la respuesta del rival.",
            "Reckons with the rival’s answer.",
        ),
        Text::new(
            "Piensa también en su turno siguiente.",
            "Thinks of its own next turn too.",
        ),
        Text::new(
            "Calcula unos miles de posiciones y ve venir las victorias forzadas.",
            "Works out some thousand positions and sees forced wins coming.",
        ),
        Text::new(
            "Calcula cuanto le da el tiempo, y los finales hasta la última jugada.",
            "Works out all it has time for, and endings to the last move.",
        ),
    ];

    fn think(view: &Xats, seat: Seat, level: Level, limits: &Limits) -> Advice<Xats> {
        let sketch = Sketch::new(view, limits.seed);
        let thought = match &*view.moves() {
            [_] => glimpse(&sketch, seat, 0),
            _ if level == Level::One => glimpse(&sketch, seat, 1),
            _ if view.seats() == 2 => duel::think(&sketch, seat, level, limits),
            _ => trio::think(&sketch, seat, level, limits),
        };
        let action = Sketch::action(view, thought.action);
        Advice {
            action,
            value: of_seats(&thought.shares),
            reasons: grounds::reasons(view, seat, action, thought.fate),
            nodes: thought.nodes,
            depth: thought.depth,
        }
    }

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn riddle(view: &Xats, seat: Seat, limits: &Limits) -> Option<Riddle<Xats>> {
        riddle::of(view, seat, limits)
    }
}

/// Judges what each move leaves and looks no further.
fn glimpse(sketch: &Sketch, seat: Seat, depth: u32) -> Thought {
    let share = |shares: &PerSeat<f32>| shares[seat.index()];
    let judged = sketch
        .each_move()
        .map(|(action, next)| (action, next.shares()));
    let judged: Vec<_> = judged.collect();
    let nodes = judged.len() as u64;
    let best = judged
        .into_iter()
        .max_by(|(_, one), (_, other)| share(one).total_cmp(&share(other)));
    let (action, shares) = best.expect("a seat to act has a move");
    Thought {
        action,
        shares,
        fate: None,
        depth,
        nodes,
    }
}
