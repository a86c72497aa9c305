//! Checks that the files the page takes from us are current: the API description, from
//! which its types are generated, the list of games for its tests, and what the games'
//! boards are built with (words of options, fixed facts).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::{Entry, GAMES};
use serde_json::{Value, json};

use super::{games, openapi};

/// Compares a file with its expected content, or writes it if `RENEW` is set. There is no
/// file for null.
fn check(path: &str, made: &Value) {
    let file = root().join(path);
    if env::var_os("RENEW").is_some() {
        renew(&file, made);
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    // Not `assert_eq`, which would print both.
    assert!(kept == *made, "{path} is not current: run `make types`");
}

fn renew(file: &Path, made: &Value) {
    if made.is_null() {
        // It may not be there.
        let _ = fs::remove_file(file);
    } else {
        fs::write(file, format!("{made:#}\n")).unwrap();
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The words of a game's options by their names; null if it has none.
fn option_words(entry: &Entry) -> Value {
    let words = (entry.option_words)().iter();
    let by_name: BTreeMap<_, _> = words.map(|words| (words.name, words)).collect();
    if by_name.is_empty() {
        return Value::Null;
    }
    json!(by_name)
}

#[test]
fn what_the_page_is_made_from_is_current() {
    check("web/openapi.json", &openapi::document());
    check("web/tests/games.json", &json!(games::all()));
}

#[test]
fn the_facts_that_boards_draw_are_current() {
    for entry in GAMES {
        let folder = format!("games/{}/web", entry.about.id);
        let facts = (entry.fixed_facts)().map_or(Value::Null, |facts| facts.value);
        check(&format!("{folder}/facts.json"), &facts);
        check(&format!("{folder}/options.json"), &option_words(entry));
    }
}
