//! Records of every game: written, read, damaged.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use catalog::{Entry, GAMES, Match};
use kit::shelf;
use rules::{
    Actor, Edition, Lang, Luck, Member, Record, Rng, Seat, TEAM_SIZES, Viewer, team_notes,
};
use serde_json::json;

/// A random game, cut off after `plies` if it lasts that long.
fn played(entry: &'static Entry, seats: usize, plies: usize, seed: u64) -> Match {
    let mut rng = Rng::seeded(seed);
    let mut game = Match::open(entry, seats, &json!({}), shelf()).unwrap();
    game.notes.push(("seat 1".into(), "Ana Núñez".into()));
    while !game.game().turn().is_over() && game.past().len() < plies {
        if game.roll(&mut rng).is_none() {
            let actions = game.game().moves().actions;
            let pick = rng.below(actions.len() as u32) as usize;
            game.apply(&actions[pick]).unwrap();
        }
    }
    game
}

/// A random game of teams, of two to eight people each, in which now and then the
/// table moves for them: then no member is named.
fn played_by_teams(entry: &'static Entry, seats: usize, plies: usize, seed: u64) -> Match {
    let mut rng = Rng::seeded(seed);
    let mut game = Match::open(entry, seats, &json!({}), shelf()).unwrap();
    let names = [
        "Ana",
        "Luis",
        "Eva",
        "José Ángel",
        "d",
        "Íñigo, hijo",
        "G.",
        "ñ",
    ];
    let sizes: Vec<_> = Seat::all(seats)
        .map(|_| TEAM_SIZES.start() + rng.below(7) as usize)
        .collect();
    for (seat, &size) in Seat::all(seats).zip(&sizes) {
        game.notes.extend(team_notes(seat, &names[..size]));
    }
    while !game.game().turn().is_over() && game.past().len() < plies {
        if game.roll(&mut rng).is_some() {
            // What luck did is nobody's, whatever a careless caller says.
            game.credit(Some(Member::FIRST));
            continue;
        }
        let seat = game.game().turn().seat().unwrap();
        let actions = game.game().moves().actions;
        let pick = rng.below(actions.len() as u32) as usize;
        game.apply(&actions[pick]).unwrap();
        let member = rng.below(sizes[seat.index()] as u32 + 1) as usize;
        game.credit(Member::all(sizes[seat.index()]).nth(member));
    }
    game
}

fn tables() -> impl Iterator<Item = (&'static Entry, usize)> {
    GAMES
        .iter()
        .flat_map(|entry| entry.about.players.iter().map(move |&seats| (entry, seats)))
}

#[test]
fn what_was_written_reads_back_and_replays() {
    for (entry, seats) in tables() {
        for (seed, plies) in [(1, 0), (2, 1), (3, 20), (4, usize::MAX)] {
            let game = played(entry, seats, plies, seed);
            let text = game.record().to_string();
            let record = Record::read(&text).unwrap();
            assert_eq!(record.to_string(), text);
            let again = Match::replay(&record, shelf()).unwrap();
            assert_eq!(again.record().to_string(), text);
            assert_eq!(again.game().state(), game.game().state());
            let windows = text.replace('\n', "\r\n");
            assert_eq!(Record::read(&windows).unwrap(), record);
        }
    }
}

#[test]
fn each_move_of_a_team_keeps_its_player() {
    let mut named = 0;
    for (entry, seats) in tables() {
        for (seed, plies) in [(1, 1), (2, 20), (3, usize::MAX)] {
            let mut game = played_by_teams(entry, seats, plies, seed);
            let text = game.record().to_string();
            let record = Record::read(&text).unwrap();
            assert_eq!(record, game.record());
            let again = Match::replay(&record, shelf()).unwrap();
            assert_eq!(again.past(), game.past());
            assert_eq!(again.record().to_string(), text);
            for viewer in Viewer::all(seats) {
                let shown = game.record_for(viewer).steps.into_iter();
                assert!(shown.map(|step| step.member).eq(members(&game)));
            }
            named += members(&game).flatten().count();
            let kept = game.past().len() / 2;
            let expected: Vec<_> = members(&game).take(kept).collect();
            game.rewind(kept);
            assert!(members(&game).eq(expected.iter().copied()));
            if game.undo() {
                assert!(members(&game).eq(expected[..kept - 1].iter().copied()));
            }
        }
    }
    assert!(named > 100, "{named}");
}

fn members(game: &Match) -> impl Iterator<Item = Option<Member>> {
    game.past().iter().map(|done| done.member)
}

