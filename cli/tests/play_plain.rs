//! `sobremesa play` line by line, as a script or a screen reader meets it.

mod script;

use script::run;

/// What a game of reverso prints in English, or in the language that is named.
fn played(lang: &str, input: &str) -> String {
    played_with(&["--lang", lang, "play", "reverso"], input)
}

fn played_with(arguments: &[&str], input: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), arguments, input.as_bytes());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("it prints text")
}

fn check(lang: &str, input: &str, expected: &[&str]) {
    let printed = played(lang, input);
    for sentence in expected {
        assert!(
            printed.contains(sentence),
            "{input:?}: no {sentence:?} in\n{printed}"
        );
    }
}

#[test]
fn moves_are_played_and_listed() {
    check(
        "en",
        "d3\nc3\nlegal\nquit\nquit\n",
        &["Black: d3. To play: White.", "Legal moves", "c4"],
    );
    check(
        "es",
        "d3\n?\nsalir\nsalir\n",
        &["Negras: d3. Turno: Blancas.", "Jugadas legales"],
    );
}

#[test]
fn no_is_said_with_a_reason_and_a_place_in_the_rules() {
    check("en", "d4\nrules notation\n", &["d4", "(rules ", "Rules of"]);
    check("es", "d4\n", &["d4", "(reglas "]);
    check(
        "en",
        "rules nothing-like-this\n",
        &["There is no “nothing-like-this” in the rules."],
    );
}

#[test]
fn undo_takes_one_move_back() {
    let agreed = ["--lang", "en", "play", "reverso", "--take-backs", "consent"];
    let printed = played_with(&agreed, "undo\nd3\nundo\n");
    assert!(
        printed.contains("There is no move to take back."),
        "{printed}"
    );
    assert!(
        printed.contains("Taken back: d3. To play: Black."),
        "{printed}"
    );
}

#[test]
fn between_people_reverso_takes_nothing_back() {
    check(
        "en",
        "d3\nundo\n",
        &["Between people no move is taken back"],
    );
    check("es", "d3\ndeshacer\n", &["Entre personas no se deshacen"]);
    // The other games let people agree, and do not ask twice at one keyboard.
    let printed = played_with(&["--lang", "en", "play", "damas"], "36-31\nundo\n");
    assert!(printed.contains("Taken back: 36-31."), "{printed}");
    assert!(!printed.contains("practice"), "{printed}");
}

#[test]
fn practice_against_a_bot_is_called_practice() {
    let seats = ["reverso", "--seats", "me,bot:1", "--no-lots"];
    let practice = |lang, more: &[&str], input| {
        let arguments = [&["--lang", lang, "play"], &seats[..], more].concat();
        played_with(&arguments, input)
    };
    let printed = practice("en", &[], "d3\nundo\n");
    assert!(
        printed.contains("This is practice against bots"),
        "{printed}"
    );
    assert!(printed.contains("Taken back: d3."), "{printed}");
    let printed = practice("es", &[], "");
    assert!(printed.contains("Esto es una práctica"), "{printed}");
    let printed = practice("en", &["--take-backs", "never"], "d3\nundo\n");
    assert!(!printed.contains("practice"), "{printed}");
    assert!(
        printed.contains("No move is taken back in this game."),
        "{printed}"
    );
}

#[test]
fn the_language_changes_in_the_middle() {
    check(
        "es",
        "idioma\nhelp\n",
        &["English from now on.", "takes the last move back"],
    );
    check(
        "en",
        "lang es\nayuda\n",
        &["Ahora en español.", "retira la última jugada"],
    );
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    assert!(!played("en", "").contains("not saved"));
    check("en", "d3", &["The game was not saved."]);
    check(
        "es",
        "d3\nquit\n",
        &["sin guardar", "La partida no se ha guardado."],
    );
}

#[test]
fn garbage_is_answered_with_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let mut input = b"\xff\xfe\x00\n\x1b[2J\nd3 d3 d3\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 100_000));
    input.extend(b"\nd3\n");
    let output = run(folder.path(), &["play", "reverso"], &input);
    assert!(output.status.success(), "{output:?}");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("I cannot read"), "{printed}");
    assert!(printed.contains("Black: d3."), "{printed}");
    assert!(!printed.contains('\x1b'), "{printed}");
}

#[test]
fn a_saved_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let names = ["play", "reverso", "--names", "Ana,Luis", "--no-lots"];
    let output = run(folder, &names, b"d3\nsave\nc3\nsave game.txt\nquit\n");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("Saved in reverso-1.txt."), "{printed}");
    assert!(printed.contains("Saved in game.txt."), "{printed}");

    let output = run(
        folder,
        &["play", "--load", "game.txt", "--take-backs", "consent"],
        b"undo\nsave\nsave reverso-1.txt\n",
    );
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("To play: Ana."), "{printed}");
    assert!(
        printed.contains("Taken back: c3. To play: Luis."),
        "{printed}"
    );
    assert!(printed.contains("Saved in game.txt."), "{printed}");
    assert!(
        printed.contains("reverso-1.txt exists already"),
        "{printed}"
    );

    let file = std::fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(
        file.contains("seat 2: Luis\n") && file.ends_with("\n1. [1] d3\n"),
        "{file}"
    );
}

#[test]
fn what_cannot_be_opened_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    run(folder, &["play", "reverso"], b"d3\nsave a.txt\n");
    for (arguments, sentence) in [
        (&["play"][..], "say what to play"),
        (&["play", "reverso", "-p", "3"], "cannot be played by 3"),
        (&["play", "reverso", "-o", "size=7"], "does not take 7"),
        (
            &["play", "reverso", "--names", "a,b,c"],
            "3 names for 2 players",
        ),
        (
            &["play", "damas", "--load", "a.txt"],
            "the saved game is one of",
        ),
        (&["play", "--load", "a.txt", "-p", "2"], "has its players"),
        (&["play", "--load", "b.txt"], "b.txt: "),
    ] {
        let output = run(folder, arguments, b"");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        assert!(error.contains(sentence), "{arguments:?}: {error}");
    }
}

#[test]
fn ascii_pictures_are_ascii() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(folder.path(), &["play", "reverso", "--ascii"], b"d3\n");
    let printed = String::from_utf8(output.stdout).unwrap();
    let picture: Vec<_> = printed.lines().take(8).collect();
    assert!(picture.concat().is_ascii(), "{printed}");
}
