//! How long everybody may think.

use rules::{Seat, Viewer};

use crate::room::{Room, setup};

/// What is left, in seconds; `>` stands before the clock that runs.
fn shown(room: &Room) -> String {
    let clocks = room.table.clocks();
    let left = clocks.left.iter().zip(Seat::all(4)).map(|(left, seat)| {
        let sign = if clocks.running == Some(seat) {
            ">"
        } else {
            ""
        };
        let left = left.map_or("-".to_owned(), |left| (left / 1_000).to_string());
        sign.to_owned() + &left
    });
    left.collect::<Vec<_>>().join(" ")
}

/// What the clocks show after each script, for those chairs.
fn check(rows: &[(&str, &str, &str)]) {
    for (chairs, script, expected) in rows {
        let room = Room::after(setup("reverso", chairs), script);
        assert_eq!(shown(&room), *expected, "{chairs}: {script}");
    }
}

#[test]
fn time_is_counted_for_whoever_is_to_move() {
    check(&[
        // Nobody counts, or nothing has begun.
        ("me open", "bea 2 sit | wait 10 | turn", "- -"),
        ("me/t30 open/t20", "wait 100", "30 20"),
        // For each turn, for the game, in days; each seat its own.
        ("me/t30 open/t20", "bea 2 sit", ">30 20"),
        ("me/t30 open/t20", "bea 2 sit | wait 10 | turn", "30 >20"),
        (
            "me/f60+5 open/t20",
            "bea 2 sit | wait 10 | turn | wait 5 | turn",
            ">55 20",
        ),
        (
            "me/f60+0 open/t20",
            "bea 2 sit | wait 10 | turn | wait 5 | turn",
            ">50 20",
        ),
        ("me/d2 open", "bea 2 sit | wait 3600", ">172800 -"),
        ("me/d2 open", "bea 2 sit | wait 3600 | turn", "172800 -"),
        // What does not move the game does not touch the clock.
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | bea 2 phrase hello | ana 1 draw | tick",
            ">60 -",
        ),
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | bea 2 phrase hello | wait 10 | turn",
            "45 -",
        ),
        // Bots have limits of their own.
        ("me/t30 bot/t30", "wait 10 | turn", "30 30"),
        (
            "me/f60+5 bot/f60+5",
            "wait 10 | turn | wait 90 | turn",
            ">55 60",
        ),
        // Nobody loses time by our restart.
        (
            "me/f60+0 open",
            "bea 2 sit | wait 10 | restart 100 | wait 10 | turn",
            "45 -",
        ),
        (
            "me/f60+0 open",
            "bea 2 sit | restart 100 | tick | turn",
            "60 -",
        ),
        // Over is over.
        (
            "me/t30 open/t20",
            "bea 2 sit | wait 10 | turn | wait 5 | bea 2 resign | wait 99 | tick",
            "30 15",
        ),
    ]);
}

#[test]
fn a_stand_in_brings_no_time() {
    check(&[
        // A stand-in stops the clock of the seat, and its moves add no time.
        (
            "me/t30 open/t20",
            "bea 2 sit | wait 10 | ana 1 stand-in",
            "20 20",
        ),
        // Nor can it be called to stop the clock: what it has not used is spent.
        (
            "me/t30 open/t20",
            "bea 2 sit | wait 10 | ana 1 stand-in | wait 5 | ana 1 back | ana 1 stand-in",
            "15 20",
        ),
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | ana 1 stand-in | wait 5 | ana 1 back | wait 5 | turn",
            "45 -",
        ),
        (
            "me open/f60+5",
            "bea 2 sit | bea 2 stand-in | wait 9 | turn | wait 5 | bea 2 back | turn",
            "- 60",
        ),
        (
            "me/f60+5 open",
            "bea 2 sit | ana 1 stand-in | restart 100 | ana 1 back | turn",
            "55 -",
        ),
        (
            "me/t30 open",
            "bea 2 sit | wait 10 | ana 1 stand-in | turn | turn | ana 1 back",
            ">30 -",
        ),
        (
            "me/d1 open",
            "bea 2 sit | wait 400 | ana 1 stand-in | turn | ana 1 back",
            "86400 -",
        ),
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | ana 1 stand-in | turn | turn | ana 1 back",
            ">50 -",
        ),
    ]);
}

