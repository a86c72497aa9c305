//! Luck that anybody can check: `sobremesa verify`, and the verifier of
//! `docs/luck.md` in another language, which knows no rules.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod played;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use catalog::{Entry, GAMES, Match, find};
use kit::shelf;
use rules::{Luck, Rng, Viewer};
use serde_json::json;
use table::{Pick, Receipt, Sealed, Seed};

use played::{played, played_after, played_on, written};

/// A record with one thing changed, and what the two verifiers say to it:
/// sobremesa a sentence, the other whether all is well.
struct Case {
    text: String,
    sentence: &'static str,
    ok_without_rules: bool,
}

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(file)
}

fn run(program: &mut Command, text: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    fs::write(&file, text).unwrap();
    program.arg(&file).stdin(Stdio::null()).output().unwrap()
}

fn sobremesa(lang: &str, text: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    // Only the word list that was built in, whatever the user has installed.
    program.env("SOBREMESA_DATA", "none");
    run(program.args(["--lang", lang, "verify"]), text)
}

fn node(text: &str) -> Output {
    run(Command::new("node").arg(docs("verify.mjs")), text)
}

fn check(name: &str, case: &Case) {
    let ours = sobremesa("en", &case.text);
    let error = String::from_utf8_lossy(&ours.stderr);
    assert!(
        error.contains(case.sentence),
        "{name}, {}: {error}",
        case.sentence
    );
    assert_eq!(ours.status.code(), Some(1), "{name}, {}", case.sentence);
    assert!(ours.stdout.is_empty(), "{name}, {}", case.sentence);

    let theirs = node(&case.text);
    let code = i32::from(!case.ok_without_rules);
    assert_eq!(
        theirs.status.code(),
        Some(code),
        "{name}, {}: {theirs:?}",
        case.sentence
    );
    assert_eq!(
        theirs.stderr.is_empty(),
        case.ok_without_rules,
        "{theirs:?}"
    );
}

#[test]
fn both_verifiers_accept_what_was_sealed_and_refuse_what_was_changed() {
    let mut checked = 0;
    for entry in GAMES.iter().filter(|entry| entry.about.chance) {
        let mut words = vec![""; entry.usual_seats()];
        words[0] = "  ¿qué tal, ñandú?: 🎲 ";
        let Some((game, receipt)) = played(entry, &words) else {
            continue;
        };
        checked += 1;
        let name = entry.about.id;
        let good = written(game.record(), &receipt);
        let picks: usize = receipt.picks.iter().map(|(_, picks)| picks.len()).sum();

        let ours = sobremesa("en", &good);
        let printed = String::from_utf8(ours.stdout).unwrap();
        assert!(
            ours.status.success(),
            "{name}: {:?}",
            String::from_utf8(ours.stderr)
        );
        for told in [&format!(" {picks} picks "), &receipt.commitment, words[0]] {
            assert!(printed.contains(told), "{name}: {printed}");
        }
        let theirs = node(&good);
        assert!(theirs.status.success(), "{name}: {theirs:?}");
        assert_eq!(theirs.stdout, format!("ok {picks} picks\n").into_bytes());

        for case in changed(&good) {
            check(name, &case);
        }
        check(name, &another_outcome(&game, &receipt));
    }
    assert!(checked >= 2, "games with luck that need nothing prepared");
}

/// One of each thing that a host could change in the notes.
fn changed(good: &str) -> Vec<Case> {
    let seed = "The seed is not the one promised";
    let pick = "does not come from the seed";
    let first = first_step(good);
    let last = good
        .lines()
        .rfind(|line| line.starts_with("luck "))
        .unwrap();
    let (last, _) = last.split_once(": ").unwrap();
    let dropped = |start: &str| without(good, start);
    let case = |text, sentence| Case {
        text,
        sentence,
        ok_without_rules: false,
    };
    let only_by_the_rules = |text, sentence| Case {
        text,
        sentence,
        ok_without_rules: true,
    };
    vec![
        case(edited(good, "luck seed", other_digit), seed),
        case(edited(good, "luck commitment", other_digit), seed),
        case(edited(good, "luck game", other_digit), pick),
        case(edited(good, "luck word 1", |line| format!("{line}s")), pick),
        case(dropped("luck word 1"), pick),
        case(edited(good, &first, |line| with_pick(line, 0, 1)), pick),
        case(edited(good, &first, |line| with_pick(line, 1, 0)), pick),
        case(dropped(&first), pick),
        case(dropped(last), "is missing"),
        case(dropped("luck game"), "The line “luck game” is missing"),
        case(dropped("luck seed"), "The seed is still sealed"),
        case(dropped("luck "), "no receipt of its luck"),
        case(
            edited(good, last, |line| format!("{line} x")),
            "I cannot read",
        ),
        // Whatever the seed, the pick below 1 is 0.
        only_by_the_rules(
            edited(good, last, |line| format!("{line} 1/0")),
            "the game does not make the picks",
        ),
        only_by_the_rules(
            edited(good, last, |line| format!("{line}\nluck 99999: 1/0")),
            "of a step that is not luck’s",
        ),
    ]
}