#[test]
fn a_member_is_read_only_where_the_notes_name_the_team() {
    let text = |notes: &str, by: &str| {
        format!(
            "sobremesa record 1\ngame: reverso\nseats: 2\noptions: {{\"size\":8}}\n{notes}\
             result: unfinished\n\n1. [{by}] d3\n"
        )
    };
    let team = "seat 1: Ana, Luis\nseat 1a: Ana\nseat 1b: Luis\n";
    let replayed =
        |text: String| Record::read(&text).and_then(|record| Match::replay(&record, shelf()));
    for (by, name) in [("1", "Ana, Luis"), ("1a", "Ana"), ("1b", "Luis")] {
        let game = replayed(text(team, by)).ok().unwrap();
        assert_eq!(game.player(&game.past()[0], Lang::Es), name);
        assert_eq!(game.record().to_string(), text(team, by));
    }
    for (notes, by, code, line) in [
        (team, "1c", "record-member", 10),
        (team, "2a", "record-member", 10),
        ("seat 1: Ana, Luis\n", "1a", "record-member", 8),
        ("seat 1a: Ana\n", "1a", "record-member", 8),
        ("seat 1b: Luis\nseat 1c: Eva\n", "1b", "record-member", 9),
        (team, "1i", "record-step", 10),
        (team, "1B", "record-step", 10),
        (team, "1ab", "record-step", 10),
        (team, "1 a", "record-step", 10),
        (team, "a", "record-step", 10),
        (team, "chancea", "record-step", 10),
        (team, "chance 1a", "record-step", 10),
    ] {
        let error = replayed(text(notes, by)).err().unwrap();
        assert_eq!(
            (error.problem.rule.code, error.line),
            (code, line),
            "[{by}] {notes}"
        );
    }
}

#[test]
fn a_member_without_a_name_is_left_out_of_the_text() {
    let mut game = played_by_teams(&GAMES[0], 2, 6, 11);
    game.notes.clear();
    let record = Record::read(&game.record().to_string()).unwrap();
    assert!(record.steps.iter().all(|step| step.member.is_none()));
}

#[test]
fn undo_goes_back_step_by_step() {
    for (entry, seats) in tables() {
        let mut game = played(entry, seats, usize::MAX, 5);
        let actions: Vec<_> = game.past().iter().map(|done| done.action.clone()).collect();
        for kept in (0..actions.len()).rev() {
            assert!(game.undo());
            let mut other = Match::open(entry, seats, &json!({}), shelf()).unwrap();
            other.apply_all(&actions[..kept]).unwrap();
            assert_eq!(game.game().state(), other.game().state());
            assert_eq!(game.past(), other.past());
        }
        assert!(!game.undo());
    }
}

#[test]
fn damaged_records_get_an_error_with_a_line_or_are_still_sound() {
    let mut rng = Rng::seeded(9);
    for (entry, seats) in tables() {
        let text = played(entry, seats, 30, 6).record().to_string();
        for _ in 0..500 {
            let damaged = damage(&text, &mut rng);
            let replayed =
                Record::read(&damaged).and_then(|record| Match::replay(&record, shelf()));
            match replayed {
                Err(error) => {
                    assert!(
                        (1..=damaged.lines().count() + 1).contains(&error.line),
                        "{damaged}"
                    );
                    assert!(
                        Lang::ALL
                            .iter()
                            .all(|&lang| !error.sentence(lang).is_empty())
                    );
                }
                Ok(game) => {
                    let again = Record::read(&game.record().to_string()).unwrap();
                    assert_eq!(again, game.record());
                }
            }
        }
    }
}

#[test]
fn a_record_for_a_viewer_hides_what_that_viewer_may_not_know() {
    for (entry, seats) in tables().filter(|(entry, _)| entry.about.hidden) {
        let game = played(entry, seats, 24, 8);
        assert!(!game.game().turn().is_over());
        let mut hidden = 0;
        for viewer in Viewer::all(seats) {
            let record = game.record_for(viewer);
            for (step, done) in record.steps.iter().zip(game.past()) {
                let own = match done.actor {
                    Actor::Seat(seat) => viewer == Viewer::Seat(seat),
                    Actor::Chance(audience) => audience.includes(viewer),
                };
                let shown = if own { &done.action } else { &done.face };
                assert_eq!(step.action, *shown);
                hidden += usize::from(step.action != done.action);
            }
        }
        assert!(hidden > 0, "nothing was hidden in {}", entry.about.id);
        let over = played(entry, seats, usize::MAX, 8);
        assert_eq!(over.record_for(Viewer::Spectator), over.record());
    }
}

