//! Before the game: sitting down, getting up, words for the luck.

use rules::{Seat, Viewer};
use table::{Act, Clock, Phase, Setup};

use crate::room::{ANA, Room, setup};

#[test]
fn people_come_and_go_until_all_sit() {
    let mut room = Room::open(setup("xats", "me open open"));
    for (line, answer) in [
        ("bea 1 sit", "seat-taken"),
        ("bea 4 sit", "no-such-seat"),
        ("bea 4 leave", "no-such-seat"),
        ("ana 1 resign", "not-begun"),
        ("ana 1 draw", "not-now"),
        ("ana 1 stand-in", "not-begun"),
        ("bea 2 sit suerte", "ok"),
        ("cid 2 sit", "seat-taken"),
        ("cid 2 leave", "not-your-seat"),
        ("cid 2 word otra", "not-your-seat"),
        ("bea 2 word otra", "ok"),
        ("bea 2 remove", "not-host"),
        ("ana 2 remove", "ok"),
        ("ana 2 remove", "not-now"),
        ("bea 2 word otra", "not-your-seat"),
        ("cid 2 sit", "ok"),
        ("cid 2 leave", "ok"),
        ("dan 2 sit", "ok"),
        ("bea 2 block", "not-host"),
        ("ana 1 block", "not-now"),
        ("ana 3 block", "not-now"),
        ("ana 2 block", "ok"),
        ("dan 2 sit", "blocked"),
        ("bea 2 sit", "ok"),
        ("bea 3 sit", "ok"),
        ("bea 2 leave", "already-begun"),
        ("bea 2 word otra", "already-begun"),
        ("dan 2 sit", "already-begun"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.totals(), "Ana 0, Bea 0, Bea 0");
}

/// Nobody finds a table in the lobby whose host has long forgotten it.
#[test]
fn a_table_that_does_not_begin_is_called_off() {
    const DAYS: u32 = 24 * 60 * 60;
    let month = 30 * DAYS;
    for (script, phase) in [
        (format!("wait {} | tick", month - 1), Phase::Gathering),
        (format!("wait {month} | tick"), Phase::Over),
        // A latecomer finds it closed; the room lets the clock tick first.
        (
            format!("wait {} | bea 2 sit | wait {DAYS} | tick", month - 1),
            Phase::Over,
        ),
        (
            format!("bea 2 sit | cid 3 sit | wait {month} | tick"),
            Phase::Playing,
        ),
    ] {
        let room = Room::after(setup("xats", "me open open"), &script);
        assert_eq!(room.table.phase(), phase, "{script}");
        let waits = phase == Phase::Gathering;
        assert_eq!(room.table.deadline().is_some(), waits, "{script}");
    }
}

/// While the room is away nobody's clock runs before the game.
#[test]
fn a_restart_leaves_a_table_alone_that_waits_for_players() {
    let mut room = Room::open(setup("xats", "me/t30 open open"));
    assert_eq!(room.table.restart(60_000, room.now).unwrap(), []);
}

#[test]
fn words_are_shown_once_the_game_has_begun() {
    let mut room = Room::after(
        setup("ludo", "me open open"),
        "bea 2 sit primera | ana 1 word  hola ",
    );
    let words = |room: &Room| room.table.view(Viewer::Spectator).luck.words.to_vec();
    assert!(words(&room).is_empty());
    room.run("bea 2 leave | bea 2 sit | cid 3 sit ñu");
    assert_eq!(words(&room), ["hola", "", "ñu"]);
    let record = room.table.record_for(Viewer::Spectator).to_string();
    assert!(record.contains("luck word 1: hola\n"), "{record}");
    assert!(record.contains("luck word 3: ñu\n"), "{record}");
}

/// A word of nothing but spaces could not be written in a record.
#[test]
fn a_word_that_cannot_be_read_is_none() {
    let mut room = Room::open(setup("ludo", "me open"));
    let word = Act::Word("   ".to_owned());
    room.act(ANA, Seat::FIRST, &word).unwrap();
    room.run("bea 2 sit");
    assert_eq!(*room.table.view(Viewer::Spectator).luck.words, ["", ""]);
}

#[test]
fn names_and_words_have_limits() {
    for (name, word, answer) in [
        ("Bea", "", "ok"),
        ("  Bea  ", "", "ok"),
        ("", "", "name"),
        ("   ", "", "name"),
        ("\u{200b}", "", "name"),
        ("Be\u{202e}a", "", "name"),
        ("Be\na", "", "name"),
        ("Be\u{0}a", "", "name"),
        ("ñññññññññññññññññññññññññ", "", "name"),
        ("ññññññññññññññññññññññññ", "", "ok"),
        ("Bea", "0123456789012345678901234567890123456789", "ok"),
        ("Bea", "01234567890123456789012345678901234567890", "word"),
        ("Bea", "a\nb", "word"),
        ("Bea", "a\u{feff}b", "word"),
    ] {
        let mut room = Room::open(setup("damas", "me open"));
        let act = Act::Sit {
            name: name.to_owned(),
            word: word.to_owned(),
        };
        let done = room.act("id-of-bea", Seat::SECOND, &act);
        let code = done.map_or_else(|refusal| refusal.rule.code, |_| "ok");
        assert_eq!(code, answer, "{name:?} {word:?}");
        let host = Room::lucky(setup("damas", "me open"), name, 1);
        assert_eq!(host.is_err(), answer == "name", "{name:?}");
        if let Ok(host) = host {
            assert_eq!(host.totals(), format!("{} 0, nobody 0", name.trim()));
        }
    }
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let damas = || setup("damas", "me open");
    let games = |games| Setup {
        games: Some(games),
        ..damas()
    };
    let clock = |clock| {
        let mut setup = damas();
        setup.seats[1].clock = clock;
        setup
    };
    let fischer = |seconds, increment| clock(Clock::Fischer { seconds, increment });
    for (setup, answer) in [
        (damas(), "ok"),
        (setup("mus", "me open"), "no-such-game"),
        (setup("damas", "bot bot"), "nobody"),
        (setup("damas", "open open"), "ok"),
        (setup("damas", "me"), "players"),
        (setup("damas", "me open open"), "players"),
        (setup("xats", "me open open open open"), "players"),
        (games(0), "series"),
        (games(20), "ok"),
        (games(21), "series"),
        (clock(Clock::Turn { seconds: 0 }), "clock"),
        (clock(Clock::Turn { seconds: 1 }), "ok"),
        (clock(Clock::Turn { seconds: u32::MAX }), "clock"),
        (clock(Clock::Days { days: 60 }), "ok"),
        (clock(Clock::Days { days: 61 }), "clock"),
        (clock(Clock::Days { days: u32::MAX }), "clock"),
        (fischer(0, 5), "clock"),
        (fischer(60, 0), "ok"),
        (fischer(60, 86_401), "clock"),
    ] {
        let text = format!("{setup:?}");
        let opened = Room::lucky(setup, "Ana", 1);
        let code = opened.map_or_else(|refusal| refusal.rule.code, |_| "ok");
        assert_eq!(code, answer, "{text}");
    }
}

#[test]
fn what_is_left_out_of_a_setup_is_as_usual() {
    let text = r#"{"game":"airam","seats":[{"who":"me"},{"who":{"bot":3}}]}"#;
    let setup: Setup = serde_json::from_str(text).unwrap();
    let room = Room::open(setup);
    let view = room.table.view(Viewer::Spectator);
    assert_eq!(
        (view.games, view.number, view.chat, view.watch),
        (2, 1, false, false)
    );
    assert!(room.table.is_host(ANA) && !room.table.is_host("id-of-bea"));
}
