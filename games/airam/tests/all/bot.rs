//! The bots: what they say is true, and each level is stronger than the one below.

mod seen;
mod truth;

use airam::Airam;
use airam::bot::Reason;
use bots::{Level, Limits, Player};
use serde_json::json;

#[test]
fn laws() {
    kit::Bot::<Airam>::new()
        .nodes(60)
        .games(60)
        .truth(truth::is_true)
        .says(
            "a sure win",
            |it| matches!(it, Reason::Wins { won, deals } if won == deals),
        )
        .says(
            "a likely win",
            |it| matches!(it, Reason::Wins { won, deals } if won < deals),
        )
        .says("no loss", |it| matches!(it, Reason::NeverLoses))
        .says("a colour for good", |it| matches!(it, Reason::Secures(_)))
        .says("the richest colour", |it| {
            matches!(it, Reason::KeepsRichest { .. })
        })
        .says("a colour again", |it| matches!(it, Reason::Gathers { .. }))
        .says("a useless gift", |it| matches!(it, Reason::GivesUnheld(_)))
        .says("a welcome gift", |it| matches!(it, Reason::GiftAdds(_)))
        .says("a bitter gift", |it| matches!(it, Reason::GiftTakes(_)))
        .says("one more", |it| matches!(it, Reason::Adds { .. }))
        .says("one less", |it| matches!(it, Reason::Takes { .. }))
        .says(
            "an odd group closed in",
            |it| matches!(it, Reason::Seals { size, .. } if size % 2 == 1),
        )
        .says(
            "an even group closed in",
            |it| matches!(it, Reason::Seals { size, .. } if size % 2 == 0),
        )
        .check();
}

/// Boards turned and shifted, which have no name.
#[test]
fn laws_on_an_odd_layout() {
    let layout = json!({ "layout": [[0, 0, 1], [6, 2, 3], [-2, 6, 2]] });
    let options = serde_json::from_value(layout).expect("a layout");
    kit::Bot::<Airam>::new()
        .at(rules::Setup::new(2, options))
        .nodes(60)
        .games(10)
        .truth(truth::is_true)
        .check();
}

/// The share of the wins of the first.
fn share(one: Player, other: Player, games: u32, nodes: u64) -> f64 {
    let limits = |_| Limits::nodes(nodes);
    kit::spar::<Airam>(json!({}), &[one, other], 0, games, limits)[0]
}

#[test]
fn each_level_beats_the_one_below() {
    let level = Player::Level;
    let check = |one: Player, other: Player, games: u32, least: f64| {
        let share = share(one, other, games, 1500);
        println!("{one} against {other}: {share}");
        assert!(share > least, "{one} against {other}: {share}");
    };
    check(level(Level::One), Player::Random, 2000, 0.68);
    check(level(Level::Two), level(Level::One), 2000, 0.65);
    check(level(Level::Three), level(Level::Two), 400, 0.50);
}