/// What begins the line of the first step that is luck's.
fn first_step(text: &str) -> String {
    let mut steps = text.lines().filter(|line| line.contains(". [chance"));
    let (number, _) = steps.next().unwrap().split_once('.').unwrap();
    format!("luck {number}:")
}

/// The text with every line that begins so changed.
fn edited(text: &str, start: &str, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().map(|line| {
        if line.starts_with(start) {
            change(line)
        } else {
            line.to_owned()
        }
    });
    let edited = lines.flat_map(|line| [line, "\n".to_owned()]).collect();
    assert_ne!(edited, text, "no line begins with {start}");
    edited
}

/// The text without the lines that begin so.
fn without(text: &str, start: &str) -> String {
    let kept = text.lines().filter(|line| !line.starts_with(start));
    kept.flat_map(|line| [line, "\n"]).collect()
}

fn other_digit(line: &str) -> String {
    let other = if line.ends_with('0') { '1' } else { '0' };
    format!("{}{other}", &line[..line.len() - 1])
}

/// The line with this much more in the bound and in the pick of its first pick.
fn with_pick(line: &str, below: u32, pick: u32) -> String {
    let (key, picks) = line.split_once(": ").unwrap();
    let (first, others) = picks.split_once(' ').unwrap_or((picks, ""));
    let Pick {
        below: old,
        pick: from,
    } = first.parse().unwrap();
    let below = old + below;
    let pick = (from + pick) % below;
    format!("{key}: {below}/{pick} {others}")
        .trim_end()
        .to_owned()
}

/// The game up to its fourth outcome of luck, and that one is another than its
/// picks make.
fn another_outcome(game: &Match, receipt: &Receipt) -> Case {
    let (step, _) = receipt.picks[4];
    let mut short = Match::open(game.entry(), game.seats(), game.options(), shelf()).unwrap();
    let past = game.past().iter().map(|done| &done.action);
    let past: Vec<_> = past.take(step).collect();
    short.apply_all(&past[..step - 1]).unwrap();
    let mut rng = Rng::seeded(1);
    let other = loop {
        let rolled = short.game().roll(&mut rng).unwrap();
        if rolled != *past[step - 1] {
            break rolled;
        }
    };
    short.apply(&other).unwrap();
    let mut receipt = receipt.clone();
    receipt.picks.truncate(5);
    Case {
        text: written(short.record(), &receipt),
        sentence: "the picks make",
        ok_without_rules: true,
    }
}

/// A host who does not like the first throw could throw it away and say that it was
/// drawn who sits first.
#[test]
fn picks_that_were_thrown_away_are_refused() {
    for start in [&[2, 36, 36][..], &[1]] {
        let game = Match::open(find("ludo").unwrap(), 2, &json!({}), shelf()).unwrap();
        let (seed, words) = (Seed::new([7; 32]), vec![String::new(); 2]);
        let mut luck = Sealed::new(&seed, "k3j9x2/1", &words, 0);
        for &below in start {
            luck.below(below);
        }
        let picks = vec![(0, luck.picks().to_vec())];
        let (game, receipt) = played_after(game, &seed, words, picks, 0);
        let case = Case {
            text: written(game.record(), &receipt),
            sentence: "The line “luck 0” can only be one pick, out of 2",
            ok_without_rules: false,
        };
        check("ludo", &case);
    }
}

