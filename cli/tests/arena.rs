//! `sobremesa arena`, run as a user would, with good and bad contestants.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sobremesa");

fn arena(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(PROGRAM)
        .args(["--lang", "en", "arena", "--out"])
        .arg(folder)
        .args(arguments)
        .output()
        .unwrap()
}

fn result(folder: &Path) -> Value {
    let text = std::fs::read_to_string(folder.join("result.json")).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["result"].clone()
}

const QUICK: [&str; 4] = ["--game", "xats", "--nodes", "50"];

#[test]
fn a_run_is_written_down_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let run = |games: &str, seed: &str| {
        let arguments = [
            &QUICK[..],
            &["--levels", "random,1..2", "--games", games, "--seed", seed],
        ];
        arena(folder.path(), &arguments.concat())
    };
    let first = run("2", "5");
    assert!(first.status.success(), "{first:?}");
    let pairs = result(folder.path())["pairs"].clone();
    assert_eq!(pairs.as_array().unwrap().len(), 3);
    let chart = std::fs::read_to_string(folder.path().join("ladder.svg")).unwrap();
    assert!(chart.starts_with("<svg") && chart.ends_with("</svg>\n"));

    // A line that a crash has cut off is played again.
    let journal = folder.path().join("games.jsonl");
    let text = std::fs::read_to_string(&journal).unwrap();
    std::fs::write(&journal, &text[..text.len() - 9]).unwrap();
    let again = run("4", "5");
    let said = String::from_utf8(again.stdout).unwrap();
    assert!(said.contains("5 of 12 are done"), "{said}");
    for pair in result(folder.path())["pairs"].as_array().unwrap() {
        assert_eq!(pair["games"], 4);
    }

    let other = run("4", "6");
    assert!(!other.status.success());
    let said = String::from_utf8(other.stderr).unwrap();
    assert!(said.contains("another competition"), "{said}");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_games() {
    let games = || {
        let folder = tempfile::tempdir().unwrap();
        arena(
            folder.path(),
            &[&QUICK[..], &["--levels", "1,tree", "--games", "4"]].concat(),
        );
        let text = std::fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(games(), games());
}

#[test]
fn three_at_a_table_rotate_through_all_seats() {
    let folder = tempfile::tempdir().unwrap();
    let run = arena(
        folder.path(),
        &[
            &QUICK[..],
            &["--players", "3", "--levels", "random,1", "--games", "6"],
        ]
        .concat(),
    );
    assert!(run.status.success(), "{run:?}");
    assert_eq!(result(folder.path())["pairs"][0]["games"], 6);
}

#[test]
fn engines_play_and_bad_ones_lose_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let own = format!("own={PROGRAM} engine");
    let engines = [
        &*own,
        "gone=false",
        "silent=sleep 1000",
        "echo=cat",
        "none=/no/such/program",
    ];
    let mut arguments = [
        &QUICK[..],
        &["--levels", "random", "--games", "2", "--patience", "1"],
    ]
    .concat();
    for engine in engines {
        arguments.extend(["--engine", engine]);
    }
    let run = arena(folder.path(), &arguments);
    assert!(run.status.success(), "{run:?}");
    let result = result(folder.path());
    let faults = result["faults"].as_array().unwrap();
    let blamed = |name: &str| faults.iter().any(|fault| fault["name"] == name);
    for name in ["gone", "silent", "echo", "none"] {
        assert!(blamed(name), "{name}: {faults:?}");
        for pair in result["pairs"].as_array().unwrap() {
            if pair["one"] == "random" && pair["other"] == name {
                assert_eq!(pair["share"], 1.0, "{pair}");
            }
        }
    }
    assert!(!blamed("own"), "{faults:?}");
}

#[test]
fn what_cannot_be_played_is_said_before() {
    let folder = tempfile::tempdir().unwrap();
    let check = |arguments: &[&str], expected: &str| {
        let run = arena(folder.path(), arguments);
        assert!(!run.status.success());
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(said.contains(expected), "{said}");
    };
    check(&["--game", "xats", "--levels", "1"], "at least two");
    check(&["--game", "xats", "--levels", "1..9"], "1..5");
    check(&["--game", "xats", "--option", "size=6"], "size");
    check(&["--game", "xats", "--players", "9"], "9");
    check(&["--game", "airam", "--engine", "a=cat"], "hidden");
}
