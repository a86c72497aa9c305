//! What a bot makes of a game that is over.

use bots::{Level, Limits, Player};
use catalog::Match;
use rules::{Luck as _, Rng, Seat};
use table::{Report, Review};

use crate::room::setup;
use crate::walk::random_game;

fn review(game: &Match) -> Report {
    let mut review = Review::of(game);
    let mut steps = 0;
    while review.step() {
        steps += 1;
    }
    assert_eq!(steps, review.steps());
    review.report()
}

/// Everything that holds of any report.
fn check(game: &Match, report: &Report) {
    assert_eq!(
        (report.done, report.of),
        (game.past().len(), game.past().len())
    );
    for (place, (ply, done)) in report.plies.iter().zip(game.past()).enumerate() {
        assert_eq!((ply.ply, &ply.action), (place + 1, &done.action));
        assert_eq!(ply.value.len(), game.seats());
        assert!(ply.value.iter().all(|value| value.abs() <= 1.0), "{ply:?}");
        assert_eq!(ply.best.is_some(), ply.seat.is_some());
        assert_eq!(ply.cost.is_some(), ply.seat.is_some());
        assert_eq!(ply.luck.is_some(), ply.seat.is_none());
        assert!(
            ply.cost.is_none_or(|cost| (0.0..=2.0).contains(&cost)),
            "{ply:?}"
        );
        let same = ply.best.as_ref() == Some(&ply.action);
        assert!(
            !same || ply.cost == Some(0.0),
            "the best move costs nothing"
        );
    }
    let cost = |seat| {
        let own = report.plies.iter().filter(|ply| ply.seat == Some(seat));
        own.filter_map(|ply| ply.cost).sum::<f64>()
    };
    let luck = |seat: Seat| {
        let shares = report.plies.iter().filter_map(|ply| ply.luck.as_ref());
        shares.map(|shares| shares[seat.index()]).sum::<f64>()
    };
    for seat in Seat::all(game.seats()) {
        assert!((report.skill[seat.index()] + cost(seat)).abs() < 1e-9);
        assert!((report.luck[seat.index()] - luck(seat)).abs() < 1e-9);
    }
}

/// A bot plays against somebody who moves at random.
#[test]
fn whoever_plays_worse_loses_more_by_it() {
    for id in ["reverso", "damas", "nueve", "ludo"] {
        let mut game = random_game(&setup(id, "me me"), 0, &mut Rng::seeded(1));
        let mut rng = Rng::seeded(5);
        while !game.game().turn().is_over() && game.past().len() < 150 {
            if game.roll(&mut rng).is_some() {
                continue;
            }
            let bot = Player::Level(Level::Four);
            let action = match game.game().turn().seat() {
                Some(Seat::FIRST) => game.game().advise(bot, &Limits::nodes(2_000)),
                _ => game.game().advise(
                    Player::Random,
                    &Limits::nodes(0).seeded(u64::from(rng.below(1_000))),
                ),
            };
            game.apply(&action.unwrap().chosen()).unwrap();
        }
        let skill = review(&game).skill;
        assert!(skill[0] > 2.0 * skill[1], "{id}: {skill:?}");
    }
}

#[test]
fn every_game_can_be_reviewed() {
    for entry in catalog::GAMES {
        for &seats in entry.about.players {
            let setup = setup(entry.about.id, &"me ".repeat(seats));
            let game = random_game(&setup, 40, &mut Rng::seeded(7));
            check(&game, &review(&game));
        }
    }
}