/// Nor are they in order, which the other verifier sees too; and what is given must be
/// a number.
#[test]
fn lines_that_are_out_of_order_are_refused() {
    let (game, receipt) = played(find("ludo").unwrap(), &["", ""]).unwrap();
    let good = written(game.record(), &receipt);
    let case = |text, sentence| Case {
        text,
        sentence,
        ok_without_rules: false,
    };
    let swapped = good.replacen("luck 1: ", "luck 4: ", 1);
    check("ludo", &case(swapped, "is not its place"));
    let (before, _) = good.split_once("luck 0: ").unwrap();
    let (_, moves) = good.split_once("result: ").unwrap();
    let none = format!("{before}given: x\nresult: {moves}");
    check("ludo", &case(none, "I cannot read the line “given”"));
}

#[test]
fn a_game_without_luck_has_nothing_to_be_checked() {
    for entry in GAMES.iter().filter(|entry| !entry.about.chance) {
        let game = Match::open(entry, entry.usual_seats(), &json!({}), shelf()).unwrap();
        for (lang, sentence) in [("es", "no hay suerte"), ("en", "There is no luck")] {
            let output = sobremesa(lang, &game.record().to_string());
            let printed = String::from_utf8(output.stdout).unwrap();
            assert!(
                output.status.success() && printed.contains(sentence),
                "{printed}"
            );
        }
    }
}

/// What a spectator is given of a game that goes on does not even replay; the
/// answer is that it is too early.
#[test]
fn before_the_end_there_is_only_the_commitment() {
    let hidden = |entry: &&Entry| entry.about.hidden && entry.about.chance;
    let games = GAMES.iter().filter(hidden);
    for (game, mut receipt) in games.filter_map(|entry| played(entry, &["", "sol"])) {
        receipt.seed = None;
        receipt.picks.clear();
        let mut early = Match::open(game.entry(), 2, game.options(), shelf()).unwrap();
        let past = game.past().iter().map(|done| &done.action);
        early.apply_all(&past.take(8).collect::<Vec<_>>()).unwrap();
        let case = Case {
            text: written(early.record_for(Viewer::Spectator), &receipt),
            sentence: "The seed is still sealed",
            ok_without_rules: false,
        };
        check(game.entry().about.id, &case);
    }
}

/// The example of the documentation is real, and is told in Spanish too.
#[test]
fn the_documented_example_holds() {
    let page = fs::read_to_string(docs("luck.md")).unwrap();
    let (_, example) = page.split_once("```\nsobremesa record 1\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let example = format!("sobremesa record 1\n{example}");
    let output = sobremesa("es", &example);
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(
        printed.contains("La suerte es la que se selló: 4 sorteos"),
        "{printed}"
    );
    assert!(printed.contains(": 1 «sobremesa»."), "{printed}");
    assert_eq!(node(&example).stdout, b"ok 4 picks\n");
}

#[test]
fn what_was_given_has_no_receipt_and_both_say_so() {
    let (mut game, receipt) = played_on(find("ludo").unwrap(), &["", ""], 12).unwrap();
    game.notes.push(("given".into(), "12".into()));
    let good = written(game.record(), &receipt);
    let printed = String::from_utf8(sobremesa("en", &good).stdout).unwrap();
    assert!(printed.contains("The first 12 actions"), "{printed}");
    let printed = String::from_utf8(node(&good).stdout).unwrap();
    assert!(
        printed.contains("; the first 12 steps were given"),
        "{printed}"
    );
    let case = Case {
        text: without(&good, "given: "),
        sentence: "is missing",
        ok_without_rules: false,
    };
    check("ludo", &case);
}

#[test]
fn a_verdict_needs_a_sound_record() {
    let entry = find("ludo").unwrap();
    let (game, receipt) = played(entry, &["", ""]).unwrap();
    let good = written(game.record(), &receipt);
    let printed = String::from_utf8(sobremesa("en", &good).stdout).unwrap();
    assert!(printed.contains("Nobody gave a word."), "{printed}");
    for (from, to, sentence) in [
        (
            "result: winners 1",
            "result: winners 2",
            "The result is not that",
        ),
        (
            "result: winners 2",
            "result: winners 1",
            "The result is not that",
        ),
        ("1. [chance]", "1. [1]", "It is not 1 who acts here"),
        ("sobremesa record 1", "PGN", "The first line must be"),
    ] {
        let bad = good.replacen(from, to, 1);
        let output = sobremesa("en", &bad);
        let error = String::from_utf8(output.stderr).unwrap();
        // The winner is one of the two.
        assert!(bad == good || error.contains(sentence), "{from}: {error}");
        assert_eq!(output.status.success(), bad == good, "{from}");
    }
}
