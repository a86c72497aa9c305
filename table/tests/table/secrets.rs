//! Nothing that leaves a table holds a seed too early, a pick, or anybody's id.

use rules::Viewer;
use serde::Serialize;
use table::{Event, Log, Phase, Told};

use crate::room::Room;
use crate::walk::Walk;

const WALKS: u64 = 1_000;

fn json(value: impl Serialize) -> String {
    serde_json::to_string(&value).unwrap()
}

/// The seeds nobody may know yet.
fn sealed(room: &Room) -> Vec<String> {
    let view = room.table.view(Viewer::Spectator);
    let begun = view.number.max(1) as usize;
    let ended = view.outcome.is_some();
    let known = if ended { begun } else { begun - 1 };
    room.seeds[known..].iter().map(table::Seed::hex).collect()
}

fn check_text(room: &Room, sealed: &[String], text: &str) {
    for seed in sealed {
        assert!(!text.contains(seed), "a seed in {text}");
    }
    assert!(!text.contains("id-of-"), "an id in {text}");
    let unfinished = room.table.view(Viewer::Spectator).outcome.is_none();
    assert!(!(unfinished && text.contains("picks")), "picks in {text}");
}

fn check_record(room: &Room, record: &str) {
    let told = |line: &str| {
        let luck = line.strip_prefix("luck ").unwrap_or_default();
        luck.starts_with("seed") || luck.starts_with(|first: char| first.is_ascii_digit())
    };
    let ended = room.table.view(Viewer::Spectator).outcome.is_some();
    assert!(ended || !record.lines().any(told), "{record}");
}

#[test]
fn nothing_secret_leaves_a_table() {
    for number in 0..WALKS {
        let mut walk = Walk::new(number);
        check_opening(&walk.room);
        walk.lead_in();
        for _ in 0..10 {
            let log = walk.step().unwrap_or_default();
            let room = &walk.room;
            let sealed = sealed(room);
            for viewer in Viewer::all(room.table.setup().seats.len()) {
                let record = room.table.record_for(viewer).to_string();
                check_record(room, &record);
                check_text(room, &sealed, &record);
                check_text(room, &sealed, &json(room.table.view(viewer)));
                check_text(room, &sealed, &json(room.table.lines(viewer)));
                let past = room.table.looking_back(viewer, 0).tell();
                check_text(room, &sealed, &json(past));
                for happening in &log {
                    let told = happening.told(&room.table, viewer, None);
                    check_text(room, &sealed, &json(told));
                }
            }
            check_text(room, &sealed, &json(room.table.clocks()));
        }
    }
}

/// The first event holds every seed.
fn check_opening(room: &Room) {
    let sealed = sealed(room);
    for viewer in Viewer::all(room.table.setup().seats.len()) {
        for happening in &room.opening {
            let told = happening.told(&room.table, viewer, None);
            check_text(room, &sealed, &json(told));
        }
    }
}

/// A draw into a hand is shown to its owner; to all others every draw looks the same.
#[test]
fn draws_are_masked() {
    let mut hidden = 0;
    for number in 0..300 {
        let mut walk = Walk::new(number);
        let id = walk.room.table.setup().game.clone();
        if id != "airam" && id != "ideograma" {
            continue;
        }
        walk.fill();
        while walk.room.table.phase() == Phase::Playing && walk.room.table.version() < 60 {
            let log = walk.step().unwrap_or_default();
            hidden += masked(&walk.room, &log);
        }
    }
    assert!(hidden > 500, "only {hidden}");
}

/// How many draws nobody but one was told.
fn masked(room: &Room, log: &Log) -> usize {
    let mut hidden = 0;
    for happening in log {
        let Event::Drawn { outcome, .. } = &happening.event else {
            continue;
        };
        let Some(tiles) = outcome.strip_prefix("draw ") else {
            continue;
        };
        let mask = match room.table.setup().game.as_str() {
            "airam" => "draw ???".to_owned(),
            _ => format!("draw {}", tiles.chars().count()),
        };
        let viewers = Viewer::all(room.table.setup().seats.len());
        let told: Vec<Told> = viewers
            .map(|who| happening.told(&room.table, who, None))
            .collect();
        let knows = |told: &&Told| matches!(told, Told::Drawn { outcome: told } if told == outcome);
        let guess = |told: &&Told| matches!(told, Told::Drawn { outcome: told } if *told == mask);
        assert_eq!(told.iter().filter(knows).count(), 1, "{told:?}");
        assert_eq!(
            told.iter().filter(guess).count(),
            told.len() - 1,
            "{told:?}"
        );
        hidden += 1;
    }
    hidden
}

/// Told late, an end must not give away the seed of the game that has begun.
#[test]
fn an_end_that_is_told_late_gives_no_seed_away() {
    let mut room = Room::after(crate::room::setup("airam", "me open"), "bea 2 sit");
    let log = room.does("ana 1 resign").unwrap();
    let ended = log.last().unwrap();
    let told = json(ended.told(&room.table, Viewer::Spectator, None));
    assert!(told.contains(&room.seeds[0].hex()));
    room.run("ana 1 next | bea 2 next");
    let told = json(ended.told(&room.table, Viewer::Spectator, None));
    assert!(!told.contains(&room.seeds[1].hex()), "{told}");
}
