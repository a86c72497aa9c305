//! A question to several: everybody who may object to a word in IDEOGRAMA.

use rules::{Refusal, Seat, SeatSet, Viewer};
use serde_json::json;
use table::{Act, Ask, Event, Hand, Log, Setup, Tell};

use crate::room::{Room, lexicon, setup};

/// Four people, of whom one has just laid a word. The others follow in turn order.
fn asked(chairs: &str, patience: Option<u32>) -> (Room, Vec<(String, Seat)>) {
    let mut setup = Setup {
        patience,
        ..setup("ideograma", chairs)
    };
    setup.options = json!({ "dictionary": "challenge", "lexicon": lexicon() });
    let mut luck = 0..1_000;
    let room = luck.find_map(|luck| {
        let mut room = Room::lucky(setup.clone(), "Ana", luck).unwrap();
        for (place, name) in ["ana", "bea", "cid", "dan"].iter().enumerate().skip(1) {
            if room.table.is_open(Seat::at(place)) {
                room.run(&format!("{name} {} sit", place + 1));
            }
        }
        let word = room.legal().into_iter().find(|text| text.contains(' '))?;
        room.play(&word).unwrap();
        Some(room)
    });
    let room = room.expect("a rack with a word");
    let seats = room.table.setup().seats.len();
    let mut next = room.turn().unwrap();
    let mut opponents = Vec::new();
    for _ in 1..seats {
        let person = room
            .table
            .persons()
            .find(|person| room.table.seats_of(person).any(|seat| seat == next));
        opponents.push((person.unwrap_or_default().to_owned(), next));
        next = next.next(seats);
    }
    (room, opponents)
}

fn answer(
    room: &mut Room,
    (person, seat): &(String, Seat),
    text: &str,
) -> Result<Log, &'static str> {
    let act = Act::Play(text.to_owned());
    room.act(person, *seat, &act).map_err(|no| no.rule.code)
}

fn played(log: &Log) -> Vec<(Seat, String, Hand)> {
    let played = log.iter().filter_map(|happening| match &happening.event {
        Event::Played {
            seat, action, hand, ..
        } => Some((*seat, action.clone(), *hand)),
        _ => None,
    });
    played.collect()
}

/// What somebody is told who says yes before their turn.
pub(crate) fn too_early() -> Refusal {
    let (mut room, opponents) = asked("me open open open", None);
    let (person, seat) = &opponents[2];
    let accept = Act::Play("accept".to_owned());
    room.act(person, *seat, &accept).unwrap_err()
}

#[test]
fn everybody_is_asked_at_once() {
    let (room, opponents) = asked("me open open open", None);
    let all: SeatSet = opponents.iter().map(|(_, seat)| *seat).collect();
    for viewer in Viewer::all(4) {
        let view = room.table.view(viewer);
        assert_eq!((view.asked, view.turn), (all, Some(opponents[0].1)));
    }
    for seat in Seat::all(4) {
        let Ok(Tell::Legal { actions, complete }) = room.table.ask(seat, &Ask::Legal) else {
            panic!("a list");
        };
        let answers: &[&str] = if all.contains(seat) {
            &["accept", "challenge"]
        } else {
            &[]
        };
        assert_eq!(
            (&actions[..], complete),
            (
                &answers
                    .iter()
                    .map(|it| (*it).to_owned())
                    .collect::<Vec<_>>()[..],
                true
            )
        );
    }
}

/// The first objection counts at once, from any seat; the record is a game in which the
/// others accepted before.
#[test]
fn the_first_objection_counts_whoever_makes_it() {
    for first in 0..3 {
        let (mut room, opponents) = asked("me open open open", Some(10));
        let seen = room.table.version();
        let log = answer(&mut room, &opponents[first], " challenge").unwrap();
        let mut expected: Vec<_> = opponents[..first]
            .iter()
            .map(|(_, seat)| (*seat, "accept".to_owned(), Hand::Table))
            .collect();
        expected.push((opponents[first].1, "challenge".to_owned(), Hand::Person));
        assert_eq!(played(&log), expected);
        assert!(
            !room.table.asked().contains(opponents[2].1),
            "the question is over"
        );
        // The other three come too late with what they have seen.
        for late in opponents.iter().filter(|it| **it != opponents[first]) {
            for text in ["challenge", "accept"] {
                let act = Act::Play(text.to_owned());
                let no = room.act_having_seen(seen, &late.0, (late.1, None), &act);
                assert_eq!(no.unwrap_err().rule.code, "stale", "{text}");
            }
        }
        assert_eq!(
            room.replayed().view(Viewer::Spectator),
            room.table.view(Viewer::Spectator)
        );
    }
}

