//! A table with bots at it.

use bots::Level;
use catalog::{Entry, GAMES, Match};
use rules::{Actor, Lang, Look, Seat, Turn};
use serde_json::{Map, Value};

use crate::play::company::Company;
use crate::play::request::Request;
use crate::play::session::tests::{play_first, said};
use crate::play::session::{Answer, Session};
use crate::play::terms::Terms;

/// A person in the first seat against beginners.
fn session(entry: &'static Entry) -> Session {
    let none = Value::Object(Map::new());
    let seats = entry.usual_seats();
    let game = Match::open(entry, seats, &none, crate::shelf::shelf()).unwrap();
    let company = Company::against(Level::One, seats);
    let look = Look {
        lang: Lang::En,
        ascii: false,
    };
    let terms = Terms {
        lots: false,
        ..Terms::default()
    };
    Session::open(game, company, terms, look)
}

/// Waits until it is the person's turn or the game is over.
fn settle(session: &mut Session) {
    while session.wait().is_some() {}
    assert!(!session.thinking());
    let turn = session.game().game().turn();
    assert!(
        turn.is_over() || turn == Turn::Seat(Seat::FIRST),
        "{turn:?}"
    );
}

#[test]
fn bots_move_by_themselves() {
    for entry in GAMES {
        let mut session = session(entry);
        for _ in 0..3 {
            settle(&mut session);
            if !session.game().game().turn().is_over() {
                play_first(&mut session);
            }
        }
        settle(&mut session);
        let bots = |actor| matches!(actor, Actor::Seat(seat) if seat != Seat::FIRST);
        let past = session.game().past();
        assert!(
            past.iter().any(|done| bots(done.actor)),
            "{}",
            entry.about.id
        );
        assert!(session.name(Seat::SECOND).ends_with("(bot 1)"));
    }
}

#[test]
fn against_bots_taking_back_is_free_up_to_what_luck_has_shown() {
    for entry in GAMES {
        let mut session = session(entry);
        settle(&mut session);
        let before = session.game().past().len();
        play_first(&mut session);
        settle(&mut session);
        session.answer(Request::Undo);
        let after = session.game().past().len();
        if entry.about.chance {
            assert!(after >= before);
        } else {
            assert_eq!(after, before, "{}", entry.about.id);
        }
    }
}

#[test]
fn a_move_can_be_taken_back_while_the_bot_thinks() {
    for entry in GAMES.iter().filter(|entry| !entry.about.chance) {
        let mut session = session(entry);
        settle(&mut session);
        let before = session.game().past().len();
        play_first(&mut session);
        session.answer(Request::Undo);
        assert_eq!(session.game().past().len(), before);
        assert!(!session.thinking() && session.wait().is_none());
    }
}

#[test]
fn nobody_moves_for_a_bot_or_sees_its_moves() {
    for entry in GAMES {
        let mut session = session(entry);
        while session.bot_to_move().is_none() {
            play_first(&mut session);
        }
        let plies = session.game().past().len();
        assert!(session.paths().is_empty());
        let theirs = session.game().game().moves().actions.remove(0);
        for request in [Request::Play(theirs), Request::Legal, Request::Hint] {
            assert!(said(session.answer(request)).contains("is thinking"));
        }
        assert_eq!(session.game().past().len(), plies);
    }
}

#[test]
fn a_hint_goes_deeper_each_time() {
    for entry in GAMES {
        let mut session = session(entry);
        settle(&mut session);
        assert!(said(session.answer(Request::Hint)).contains("Looking"));
        let nudge = said(session.wait().unwrap());
        let idea = said(session.answer(Request::Hint));
        let action = said(session.answer(Request::Hint));
        assert!(nudge.contains("for more"), "{nudge}");
        assert!(idea.starts_with("There is"), "{idea}");
        let (action, _) = action.split_once(": ").unwrap();
        let moved = session.answer(Request::Play(action.to_owned()));
        assert!(matches!(moved, Answer::Moved(_)), "{moved:?}");
    }
}

#[test]
fn between_people_hints_are_off_unless_they_agree() {
    let entry = &GAMES[0];
    let none = Value::Object(Map::new());
    let game = || Match::open(entry, 2, &none, crate::shelf::shelf()).unwrap();
    let look = Look {
        lang: Lang::En,
        ascii: false,
    };
    let people = || Company::people(2);
    let mut session = Session::open(game(), people(), Terms::default(), look);
    assert!(said(session.answer(Request::Hint)).contains("unless all agree"));
    let terms = Terms {
        hints: true,
        ..Terms::default()
    };
    let mut session = Session::open(game(), people(), terms, look);
    assert!(said(session.answer(Request::Hint)).contains("Looking"));
}

#[test]
fn the_bots_of_a_saved_game_are_there_when_it_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game");
    let mut session = session(&GAMES[0]);
    let save = Request::Save {
        file: Some(file.clone()),
        over: false,
    };
    assert!(said(session.answer(save)).contains("Saved"));
    session.answer(Request::Load(file));
    assert!(session.name(Seat::SECOND).ends_with("(bot 1)"));
    assert_eq!(session.name(Seat::FIRST), "Black");
}
