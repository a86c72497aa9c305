//! Answers out of turn that do not come in time.

use rules::Viewer;
use table::{Event, Hand, Setup};

use crate::room::{Room, setup};

/// A game of LUDO in which a seat has to move back while it is another's turn: a
/// bot's, where there is one.
fn asked(chairs: &str, patience: Option<u32>) -> Room {
    let mut luck = 0..1_000;
    luck.find_map(|luck| {
        let setup = Setup {
            patience,
            ..setup("ludo", chairs)
        };
        let mut room = Room::lucky(setup, "Ana", luck).unwrap();
        let bot = chairs.contains("bot");
        if !bot {
            room.run("bea 2 sit");
        }
        let asked = |room: &Room| {
            let legal = room.legal();
            let back = legal.iter().all(|text| text.starts_with("back"));
            // Somebody who has a choice.
            back && legal.len() > 1 && room.table.due().next().is_some() == bot
        };
        while room.table.version() < 90 && !asked(&room) {
            room.run("wait 1 | turn");
        }
        asked(&room).then_some(room)
    })
    .expect("a game with a crown")
}

/// What the table did by itself.
fn ticked(room: &mut Room) -> Vec<Event> {
    let log = room.does("tick").unwrap();
    log.into_iter().map(|happening| happening.event).collect()
}

#[test]
fn the_table_answers_after_a_while() {
    let mut room = asked("me open", Some(20));
    let (seat, legal) = (room.turn().unwrap(), room.legal());
    let fallback = room.table.view(Viewer::Spectator).fallback.unwrap();
    assert_eq!(fallback.seat, seat);
    assert_eq!(room.table.deadline(), Some(fallback.at));
    assert!(legal.contains(&fallback.action), "{legal:?}");
    room.run("wait 19");
    assert_eq!(ticked(&mut room), []);
    room.run("wait 1");
    let (action, hand) = (fallback.action, Hand::Table);
    let first = ticked(&mut room).swap_remove(0);
    assert_eq!(
        first,
        Event::Played {
            seat,
            action,
            hand,
            member: None,
        }
    );
}

#[test]
fn nobody_is_answered_for_who_need_not_hurry() {
    for (chairs, patience) in [("me open", None), ("me bot", Some(20))] {
        let mut room = asked(chairs, patience);
        assert_eq!(room.table.fallback(), None, "{chairs}");
        room.run("wait 3600");
        assert_eq!(ticked(&mut room), [], "{chairs}");
    }
}

#[test]
fn an_answer_in_time_counts() {
    let mut room = asked("me open", Some(20));
    let last = room.legal().pop().unwrap();
    room.run("wait 19");
    room.play(&last).unwrap();
    assert!(
        room.table
            .game()
            .past()
            .iter()
            .any(|done| done.action == last)
    );
    room.run("wait 2");
    assert_eq!(ticked(&mut room), []);
}

#[test]
fn the_rooms_absence_counts_for_nobody() {
    let mut room = asked("me open", Some(20));
    room.run("wait 15 | restart 15 | wait 9");
    assert_eq!(ticked(&mut room), []);
    room.run("wait 1");
    assert_ne!(ticked(&mut room), []);
}

/// Nobody loses time by a question that the table answers by itself.
#[test]
fn no_clock_runs_while_the_table_is_patient() {
    let mut room = asked("me/f15+5 open/f15+5", Some(20));
    let (seat, clocks) = (room.turn().unwrap(), room.table.clocks());
    assert_eq!(clocks.running, None);
    room.run("wait 25");
    let answered = ticked(&mut room);
    assert!(matches!(
        answered[0],
        Event::Played {
            hand: Hand::Table,
            ..
        }
    ));
    let left = room.table.clocks().left[seat.index()];
    assert_eq!(left, clocks.left[seat.index()], "and none is gained");
    assert_ne!(room.table.clocks().running, None);

    let mut room = asked("me/t10 open/t10", None);
    let seat = room.turn().unwrap();
    room.run("wait 25");
    assert_eq!(ticked(&mut room)[0], Event::Flagged { seat });
}
