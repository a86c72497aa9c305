//! Every rule by which a table refuses is met, and is said in both languages.

use std::collections::BTreeSet;

use rules::{Lang, Refusal};
use table::{Ask, Setup, refusals};

use crate::room::{Room, setup};

/// What somebody does after a script at this game and these chairs, and the rule
/// by which it is refused.
const CASES: &[(&str, &str, &str, &str, &str)] = &[
    (
        "damas",
        "me open",
        "",
        "bea 2 sit 01234567890123456789012345678901234567890",
        "word",
    ),
    ("damas", "me open", "", "ana 1 say", "text"),
    ("damas", "me open", "", "bea 3 sit", "no-such-seat"),
    ("damas", "me open", "", "bea 1 leave", "not-your-seat"),
    ("damas", "me open", "", "bea 1 sit", "seat-taken"),
    ("damas", "me open", "", "ana 1 resign", "not-begun"),
    ("damas", "me bot", "", "ana 1 leave", "already-begun"),
    (
        "damas",
        "me bot",
        "ana 1 resign",
        "ana 1 play 32-28",
        "game-ended",
    ),
    (
        "damas",
        "me bot",
        "turn",
        "ana 1 play 32-28",
        "not-your-turn",
    ),
    (
        "damas",
        "me bot",
        "ana 1 stand-in",
        "ana 1 play 32-28",
        "stand-in",
    ),
    ("damas", "me bot", "", "ana 1 back", "no-stand-in"),
    ("damas", "me open", "bea 2 sit", "ana 2 stand-in", "present"),
    (
        "damas",
        "me open/d3",
        "bea 2 sit",
        "ana 2 stand-in",
        "clock-counts",
    ),
    (
        "xats",
        "me open open",
        "bea 2 sit | cid 3 sit | ana 1 resign",
        "ana 1 resign",
        "given-up",
    ),
    (
        "damas",
        "me bot",
        "",
        "ana 1 take-back",
        "nothing-to-take-back",
    ),
    ("airam", "me bot", "turn", "ana 1 take-back", "past-luck"),
    ("damas", "me bot", "", "ana 1 draw", "draw-with-bot"),
    ("damas", "me bot", "", "ana 1 no draw", "not-asked"),
    ("damas", "me bot", "", "ana 1 next", "not-now"),
    ("damas", "me bot", "", "ana 1 phrase nonsense", "phrase"),
    (
        "damas",
        "me bot",
        "ana 1 chat off",
        "ana 1 say hola",
        "chat-off",
    ),
    ("damas", "me open", "", "bea 2 chat off", "not-host"),
    (
        "xats",
        "me open open",
        "bea 2 sit | ana 2 block",
        "bea 2 sit",
        "blocked",
    ),
    (
        "damas",
        "team:Ana+open open",
        "luis 1 sit",
        "luis 2b sit",
        "no-such-seat",
    ),
    ("damas", "team:Ana+open open", "", "ana 1 sit", "team-name"),
    (
        "damas",
        "team:Ana+open bot",
        "luis 1 sit",
        "luis 1 play 32-28",
        "team-turn",
    ),
    (
        "damas",
        "team:Ana+open bot",
        "luis 1 sit",
        "luis 1 stand-in",
        "team-present",
    ),
    (
        "damas",
        "team:Ana+open bot",
        "luis 1 sit | luis 1 resign",
        "luis 1 resign",
        "already-resigning",
    ),
];

fn refused(mut room: Room, line: &str) -> Refusal {
    room.does(line).expect_err(line)
}

/// What is refused when a table is opened, seen too late, or asked.
fn others() -> Vec<Refusal> {
    let opened = |setup: Setup, name: &str| Room::lucky(setup, name, 1).err().unwrap();
    let series = Setup {
        games: Some(99),
        ..setup("damas", "me bot")
    };
    let impatient = Setup {
        patience: Some(0),
        ..setup("ludo", "me bot")
    };
    let taking_back = |when: &str, chairs| Setup {
        take_backs: Some(when.to_owned()),
        ..setup("reverso", chairs)
    };
    let never = Room::after(taking_back("never", "me bot"), "turn");
    let between_people = Room::after(taking_back("bots", "me open"), "bea 2 sit | turn");
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit | turn");
    let late = table::Act::Play("20-24".to_owned());
    let seat = rules::Seat::SECOND;
    let stale = room
        .act_having_seen(2, "id-of-bea", (seat, None), &late)
        .unwrap_err();
    let quiet = Setup {
        options: serde_json::json!({ "dictionary": "challenge", "lexicon": crate::room::lexicon() }),
        ..setup("ideograma", "me bot")
    };
    let quiet = Room::open(quiet);
    let mut over = Room::after(setup("damas", "me bot"), "ana 1 resign");
    (0..100).for_each(|_| over.run("ana 1 phrase bye"));
    let given = |past: &[String]| Setup {
        past: past.to_vec(),
        ..setup("reverso", "me bot")
    };
    let played = Room::after(setup("reverso", "me bot"), "to-the-end");
    let played = played.table.game().past();
    let played: Vec<_> = played.iter().map(|done| done.action.clone()).collect();
    vec![
        opened(setup("mus", "me"), "Ana"),
        opened(series, "Ana"),
        opened(impatient, "Ana"),
        opened(taking_back("sometimes", "me bot"), "Ana"),
        refused(never, "ana 1 take-back"),
        refused(between_people, "ana 1 take-back"),
        opened(setup("damas", "bot bot"), "Ana"),
        opened(setup("damas", "me/t0 bot"), "Ana"),
        opened(setup("damas", "me bot"), ""),
        opened(setup("damas", "team:Ana open"), "Ana"),
        opened(setup("rumis", "team:Ana+Luis"), "Ana"),
        opened(given(&["a1".to_owned()]), "Ana"),
        opened(given(&vec!["d3".to_owned(); 2_001]), "Ana"),
        opened(given(&played), "Ana"),
        stale,
        crate::question::too_early(),
        over.does("ana 1 phrase bye").unwrap_err(),
        room.table.ask(seat, &Ask::Hint).unwrap_err(),
        room.table
            .ask(seat, &Ask::Explain("d3".to_owned()))
            .unwrap_err(),
        quiet
            .table
            .ask(quiet.turn().unwrap(), &Ask::Hint)
            .unwrap_err(),
    ]
}

#[test]
fn every_rule_is_met_and_said_in_both_languages() {
    let mut met = others();
    for (game, chairs, script, line, code) in CASES {
        let refusal = refused(Room::after(setup(game, chairs), script), line);
        assert_eq!(
            refusal.rule.code, *code,
            "{game}, {chairs}: {script}, {line}"
        );
        met.push(refusal);
    }
    let codes: BTreeSet<_> = met.iter().map(|refusal| refusal.rule.code).collect();
    let all: BTreeSet<_> = refusals::ALL.iter().map(|rule| rule.code).collect();
    assert_eq!(codes, all);
    assert_eq!(all.len(), refusals::ALL.len(), "no code twice");
    for refusal in met {
        let (es, en) = (refusal.sentence(Lang::Es), refusal.sentence(Lang::En));
        assert!(!es.is_empty() && !en.is_empty() && es != en);
        assert!(!es.contains('{') && !en.contains('{'), "{es} {en}");
    }
}
