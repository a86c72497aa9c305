//! A table that plays on from a moment of another game.

use catalog::Match;
use rules::{Record, Rng, Shelf, Viewer};
use serde_json::json;
use table::{Event, First, Hand, Receipt, Setup, Sits};

use crate::room::{Room, setup};
use crate::walk::{random_game, random_past, sizes};

/// A game with this past, in words.
fn from_there(game: &str, chairs: &str, past: &str) -> Setup {
    Setup {
        past: past.split_whitespace().map(str::to_owned).collect(),
        ..setup(game, chairs)
    }
}

fn ply(room: &Room) -> usize {
    room.table.view(Viewer::Spectator).ply
}

#[test]
fn it_begins_where_the_other_was_left() {
    for (number, (entry, seats)) in (0..).zip(sizes()) {
        let mut setup = setup(entry.about.id, &"me ".repeat(seats));
        let mut rng = Rng::seeded(number);
        for plies in [1, 2, 5, 9, 20] {
            let game = random_game(&setup, plies, &mut rng);
            setup.past = game.past().iter().map(|done| done.action.clone()).collect();
            if game.game().turn().is_over() {
                let refused = Room::lucky(setup.clone(), "Ana", 1).err().unwrap();
                assert_eq!(refused.rule.code, "given-over");
                continue;
            }
            let room = Room::open(setup.clone());
            let view = room.table.view(Viewer::Spectator);
            assert_eq!(view.given, plies);
            assert_eq!(room.table.game().past()[..plies], *game.past());
            let lines = room.table.lines(Viewer::Spectator);
            for (place, line) in lines.iter().enumerate() {
                let given = line.hand == Some(Hand::Given) || line.seat.is_none();
                assert!(place >= plies || given, "{line:?}");
                assert!(place < plies || line.hand != Some(Hand::Given), "{line:?}");
            }
            if game.game().turn().seat().is_some() && view.ply == plies {
                assert_eq!(room.table.game().game().state(), game.game().state());
            }
        }
    }
}

#[test]
fn a_past_that_cannot_have_been_is_refused() {
    let check = |past: &str, expected: (&str, &[&str])| {
        let refusal = Room::lucky(from_there("reverso", "me bot", past), "Ana", 1).err();
        let refusal = refusal.unwrap();
        let cells: Vec<_> = refusal.cells.iter().map(String::as_str).collect();
        assert_eq!((refusal.rule.code, &*cells), expected, "{past}");
    };
    check("zz", ("given", &["1", "zz", "notation"]));
    check("d3 c3 d3", ("given", &["3", "d3", "occupied"]));
    check(&"d3 ".repeat(2_001), ("given-too-many", &["2000"]));
}

#[test]
fn nothing_is_taken_back_before_it() {
    for (chairs, script, answer, left) in [
        ("me bot", "", "nothing-to-take-back", 3),
        ("me bot", "turn", "nothing-to-take-back", 4),
        ("me bot", "turn | turn", "ok", 4),
        ("bot me", "turn", "ok", 3),
    ] {
        let mut setup = setup("damas", chairs);
        setup.past = random_past(&setup, 3, &mut Rng::seeded(1));
        let mut room = Room::after(setup, script);
        let seat = if chairs == "me bot" { 1 } else { 2 };
        let asked = room.answer(&format!("ana {seat} take-back"));
        assert_eq!((asked, ply(&room)), (answer, left), "{chairs}: {script}");
    }
}

#[test]
fn nobody_draws_who_starts() {
    let mut setup = from_there("reverso", "me bot", "d3");
    setup.first = First::Drawn;
    for luck in 0..10 {
        let room = Room::lucky(setup.clone(), "Ana", luck).unwrap();
        let begun = room.opening.last().unwrap();
        let Event::Begun { shift, picks, .. } = &begun.event else {
            panic!("{begun:?}");
        };
        assert_eq!((*shift, picks.len()), (0, 0));
        let told = json!(begun.told(&room.table, Viewer::Spectator, None));
        assert_eq!(told["given"], 1);
    }
}

/// A rematch and the next game of a series begin at the beginning.
#[test]
fn it_holds_for_one_game() {
    let mut setup = from_there("reverso", "me open", "d3");
    setup.games = Some(2);
    let mut room = Room::after(setup, "bea 2 sit | ana 1 resign");
    assert!(room.table.again().0.past.is_empty());
    room.run("ana 1 next | bea 2 next");
    let view = room.table.view(Viewer::Spectator);
    assert_eq!((view.number, view.given, view.ply), (2, 0, 0));
    assert!(
        !room
            .table
            .record_for(Viewer::Spectator)
            .to_string()
            .contains("given")
    );
}

/// Luck drawn here is verifiable; given moves are marked as given.
#[test]
fn its_luck_is_what_comes_after() {
    let shelf = Shelf::default();
    for game in ["ludo", "airam", "ideograma"] {
        let mut setup = setup(game, "me me");
        setup.past = random_past(&setup, 9, &mut Rng::seeded(3));
        let given = setup.past.len();
        let room = Room::after(setup, "to-the-end");
        let text = room.table.record_for(Viewer::Spectator).to_string();
        let check = |text: &str| {
            let record = Record::read(text).unwrap();
            let receipt = Receipt::read(&record).unwrap().unwrap();
            receipt.check().unwrap();
            assert!(receipt.picks.iter().all(|(step, _)| *step > given));
            let replayed = Match::replay(&record, &shelf).unwrap();
            let checked = receipt.check_against(&record, &replayed);
            checked.map_err(|refusal| refusal.rule.code)
        };
        let note = |said: &str| text.replace(&format!("given: {given}\n"), said);
        assert_ne!(note(""), text, "{game}");
        assert_eq!(check(&text), Ok(()), "{game}");
        assert_eq!(check(&note("")), Err("receipt-unexplained"), "{game}");
        let steps = Record::read(&text).unwrap().steps.len();
        let more = format!("given: {steps}\n");
        assert_eq!(check(&note(&more)), Err("receipt-stray"), "{game}");
        for nonsense in ["given: 0\n", "given: 09\n", "given: x\n", "given: 99999\n"] {
            assert_eq!(check(&note(nonsense)), Err("receipt-line"), "{nonsense}");
        }
    }
}

#[test]
fn people_on_one_device_have_names_of_their_own() {
    let mut setup = setup("nueve", "me me bot me");
    setup.seats[1].name = Some(" Luis ".to_owned());
    setup.seats[3].name = Some("Eva".to_owned());
    let room = Room::open(setup.clone());
    let names = room.table.seats().into_iter().map(|seat| match seat.sits {
        Sits::Person(name) => name.to_string(),
        Sits::Bot(_) => "bot".to_owned(),
        Sits::Nobody => "nobody".to_owned(),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Ana", "Luis", "bot", "Eva"]);
    setup.seats[3].name = Some("\u{202e}avE".to_owned());
    let refused = Room::lucky(setup, "Ana", 1).err().unwrap();
    assert_eq!(refused.rule.code, "name");
}
