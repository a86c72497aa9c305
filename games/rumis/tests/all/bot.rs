//! What the bots promise: the laws of all bots, true reasons, and levels that
//! are in order.

use bots::{Level, Limits, Player, Plays};
use kit::Bot;
use rules::{Game, Lang, Luck, Rng, Seat, Turn};
use rumis::Rumis;
use rumis::bot::Reason;
use serde_json::{Value, json};

mod truth;

#[test]
fn laws() {
    Bot::<Rumis>::new()
        .games(1)
        .nodes(100)
        .truth(truth::holds)
        .says("ShutsOut", |reason| matches!(reason, Reason::ShutsOut(_)))
        .says("PlacesLast", |reason| *reason == Reason::PlacesLast)
        .says("Shows", |reason| matches!(reason, Reason::Shows(_)))
        .says("Hides", |reason| matches!(reason, Reason::Hides { .. }))
        .says("Caps", |reason| matches!(reason, Reason::Caps(_)))
        .says("Leaves", |reason| matches!(reason, Reason::Leaves { .. }))
        .says("KeepsSmall", |reason| {
            matches!(reason, Reason::KeepsSmall(_))
        })
        .says("Completes", |reason| *reason == Reason::Completes)
        .says("KeepsFillable", |reason| *reason == Reason::KeepsFillable)
        .says("Salvages", |reason| matches!(reason, Reason::Salvages(_)))
        .says("Nestles", |reason| matches!(reason, Reason::Nestles { .. }))
        .check();
}

/// Where random games are about to end, their endings are counted.
#[test]
fn endings() {
    let mut said = Vec::new();
    for seed in 0..60 {
        let mut rng = Rng::seeded(seed);
        let mut game: Rumis = kit::start(json!({}), 2);
        while let Turn::Seat(seat) = game.turn() {
            let moves = game.moves();
            if (2..10).contains(&moves.len()) {
                let limits = Limits::nodes(400).seeded(seed);
                let advice = Rumis::think(&game, seat, Level::Five, &limits);
                for reason in advice.reasons {
                    let is_true = truth::holds(&game, seat, &advice.action, &reason);
                    assert!(is_true, "{reason:?} of {} in {game:?}", advice.action);
                    said.push(reason);
                }
            }
            let pick = rng.below(moves.len() as u32) as usize;
            game.play(&moves[pick]).expect("an offered move plays");
        }
    }
    let said = |is: fn(&Reason) -> bool| said.iter().any(is);
    assert!(said(|reason| matches!(reason, Reason::WinsBy(_))));
    assert!(said(|reason| *reason == Reason::Draws));
    assert!(said(|reason| matches!(reason, Reason::LosesBy(_))));
}

/// The share of the wins of a level against the one below.
#[track_caller]
fn check_ladder(options: Value, level: Level, games: u32, nodes: u64) {
    let below = Level::ALL[level.index() - 1];
    let players = [level, below].map(Player::Level);
    let shares = kit::spar::<Rumis>(options, &players, 2, games, |_| Limits::nodes(nodes));
    assert!(shares[0] > 0.6, "{level:?} wins {shares:?}");
}

#[test]
fn every_level_beats_the_one_below() {
    check_ladder(json!({}), Level::Two, 60, 100);
    check_ladder(json!({}), Level::Three, 40, 100);
    check_ladder(json!({}), Level::Four, 20, 200);
    check_ladder(json!({}), Level::Five, 10, 2_000);
    check_ladder(json!({ "colours": "2x2" }), Level::Four, 10, 200);
    check_ladder(json!({ "scenario": "coricancha" }), Level::Four, 10, 200);
}

#[track_caller]
fn check_filled(options: Value, level: Level) {
    let mut game: Rumis = kit::start(options.clone(), 1);
    while !game.turn().is_over() {
        let limits = Limits::nodes(200_000);
        let advice = Rumis::think(&game, Seat::FIRST, level, &limits);
        game.play(&advice.action).expect("a bot plays a legal move");
    }
    assert!(game.is_full(), "{level:?} fills {options}: {game:?}");
}

#[test]
fn the_solver_fills_cubes() {
    check_filled(json!({}), Level::Three);
    check_filled(json!({ "stones": "one" }), Level::Four);
    check_filled(json!({ "turns": true }), Level::Five);
    check_filled(json!({ "cube": 4, "stones": "all" }), Level::Five);
}

/// What the adviser says of a solitaire after these placements.
#[track_caller]
fn verdict(options: Value, placements: &[&str]) -> Option<String> {
    let mut game: Rumis = kit::start(options, 1);
    for placement in placements {
        let action = placement.parse().expect("a placement can be read");
        game.play(&action).expect("a placement plays");
    }
    let advice = Rumis::think(&game, Seat::FIRST, Level::Four, &Limits::nodes(100_000));
    bots::verdict(&advice).map(|sentence| sentence.get(Lang::En).to_owned())
}

#[test]
fn the_adviser_tells_whether_a_cube_can_still_be_filled() {
    let yes = Some("Yes, the cube can still be filled.".to_owned());
    let no = Some("No, the cube can no longer be filled.".to_owned());
    let check = |placements: &[&str]| verdict(json!({ "stones": "one" }), placements);
    assert_eq!(check(&[]), yes);
    assert_eq!(
        check(&["S05:a3/1+b3/1+c3/1+c3/2", "S08:a1/1+a2/1+a2/2+a3/2"]),
        yes
    );
    // One cube remains on top of a1 between two full columns, and no stone is that small.
    let nook = [
        "S02:b1/1+b1/2+b1/3",
        "S01:a1/1+a1/2",
        "S05:a2/1+a3/1+a2/2+a2/3",
    ];
    assert_eq!(check(&nook), no);
}
