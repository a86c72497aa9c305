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

/// A position in which `seat` is to move. Towers are of one piece each.
fn layout(towers: &[(&str, Seat)], reserves: &[&str], seat: Seat) -> Xats {
    let piece = |name: &str| Piece::named(name).expect("one of the thirteen");
    let tower = |&(name, seat)| vec![(piece(name), seat)];
    let towers: Vec<_> = towers.iter().map(tower).collect();
    let reserve = |names: &&str| names.split_whitespace().map(piece).collect();
    let reserves: Vec<PieceSet> = reserves.iter().map(reserve).collect();
    Xats::laid_out(&towers, &reserves, seat).expect("a consistent layout")
}

/// Every level plays `action`, sure to win, and says why.
#[track_caller]
fn check(game: Xats, seat: Seat, action: &str, reason: Reason) {
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
    let game = layout(
        &[("1", blue), ("0", blue), ("1", white)],
        &["2b 4a", "2b 3b 4a 5 6 2c"],
        blue,
    );
    check(game, blue, "4a>0", Reason::Equals(5));
    // Blue has nothing left and gets nothing back.
    let game = layout(&[("6", white)], &["5 4a", ""], white);
    check(game, white, "5>1", Reason::LastIn);
    let game = layout(&[("6", white), ("1", red)], &["5", "", ""], white);
    check(game, white, "5>1", Reason::LastIn);
}

#[test]
fn who_sees_the_answer_does_not_run_out_of_pieces() {
    let white = Seat::FIRST;
    // With the 1 on the 6, White has nothing to play next turn.
    let game = layout(&[("6", white)], &["1", "4a 5"], white);
    for level in &Level::ALL[1..] {
        let advice = Xats::think(&game, white, *level, &Limits::nodes(3_000));
        assert_eq!(advice.action.to_string(), "1x1", "{level:?}");
        let denies = Reason::Denies { safe: 1, of: 2 };
        assert!(advice.reasons.contains(&denies), "{level:?}: {advice:?}");
        assert!(holds(&game, white, &advice.action, &denies));
    }
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
