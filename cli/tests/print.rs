//! `sobremesa print`, as somebody types it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn sobremesa(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    command.current_dir(folder).env("LANG", "en_US.UTF-8");
    command.env_remove("LC_ALL").env_remove("LC_PAPER");
    command.args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(text).unwrap()
}

#[test]
fn a_game_is_one_file_here() {
    let folder = tempfile::tempdir().unwrap();
    let output = sobremesa(folder.path(), &["print", "reverso"]);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(said(&output), "reverso.pdf: 3 sheets, Letter\n");
    let file = fs::read(folder.path().join("reverso.pdf")).unwrap();
    assert!(file.starts_with(b"%PDF-"));
}

#[test]
fn a_part_of_it_may_be_drawings_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "print", "ludo", "board", "--format", "svg", "--paper", "a4", "--out", "sheets",
    ];
    let output = sobremesa(folder.path(), &arguments);
    assert_eq!(said(&output), "sheets: 2 sheets, A4\n");
    for name in ["ludo-01.svg", "ludo-02.svg"] {
        let sheet = fs::read_to_string(folder.path().join("sheets").join(name)).unwrap();
        assert!(
            sheet.starts_with("<svg ") && sheet.contains("210mm"),
            "{name}"
        );
    }
}

#[test]
fn a_record_becomes_a_booklet() {
    let folder = tempfile::tempdir().unwrap();
    let record = "sobremesa record 1\ngame: reverso\nseats: 2\noptions: {}\nseat 1: Ana\nresult: unfinished\n\n1. [1] d3\n";
    fs::write(folder.path().join("mine.txt"), record).unwrap();
    let output = sobremesa(folder.path(), &["print", "mine.txt", "--lang", "es"]);
    assert_eq!(said(&output), "mine.pdf: 2 hojas, Letter\n");
    assert!(folder.path().join("mine.pdf").exists());
}

#[test]
fn what_cannot_be_printed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let rows: [(&[&str], &str); 4] = [
        (
            &["print", "molino"],
            "neither a game nor a file; the games are: reverso",
        ),
        (
            &["print", "xats", "board"],
            "there is nothing of it to print",
        ),
        (&["print", "reverso", "-o", "size=7"], "size"),
        (&["print", "reverso", "--players", "3"], "3"),
    ];
    for (arguments, expected) in rows {
        let output = sobremesa(folder.path(), arguments);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(
            said(&output).contains(expected),
            "{arguments:?}: {}",
            said(&output)
        );
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
