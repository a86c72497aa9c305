//! The bot keeps the laws of bots, says nothing but the truth, and each level
//! is better than the one below it.

mod truth;

use bots::{Level, Limits, Player};
use kit::Bot;
use ludo::Ludo;
use ludo::bot::{Feat, Reason};
use serde_json::json;

#[test]
fn laws() {
    let bot = Bot::<Ludo>::new().games(5).nodes(200).truth(truth::holds);
    says_every_feat(bot)
        .says("Then", |reason| matches!(reason, Reason::Then(..)))
        .check();
}

fn says_every_feat(bot: Bot<Ludo>) -> Bot<Ludo> {
    let now = |is: fn(Feat) -> bool| move |reason: &Reason| matches!(*reason, Reason::Now(feat) if is(feat));
    bot.says("Wins", now(|feat| feat == Feat::Wins))
        .says("Captures", now(|feat| matches!(feat, Feat::Captures(_))))
        .says("Arrives", now(|feat| feat == Feat::Arrives))
        .says("EntersLane", now(|feat| feat == Feat::EntersLane))
        .says("Releases", now(|feat| feat == Feat::Releases))
        .says("SendsBack", now(|feat| feat == Feat::SendsBack))
        .says("Rides", now(|feat| feat == Feat::Rides))
        .says("Escapes", now(|feat| matches!(feat, Feat::Escapes { .. })))
        .says("Safe", now(|feat| matches!(feat, Feat::Safe(_))))
        .says("Dodges", now(|feat| feat == Feat::Dodges))
        .says("Hindmost", now(|feat| feat == Feat::Hindmost))
        .says("Advances", now(|feat| matches!(feat, Feat::Advances(_))))
        .says("Ahead", now(|feat| matches!(feat, Feat::Ahead(_))))
}

/// The share of the games that the first wins against the second.
fn share(first: Player, second: Player, games: u32) -> f64 {
    let limits = |_| Limits::nodes(2_000);
    kit::spar::<Ludo>(json!({}), &[first, second], 0, games, limits)[0]
}

#[test]
fn each_level_beats_the_one_below() {
    let beginner = share(Player::Level(Level::One), Player::Random, 200);
    assert!(beginner > 0.6, "level 1 wins {beginner} against random");
    for (higher, lower) in [
        (Level::Two, Level::One),
        (Level::Three, Level::Two),
        (Level::Four, Level::Three),
    ] {
        let won = share(Player::Level(higher), Player::Level(lower), 200);
        assert!(won > 0.53, "{higher:?} wins {won} against {lower:?}");
    }
}

#[test]
fn looking_ahead_helps_at_every_table() {
    let limits = |_| Limits::nodes(500);
    for seats in [2, 3, 4] {
        let mut players = vec![Player::Level(Level::Two); seats];
        players[0] = Player::Level(Level::Five);
        let games = 10 * seats as u32;
        let won = kit::spar::<Ludo>(json!({}), &players, 0, games, limits)[0];
        assert!(won > 1.4 / seats as f64, "{won} of {games} with {seats}");
    }
}
