#![allow(clippy::unwrap_used, reason = "a test may panic")]

use catalog::{Entry, GAMES, Match};
use rules::{Lang, Luck, Rng, Shelf};
use serde_json::json;

use super::*;
use crate::sealed::Sealed;

const GAME: &str = "luck game: k3j9x2/1";
const COMMITMENT: &str =
    "luck commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const WORD: &str = "luck word 1: sobremesa";
const SEED: &str = "luck seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PICKS: &str = "luck 0: 2/0";
const MORE: &str = "luck 2: 36/15 36/1";

/// A two-player record with these notes and no steps.
fn record(notes: &[&str]) -> Record {
    let notes = notes.iter().filter_map(|note| note.split_once(": "));
    Record {
        game: "none".to_owned(),
        seats: 2,
        options: json!({}),
        notes: notes
            .map(|(key, value)| (key.into(), value.into()))
            .collect(),
        outcome: None,
        steps: Vec::new(),
    }
}

/// Reads the notes and checks them on their own.
fn check(notes: &[&str], expected: Result<Option<usize>, &str>) {
    let receipt = Receipt::read(&record(notes));
    let checked = receipt.and_then(|receipt| receipt.map(|receipt| receipt.check()).transpose());
    let checked = checked.map_err(|refusal| refusal.rule.code);
    assert_eq!(checked, expected, "{notes:?}");
}

#[test]
fn a_receipt_is_read_as_it_is_written_and_in_no_other_way() {
    let others = ["seat 1: Ana", "lucky number: 7"];
    check(&others, Ok(None));
    check(&[GAME, COMMITMENT, WORD, SEED, PICKS, MORE], Ok(Some(3)));
    check(
        &[others[0], GAME, COMMITMENT, WORD, SEED, others[1]],
        Ok(Some(0)),
    );
    check(&[GAME, COMMITMENT, WORD], Err("receipt-sealed"));
    check(&[GAME, WORD, SEED], Err("receipt-incomplete"));
    check(&[COMMITMENT, WORD, SEED], Err("receipt-incomplete"));
    let upper = SEED.replace('f', "F");
    for strange in [
        GAME,
        COMMITMENT,
        WORD,
        SEED,
        "luck seed: 00",
        upper.as_str(),
        "luck word 0: a",
        "luck word 3: a",
        "luck word 02: a",
        "luck word: a",
        "luck  2: 36/15",
        "luck -2: 36/15",
        "luck 02: 36/15",
        "luck 2: 36/36",
        "luck 2: 0/0",
        "luck 2: 36/015",
        "luck 2: 36/15 ",
        "luck 2: 36",
        "luck 2: 4294967296/1",
        "luck 99999999999999999999: 36/15",
        "luck charm: rabbit",
    ] {
        let notes = [GAME, COMMITMENT, WORD, SEED, PICKS, strange];
        check(&notes, Err("receipt-line"));
    }
    check(&[GAME, COMMITMENT, SEED, MORE, PICKS], Err("receipt-line"));
    check(&[COMMITMENT, GAME], Err("receipt-line"));
}

#[test]
fn what_the_seed_does_not_give_is_refused() {
    let other_seed = SEED.replace("00", "01");
    let notes = [GAME, COMMITMENT, WORD, &other_seed, PICKS];
    check(&notes, Err("receipt-commitment"));
    for (place, other) in [
        (0, "luck game: k3j9x2/2"),
        (2, "luck word 1: sobremesas"),
        (2, "luck word 2: sobremesa"),
        (4, "luck 0: 2/1"),
        (5, "luck 2: 36/14 36/1"),
        (5, "luck 2: 35/15 36/1"),
        (5, "luck 2: 36/1"),
    ] {
        let mut notes = [GAME, COMMITMENT, WORD, SEED, PICKS, MORE];
        notes[place] = other;
        check(&notes, Err("receipt-pick"));
    }
}