/// Changes, drops or doubles a piece of the text.
fn damage(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        if chars.is_empty() {
            break;
        }
        let place = rng.below(chars.len() as u32) as usize;
        let end = (place + 1 + rng.below(20) as usize).min(chars.len());
        let odd = ['\0', '\n', ' ', '9', '[', '"', 'ñ', '\u{202e}', '🂡'];
        match rng.below(4) {
            0 => chars[place] = odd[rng.below(odd.len() as u32) as usize],
            1 => drop(chars.drain(place..end)),
            2 => chars
                .splice(place..place, chars[place..end].to_vec())
                .for_each(drop),
            _ => chars.truncate(place.max(1)),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn an_error_names_its_line() {
    let entry = &GAMES[0];
    let game = played(entry, entry.usual_seats(), 4, 7);
    let good = game.record().to_string();
    // Heading, game, seats, options, a name, result, empty line, four actions.
    for (from, to, line) in [
        ("sobremesa", "Sobremesa", 1),
        ("game: ", "gamE: ", 2),
        ("seats: ", "seats: 0", 3),
        ("options: {", "options: {{", 4),
        ("seat 1: ", "Seat 1: ", 5),
        ("result: unfinished", "result: winners", 6),
        ("\n\n", "\n", 7),
        ("3. [1]", "3. [2]", 10),
        ("4. [2] ", "4. [2] zz", 11),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good);
        let error = Record::read(&bad)
            .and_then(|record| Match::replay(&record, shelf()))
            .err();
        assert_eq!(error.map(|error| error.line), Some(line), "{from} → {to}");
    }
}

#[test]
fn a_record_may_name_its_edition() {
    for (entry, seats) in tables() {
        let newest = entry.about.edition;
        let text = played(entry, seats, 20, 7).record().to_string();
        let noted = |edition: &str| {
            let text = text.replacen("seat 1:", &format!("edition: {edition}\nseat 1:"), 1);
            Record::read(&text).and_then(|record| Match::replay(&record, shelf()))
        };
        let again = noted(&newest.to_string()).unwrap();
        assert_eq!(again.edition(), Edition::Newest, "{}", entry.about.id);
        let unknown = (newest + 1).to_string();
        for (edition, code) in [
            (unknown.as_str(), "edition"),
            ("0", "record-value"),
            ("one", "record-value"),
            ("01", "record-value"),
        ] {
            let error = noted(edition).err().unwrap();
            assert_eq!((error.line, error.problem.rule.code), (5, code));
        }
    }
}

/// A game by earlier rules says so, so that its record is read by the same.
#[test]
fn an_earlier_edition_is_written_down() {
    for entry in GAMES {
        for number in 1..entry.about.edition {
            let edition = entry.edition(number).unwrap();
            let seats = entry.usual_seats();
            let game = Match::open_in(edition, entry, seats, &json!({}), shelf()).unwrap();
            let text = game.record().to_string();
            assert!(text.contains(&format!("\nedition: {number}\n")), "{text}");
            let again = Match::replay(&Record::read(&text).unwrap(), shelf()).unwrap();
            assert_eq!(again.edition(), edition);
            assert_eq!(again.record().to_string(), text);
        }
    }
}

/// A game of LUDO from before its rules changed: a crown released a piece after the
/// number had been used.
#[test]
fn a_record_is_read_by_the_defaults_it_was_played_with() {
    let text = |options: &str| {
        format!(
            "sobremesa record 1\ngame: ludo\nseats: 2\noptions: {options}\nresult: unfinished\n\n\
             1. [chance] throw 34\n2. [chance] throw 12\n\
             3. [chance] throw 1C\n4. [1] C:1\n5. [1] 1:1\n\
             6. [chance] throw 34\n7. [2] pass\n\
             8. [chance] throw 2C\n9. [1] 2:1\n10. [1] C:2\n"
        )
    };
    let replay = |text: &str| Match::replay(&Record::read(text).unwrap(), shelf());
    let old = replay(&text("{}")).unwrap();
    assert_eq!(old.edition(), Edition::Earlier(1));
    let played = json!({"release": "free", "colours": ["red", "yellow"]});
    assert_eq!(**old.options(), played);
    assert_eq!(
        replay(&old.record().to_string()).unwrap().options(),
        old.options()
    );
    let free = replay(&text(r#"{"release":"free"}"#)).unwrap();
    assert_eq!(free.edition(), Edition::Newest);
    let bound = replay(&text(r#"{"release":"bound"}"#)).err().unwrap();
    assert_eq!((bound.line, bound.problem.rule.code), (16, "number-used"));
}
