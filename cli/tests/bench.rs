//! `sobremesa bench` prints what it measures; how fast it is, no test says.

use std::fs;
use std::path::Path;
use std::process::Command;

/// What measuring IDEOGRAMA prints when the user's data lie in this folder.
fn measured(lang: &str, data: &Path) -> String {
    let output = sobremesa(data)
        .args(["--lang", lang, "bench", "ideograma", "--seconds", "1"])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("it prints text")
}

fn sobremesa(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    program.env("SOBREMESA_DATA", data);
    program
}

#[test]
fn besides_the_table_a_game_shows_what_it_is_proud_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = folder.path().join("words.txt");
    fs::write(&words, "sol sala casa lata").expect("the folder can be written");
    let import = sobremesa(folder.path())
        .args(["lexicon", "import"])
        .arg(&words)
        .output();
    assert!(import.expect("the program starts").status.success());
    let printed = measured("es", folder.path());
    let of_the_game = printed.lines().filter(|line| line.starts_with("ideograma"));
    assert_eq!(of_the_game.count(), 3 + 1, "{printed}");
    let feat = "por segundo: partidas en las que cada cual pone la palabra que más vale";
    assert!(printed.ends_with(&format!("{feat}\n")), "{printed}");
}

#[test]
fn without_a_word_list_it_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = folder.path().join("shelf");
    // What the user has installed goes first, and this is no list.
    fs::create_dir(&shelf).expect("the folder can be written");
    fs::write(shelf.join("lexicon-es.u32"), "").expect("the folder can be written");
    let printed = measured("en", folder.path());
    assert!(
        printed.contains("ideograma  There is no sound word list “es”"),
        "{printed}"
    );
    assert!(!printed.contains("a second"), "{printed}");
}
