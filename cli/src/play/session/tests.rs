//! What every game's session does.

use catalog::GAMES;
use serde_json::{Map, Value};

use super::*;

/// A fresh session of every game.
fn sessions() -> impl Iterator<Item = Session> {
    GAMES.iter().map(|entry| {
        let game = Match::open(
            entry,
            entry.usual_seats(),
            &Value::Object(Map::new()),
            crate::shelf::shelf(),
        );
        let look = Look {
            lang: Lang::En,
            ascii: false,
        };
        {
            let game = game.unwrap();
            let people = Company::people(game.seats());
            Session::new(game, people, None, look)
        }
    })
}

/// Plays the first of the legal moves.
pub(super) fn play_first(session: &mut Session) {
    let first = session.game().game().moves().actions.remove(0);
    let answer = session.answer(Request::Play(first));
    assert!(matches!(answer, Answer::Moved(_)), "{answer:?}");
}

/// The words of an answer.
pub(super) fn said(answer: Answer) -> String {
    match answer {
        Answer::Said(message) | Answer::Moved(message) => message.text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_move_can_be_taken_back() {
    let open = |session: &Session| {
        let about = session.game().entry().about;
        !about.hidden && !about.chance
    };
    for mut session in sessions().filter(open) {
        let before = session.picture();
        assert!(said(session.answer(Request::Undo)).contains("no move"));
        play_first(&mut session);
        assert!(session.unsaved());
        assert_ne!(session.picture(), before);
        session.answer(Request::Undo);
        assert_eq!(session.picture(), before);
        assert!(!session.unsaved());
    }
}

#[test]
fn luck_is_never_taken_back() {
    for mut session in sessions().filter(|session| !session.game().past().is_empty()) {
        let plies = session.game().past().len();
        assert!(said(session.answer(Request::Undo)).contains("has been seen"));
        assert_eq!(session.game().past().len(), plies);
    }
}

#[test]
fn a_refusal_is_a_sentence_and_an_anchor() {
    for mut session in sessions() {
        let Answer::Said(message) = session.answer(Request::Play("nonsense".to_owned())) else {
            panic!("nonsense was played");
        };
        assert!(
            message.text.ends_with("(rules notation)"),
            "{}",
            message.text
        );
        assert!(message.refusal.is_some());
        assert!(!session.unsaved());
    }
}

#[test]
fn unsaved_moves_are_lost_only_on_the_second_asking() {
    for mut session in sessions() {
        assert_eq!(session.answer(Request::Quit), Answer::Leave);
        play_first(&mut session);
        assert!(said(session.answer(Request::Quit)).contains("unsaved"));
        assert!(said(session.answer(Request::New)).contains("unsaved"));
        assert!(said(session.answer(Request::Quit)).contains("unsaved"));
        session.answer(Request::Nothing);
        assert!(said(session.answer(Request::Quit)).contains("unsaved"));
        assert_eq!(session.answer(Request::Quit), Answer::Leave);
    }
}

#[test]
fn a_file_of_something_else_is_not_replaced_unless_told() {
    let folder = tempfile::tempdir().unwrap();
    for mut session in sessions() {
        let file = folder.path().join(session.game().entry().about.id);
        std::fs::write(&file, "mine").unwrap();
        let save = |file: Option<&Path>, over| Request::Save {
            file: file.map(Path::to_owned),
            over,
        };
        play_first(&mut session);
        assert!(said(session.answer(save(Some(&file), false))).contains("exists"));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
        assert!(said(session.answer(save(Some(&file), true))).contains("Saved"));
        assert!(!session.unsaved());
        play_first(&mut session);
        assert!(said(session.answer(save(None, false))).contains("Saved"));
        let record = session.game().record();
        session.answer(Request::New);
        session.answer(Request::Load(file));
        assert_eq!(session.game().record(), record);
    }
}

#[test]
fn a_file_that_cannot_be_loaded_leaves_the_game_alone() {
    for mut session in sessions() {
        play_first(&mut session);
        let record = session.game().record();
        let load = || Request::Load("/no/such/file".into());
        session.answer(load());
        assert!(said(session.answer(load())).contains("/no/such/file"));
        assert_eq!(session.game().record(), record);
    }
}

#[test]
fn the_language_can_be_changed() {
    for mut session in sessions() {
        assert!(said(session.answer(Request::Speak(None))).contains("español"));
        assert!(session.turn().starts_with("Turno"));
        assert!(said(session.answer(Request::Speak(Some(Lang::En)))).contains("English"));
    }
}
