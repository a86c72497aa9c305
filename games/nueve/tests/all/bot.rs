//! The bots of 9: the laws of every bot, the truth of what they say, and how
//! well they play.

mod claims;

use bots::{Level, Limits, Player, Plays};
use nueve::Nueve;
use nueve::bot::Reason;
use rules::{Game, Luck, Rng};
use serde_json::json;

#[test]
fn bots_keep_the_laws() {
    kit::Bot::<Nueve>::new()
        .games(6)
        .truth(claims::is_true)
        .says("TakesSection", |it| matches!(it, Reason::TakesSection(_)))
        .says("BreaksSection", |it| {
            matches!(it, Reason::BreaksSection { .. })
        })
        .says("ShutsOut", |it| matches!(it, Reason::ShutsOut(_)))
        .says("Ahead", |it| matches!(it, Reason::Ahead { .. }))
        .says("LeavesMoves", |it| matches!(it, Reason::LeavesMoves { .. }))
        .says("AimsAt", |it| matches!(it, Reason::AimsAt { .. }))
        .says("Reaches", |it| matches!(it, Reason::Reaches(_)))
        .says("Leads", |it| matches!(it, Reason::Leads { .. }))
        .check();
}

/// At the ends of many games, so that each way to end comes up.
#[test]
fn the_end_is_worked_out() {
    let mut told = [false; 4];
    for seed in 0..60 {
        let game = random_game(8, seed);
        let Some(seat) = game.turn().seat() else {
            continue;
        };
        let advice = Nueve::think(&game, seat, Level::Five, &Limits::nodes(20_000));
        for reason in &advice.reasons {
            assert!(claims::is_true(&game, seat, &advice.action, reason));
        }
        match advice.reasons.first() {
            Some(Reason::WinsBy(_)) => told[0] = true,
            Some(Reason::WinsTie) => told[1] = true,
            Some(Reason::LosesTie) => told[2] = true,
            Some(Reason::LosesBy(_)) => told[3] = true,
            other => assert!(game.moves().len() == 1, "{other:?} in {game:?}"),
        }
    }
    assert_eq!(told, [true; 4]);
}

/// A game for two with so many pieces left to move.
fn random_game(movable: usize, seed: u64) -> Nueve {
    let mut game: Nueve = kit::start(json!({}), 2);
    let mut rng = Rng::seeded(seed);
    while claims::movable(&game).len() > movable || !claims::is_moving(&game) {
        let moves = game.moves();
        let pick = rng.below(moves.len() as u32) as usize;
        game.play(&moves[pick]).expect("an offered move plays");
    }
    game
}

#[test]
fn each_level_beats_the_one_below() {
    check_better("1", "random", 60);
    check_better("2", "1", 60);
    check_better("3", "2", 10);
}

#[track_caller]
fn check_better(better: &str, worse: &str, games: u32) {
    let players = [better, worse].map(|name| name.parse::<Player>().expect("a player"));
    let limits = |_| Limits::nodes(2_000);
    let shares = kit::spar::<Nueve>(json!({}), &players, 6, games, limits);
    assert!(shares[0] >= 0.6, "{better} against {worse}: {shares:?}");
}
