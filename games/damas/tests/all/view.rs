//! What a view tells of captures that are due: it agrees with what may be played.

use std::collections::BTreeSet;

use damas::{Action, Damas};
use rules::{Game, Luck, Rng};
use serde_json::json;

type Numbers = BTreeSet<u8>;

/// Plays random games, with captures neglected as often as they come, and shows
/// every position.
fn watch(mut see: impl FnMut(&Damas)) {
    for seed in 0..30 {
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Damas>(json!({ "capture": "huff" }), 2);
        while !game.turn().is_over() {
            see(&game);
            let moves = game.moves();
            game.play(&moves[rng.below(moves.len() as u32) as usize])
                .expect("a legal action");
        }
        assert_eq!(game.state()["due"], json!([]));
    }
}

/// Where a capture may begin, and its first landing.
fn jumps(game: &Damas) -> BTreeSet<(u8, u8)> {
    let jump = |action: Action| match action {
        Action::Capture(chain) => {
            let squares = chain.squares();
            Some((squares[0].number(), squares[1].number()))
        }
        _ => None,
    };
    game.moves().into_iter().filter_map(jump).collect()
}

fn due(game: &Damas) -> Numbers {
    serde_json::from_value(game.state()["due"].clone()).expect("squares")
}

fn missed(game: &Damas) -> Vec<(u8, u8)> {
    serde_json::from_value(game.state()["missed"].clone()).expect("pairs of squares")
}

#[test]
fn after_a_force_one_of_those_that_were_due_captures() {
    let mut forced = 0;
    watch(|game| {
        let mut after = game.clone();
        if after.play(&Action::Force).is_err() {
            assert!(missed(game).is_empty());
            return;
        }
        let jumps = jumps(&after);
        let missed = missed(game);
        let able: Numbers = jumps.iter().map(|(from, _)| *from).collect();
        assert_eq!(due(&after), able);
        assert_eq!(
            missed.iter().map(|(from, _)| *from).collect::<Numbers>(),
            able
        );
        assert!(missed.iter().all(|jump| jumps.contains(jump)));
        forced += 1;
    });
    assert!(forced > 50, "{forced}");
}

#[test]
fn what_is_not_due_puts_those_at_fault_that_are() {
    let mut offences = 0;
    watch(|game| {
        let due = due(game);
        for action in game.moves() {
            let (from, capture) = match action {
                Action::Quiet { from, .. } => (from, false),
                Action::Capture(chain) => (chain.from(), true),
                Action::Force | Action::Huff(_) => continue,
            };
            let in_order = due.is_empty() || (capture && due.contains(&from.number()));
            let mut after = game.clone();
            after.play(&action).expect("a legal action");
            if !after.turn().is_over() && !game.is_forced() {
                assert_eq!(after.at_fault().next().is_none(), in_order, "{action}");
                offences += u32::from(!in_order);
            }
        }
    });
    assert!(offences > 100, "{offences}");
}
