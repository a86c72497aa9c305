//! Matches between bots in a test.

use bots::{Limits, Player, Plays, choose};
use rules::{Rng, Turn, Viewer};
use serde_json::Value;

/// Plays this many games between the players, one per seat, and returns each one's
/// share of the wins. The first `opening` plies are random, so that games differ; every
/// opening is played in every rotation of the players.
#[track_caller]
pub fn spar<G: Plays>(
    options: Value,
    players: &[Player],
    opening: u32,
    games: u32,
    limits: impl Fn(Player) -> Limits,
) -> Vec<f64> {
    let start: G = crate::start(options, players.len());
    let mut shares = vec![0.0; players.len()];
    for nth in 0..games {
        let turned = nth as usize % players.len();
        let seed = u64::from(nth) / players.len() as u64;
        let mut seated = players.to_vec();
        seated.rotate_left(turned);
        let end = play(start.clone(), &seated, opening, seed, &limits);
        let winners = end.turn().winners();
        for seat in winners.iter() {
            let player = (seat.index() + turned) % players.len();
            shares[player] += 1.0 / winners.len() as f64 / f64::from(games);
        }
    }
    shares
}

fn play<G: Plays>(
    mut game: G,
    seated: &[Player],
    opening: u32,
    seed: u64,
    limits: &impl Fn(Player) -> Limits,
) -> G {
    let mut rng = Rng::seeded(seed);
    for ply in 0.. {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = game.roll(&mut rng).expect("luck is to move");
                game.resolve(&chance).expect("a rolled outcome resolves");
            }
            Turn::Seat(seat) => {
                let seated = seated[seat.index()];
                let player = if ply < opening {
                    Player::Random
                } else {
                    seated
                };
                let limits = limits(player).seeded(rng.bits());
                let view = game.view(Viewer::Seat(seat));
                let advice = choose::<G>(&view, seat, player, &limits);
                game.play(&advice.action).expect("a bot plays a legal move");
            }
        }
    }
    game
}
