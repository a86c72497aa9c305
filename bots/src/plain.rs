//! Playing any game through the contract alone: the two baselines, the default bot of a
//! game without one of its own, and the call that lets any player choose.

use rules::{Game, Luck as _, PerSeat, Rng, Seat, Text, Turn};

use crate::{Advice, Level, Limits, Player, Plays, Position, of_seats, shares_of, tree};

/// The exploration constant of the plain tree search.
const EXPLORE: f32 = 1.0;

/// The number of playouts of each level; level 5 has as many as its limits allow.
const TRIES: [u64; 4] = [30, 100, 300, 1000];

/// Plain playouts a second on a phone.
pub(crate) const PACE: u64 = 1_000;

pub(crate) const SIGHT: [Text; 5] = [
    Text::new("prueba 30 veces al azar", "tries 30 times at random"),
    Text::new("prueba 100 veces al azar", "tries 100 times at random"),
    Text::new("prueba 300 veces al azar", "tries 300 times at random"),
    Text::new("prueba 1000 veces al azar", "tries 1000 times at random"),
    Text::new("prueba mientras le dejan", "tries for as long as it may"),
];

/// The default bot, which knows nothing about the game.
pub(crate) fn think<G: Plays>(view: &G::View, level: Level, limits: &Limits) -> Advice<G> {
    let limits = match TRIES.get(level.index()) {
        Some(&tries) => limits.clone().at_most(tries),
        None => limits.clone(),
    };
    by_tree(view, &limits)
}

/// Chooses a move for the seat to act as this player would, from what the seat may see.
pub fn choose<G: Plays>(view: &G::View, seat: Seat, player: Player, limits: &Limits) -> Advice<G> {
    match player {
        Player::Level(level) => G::think(view, seat, level, limits),
        Player::Tree => by_tree(view, limits),
        Player::Random => at_random(view, limits.seed),
    }
}

fn at_random<G: Plays>(view: &G::View, seed: u64) -> Advice<G> {
    let mut rng = Rng::seeded(seed);
    let game = G::guess(view, &mut rng);
    let mut moves = game.moves();
    let pick = rng.below(moves.len() as u32) as usize;
    Advice {
        action: moves.swap_remove(pick),
        value: of_seats(&even(game.scores().len())),
        reasons: Vec::new(),
        nodes: 0,
        depth: 0,
    }
}

fn by_tree<G: Plays>(view: &G::View, limits: &Limits) -> Advice<G> {
    let deal = |rng: &mut Rng| Plain {
        game: G::guess(view, rng),
    };
    let mut grown = tree::grow(deal, EXPLORE, limits);
    let branch = grown.branches.swap_remove(0);
    let shares = match &*branch.shares {
        [] => even(deal(&mut Rng::seeded(0)).game.scores().len()),
        _ => branch.shares,
    };
    Advice {
        action: branch.action,
        value: of_seats(&shares),
        reasons: Vec::new(),
        nodes: grown.nodes,
        depth: grown.depth,
    }
}

fn even(seats: usize) -> PerSeat<f32> {
    (0..seats).map(|_| 1.0 / seats as f32).collect()
}

/// Any game, played through the contract and evaluated by a uniform playout.
#[derive(Clone)]
struct Plain<G> {
    game: G,
}

impl<G: Game> Position for Plain<G> {
    type Move = G::Action;

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self, list: &mut Vec<G::Action>) {
        list.extend(self.game.moves());
    }

    fn play(&mut self, action: &G::Action) {
        self.game.play(action).expect("an offered move plays");
    }
}

impl<G: Game> tree::Wood for Plain<G> {
    fn roll(&mut self, rng: &mut Rng) {
        let chance = self.game.roll(rng).expect("luck is to move");
        self.game
            .resolve(&chance)
            .expect("a rolled outcome resolves");
    }

    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32> {
        let seats = self.game.scores().len();
        shares_of(self.game.playout(rng).winners, seats)
    }
}