#[test]
fn taking_moves_back_brings_no_time() {
    check(&[
        // Against a bot a move taken back gives no time back.
        (
            "me/f60+0 bot",
            "wait 10 | turn | turn | wait 10 | ana 1 take-back | turn",
            "40 -",
        ),
        // Every turn brings its time once, however often it is played.
        (
            "me/f60+5 bot",
            "wait 10 | turn | ana 1 take-back | turn | ana 1 take-back | wait 1 | turn",
            "54 -",
        ),
        (
            "me/f60+5 bot",
            "wait 10 | turn | turn | wait 5 | ana 1 take-back | turn | turn | turn",
            "55 -",
        ),
        (
            "me/t30 bot",
            "wait 25 | turn | turn | wait 10 | ana 1 take-back | wait 5 | turn | turn",
            ">15 -",
        ),
        (
            "me/t30 bot",
            "wait 25 | turn | turn | ana 1 take-back | turn | turn | wait 9 | turn",
            "30 -",
        ),
        // Between people a take-back gains no time for the other player either, and
        // with a clock per turn they find a full turn.
        (
            "me/f60+5 open/f60+5",
            "bea 2 sit | turn | wait 9 | ana 1 take-back | bea 2 take-back",
            ">65 51",
        ),
        (
            "me/f60+5 open/f60+5",
            "bea 2 sit | turn | turn | ana 1 take-back | bea 2 take-back | turn | turn",
            ">65 65",
        ),
        (
            "me/t30 open/t20",
            "bea 2 sit | turn | wait 9 | ana 1 take-back | bea 2 take-back | turn",
            "30 >20",
        ),
        (
            "me/t30 open/t20",
            "bea 2 sit | turn | turn | ana 1 take-back | bea 2 take-back | turn | wait 9 | turn",
            ">30 20",
        ),
        // A bot's move that is taken back brings none.
        (
            "me/t30 bot",
            "wait 25 | ana 1 stand-in | turn | ana 1 back | ana 1 take-back | wait 9 | turn",
            "21 -",
        ),
    ]);
}

#[test]
fn whoever_runs_out_of_time_loses() {
    for (chairs, script, expected) in [
        ("me/t30 open", "bea 2 sit | wait 29 | tick", "playing"),
        (
            "me/t30 open",
            "bea 2 sit | wait 30 | tick",
            "over flagged: 2",
        ),
        ("me/t30 bot", "wait 31 | tick", "over flagged: 2"),
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | turn | turn | wait 56 | tick",
            "over flagged: 2",
        ),
        (
            "me/f60+5 open",
            "bea 2 sit | wait 10 | turn | turn | wait 54 | tick",
            "playing",
        ),
        (
            "me/d1 open",
            "bea 2 sit | wait 86400 | tick",
            "over flagged: 2",
        ),
        (
            "me/t30 open/t20",
            "bea 2 sit | turn | wait 25 | tick",
            "over flagged: 1",
        ),
        (
            "me/t30 open",
            "bea 2 sit | wait 25 | restart 60 | wait 9 | tick",
            "playing",
        ),
        (
            "me/t30 open",
            "bea 2 sit | wait 25 | restart 60 | wait 10 | tick",
            "over flagged: 2",
        ),
        (
            "me/t30 open",
            "bea 2 sit | ana 1 stand-in | wait 99 | tick",
            "playing",
        ),
        (
            "me/t30 open",
            "bea 2 sit | wait 25 | ana 1 stand-in | wait 5 | ana 1 back | tick",
            "over flagged: 2",
        ),
    ] {
        let room = Room::after(setup("reverso", chairs), script);
        assert_eq!(room.ending(), expected, "{chairs}: {script}");
    }
}

