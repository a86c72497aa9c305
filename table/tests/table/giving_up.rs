//! Resignations and lost clocks: with two they end the game, with more a bot
//! goes on.

use bots::Level;
use rules::{Seat, Viewer};
use table::{Mover, Setup};

use crate::room::{ANA, Room, setup};

#[test]
fn a_game_ends_when_one_is_left_or_no_person_is() {
    for (game, chairs, script, expected) in [
        (
            "damas",
            "me open",
            "bea 2 sit | ana 1 resign",
            "over resigned: 2",
        ),
        (
            "damas",
            "me open",
            "bea 2 sit | bea 2 resign",
            "over resigned: 1",
        ),
        ("damas", "me bot", "ana 1 resign", "over resigned: 2"),
        (
            "airam",
            "me open",
            "bea 2 sit | ana 1 resign",
            "between resigned: 2",
        ),
        ("rumis", "me", "ana 1 resign", "over resigned:"),
        ("rumis", "me/t30", "wait 30 | tick", "over flagged:"),
        (
            "xats",
            "me open open",
            "bea 2 sit | cid 3 sit | ana 1 resign",
            "playing",
        ),
        (
            "xats",
            "me open open",
            "bea 2 sit | cid 3 sit | ana 1 resign | cid 3 resign",
            "over resigned: 2",
        ),
        (
            "xats",
            "me/t9 open open",
            "bea 2 sit | cid 3 sit | cid 3 resign | wait 9 | tick",
            "over flagged: 2",
        ),
        ("xats", "me open bot", "bea 2 sit | ana 1 resign", "playing"),
        (
            "xats",
            "me open bot",
            "bea 2 sit | ana 1 resign | bea 2 resign",
            "over resigned: 3",
        ),
        ("xats", "me bot bot", "ana 1 resign", "over resigned: 2 3"),
        ("nueve", "me me bot bot", "ana 1 resign", "playing"),
        (
            "nueve",
            "me me bot bot",
            "ana 1 resign | ana 2 resign",
            "over resigned: 3 4",
        ),
        // A player who is away may still resign.
        (
            "damas",
            "me open",
            "bea 2 sit | bea 2 stand-in | bea 2 resign",
            "over resigned: 1",
        ),
    ] {
        let room = Room::after(setup(game, chairs), script);
        assert_eq!(room.ending(), expected, "{game}, {chairs}: {script}");
    }
}

/// A player who resigned comes last whatever the bot achieves; the others take the
/// better scores.
#[test]
fn whoever_gave_up_comes_last() {
    let mut swapped = 0;
    for (game, seats) in [
        ("nueve", 3),
        ("rumis", 4),
        ("xats", 3),
        ("ludo", 4),
        ("ideograma", 3),
    ] {
        for luck in 0..12 {
            let chairs = ["me", "open", "open", "open"][..seats].join(" ");
            let mut room = Room::lucky(setup(game, &chairs), "Ana", luck).unwrap();
            let people = ["ana", "bea", "cid", "dan"];
            (1..seats).for_each(|seat| room.run(&format!("{} {} sit", people[seat], seat + 1)));
            room.run("ana 1 resign");
            assert!(matches!(room.table.mover(Seat::FIRST), Mover::Bot(_)));
            room.play_out(luck);
            let outcome = room.table.outcome().unwrap();
            let raw = room.table.game().game().scores();
            let last = outcome.scores.iter().min();
            assert_eq!(Some(&outcome.scores[0]), last, "{game}: {outcome:?}");
            assert!(
                !outcome.winners.contains(Seat::FIRST),
                "{game}: {outcome:?}"
            );
            let best = outcome.scores.iter().max();
            for seat in outcome.winners.iter() {
                assert_eq!(
                    Some(&outcome.scores[seat.index()]),
                    best,
                    "{game}: {outcome:?}"
                );
            }
            let order = raw[1].cmp(&raw[2]);
            let placed = outcome.scores[1].cmp(&outcome.scores[2]);
            let kept = placed == order || (placed.is_eq() && !order.is_eq());
            let points = room.table.game().entry().about.points;
            assert!(kept || !points, "{game}: {raw:?} {outcome:?}");
            swapped += u32::from(outcome.scores != raw);
        }
    }
    assert!(swapped > 5, "only {swapped}");
}

/// In 9 there is one winner always: among equals the last in turn order.
#[test]
fn a_tie_is_broken_as_the_game_says() {
    let mut ties = 0;
    for luck in 0..60 {
        let mut room = Room::after(setup("nueve", "me open open"), "bea 2 sit | cid 3 sit");
        room.run("ana 1 resign");
        room.play_out(luck);
        let scores = room.table.game().game().scores();
        let winners = room.table.outcome().unwrap().winners;
        assert_eq!(winners.len(), 1, "{scores:?}");
        if scores[1] == scores[2] && scores[0] > scores[1] {
            assert!(winners.contains(Seat::at(2)), "{scores:?}");
            ties += 1;
        }
    }
    assert!(ties > 0);
}

/// A game without points has no others than those of the win.
#[test]
fn scores_follow_the_winner_where_there_are_no_points() {
    for (script, scores) in [
        ("bea 2 sit | ana 1 resign", [0, 1]),
        ("bea 2 sit | ana 1 draw | bea 2 draw", [1, 1]),
        ("bea 2 sit | ana 1 abort | bea 2 abort", [0, 0]),
    ] {
        let room = Room::after(setup("damas", "me open"), script);
        let outcome = room.table.outcome().unwrap();
        assert_eq!(outcome.scores.as_slice(), scores, "{script}");
    }
}

