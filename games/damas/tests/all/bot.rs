//! What the bots of DAMAS promise: legal moves, true reasons, levels in order.

mod cases;
mod truth;

use bots::{Level, Limits, Player};
use damas::{Damas, Reason};
use serde_json::json;

#[test]
fn the_bots_keep_their_promises() {
    kit::Bot::<Damas>::new()
        .games(8)
        .truth(truth::holds)
        .says("Wins", |reason| *reason == Reason::Wins)
        .says("WinsNext", |reason| *reason == Reason::WinsNext)
        .says("Draws", |reason| matches!(reason, Reason::Draws(_)))
        .says("Takes", |reason| matches!(reason, Reason::Takes { .. }))
        .says("KeepsFromHuff", |reason| {
            matches!(reason, Reason::KeepsFromHuff { .. })
        })
        .says("Crowns", |reason| matches!(reason, Reason::Crowns(_)))
        .says("Escapes", |reason| matches!(reason, Reason::Escapes { .. }))
        .says("Offers", |reason| matches!(reason, Reason::Offers { .. }))
        .says("Threatens", |reason| matches!(reason, Reason::Threatens(_)))
        .says("Safe", |reason| matches!(reason, Reason::Safe { .. }))
        .says("Nears", |reason| matches!(reason, Reason::Nears { .. }))
        .says("Cramps", |reason| matches!(reason, Reason::Cramps(_)))
        .says("Guards", |reason| matches!(reason, Reason::Guards(_)))
        .says("Leaves", |reason| matches!(reason, Reason::Leaves { .. }))
        .check();
}

/// The stronger of two wins most of its games at the same nodes.
#[track_caller]
fn check(stronger: Player, weaker: Player, games: u32) {
    let limits = |_| Limits::nodes(20_000);
    for capture in ["huff", "strict"] {
        let options = json!({ "capture": capture });
        let shares = kit::spar::<Damas>(options, &[stronger, weaker], 6, games, limits);
        assert!(shares[0] > 0.6, "{stronger} against {weaker}: {shares:?}");
    }
}

#[test]
fn each_level_beats_the_one_below() {
    check(Player::Level(Level::One), Player::Random, 20);
    check(Player::Level(Level::Two), Player::Level(Level::One), 20);
    check(Player::Level(Level::Three), Player::Level(Level::Two), 20);
}
