//! Everything that reads what strangers send. Each function takes any bytes and
//! must not panic; what it understands, it must be able to write and read again.
//!
//! `tests/bounded.rs` throws mutated examples at them in every test run;
//! `cargo-fuzz/` lets libFuzzer do it for as long as one likes (`make fuzz`).

use catalog::{GAMES, Match};
use pocket::Pocket;
use rules::{Lang, Record, Refusal, Seat};
use serde_json::json;
use table::{Event, Receipt, Seed, Setup, Study, Table};
use wire::FromClient;

/// What opens the table that requests to a pocket may speak of.
const POCKET_TABLE: &str = concat!(
    r#"{"do":"open","table":"t","name":"Ana","now":0,"seed":"#,
    r#""00000000000000000000000000000000ffffffffffffffffffffffffffffffff","#,
    r#""setup":{"game":"reverso","seats":[{"who":"me"},{"who":{"bot":1}}]}}"#
);

/// Messages of a socket, and what is stored and read back.
pub fn message(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(message) = serde_json::from_str::<FromClient>(text) {
        let written = json!(message).to_string();
        let again = serde_json::from_str::<FromClient>(&written).ok();
        assert_eq!(again, Some(message), "written and read again");
    }
    // Events are our own, but a damaged file must not bring the room down.
    let _ = serde_json::from_str::<Event>(text);
    let _ = text.parse::<Seed>();
    if let Ok(setup) = serde_json::from_str::<Setup>(text) {
        let mut seeds = || Seed::new([7; 32]);
        let opened = Table::open("t", ("p", "Ana"), setup, &mut seeds, kit::shelf(), 0);
        opened.map_or_else(|refusal| say(&refusal), drop);
    }
}

/// Actions in every game's notation. The first byte chooses the game, the second
/// the number of players.
pub fn notation(bytes: &[u8]) {
    let [game, seats, text @ ..] = bytes else {
        return;
    };
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    let entry = &GAMES[usize::from(*game) % GAMES.len()];
    let players = entry.about.players;
    let seats = players[usize::from(*seats) % players.len()];
    let Ok(mut game) = Match::open(entry, seats, &json!({}), kit::shelf()) else {
        return;
    };
    for line in text.lines() {
        match game.apply(line) {
            Ok(applied) => assert!(!applied.action.is_empty()),
            Err(refusal) => say(&refusal),
        }
        let _ = game.game().imagined(Seat::FIRST);
    }
}

/// Positions without a table.
pub fn study(bytes: &[u8]) {
    let Ok(study) = serde_json::from_slice::<Study>(bytes) else {
        return;
    };
    match study.position(kit::shelf()) {
        Ok((position, refused)) => {
            assert!(position.turn.is_some() || position.legal.is_empty());
            refused.iter().for_each(say);
        }
        Err(refusal) => say(&refusal),
    }
}

/// Requests to a room for one device, where a table is open.
pub fn pocket(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut pocket = Pocket::new(kit::shelf().clone());
    pocket.handle(POCKET_TABLE);
    let answer = pocket.handle(text);
    assert!(answer.starts_with("{\"ok\":") || answer.starts_with("{\"no\":"));
}

/// Records, receipts, and the world's own formats.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for format in GAMES.iter().flat_map(|entry| entry.about.formats) {
        if let Ok(record) = (format.read)(text) {
            let _ = (format.write)(&record);
        }
    }
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return say(&error.problem),
    };
    let again = Record::read(&record.to_string());
    assert_eq!(again.as_ref(), Ok(&record), "written and read again");
    if let Err(error) = Match::replay(&record, kit::shelf()) {
        say(&error.problem);
    }
    match Receipt::read(&record) {
        Ok(Some(receipt)) => receipt.check().map_or_else(|refusal| say(&refusal), drop),
        Ok(None) => {}
        Err(refusal) => say(&refusal),
    }
}

/// Every refusal has its sentences, whatever it was given.
fn say(refusal: &Refusal) {
    for lang in Lang::ALL {
        assert!(!refusal.sentence(lang).is_empty());
    }
}
