//! Several games, the start going round, and what they come to.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet, Viewer};
use table::{First, Phase, Setup, Sits};

use crate::room::{ANA, Room, setup};
use crate::walk::sizes;

fn games(count: u32, setup: Setup) -> Setup {
    Setup {
        games: Some(count),
        ..setup
    }
}

#[test]
fn seats_go_round_and_wins_add_up() {
    let mut room = Room::after(games(3, setup("damas", "me open")), "bea 2 sit");
    for (script, ending, totals) in [
        ("ana 1 resign", "between resigned: 2", "Ana 0, Bea 1"),
        ("ana 1 next", "between resigned: 2", "Ana 0, Bea 1"),
        ("bea 2 no next", "between resigned: 2", "Ana 0, Bea 1"),
        ("bea 2 next", "between resigned: 2", "Ana 0, Bea 1"),
        ("ana 1 next", "playing", "Bea 1, Ana 0"),
        ("bea 1 resign", "between resigned: 2", "Bea 1, Ana 1"),
        ("bea 1 next | ana 2 next", "playing", "Ana 1, Bea 1"),
        (
            "ana 1 draw | bea 2 draw",
            "over agreed: 1 2",
            "Ana 1.5, Bea 1.5",
        ),
    ] {
        room.run(script);
        assert_eq!(room.ending(), ending, "{script}");
        assert_eq!(room.totals(), totals, "{script}");
    }
    let champions = room.table.champions();
    assert_eq!(champions.len(), 2, "equal totals share the series");
}

#[test]
fn between_two_games_nobody_waits_for_whoever_has_gone() {
    let series = || {
        Room::after(
            games(2, setup("damas", "me open")),
            "bea 2 sit | ana 1 resign",
        )
    };
    // Nor is it called off without them.
    for (script, ending) in [
        ("ana 1 next", "playing"),
        ("ana 1 abort", "between resigned: 2"),
    ] {
        let mut room = series();
        room.run(script);
        assert_eq!(
            room.ending(),
            "between resigned: 2",
            "{script}, while Bea is there"
        );
        let mut room = series();
        room.absent = SeatSet::only(Seat::SECOND);
        room.run(script);
        assert_eq!(room.ending(), ending, "{script}, after Bea has gone");
    }
}

#[test]
fn whoever_goes_on_elsewhere_is_still_the_host() {
    let mut room = Room::open(setup("damas", "me open"));
    room.table
        .move_to(ANA, "id-of-ana-elsewhere", room.now)
        .unwrap();
    assert!(room.table.is_host("id-of-ana-elsewhere"));
    assert!(!room.table.is_host(ANA));
}

/// The games of a whole series, played at random: who sat where, won and scored.
#[test]
fn every_game_sums_as_its_rules_say() {
    for (entry, seats) in sizes() {
        let chairs = ["me", "open", "open", "open"][..seats].join(" ");
        let plain = setup(entry.about.id, &chairs);
        let count = if entry.about.series == 2 {
            None
        } else {
            Some(2)
        };
        let mut room = Room::open(Setup {
            games: count,
            ..plain
        });
        let people = ["ana", "bea", "cid", "dan"];
        (1..seats).for_each(|seat| room.run(&format!("{} {} sit", people[seat], seat + 1)));
        let mut sums = BTreeMap::new();
        for number in 1..=2 {
            assert_eq!(room.table.view(Viewer::Spectator).number, number);
            room.play_out(u64::from(number));
            let outcome = room.table.outcome().unwrap();
            for (seat, name) in Seat::all(seats).zip(names(&room)) {
                let won = outcome.winners.contains(seat);
                let share = if outcome.winners.len() == 1 { 1.0 } else { 0.5 };
                let points = f64::from(outcome.scores[seat.index()]);
                let wins = if won { share } else { 0.0 };
                *sums.entry(name).or_insert(0.0) += if entry.about.points { points } else { wins };
            }
            let before = names(&room);
            if number == 1 {
                for (seat, name) in Seat::all(seats).zip(&before) {
                    room.run(&format!("{} {seat} next", name.to_lowercase()));
                }
                let mut moved = before;
                moved.rotate_left(1);
                assert_eq!(
                    names(&room),
                    moved,
                    "{}: everybody moves on",
                    entry.about.id
                );
            }
        }
        assert_eq!(room.table.phase(), Phase::Over, "{}", entry.about.id);
        let view = room.table.view(Viewer::Spectator);
        let best = sums.values().copied().fold(f64::NEG_INFINITY, f64::max);
        for (place, name) in names(&room).iter().enumerate() {
            let (total, sum) = (view.seats[place].total, sums[name]);
            assert!((total - sum).abs() < 1e-9, "{}: {name}", entry.about.id);
            let leads = view.champions.contains(Seat::at(place));
            assert_eq!(
                leads,
                (sum - best).abs() < 1e-9,
                "{}: {name}",
                entry.about.id
            );
        }
    }
}

fn names(room: &Room) -> Vec<String> {
    let seats = room.table.view(Viewer::Spectator).seats;
    let name = |sits| match sits {
        Sits::Person(name) => name.to_string(),
        Sits::Nobody | Sits::Bot(_) => "bot".to_owned(),
    };
    seats.into_iter().map(|seat| name(seat.sits)).collect()
}

