//! Moves that are taken back, and those that never are.

use rules::Viewer;
use table::{Event, Hand, Phase, Setup};

use crate::room::{Room, setup};

fn plies(room: &Room) -> usize {
    room.table.view(Viewer::Spectator).ply
}

#[test]
fn a_move_goes_back_to_whoever_made_it() {
    for (chairs, script, answer, left) in [
        // Free against bots, whether or not they have answered.
        ("me bot", "turn | turn", "ana 1 take-back: ok", 0),
        ("me bot", "turn", "ana 1 take-back: ok", 0),
        ("me bot", "turn | turn | turn", "ana 1 take-back: ok", 2),
        ("bot me", "turn", "ana 2 take-back: nothing-to-take-back", 1),
        ("bot me", "turn | turn | turn", "ana 2 take-back: ok", 1),
        // By consent between people.
        ("me open", "bea 2 sit | turn", "ana 1 take-back: ok", 1),
        (
            "me open",
            "bea 2 sit | turn | ana 1 take-back",
            "bea 2 take-back: ok",
            0,
        ),
        (
            "me open",
            "bea 2 sit | turn | turn | ana 1 take-back",
            "bea 2 take-back: ok",
            0,
        ),
        (
            "me open",
            "bea 2 sit | turn | turn | turn | bea 2 take-back",
            "ana 1 take-back: ok",
            1,
        ),
        (
            "me open",
            "bea 2 sit | turn | ana 1 take-back",
            "bea 2 no take-back: ok",
            1,
        ),
        (
            "me open",
            "bea 2 sit | turn | ana 1 take-back | turn",
            "bea 2 no take-back: not-asked",
            2,
        ),
        (
            "me open",
            "bea 2 sit | turn",
            "bea 2 take-back: nothing-to-take-back",
            1,
        ),
        (
            "me open",
            "bea 2 sit",
            "ana 1 take-back: nothing-to-take-back",
            0,
        ),
        ("me me", "turn | turn", "ana 2 take-back: ok", 1),
    ] {
        let mut room = Room::after(setup("damas", chairs), script);
        let (line, expected) = answer.split_once(": ").unwrap();
        assert_eq!(room.answer(line), expected, "{chairs}: {script}");
        assert_eq!(plies(&room), left, "{chairs}: {script}, {line}");
    }
}

/// A table that takes moves back as it says, or as is usual in the game.
fn taking_back(game: &str, chairs: &str, when: Option<&str>) -> Setup {
    Setup {
        take_backs: when.map(str::to_owned),
        ..setup(game, chairs)
    }
}

#[test]
fn a_table_says_when_moves_are_taken_back() {
    // The game, the chairs, who sits down, what was agreed; the answer, and whether it
    // is practice.
    for (game, chairs, script, when, answer, practice) in [
        // REVERSO's rulebook allows no take-back: between people there is none.
        ("reverso", "me bot", "turn", None, "ok", true),
        (
            "reverso",
            "me open",
            "bea 2 sit | turn",
            None,
            "only-practice",
            false,
        ),
        ("reverso", "me me", "turn", None, "only-practice", false),
        (
            "reverso",
            "me open",
            "bea 2 sit | turn",
            Some("consent"),
            "ok",
            false,
        ),
        ("reverso", "me bot", "turn", Some("consent"), "ok", false),
        (
            "reverso",
            "me bot",
            "turn",
            Some("never"),
            "no-take-backs",
            false,
        ),
        // The other games let people agree.
        ("damas", "me open", "bea 2 sit | turn", None, "ok", false),
        ("damas", "me bot", "turn", None, "ok", false),
        (
            "damas",
            "me open",
            "bea 2 sit | turn",
            Some("bots"),
            "only-practice",
            false,
        ),
        ("damas", "me bot", "turn", Some("bots"), "ok", true),
        (
            "damas",
            "me bot",
            "turn",
            Some("never"),
            "no-take-backs",
            false,
        ),
        (
            "airam",
            "me bot",
            "turn",
            Some("consent"),
            "past-luck",
            false,
        ),
    ] {
        let what = format!("{game}, {chairs}, {when:?}");
        let mut room = Room::after(taking_back(game, chairs, when), script);
        let view = room.table.view(Viewer::Spectator);
        assert_eq!(view.take_backs, answer == "ok", "{what}");
        assert_eq!(view.practice, practice, "{what}");
        assert_eq!(room.answer("ana 1 take-back"), answer, "{what}");
    }
}

