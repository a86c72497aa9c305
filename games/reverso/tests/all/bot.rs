//! REVERSO's bots: the laws of every bot, the truth of what they say, and how
//! well they play.

mod claims;

use bots::{Level, Limits, Player, Plays};
use reverso::Reverso;
use reverso::bot::Reason;
use rules::{Game, Luck, Rng, Seat};
use serde_json::json;

#[test]
fn bots_keep_the_laws() {
    kit::Bot::<Reverso>::new()
        .games(20)
        .truth(claims::is_true)
        .says("WinsBy", |it| matches!(it, Reason::WinsBy(_)))
        .says("Wins", |it| matches!(it, Reason::Wins))
        .says("Draws", |it| matches!(it, Reason::Draws))
        .says("LosesBy", |it| matches!(it, Reason::LosesBy(_)))
        .says("TakesCorner", |it| matches!(it, Reason::TakesCorner(_)))
        .says("SkipsRival", |it| matches!(it, Reason::SkipsRival))
        .says("DeniesCorner", |it| matches!(it, Reason::DeniesCorner(_)))
        .says("GivesNoCorner", |it| matches!(it, Reason::GivesNoCorner(_)))
        .says("Safe", |it| matches!(it, Reason::Safe(_)))
        .says("LeavesMoves", |it| matches!(it, Reason::LeavesMoves { .. }))
        .says("TurnsFew", |it| matches!(it, Reason::TurnsFew(_)))
        .says("TurnsMost", |it| matches!(it, Reason::TurnsMost(_)))
        .check();
}

#[test]
fn each_level_beats_the_one_below() {
    check_better("1", "random", 40, 1);
    check_better("2", "1", 40, 1_000);
    check_better("3", "2", 20, 20_000);
    check_better("4", "3", 10, 20_000);
}

#[track_caller]
fn check_better(better: &str, worse: &str, games: u32, nodes: u64) {
    let players = [better, worse].map(|name| name.parse::<Player>().expect("a player"));
    let limits = |_| Limits::nodes(nodes);
    let shares = kit::spar::<Reverso>(json!({}), &players, 8, games, limits);
    assert!(shares[0] >= 0.65, "{better} against {worse}: {shares:?}");
}

#[test]
fn the_last_fourteen_squares_are_played_out() {
    for seed in 0..5 {
        let game = random_game(14, seed);
        let Some(seat) = game.turn().seat() else {
            continue;
        };
        if game.moves().len() > 1 {
            let limits = Limits::nodes(2_000_000);
            let reasons = Reverso::think(&game, seat, Level::Five, &limits).reasons;
            assert!(is_exact(&reasons[0]), "{reasons:?} in {:#?}", game.rows());
        }
    }
}

fn is_exact(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::WinsBy(_) | Reason::Draws | Reason::LosesBy(_)
    )
}

fn random_game(empty: usize, seed: u64) -> Reverso {
    let mut game: Reverso = kit::start(json!({}), 2);
    let mut rng = Rng::seeded(seed);
    while claims::empty(&game) > empty && !game.turn().is_over() {
        let moves = game.moves();
        let pick = rng.below(moves.len() as u32) as usize;
        game.play(&moves[pick]).expect("an offered move plays");
    }
    game
}

/// The first of the world's well-known endgame problems, with 20 empty squares.
#[test]
fn a_known_ending_is_solved() {
    let rows = [
        "W..WWWWB", ".WWWWWWB", "WWBBWWWB", "WWBWWWBB", "WWWWWWBB", "...WWWWB", "....W..B",
        "........",
    ];
    let game = Reverso::from_rows(&rows, Seat::FIRST).expect("a board");
    let limits = Limits::nodes(4_400_000);
    let advice = Reverso::think(&game, Seat::FIRST, Level::Five, &limits);
    assert_eq!(advice.action.to_string(), "a2");
    assert_eq!(advice.reasons[0], Reason::WinsBy(38));
}
