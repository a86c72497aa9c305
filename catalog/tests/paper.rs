//! Every game on paper: nothing sticks out, everything can be read back.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use catalog::{Entry, GAMES, Leaf, Match, Order};
use kit::shelf;
use print::{Document, MARGIN, Paper, Shape, is_printable};
use rules::{Lang, Luck, Member, Rng, Seat, Viewer, team_notes};
use serde_json::{Value, json};

/// Rounding.
const HAIR: f64 = 0.01;

/// Every option with each of its values, one at a time.
fn variants(entry: &Entry) -> Vec<Value> {
    let mut variants = vec![json!({})];
    for choice in (entry.choices)() {
        variants.extend(choice.values.iter().map(|value| {
            let name = choice.name.clone();
            json!({ name: value })
        }));
    }
    variants
}

fn words(shapes: &[Shape]) -> Vec<&str> {
    fn of_shape(shape: &Shape) -> Vec<&str> {
        match shape {
            Shape::Words(_, text, _) => vec![text.as_str()],
            Shape::Window(_, shapes) => words(shapes),
            Shape::Outline(..) => Vec::new(),
        }
    }
    shapes.iter().flat_map(of_shape).collect()
}

/// What must hold of every document; `what` names it.
fn check(document: &Document, what: &str) {
    for (place, sheet) in document.sheets.iter().enumerate() {
        let [(left, top), (right, bottom)] = sheet.drawing.extent().unwrap();
        let (width, height) = (sheet.paper.width(), sheet.paper.height());
        let within = left >= MARGIN - HAIR
            && top >= MARGIN - HAIR
            && right <= width - MARGIN + HAIR
            && bottom <= height - MARGIN + HAIR;
        assert!(
            within,
            "{what}: sheet {} reaches from {left:.2}, {top:.2} to {right:.2}, {bottom:.2}",
            place + 1
        );
        for text in words(sheet.drawing.shapes()) {
            let strange = text.chars().find(|&letter| !is_printable(letter));
            assert_eq!(strange, None, "{what}: “{text}” cannot be printed");
        }
    }
}

/// The file says what the document holds.
fn check_pdf(document: &Document, what: &str) {
    let file = lopdf::Document::load_mem(&document.pdf()).unwrap();
    let pages = file.get_pages();
    assert_eq!(pages.len(), document.sheets.len(), "{what}");
    for (sheet, &page) in document.sheets.iter().zip(pages.values()) {
        let size = file.get_dictionary(page).unwrap().get(b"MediaBox").unwrap();
        let size = size.as_array().unwrap()[2].as_float().unwrap();
        let expected = sheet.paper.width() / 25.4 * 72.0;
        assert!((f64::from(size) - expected).abs() < 0.1, "{what}: {size}");
        let content = file.get_page_content(page);
        let content = lopdf::content::Content::decode(&content).unwrap();
        let count = |operator: &str| {
            let same = content.operations.iter();
            same.filter(|operation| operation.operator == operator)
                .count()
        };
        assert_eq!(count("Tj"), words(sheet.drawing.shapes()).len(), "{what}");
        assert_eq!(count("q"), count("Q"), "{what}");
    }
    for (place, text) in document.svg().iter().enumerate() {
        let file = roxmltree::Document::parse(text);
        let file = file.unwrap_or_else(|error| panic!("{what}, sheet {place}: {error}"));
        let texts = file.descendants().filter(|node| node.has_tag_name("text"));
        let texts: Vec<_> = texts.map(|node| node.text().unwrap()).collect();
        assert_eq!(
            texts,
            words(document.sheets[place].drawing.shapes()),
            "{what}"
        );
        let ids: BTreeSet<_> = file
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        for used in text.split("url(#").skip(1) {
            let id = used.split(')').next().unwrap();
            assert!(ids.contains(id), "{what}: {id} is nowhere");
        }
    }
}