/// In a series a player who resigned plays on in the next game.
#[test]
fn giving_up_is_for_one_game() {
    let three = Setup {
        games: Some(2),
        ..setup("xats", "me open bot")
    };
    let mut room = Room::after(three, "bea 2 sit | ana 1 resign | bea 2 resign");
    assert_eq!(room.ending(), "between resigned: 3");
    room.run("ana 1 next | bea 2 next");
    let view = room.table.view(Viewer::Spectator);
    assert!(
        view.seats
            .iter()
            .all(|seat| !seat.out && seat.stand_in.is_none())
    );
    assert_eq!(room.totals(), "Bea 0, bot 1, Ana 0");
}

/// The host can replace somebody by a bot for good.
#[test]
fn the_host_replaces_somebody_by_a_bot() {
    let mut room = Room::after(setup("xats", "me open bot"), "bea 2 sit | bea 2 abort");
    for (line, answer) in [
        ("bea 1 remove", "not-host"),
        ("ana 1 remove", "not-now"),
        ("ana 3 remove", "not-now"),
        ("ana 2 remove", "ok"),
        ("ana 2 remove", "not-now"),
        ("bea 2 back", "not-your-seat"),
        ("bea 2 sit", "already-begun"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    assert_eq!(room.totals(), "Ana 0, bot 0, bot 0");
    assert!(room.table.view(Viewer::Spectator).offers.is_empty());
    room.run("turn | turn");
    assert_eq!(
        room.turn(),
        Some(Seat::at(2)),
        "the bot has moved for the seat"
    );
}

/// A blocked person keeps no seat.
#[test]
fn whoever_is_blocked_loses_all_their_seats() {
    for (chairs, script, totals) in [
        (
            "me open open open",
            "bea 2 sit | bea 3 sit | ana 3 block",
            "Ana 0, nobody 0, nobody 0, nobody 0",
        ),
        (
            "me open open open",
            "bea 2 sit | cid 3 sit | bea 4 sit | ana 2 block",
            "Ana 0, bot 0, Cid 0, bot 0",
        ),
    ] {
        let room = Room::after(setup("nueve", chairs), script);
        assert_eq!(room.totals(), totals, "{script}");
        assert!(room.table.seats_of("id-of-bea").next().is_none());
        assert!(room.table.is_blocked("id-of-bea"));
    }
}

#[test]
fn a_stand_in_plays_until_the_player_is_back() {
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
    for (line, answer) in [
        ("bea 1 stand-in", "present"),
        ("eve 1 stand-in", "not-your-seat"),
        ("ana 1 stand-in", "ok"),
        ("ana 1 stand-in", "stand-in"),
        ("ana 1 play 32-28", "stand-in"),
        ("ana 1 draw", "stand-in"),
        ("bea 2 draw", "draw-with-bot"),
        ("ana 1 back", "ok"),
        ("ana 1 back", "no-stand-in"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    room.absent.insert(Seat::FIRST);
    room.run("bea 1 stand-in | turn");
    assert_eq!(room.turn(), Some(Seat::SECOND));
    let due = room.table.due().next();
    assert_eq!(due, None, "a person is to move");
    assert_eq!(room.answer("ana 1 back"), "ok");
}

/// A clock deals with absent players; without one, others may ask for a stand-in, but
/// not choose how well it plays.
#[test]
fn others_let_a_bot_move_only_where_no_clock_counts() {
    for (chairs, answer) in [
        ("me open", "ok"),
        ("me open/t30", "clock-counts"),
        ("me open/f60+5", "clock-counts"),
        ("me open/d3", "clock-counts"),
        ("me/d3 open", "ok"),
    ] {
        let mut room = Room::after(setup("damas", chairs), "bea 2 sit");
        room.absent.insert(Seat::SECOND);
        assert_eq!(room.answer("ana 2 stand-in"), answer, "{chairs}");
        assert_eq!(room.answer("bea 2 stand-in") == "ok", answer != "ok");
    }
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
    room.absent.insert(Seat::SECOND);
    let act = table::Act::StandIn(Level::One);
    room.act(ANA, Seat::SECOND, &act).unwrap();
    assert_eq!(room.table.mover(Seat::SECOND), Mover::Bot(Level::Three));
}

/// An absent player keeps their vote if somebody else asked for the stand-in.
#[test]
fn a_bot_that_another_asked_for_takes_no_vote_away() {
    for (asker, script, ending) in [
        ("bea", "ana 1 abort", "over aborted:"),
        ("ana", "ana 1 abort", "playing"),
        (
            "ana",
            "ana 1 abort | bea 2 back | bea 2 abort",
            "over aborted:",
        ),
    ] {
        let mut room = Room::after(setup("damas", "me open"), "bea 2 sit | turn");
        room.absent.insert(Seat::SECOND);
        room.run(&format!("{asker} 2 stand-in | {script}"));
        assert_eq!(room.ending(), ending, "{asker}: {script}");
        assert_eq!(room.replayed().phase(), room.table.phase());
    }
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit | turn");
    room.absent.insert(Seat::SECOND);
    room.run("ana 2 stand-in | turn | ana 1 take-back");
    assert_eq!(room.table.view(Viewer::Spectator).ply, 2);
}

/// Events of earlier versions do not say who asked.
#[test]
fn a_stand_in_of_long_ago_was_ones_own() {
    let old = r#"{"event":"stood-in","seat":2,"level":4}"#;
    let read = crate::room::event(old);
    assert!(matches!(read, table::Event::StoodIn { unasked: false, .. }));
    assert_eq!(serde_json::to_string(&read).unwrap(), old);
}