#[test]
fn luck_says_who_starts_unless_the_host_does() {
    let mut first = BTreeMap::new();
    for luck in 0..200 {
        let drawn = Setup {
            first: First::Drawn,
            ..setup("xats", "me bot bot")
        };
        let room = Room::lucky(drawn, "Ana", luck).unwrap();
        let seat = room.table.seats_of(crate::room::ANA).next().unwrap();
        *first.entry(seat).or_insert(0) += 1;
    }
    assert!(
        first.len() == 3 && first.values().all(|&count| count > 40),
        "{first:?}"
    );
}

#[test]
fn a_series_of_one_is_won_by_whoever_won_the_game() {
    for (game, script, champions) in [
        ("reverso", "bea 2 sit | ana 1 resign", vec![2]),
        ("reverso", "bea 2 sit | ana 1 draw | bea 2 draw", vec![1, 2]),
        ("damas", "bea 2 sit | bea 2 resign", vec![1]),
        ("damas", "bea 2 sit | bea 2 abort | ana 1 abort", vec![]),
        ("damas", "bea 2 sit", vec![]),
    ] {
        let room = Room::after(setup(game, "me open"), script);
        let told: Vec<u8> = room.table.champions().iter().map(Seat::number).collect();
        assert_eq!(told, champions, "{game}: {script}");
    }
}

/// The leader by points does not win by resigning the last game.
#[test]
fn nobody_wins_a_series_by_giving_up() {
    let mut room = Room::after(
        games(2, setup("nueve", "me open")),
        "bea 2 sit | to-the-end",
    );
    let (winner, seat) = match room.table.outcome().unwrap().winners.iter().next() {
        Some(Seat::FIRST) => ("ana", Seat::SECOND),
        _ => ("bea", Seat::FIRST),
    };
    room.run("ana 1 next | bea 2 next");
    let leads = |room: &Room| {
        let seats = room.table.view(Viewer::Spectator).seats;
        let other = seat.next(2);
        seats[seat.index()].total - seats[other.index()].total
    };
    assert!(leads(&room) >= 0.0, "{}", room.totals());
    room.run(&format!("{winner} {seat} resign"));
    assert!(leads(&room) >= 0.0, "{}", room.totals());
    assert_eq!(room.table.champions(), SeatSet::only(seat.next(2)));
}

/// Resigning a game before the last costs no more than its points.
#[test]
fn a_lead_survives_a_game_given_up_before_the_last() {
    let mut room = Room::after(games(2, setup("nueve", "me open")), "bea 2 sit | turn");
    room.run("bea 2 resign");
    assert_eq!(room.totals(), "Ana 0, Bea 0");
    room.run("ana 1 next | bea 2 next | ana 2 resign");
    assert_eq!(room.totals(), "Bea 0, Ana 0");
    assert_eq!(room.table.champions(), SeatSet::only(Seat::FIRST));
}

/// An aborted game of a series counts for nothing and ends it.
#[test]
fn an_aborted_game_ends_the_series() {
    let script = "bea 2 sit | ana 1 resign | ana 1 next | bea 2 next | bea 1 abort | ana 2 abort";
    let room = Room::after(games(3, setup("damas", "me open")), script);
    assert_eq!(room.ending(), "over aborted:");
    assert_eq!(room.totals(), "Bea 1, Ana 0");
    assert!(room.table.champions().is_empty());
}

/// Called off between two games, the one before stays as it was.
#[test]
fn a_series_called_off_leaves_the_last_game_alone() {
    let mut room = Room::after(
        games(3, setup("damas", "me open")),
        "bea 2 sit | ana 1 resign",
    );
    let record = room.table.record_for(Viewer::Spectator).to_string();
    room.run("ana 1 abort | bea 2 abort");
    assert_eq!(room.ending(), "over resigned: 2");
    assert_eq!(room.totals(), "Ana 0, Bea 1");
    assert!(room.table.champions().is_empty());
    assert_eq!(room.table.record_for(Viewer::Spectator).to_string(), record);
}

#[test]
fn a_rematch_goes_round_too() {
    let mut room = Room::after(setup("xats", "me/t30 open bot"), "bea 2 sit | ana 1 abort");
    assert_eq!(room.answer("bea 2 rematch"), "not-now");
    room.run("bea 2 abort | ana 1 rematch");
    assert!(!room.table.wants_rematch());
    room.run("bea 2 rematch");
    assert!(room.table.wants_rematch());
    let (again, people) = room.table.again();
    assert_eq!((again.seats.len(), again.first), (3, First::AsSeated));
    assert!(matches!(again.seats[1].who, table::Wanted::Bot(_)));
    assert_eq!(again.seats[2].clock, table::Clock::Turn { seconds: 30 });
    let people: Vec<_> = people
        .iter()
        .map(|(seat, id, name)| (seat.number(), &**id, &**name))
        .collect();
    assert_eq!(people, [(1, "id-of-bea", "Bea"), (3, "id-of-ana", "Ana")]);
    let log = room.table.rematched("other", room.now).unwrap();
    room.store(&log);
    assert!(!room.table.wants_rematch());
    let view = room.table.view(Viewer::Spectator);
    assert_eq!(view.rematch.as_deref(), Some("other"));
    assert!(view.offers.is_empty());
    assert_eq!(room.answer("ana 1 rematch"), "not-now");
}
