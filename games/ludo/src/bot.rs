//! The bot: how each level looks at the race, and which move it takes.

mod feat;
mod grounds;
mod hits;
pub(crate) mod race;
mod reach;
mod reason;
mod worth;

use bots::expectimax::{self, Weighed};
use bots::{Advice, Level, Limits, Plays, Riddle, of_seats};
use rules::{Luck, PerSeat, Rng, Seat, Text};

use crate::piece::Piece;
use crate::{Action, Ludo, riddle};
use race::{Go, Race, after};
use worth::{Sight, shares};

pub use feat::Feat;
pub use hits::Ways;
pub use reason::Reason;

/// Moves are taken for equal if the odds of winning that they give differ by no
/// more than this part.
const NEAR: f32 = 0.002;

/// How many throws the strongest looks ahead.
const FAR: u32 = 2;

impl Plays for Ludo {
    type Reason = Reason;

    const PACE: u64 = 600_000;
    const SIGHT: [Text; 5] = [
        Text::new(
            "ve lo que avanzan sus fichas, dado a dado",
            "sees how far its own pieces get, one die at a time",
        ),
        Text::new(
            "ve el turno entero y lo que pierden los demás",
            "sees its whole turn and what the others lose",
        ),
        Text::new(
            "sabe lo que vale cada casilla",
            "knows what each square is worth",
        ),
        Text::new(
            "cuenta las tiradas que capturan sus fichas",
            "counts the throws that can hit its pieces",
        ),
        Text::new(
            "pondera todos los peligros y mira dos tiradas más allá",
            "weighs every danger and looks two throws ahead",
        ),
    ];

    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn think(view: &Ludo, seat: Seat, level: Level, limits: &Limits) -> Advice<Ludo> {
        let weighed = weigh(view, seat, level, limits);
        let (go, shares) = pick(&weighed.moves, seat, limits.seed);
        Advice {
            action: go.first,
            value: of_seats(shares),
            reasons: grounds::speaking_for(view, seat, *go),
            nodes: weighed.nodes,
            depth: weighed.depth,
        }
    }

    fn riddle(view: &Ludo, seat: Seat, limits: &Limits) -> Option<Riddle<Ludo>> {
        riddle::riddle(view, seat, limits)
    }
}

/// What a level makes of the moves, best first.
fn weigh(game: &Ludo, seat: Seat, level: Level, limits: &Limits) -> Weighed<Go> {
    let (sight, throws) = match level {
        Level::One => return by_own_squares(game, seat),
        Level::Two => (Sight::Squares, 0),
        Level::Three => (Sight::Places, 0),
        Level::Four => (Sight::Hits, 0),
        Level::Five => (Sight::Dangers, FAR),
    };
    if let [only] = *game.menu() {
        return alone(only, shares(&after(game, only), sight));
    }
    expectimax::search(&Race { game: *game, sight }, throws, limits)
}

/// Each die by itself, as if nothing happened to anybody else.
fn by_own_squares(game: &Ludo, seat: Seat) -> Weighed<Go> {
    let seen = |action| {
        let next = after(game, action);
        let mut seen = *game;
        for piece in Piece::all_of(seat) {
            seen.board.progress[piece.index()] = next.board.progress(piece);
        }
        (Go::one(action), shares(&seen, Sight::Squares))
    };
    let mut moves: Vec<_> = game.menu().into_iter().map(seen).collect();
    let share = |(_, shares): &(Go, PerSeat<f32>)| shares[seat.index()];
    moves.sort_by(|one, other| share(other).total_cmp(&share(one)));
    Weighed {
        nodes: moves.len() as u64,
        moves,
        depth: 0,
    }
}

fn alone(action: Action, shares: PerSeat<f32>) -> Weighed<Go> {
    Weighed {
        moves: vec![(Go::one(action), shares)],
        nodes: 0,
        depth: 0,
    }
}

/// One of the best, by the seed.
fn pick(moves: &[(Go, PerSeat<f32>)], seat: Seat, seed: u64) -> &(Go, PerSeat<f32>) {
    let share = |(_, shares): &(Go, PerSeat<f32>)| shares[seat.index()];
    let best = share(&moves[0]);
    let enough = best - NEAR * best * (1.0 - best);
    let near = moves.iter().take_while(|it| share(it) >= enough).count();
    &moves[Rng::seeded(seed).below(near as u32) as usize]
}
