//! House rules that a test can check: who may name whom, and what is absent.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// The longest a source file may get before it surely holds two things.
const LONGEST_FILE: usize = 400;

#[test]
fn only_the_list_of_games_names_a_game() {
    for crate_ in [
        "rules", "bots", "print", "kit", "catalog", "table", "wire", "pocket", "store", "room",
        "server", "cli",
    ] {
        for file in sources(&root().join(crate_).join("src")) {
            if file.ends_with("catalog/src/lib.rs") {
                continue;
            }
            for entry in catalog::GAMES {
                let id = entry.about.id;
                let text = code(&read(&file));
                let words = text.split(|c: char| !c.is_alphanumeric());
                let named = words.map(str::to_lowercase).any(|word| word == id);
                assert!(!named, "{} names {id}", file.display());
            }
        }
    }
}

#[test]
fn games_do_not_know_each_other() {
    for entry in catalog::GAMES {
        let manifest = read(&root().join("games").join(entry.about.id).join("Cargo.toml"));
        for other in catalog::GAMES {
            let depends = manifest.contains(&format!("../{}\"", other.about.id));
            assert!(!depends, "{} depends on {}", entry.about.id, other.about.id);
        }
    }
}

#[test]
fn games_catalog_and_table_touch_neither_files_nor_clocks() {
    let banned = [
        "std::fs",
        "std::net",
        "std::env",
        "std::time",
        "std::thread",
        "std::process",
        "std::io",
        "println!",
        "eprintln!",
        "dbg!",
    ];
    let mut folders = [
        "rules/src",
        "print/src",
        "catalog/src",
        "table/src",
        "wire/src",
        "pocket/src",
    ]
    .map(|folder| root().join(folder))
    .to_vec();
    folders.extend(
        catalog::GAMES
            .iter()
            .map(|entry| root().join("games").join(entry.about.id).join("src")),
    );
    for file in folders.iter().flat_map(|folder| sources(folder)) {
        for word in banned {
            assert!(
                !read(&file).contains(word),
                "{} uses {word}",
                file.display()
            );
        }
    }
}

#[test]
fn no_file_holds_too_much() {
    for folder in ["rules", "bots", "print", "kit", "catalog", "cli", "games"] {
        for file in sources(&root().join(folder)) {
            let lines = read(&file).lines().count();
            assert!(
                lines <= LONGEST_FILE,
                "{} has {lines} lines",
                file.display()
            );
        }
    }
}

/// The lines that are no comments: examples in the docs may speak of anything.
fn code(text: &str) -> String {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .unwrap()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every Rust file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
    {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}
