//! Offences: when to huff, when to force, when to let be, and when to risk one.

use bots::{Advice, Level, Limits, Plays};
use damas::{Action, Capture, Damas, Ending, Reason};
use rules::{Game, Luck, Rng, Seat, Turn};

use super::truth;
use crate::rulebook;

/// A position in a game with offences.
fn set_up(pieces: &str, turn: Seat) -> Damas {
    rulebook::set_up(pieces, turn, Capture::Huff)
}

/// After these actions of a game that White begins, the strongest bot does
/// `expected`, and gives a reason for which `says` holds.
#[track_caller]
fn check(pieces: &str, actions: &str, expected: &str, says: fn(&Reason) -> bool) -> Advice<Damas> {
    let mut game = set_up(pieces, Seat::FIRST);
    kit::play(&mut game, actions);
    let Turn::Seat(seat) = game.turn() else {
        panic!("{pieces}: over");
    };
    let advice = Damas::think(&game, seat, Level::Five, &Limits::nodes(20_000));
    assert_eq!(advice.action.to_string(), expected, "{pieces}: {advice:?}");
    assert!(advice.reasons.iter().any(says), "{pieces}: {advice:?}");
    for reason in &advice.reasons {
        let true_ = truth::holds(&game, seat, &advice.action, reason);
        assert!(true_, "{pieces}: {reason:?}");
    }
    advice
}

#[test]
fn it_huffs_what_is_worth_it() {
    let huffs = |reason: &Reason| matches!(reason, Reason::Huffs(_));
    check("W46 w24 w6 b23 b7", "24-19", "huff 46", huffs);
    check("W46 w24 w6 b23 b7", "46-32", "huff 32", huffs);
}

#[test]
fn it_forces_what_costs_the_rival_more() {
    check("w9 w19 w49 b26 b43 B28", "9-3", "force", |reason| {
        matches!(reason, Reason::Forces { back: 2, .. })
    });
    check("w30 w17 w25 w8 b20 b2", "8-3", "force", |reason| {
        matches!(reason, Reason::Forces { captures: 1, .. })
    });
}

#[test]
fn it_lets_an_offence_be_for_something_better() {
    check("W29 W17 B16 b42", "17-11", "16x7x34", |reason| {
        *reason == Reason::Wins
    });
}

#[test]
fn it_risks_an_offence_when_all_is_lost() {
    check("w33 w44 w9 b28 b40 B4", "", "9-3", |reason| {
        matches!(reason, Reason::Risks(_))
    });
}

#[test]
fn it_risks_an_offence_that_makes_a_draw() {
    let shuttle = "50-45, 1-7, 45-50, 7-1, 50-45, 1-7, 45-50";
    let advice = check("W50 w18 w29 w34 B1", shuttle, "7-1", |reason| {
        *reason == Reason::Draws(Ending::Repetition)
    });
    assert_eq!(
        advice.value.as_slice(),
        [0.0, 0.0],
        "it knows that it is one"
    );
}

#[test]
fn it_captures_what_would_be_huffed() {
    check("w32 w50 b28 b3 b10", "", "32x23", |reason| {
        matches!(reason, Reason::KeepsFromHuff { .. })
    });
}

/// A few pieces anywhere.
fn scattered(rng: &mut Rng) -> Option<Damas> {
    let mut free: Vec<u32> = (1..=50).collect();
    let piece = |nth: u32| {
        let side = nth as usize % 2;
        let at = free.swap_remove(rng.below(free.len() as u32) as usize);
        let far = [1..=5, 46..=50][side].contains(&at);
        let king = usize::from(far || rng.below(3) == 0);
        format!("{}{at}", [["w", "W"], ["b", "B"]][side][king])
    };
    let pieces: Vec<String> = (0..6).map(piece).collect();
    let game = set_up(&pieces.join(" "), Seat::FIRST);
    (!game.turn().is_over()).then_some(game)
}

/// Whether the seat can win within so many actions, all offences looked at.
fn wins_within(game: &Damas, seat: Seat, actions: u32) -> bool {
    let next = |action: &Action| {
        let mut next = game.clone();
        next.play(action).expect("a legal action");
        wins_within(&next, seat, actions - 1)
    };
    match game.turn() {
        Turn::Seat(_) if actions == 0 => false,
        Turn::Seat(turn) if turn == seat => game.moves().iter().any(next),
        Turn::Seat(_) => game.moves().iter().all(next),
        _ => !game.turn().winners().contains(seat.rival()),
    }
}

/// The strongest bot's advice, which it must call a sure win.
#[track_caller]
fn sure_win(game: &Damas) -> Action {
    let limits = Limits::nodes(20_000);
    let advice = Damas::think(game, Seat::FIRST, Level::Five, &limits);
    let board = game.board().join("\n");
    assert_eq!(advice.value.as_slice(), [1.0, -1.0], "{board}\n{advice:?}");
    advice.action
}

#[test]
fn leaving_offences_out_hides_no_win() {
    let mut rng = Rng::seeded(1);
    let mut wins = 0;
    while wins < 40 {
        let game = scattered(&mut rng);
        let Some(mut game) = game.filter(|game| wins_within(game, Seat::FIRST, 3)) else {
            continue;
        };
        // It may take another way to win, but win it must, whatever comes.
        while let Turn::Seat(seat) = game.turn() {
            let moves = game.moves();
            let action = match seat {
                Seat::FIRST => sure_win(&game),
                _ => moves[rng.below(moves.len() as u32) as usize],
            };
            game.play(&action).expect("a legal action");
        }
        assert!(!game.turn().winners().contains(Seat::SECOND));
        wins += 1;
    }
}