#[test]
fn every_variant_fits_every_paper() {
    for entry in GAMES {
        for options in variants(entry) {
            let numbers = entry.about.players.iter().copied().map(Some);
            for seats in numbers.chain([None]) {
                for (paper, lang) in [(Paper::A4, Lang::Es), (Paper::Letter, Lang::En)] {
                    let order = Order {
                        leaves: &Leaf::ALL,
                        seats,
                        options: &options,
                        paper,
                        lang,
                    };
                    let what = format!("{} {options} for {seats:?} {paper:?}", entry.about.id);
                    match entry.print(&order) {
                        Ok(document) => check(&document, &what),
                        // Options that do not go together are refused as at a table.
                        Err(refusal) => {
                            let seats = seats.expect("the box goes with every option");
                            let opened = Match::open(entry, seats, &options, shelf());
                            assert_eq!(opened.err(), Some(refusal), "{what}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn files_can_be_read_back() {
    for entry in GAMES {
        for lang in Lang::ALL {
            let order = Order {
                leaves: &Leaf::ALL,
                seats: None,
                options: &json!({}),
                paper: Paper::A4,
                lang,
            };
            let document = entry.print(&order).unwrap();
            check_pdf(&document, entry.about.id);
        }
    }
}

#[test]
fn a_game_has_boards_or_pieces_and_rules() {
    for entry in GAMES {
        let count = |leaves: &[Leaf]| {
            let order = Order {
                leaves,
                seats: Some(entry.usual_seats()),
                options: &json!({}),
                paper: Paper::A4,
                lang: Lang::Es,
            };
            entry.print(&order).unwrap().sheets.len()
        };
        let [board, pieces, rules] = Leaf::ALL.map(|leaf| count(&[leaf]));
        assert!(pieces > 0, "{}", entry.about.id);
        assert!((1..=4).contains(&rules), "{}: {rules}", entry.about.id);
        assert_eq!(count(&Leaf::ALL), board + pieces + rules);
    }
}

#[test]
fn a_number_of_players_is_read_or_refused_in_both_languages() {
    for entry in GAMES {
        let players = entry.about.players;
        for seats in players {
            assert_eq!(entry.read_players(&seats.to_string()), Ok(*seats));
        }
        for text in ["", "0", "-2", "9", "two", "2.0", "99999999999999999999"] {
            let refusal = entry.read_players(text).unwrap_err();
            for lang in Lang::ALL {
                let sentence = refusal.sentence(lang);
                let most = players.last().unwrap().to_string();
                assert!(sentence.contains(text), "{sentence}");
                assert!(sentence.contains(&most), "{sentence}");
            }
        }
    }
}

/// A random game, cut off after `plies` if it lasts that long.
fn played(entry: &'static Entry, seats: usize, plies: usize, seed: u64) -> Match {
    let mut rng = Rng::seeded(seed);
    let mut game = Match::open(entry, seats, &json!({}), shelf()).unwrap();
    game.notes
        .push(("seat 1".into(), "Ana <Núñez> & Łukasz".into()));
    game.notes.push(("date".into(), "2024-03-09".into()));
    while !game.game().turn().is_over() && game.past().len() < plies {
        if game.roll(&mut rng).is_none() {
            let actions = game.game().moves().actions;
            let pick = rng.below(actions.len() as u32) as usize;
            game.apply(&actions[pick]).unwrap();
        }
    }
    game
}

#[test]
fn a_booklet_tells_every_move() {
    for entry in GAMES {
        for (&seats, paper) in entry
            .about
            .players
            .iter()
            .zip([Paper::A4, Paper::Letter].iter().cycle())
        {
            for (plies, lang) in [(0, Lang::Es), (7, Lang::En), (usize::MAX, Lang::Es)] {
                let game = played(entry, seats, plies, seats as u64);
                let document =
                    game.booklet(Viewer::Spectator, game.outcome().as_ref(), *paper, lang);
                let what = format!("a booklet of {} for {seats}", entry.about.id);
                check(&document, &what);
                check_pdf(&document, &what);
                let sheets = document.sheets.iter();
                let words: Vec<_> = sheets
                    .flat_map(|sheet| words(sheet.drawing.shapes()))
                    .collect();
                assert!(words.iter().any(|text| text.starts_with("Ana <")), "{what}");
                assert!(words.contains(&"2024-03-09"), "{what}");
                for done in game.past() {
                    let told = game.told(done, Viewer::Spectator);
                    let whole = words.contains(&told);
                    assert!(whole || told.len() > 30, "{what}: {told} is missing");
                }
            }
        }
    }
}

#[test]
fn a_booklet_names_the_player_of_each_move_of_a_team() {
    let mut game = played(&GAMES[0], 2, 5, 3);
    game.notes = team_notes(Seat::FIRST, &["Ana", "Luis"]);
    let mut record = game.record();
    for (step, member) in record.steps.iter_mut().step_by(2).zip([0, 1, 0]) {
        step.member = Some(Member::at(member));
    }
    let game = Match::replay(&record, shelf()).unwrap();
    let document = game.booklet(Viewer::Spectator, None, Paper::A4, Lang::Es);
    let sheets = document.sheets.iter();
    let words: Vec<_> = sheets
        .flat_map(|sheet| words(sheet.drawing.shapes()))
        .collect();
    let count = |name| words.iter().filter(|&&word| word == name).count();
    assert_eq!((count("Ana"), count("Luis")), (2, 1), "{words:?}");
    assert!(words.contains(&"Ana, Luis"), "{words:?}");
}

#[test]
fn a_booklet_of_a_game_that_goes_on_tells_no_secret() {
    for entry in GAMES.iter().filter(|entry| entry.about.hidden) {
        let game = played(entry, 2, 12, 5);
        let hidden: Vec<_> = game
            .past()
            .iter()
            .filter(|done| done.face != done.action)
            .collect();
        assert!(!hidden.is_empty(), "{}", entry.about.id);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
            let document = game.booklet(viewer, None, Paper::A4, Lang::Es);
            let sheets = document.sheets.iter();
            let words: Vec<_> = sheets
                .flat_map(|sheet| words(sheet.drawing.shapes()))
                .collect();
            for done in &hidden {
                let told = game.told(done, viewer);
                assert!(words.contains(&told), "{told}");
                let secret = told != done.action;
                assert!(
                    !(secret && words.contains(&done.action.as_str())),
                    "{}",
                    done.action
                );
            }
        }
    }
}