/// A game that starts with luck, up to its third throw, with luck that continues after
/// the picks of `start`; with its receipt.
fn thrown(game: &str, seats: usize, start: &[u32]) -> (Match, Receipt) {
    let seed = Seed::new([7; 32]);
    let words = vec![String::new(); seats];
    let mut luck = Sealed::new(&seed, game, &words, 0);
    for &below in start {
        luck.below(below);
    }
    let mut picks = vec![(0, luck.picks().to_vec())];
    picks.retain(|(_, picks)| !picks.is_empty());
    let thrown = |entry: &&Entry| entry.about.chance && !entry.about.hidden;
    let entry = GAMES.iter().find(thrown).unwrap();
    let mut played = Match::open(entry, seats, &json!({}), &Shelf::default()).unwrap();
    for (step, number) in (1..=3).zip(start.len() as u64..) {
        let mut luck = Sealed::new(&seed, game, &words, number);
        played.roll(&mut luck).unwrap();
        picks.push((step, luck.picks().to_vec()));
    }
    let receipt = Receipt {
        game: game.to_owned(),
        commitment: seed.commitment(),
        words,
        seed: Some(seed),
        picks,
    };
    (played, receipt)
}

/// Picks before the first step could be discarded until a good one comes.
#[test]
fn nothing_is_drawn_before_the_first_step_but_who_sits_first() {
    let check = |game: &str, seats: usize, start: &[u32], holds: bool| {
        let (played, receipt) = thrown(game, seats, start);
        assert_eq!(receipt.check(), Ok(start.len() + 3), "{game} {start:?}");
        let checked = receipt.check_against(&played.record(), &played);
        let checked = checked.map_err(|refusal| refusal.rule.code);
        let expected = holds.then_some(()).ok_or("receipt-start");
        assert_eq!(checked, expected, "{game} {seats} {start:?}");
    };
    check("t/1", 2, &[2], true);
    check("t/1", 4, &[4], true);
    check("t/1", 2, &[], true);
    check("t/2", 2, &[], true);
    check("t/1", 2, &[2, 36, 36], false);
    check("t/1", 2, &[1], false);
    check("t/1", 2, &[2, 2], false);
    check("t/1", 4, &[2], false);
    check("t/2", 2, &[2], false);
    check("t/11", 2, &[2], false);
    let (played, receipt) = thrown("t/1", 2, &[2]);
    let mut record = played.record();
    record.notes.push(("given".to_owned(), "1".to_owned()));
    let given = receipt.check_against(&record, &played);
    assert_eq!(given.unwrap_err().rule.code, "receipt-start");
}

#[test]
fn a_long_list_goes_on_in_another_line() {
    let seed = Seed::new([7; 32]);
    let words = vec![String::new(); 2];
    let mut luck = Sealed::new(&seed, "t/1", &words, 0);
    for less in 0..100 {
        luck.below(u32::MAX - less);
    }
    let receipt = Receipt {
        game: "t/1".to_owned(),
        commitment: seed.commitment(),
        words,
        picks: vec![(4, luck.picks().to_vec())],
        seed: Some(seed),
    };
    let mut written = record(&[]);
    written.notes = receipt.notes();
    let read = Record::read(&written.to_string()).unwrap();
    assert_eq!(read.notes.len(), 3 + 3, "no line was too long for a record");
    assert_eq!(Receipt::read(&read), Ok(Some(receipt.clone())));
    assert_eq!(receipt.check(), Ok(100));
}

#[test]
fn damaged_notes_are_read_or_refused_with_a_sentence() {
    let mut rng = Rng::seeded(1);
    let good = [GAME, COMMITMENT, WORD, SEED, PICKS, MORE];
    for _ in 0..20_000 {
        let mut notes = good.map(|note| note.chars().collect::<Vec<_>>());
        let note = &mut notes[rng.below(6) as usize];
        let place = rng.below(note.len() as u32) as usize;
        let odd = [' ', '/', '0', '9', 'ñ', ':'];
        match rng.below(3) {
            0 => note[place] = odd[rng.below(6) as usize],
            1 => note.insert(place, odd[rng.below(6) as usize]),
            _ => drop(note.remove(place)),
        }
        let notes = notes.map(|note| note.into_iter().collect::<String>());
        let receipt = Receipt::read(&record(&notes.each_ref().map(String::as_str)));
        if let Err(refusal) = receipt.and_then(|receipt| receipt.map_or(Ok(0), |one| one.check())) {
            assert!(
                Lang::ALL
                    .iter()
                    .all(|&lang| !refusal.sentence(lang).is_empty())
            );
        }
    }
}
