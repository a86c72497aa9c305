//! The bots keep the laws, say nothing untrue, and are apart in strength.

use bots::{Level, Limits, Player, Plays};
use kit::{Bot, spar};
use rules::Seat;
use serde_json::json;
use xats::{Piece, PieceSet, Reason, Xats};

mod truth;

use truth::holds;

#[test]
fn laws() {
    Bot::<Xats>::new()
        .nodes(600)
        .games(25)
        .truth(holds)
        .says("Equals", |reason| matches!(reason, Reason::Equals(_)))
        .says("WinsIn", |reason| matches!(reason, Reason::WinsIn(_)))
        .says("HoldsOut", |reason| matches!(reason, Reason::HoldsOut(_)))
        .says("HoldsOut(1)", |reason| *reason == Reason::HoldsOut(1))
        .says("Denies", |reason| matches!(reason, Reason::Denies { .. }))
        .says("Threatens", |reason| matches!(reason, Reason::Threatens(_)))
        .says("TakesBack", |reason| matches!(reason, Reason::TakesBack(_)))
        .says("Hides", |reason| matches!(reason, Reason::Hides(_)))
        .says("Nears", |reason| matches!(reason, Reason::Nears { .. }))
        .check();
}

fn set(names: &str) -> PieceSet {
    names.split_whitespace().filter_map(Piece::named).collect()
}

/// What every level says of a position in which `seat` is to move. Towers are
/// of one piece each.
#[track_caller]
fn check(towers: &[(&str, Seat)], reserves: &[&str], seat: Seat, action: &str, reason: Reason) {
    let piece = |name| Piece::named(name).expect("one of the thirteen");
    let towers: Vec<_> = towers
        .iter()
        .map(|&(name, seat)| vec![(piece(name), seat)])
        .collect();
    let reserves: Vec<_> = reserves.iter().map(|names| set(names)).collect();
    let game = Xats::laid_out(&towers, &reserves, seat).expect("a consistent layout");
    for level in Level::ALL {
        let advice = Xats::think(&game, seat, level, &Limits::nodes(3_000));
        assert_eq!(advice.action.to_string(), action, "{level:?}");
        assert_eq!(advice.reasons, [reason], "{level:?}");
        assert!((advice.value[seat.index()] - 1.0).abs() < 1e-6, "{level:?}");
        assert!(holds(&game, seat, &advice.action, &reason));
    }
}

#[test]
fn every_level_takes_a_win() {
    let (white, blue, red) = (Seat::FIRST, Seat::SECOND, Seat::at(2));
    // The example of the rulebook, with the other winning piece gone.
    check(
        &[("1", blue), ("0", blue), ("1", white)],
        &["2b 4a", "2b 3b 4a 5 6 2c"],
        blue,
        "4a>0",
        Reason::Equals(5),
    );
    // Blue has nothing left and gets nothing back.
    check(&[("6", white)], &["5 4a", ""], white, "5>1", Reason::LastIn);
    check(
        &[("6", white), ("1", red)],
        &["5", "", ""],
        white,
        "5>1",
        Reason::LastIn,
    );
}

#[test]
fn a_higher_level_wins_more_games() {
    let [one, two, three, four, _] = Level::ALL.map(Player::Level);
    check_pair(one, Player::Random, 100, 0);
    check_pair(two, one, 60, 1_000);
    check_pair(three, two, 40, 3_000);
    check_pair(four, two, 20, 3_000);
}

#[track_caller]
fn check_pair(stronger: Player, weaker: Player, games: u32, nodes: u64) {
    let limits = |_| Limits::nodes(nodes);
    let shares = spar::<Xats>(json!({}), &[stronger, weaker], 0, games, limits);
    assert!(shares[0] > 0.6, "{stronger} against {weaker}: {shares:?}");
}