/// An early yes changes nothing that anybody could notice; in its turn it counts,
/// also if others have answered since its player looked.
#[test]
fn an_early_yes_waits_for_its_turn() {
    let (mut room, opponents) = asked("me open open open", None);
    let seen = room.table.version();
    for early in [2, 1] {
        assert_eq!(answer(&mut room, &opponents[early], "accept"), Err("early"));
        assert_eq!(room.table.version(), seen);
    }
    for (person, seat) in &opponents {
        let accept = Act::Play("accept".to_owned());
        let log = room
            .act_having_seen(seen, person, (*seat, None), &accept)
            .unwrap();
        assert_eq!(played(&log)[0], (*seat, "accept".to_owned(), Hand::Person));
    }
    assert_ne!(
        room.table.view(Viewer::Spectator).view,
        room.table.view(Viewer::Seat(Seat::FIRST)).view
    );
    assert_eq!(room.table.asked().len(), 1);
}

#[test]
fn what_is_no_answer_is_refused_as_in_turn() {
    let (mut room, opponents) = asked("me open open open", None);
    for text in ["pass", "8H CASA"] {
        assert_eq!(
            answer(&mut room, &opponents[2], text),
            Err("answer-first"),
            "{text}"
        );
    }
    assert_eq!(answer(&mut room, &opponents[2], "zzz"), Err("notation"));
    let player = room
        .table
        .persons()
        .find(|person| opponents.iter().all(|(it, _)| it != person));
    let player = player.unwrap().to_owned();
    let seat = room.table.seats_of(&player).next().unwrap();
    assert_eq!(
        answer(&mut room, &(player, seat), "challenge"),
        Err("not-your-turn")
    );
}

/// All were asked at the same moment, so all have been waited for equally long.
#[test]
fn one_patience_is_for_all() {
    let (mut room, opponents) = asked("me/t5 open/t5 open/t5 open/t5", Some(10));
    room.run("wait 8");
    answer(&mut room, &opponents[0], "accept").unwrap();
    room.run("wait 1");
    assert_eq!(room.does("tick").unwrap(), []);
    room.run("wait 1");
    let log = room.does("tick").unwrap();
    let table = |place: usize| (opponents[place].1, "accept".to_owned(), Hand::Table);
    assert_eq!(played(&log), [table(1), table(2)]);
    assert_eq!(room.table.asked().len(), 1);
}

/// Bots are asked at the same time too, and their objections count as early.
#[test]
fn bots_object_before_their_turn() {
    let (mut room, opponents) = asked("me open bot bot", Some(10));
    let due: Vec<_> = room.table.due().collect();
    let bots: Vec<Seat> = due.iter().map(|due| due.seat).collect();
    let asked = room.table.asked();
    assert!(bots.iter().all(|seat| asked.contains(*seat)) && !bots.is_empty());
    let last = due.iter().find(|due| Some(due.seat) != room.turn());
    let last = *last.expect("a bot that is not next");
    let played = room
        .table
        .bot_plays(last.seat, "accept", last.moved, room.now);
    assert_eq!(played.unwrap_err().rule.code, "early");
    let position = room.table.position_of(last.seat).unwrap();
    assert_eq!(position.turn().seat(), Some(last.seat));
    let log = room
        .table
        .bot_plays(last.seat, "challenge", last.moved, room.now)
        .unwrap();
    room.store(&log);
    let by_bot = Event::Played {
        seat: last.seat,
        action: "challenge".to_owned(),
        hand: Hand::Bot,
        member: None,
    };
    assert!(log.iter().any(|happening| happening.event == by_bot));
    assert_eq!(opponents.len(), 3);
}
