//! Phrases, chat, and not wanting to read somebody.

use rules::{Seat, Viewer};
use table::{Log, Told};

use crate::room::{Room, setup};

type Reader = (Viewer, Option<&'static str>);

const READERS: [Reader; 3] = [
    (Viewer::Seat(Seat::FIRST), Some("id-of-ana")),
    (Viewer::Seat(Seat::SECOND), Some("id-of-bea")),
    (Viewer::Spectator, None),
];

/// What a reader is told of the first thing that happened.
fn told(log: &Log, room: &Room, (viewer, person): Reader) -> Told {
    log[0].told(&room.table, viewer, person)
}

#[test]
fn whoever_is_muted_is_not_read() {
    let script = "bea 2 sit | cid 3 sit";
    for (before, line, readers) in [
        ("", "bea 2 say hola", [true, true, true]),
        ("ana 1 mute 2", "bea 2 say hola", [false, true, true]),
        ("ana 1 mute 2", "bea 2 phrase hello", [false, true, true]),
        ("ana 1 mute 2", "cid 3 say hola", [true, true, true]),
        (
            "ana 1 mute 2 | ana 1 unmute 2",
            "bea 2 say hola",
            [true, true, true],
        ),
        (
            "ana 1 mute 2 | ana 1 mute 3 | ana 1 unmute 3",
            "bea 2 say hola",
            [false, true, true],
        ),
    ] {
        let mut room = Room::after(setup("xats", "me open open"), script);
        room.run(before);
        let log = room.does(line).unwrap();
        let read = READERS.map(|reader| told(&log, &room, reader) != Told::Nothing);
        assert_eq!(read, readers, "{before}: {line}");
    }
}

/// What changes nothing does not happen.
#[test]
fn nobody_is_muted_twice() {
    let mut room = Room::after(setup("xats", "me open bot"), "bea 2 sit");
    for (line, answer) in [
        ("ana 1 unmute 2", "not-now"),
        ("ana 1 mute 2", "ok"),
        ("ana 1 mute 2", "not-now"),
        ("ana 1 unmute 2", "ok"),
        ("ana 1 mute 3", "not-now"),
        ("ana 1 mute 4", "no-such-seat"),
        ("ana 1 chat on", "not-now"),
        ("ana 1 chat off", "ok"),
        ("ana 1 chat off", "not-now"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
}

/// People say thanks when all is over, but nobody fills the room's memory.
#[test]
fn when_all_is_over_each_says_so_much_and_no_more() {
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit | bea 2 resign");
    let lines = [
        "phrase thanks",
        "say adiós",
        "mute 2",
        "unmute 2",
        "rematch",
    ];
    let said = (0..200).map(|time| lines[time % lines.len()]);
    let said = said.map(|line| room.answer(&format!("ana 1 {line}")));
    let said = said.take_while(|answer| *answer == "ok").count();
    assert_eq!(said, 100);
    assert_eq!(room.answer("ana 1 say adiós"), "talked-out");
    assert_eq!(room.answer("bea 2 phrase bye"), "ok");
    assert_eq!(room.answer("ana 1 chat off"), "ok");
    assert_eq!(room.answer("ana 1 chat on"), "not-now");
    room.table = room.replayed();
    assert_eq!(room.answer("ana 1 phrase bye"), "talked-out");
}

/// Nobody is told about mutes and reports.
#[test]
fn nobody_is_told_of_muting_and_reporting() {
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
    for line in ["ana 1 mute 2", "ana 1 report 2"] {
        let log = room.does(line).unwrap();
        let told = READERS.map(|reader| told(&log, &room, reader));
        assert_eq!(
            told,
            [Told::Nothing, Told::Nothing, Told::Nothing],
            "{line}"
        );
    }
}

#[test]
fn only_other_people_are_reported() {
    let mut room = Room::after(setup("xats", "me open bot"), "bea 2 sit");
    for (line, answer) in [
        ("ana 1 report 1", "not-now"),
        ("ana 1 report 3", "not-now"),
        ("ana 1 report 4", "no-such-seat"),
        ("cid 2 report 1", "not-your-seat"),
        ("bea 2 report 1", "ok"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
}

/// Mutes follow people to another device, and the next person in the seat does not
/// inherit them.
#[test]
fn muting_follows_the_people() {
    let mut room = Room::after(
        setup("xats", "me open open"),
        "bea 2 sit | ana 1 mute 2 | bea 2 mute 1",
    );
    let log = room
        .table
        .move_to("id-of-bea", "id-of-bea-elsewhere", room.now)
        .unwrap();
    room.store(&log);
    let log = room.does("bea-elsewhere 2 say hola").unwrap();
    assert_eq!(told(&log, &room, READERS[0]), Told::Nothing);
    room.run("bea-elsewhere 2 leave | dan 2 sit");
    let log = room.does("ana 1 say hola").unwrap();
    let dan = (Viewer::Seat(Seat::SECOND), Some("id-of-dan"));
    assert_ne!(told(&log, &room, dan), Told::Nothing);
    let log = room.does("dan 2 say hola").unwrap();
    assert_ne!(told(&log, &room, READERS[0]), Told::Nothing);
}

#[test]
fn the_host_switches_chat() {
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
    for (line, answer) in [
        ("bea 2 say hola", "ok"),
        ("bea 2 chat off", "not-host"),
        ("ana 1 chat off", "ok"),
        ("bea 2 say hola", "chat-off"),
        ("ana 1 say hola", "chat-off"),
        ("bea 2 phrase hello", "ok"),
        ("bea 2 phrase nonsense", "phrase"),
        ("bea 1 phrase hello", "not-your-seat"),
        ("ana 1 chat on", "ok"),
        ("bea 2 say hola", "ok"),
        ("bea 2 resign", "ok"),
        ("bea 2 say hola", "ok"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
}

#[test]
fn texts_have_limits() {
    for (length, answer) in [(0, "text"), (1, "ok"), (280, "ok"), (281, "text")] {
        let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
        let line = format!("ana 1 say {}", "ñ".repeat(length));
        assert_eq!(room.answer(&line), answer, "{length}");
    }
    let mut room = Room::open(setup("damas", "me open"));
    assert_eq!(room.answer("ana 1 say   "), "text");
    assert_eq!(room.answer("ana 1 say a\nb"), "text");
}