#[test]
fn what_is_usual_is_stored_when_a_table_is_opened() {
    for entry in catalog::GAMES {
        let players = entry.about.players;
        let chairs = vec!["me"; *players.last().unwrap()].join(" ");
        let room = Room::open(taking_back(entry.about.id, &chairs, None));
        let stored = room.table.setup().take_backs.clone();
        assert_eq!(stored.as_deref(), Some(entry.about.take_backs.code()));
        assert!(
            room.stored[0].1.contains("take_backs"),
            "{}",
            room.stored[0].1
        );
    }
}

/// Events as they were stored before there was a choice.
#[test]
fn tables_from_before_there_was_a_choice_let_all_agree() {
    let mut room = Room::after(taking_back("reverso", "me open", None), "bea 2 sit | turn");
    assert_eq!(room.answer("ana 1 take-back"), "only-practice");
    let opened = &mut room.stored[0].1;
    *opened = opened.replace(r#","take_backs":"bots""#, "");
    assert!(!opened.contains("take_backs"), "{opened}");
    room.table = room.replayed();
    room.run("ana 1 take-back | bea 2 take-back");
    assert_eq!(plies(&room), 0);
    // Who plays on goes on as before.
    let again = room.table.again().0.take_backs;
    assert_eq!(again.as_deref(), Some("consent"));
}

#[test]
fn a_bot_that_was_thinking_answers_in_vain() {
    let mut room = Room::after(setup("damas", "me bot"), "turn");
    let due = room.table.due().next().unwrap();
    let action = room.legal().swap_remove(0);
    room.run("ana 1 take-back | turn");
    let late = room.table.bot_plays(due.seat, &action, due.moved, room.now);
    assert_eq!(late.unwrap_err().rule.code, "stale");
}

#[test]
fn what_has_been_seen_is_never_taken_back() {
    for game in ["airam", "ideograma"] {
        let mut room = Room::open(setup(game, "me bot"));
        while room.table.seats_of(crate::room::ANA).next() != room.turn() {
            room.run("turn");
        }
        room.run("turn");
        assert_eq!(room.answer("ana 1 take-back"), "past-luck", "{game}");
    }
}

/// In LUDO the first die of a throw may be taken back, and nothing else.
#[test]
fn a_throw_is_never_taken_back() {
    let (mut allowed, mut refused) = (0, 0);
    for luck in 0..40 {
        let mut room = Room::lucky(setup("ludo", "me bot"), "Ana", luck).unwrap();
        while room.table.phase() == Phase::Playing && room.table.version() < 120 {
            let own = room.turn() == Some(rules::Seat::FIRST);
            let log = room.does("turn").unwrap();
            let lucky = log
                .iter()
                .any(|event| matches!(event.event, Event::Drawn { .. }));
            if !own || room.turn().is_none() {
                continue;
            }
            let before = plies(&room);
            match room.answer("ana 1 take-back") {
                "ok" => {
                    assert!(!lucky);
                    assert_eq!(plies(&room), before - log.len());
                    room.run("turn");
                    allowed += 1;
                }
                code => {
                    assert_eq!((code, lucky), ("past-luck", true));
                    refused += 1;
                }
            }
        }
    }
    assert!(allowed > 10 && refused > 10, "{allowed} {refused}");
}

/// What the table passed for a player is not that player's last move.
#[test]
fn automatic_passes_are_skipped() {
    let mut met = 0;
    for luck in 0..60 {
        let mut room = Room::open(setup("reverso", "bot me"));
        let mut rng = rules::Rng::seeded(luck);
        while room.turn().is_some() {
            let action = crate::walk::pick(&room.legal(), &mut rng).clone();
            let log = room.play(&action).unwrap();
            let passed = log.iter().any(|event| {
                matches!(event.event, Event::Played { hand: Hand::Table, seat, .. } if seat.number() == 2)
            });
            if !passed || room.turn().is_none() {
                continue;
            }
            let lines = room.table.lines(Viewer::Spectator);
            let own = |line: &table::Line| line.hand == Some(Hand::Person);
            let last = lines.iter().rposition(own);
            room.run("ana 2 take-back");
            assert_eq!(Some(plies(&room)), last);
            assert_eq!(room.turn().map(rules::Seat::number), Some(2));
            met += 1;
            break;
        }
    }
    assert!(met > 5, "only {met}");
}