/// The room lets the clock tick before anybody acts.
#[test]
fn a_move_after_the_deadline_is_too_late() {
    let mut room = Room::after(
        setup("reverso", "me/t30 open"),
        "bea 2 sit | wait 31 | tick",
    );
    let action = room.legal().swap_remove(0);
    assert_eq!(room.answer(&format!("ana 1 play {action}")), "game-ended");
    assert_eq!(room.table.deadline(), None);
}

#[test]
fn with_three_a_lost_clock_hands_the_seat_to_a_bot() {
    let script = "bea 2 sit | cid 3 sit | wait 31 | tick";
    let mut room = Room::after(setup("xats", "me/t30 open open"), script);
    assert_eq!(room.ending(), "playing");
    assert_eq!(
        room.table.due().next().map(|due| due.seat),
        Some(Seat::FIRST)
    );
    assert!(room.table.view(Viewer::Spectator).seats[0].out);
    assert_eq!(room.answer("ana 1 back"), "given-up");
    room.run("turn | wait 99 | tick");
    assert_eq!(room.turn(), Some(Seat::SECOND));
}

/// A seat may have two turns in a row: in 9 the player who places the last red piece
/// also begins the next phase, and in solo RUMIS every stone is a turn.
#[test]
fn two_turns_in_a_row_are_two_turns() {
    for (game, chairs, turns, expected) in [
        ("nueve", "me/t30 open", 9, ">30 -"),
        ("nueve", "me/f60+5 open", 9, ">65 -"),
        ("rumis", "me/t30", 2, ">30"),
        ("rumis", "me/f60+5", 2, ">62"),
    ] {
        let open = chairs.contains("open");
        let mut room = Room::after(setup(game, chairs), ["", "bea 2 sit"][usize::from(open)]);
        (0..turns).for_each(|_| room.run("wait 4 | turn"));
        assert_eq!(room.turn(), Some(Seat::FIRST), "{game}");
        assert_eq!(shown(&room), expected, "{game}, {chairs}");
    }
}

/// In DAMAS a huff and the move after it make one turn.
#[test]
fn a_huff_does_not_end_the_turn() {
    let huff = "bea 2 sit | ana 1 play 36-31 | bea 2 play 15-20";
    let mut room = Room::after(setup("damas", "me/f60+5 open/f60+5"), huff);
    while !room.legal().iter().any(|action| action.starts_with("huff")) {
        room.run("turn");
    }
    let seat = room.turn().unwrap();
    let left = |room: &Room| room.table.clocks().left[seat.index()].unwrap();
    let before = left(&room);
    let huff = room
        .legal()
        .into_iter()
        .find(|action| action.starts_with("huff"));
    room.run("wait 1");
    room.play(&huff.unwrap()).unwrap();
    assert_eq!((room.turn(), left(&room)), (Some(seat), before));
    room.run("wait 1 | turn");
    assert_eq!(left(&room), before - 2_000 + 5_000);
}

/// In LUDO both dice of a throw make one turn.
#[test]
fn two_actions_in_one_turn_are_one_turn() {
    for luck in 0.. {
        let both = setup("ludo", "me/f60+5 open/f60+5");
        let mut room = Room::lucky(both, "Ana", luck).unwrap();
        room.run("bea 2 sit");
        while room.table.version() < 60 {
            let (seat, before) = (room.turn().unwrap(), shown(&room));
            room.run("wait 1");
            let log = room.does("turn").unwrap();
            if log.len() == 1 && room.turn() == Some(seat) {
                assert_eq!(shown(&room), before, "the same turn goes on");
                let left = room.table.clocks().left[seat.index()].unwrap();
                room.run("wait 1 | turn");
                let after = room.table.clocks().left[seat.index()].unwrap();
                assert_eq!(after, left - 2_000 + 5_000);
                return;
            }
        }
    }
}
