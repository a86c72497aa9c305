//! What every game's session does.

use catalog::GAMES;
use rules::{Luck, Rng, Seat, TakeBacks};
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
            Session::open(game, people, Terms::default(), look)
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
        session.terms.take_backs = Some(TakeBacks::Consent);
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
fn a_game_says_whether_people_take_moves_back() {
    let open = |session: &Session| !session.game().entry().about.hidden;
    for mut session in sessions().filter(open) {
        let usual = session.game().entry().about.take_backs;
        for (agreed, refused) in [
            (None, usual != TakeBacks::Consent),
            (Some(TakeBacks::Never), true),
            (Some(TakeBacks::Bots), true),
            (Some(TakeBacks::Consent), false),
        ] {
            session.terms.take_backs = agreed;
            let answer = said(session.answer(Request::Undo));
            assert_eq!(
                answer.contains("o move is taken back in"),
                refused,
                "{answer}"
            );
        }
    }
}

/// Plays random moves to the end.
fn play_out(session: &mut Session, rng: &mut Rng) {
    while !session.game().game().turn().is_over() {
        let mut actions = session.game().game().moves().actions;
        let place = rng.below(actions.len() as u32) as usize;
        let answer = session.answer(Request::Play(actions.swap_remove(place)));
        assert!(matches!(answer, Answer::Moved(_)), "{answer:?}");
    }
}

#[test]
fn a_series_adds_up_for_each_person_wherever_they_sit() {
    let mut rng = Rng::seeded(16);
    for entry in GAMES.iter().filter(|entry| entry.usual_seats() > 1) {
        let seats = entry.usual_seats();
        let none = Value::Object(Map::new());
        let game = Match::open(entry, seats, &none, crate::shelf::shelf()).unwrap();
        let names: Vec<_> = ["Ana", "Luis", "Eva", "Leo"][..seats]
            .iter()
            .map(|name| (*name).to_owned())
            .collect();
        let mut company = Company::people(seats);
        company.name_people(&names, Lang::En).unwrap();
        let terms = Terms {
            games: Some(3),
            ..Terms::default()
        };
        let look = Look {
            lang: Lang::En,
            ascii: false,
        };
        let mut session = Session::open(game, company, terms, look);
        let mut totals = std::collections::BTreeMap::new();
        let mut first = Vec::new();
        for number in 1..=3 {
            first.push(session.name(Seat::FIRST));
            play_out(&mut session, &mut rng);
            let outcome = session.game().outcome().unwrap();
            for seat in Seat::all(seats) {
                let won = match (entry.about.points, outcome.winners.contains(seat)) {
                    (true, _) => 2 * outcome.scores[seat.index()],
                    (false, true) if outcome.winners.len() == 1 => 2,
                    (false, won) => i32::from(won),
                };
                *totals.entry(session.name(seat)).or_insert(0) += won;
            }
            let turn = session.turn();
            for (name, twice) in &totals {
                let half = if twice % 2 == 0 { "" } else { "½" };
                let whole = match (twice / 2, half) {
                    (0, "½") => String::new(),
                    (whole, _) => whole.to_string(),
                };
                assert!(turn.contains(&format!("{name} {whole}{half}")), "{turn}");
            }
            assert_eq!(turn.contains("The series is over"), number == 3, "{turn}");
            let next = session.answer(Request::Next);
            assert_eq!(matches!(next, Answer::Moved(_)), number < 3, "{next:?}");
        }
        // The start goes round.
        let at = names.iter().position(|name| *name == first[0]).unwrap();
        let expected: Vec<_> = (0..3)
            .map(|game| names[(at + game) % seats].clone())
            .collect();
        assert_eq!(first, expected);
    }
}

#[test]
fn a_team_takes_turns_and_a_turn_of_several_actions_is_one() {
    let mut rng = Rng::seeded(4);
    for entry in GAMES.iter().filter(|entry| entry.usual_seats() > 1) {
        let seats = entry.usual_seats();
        let none = Value::Object(Map::new());
        let game = Match::open(entry, seats, &none, crate::shelf::shelf()).unwrap();
        let teams = ["team:Ana+Luis", "team:Eva+Leo+Bea", "me", "me"];
        let teams: Vec<_> = teams[..seats].iter().map(|&team| team.to_owned()).collect();
        let company = Company::read(&teams, Lang::En).unwrap();
        let terms = Terms {
            lots: false,
            ..Terms::default()
        };
        let look = Look {
            lang: Lang::En,
            ascii: false,
        };
        let mut session = Session::open(game, company, terms, look);
        let mut last = [None; 2];
        while let Turn::Seat(seat) = session.game().game().turn() {
            let mid_turn = session.game().game().is_mid_turn();
            let plies = session.game().past().len();
            let mut actions = session.game().game().moves().actions;
            let place = rng.below(actions.len() as u32) as usize;
            session.answer(Request::Play(actions.swap_remove(place)));
            let member = session.game().past()[plies].member;
            let Some(before) = last.get_mut(seat.index()) else {
                assert_eq!(member, None);
                continue;
            };
            let size = [2, 3][seat.index()];
            let expected = match *before {
                None => 0,
                Some(index) if mid_turn => index,
                Some(index) => (index + 1) % size,
            };
            assert_eq!(member.map(rules::Member::index), Some(expected));
            *before = Some(expected);
        }
        let record = session.game().record();
        assert_eq!(rules::Record::read(&record.to_string()), Ok(record));
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
