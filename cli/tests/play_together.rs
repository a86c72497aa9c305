//! `sobremesa play` for teams, for series and by lot, as a script meets it.

mod script;

use std::path::Path;

use script::run;

/// What it prints when all is well, its lines put together again.
fn printed(folder: &Path, arguments: &[&str], input: &str) -> String {
    let output = run(folder, arguments, input.as_bytes());
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout)
        .expect("it prints text")
        .replace('\n', " ")
}

#[track_caller]
fn says(text: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(text.contains(sentence), "no {sentence:?} in\n{text}");
    }
}

#[test]
fn the_members_of_a_team_move_in_turn_and_the_record_names_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let teams = "team:Ana+Luis,equipo:Eva+Bea+Leo";
    let text = printed(
        folder,
        &["play", "reverso", "--seats", teams, "--no-lots"],
        "d3\nc3\nc4\ne3\nsave game.txt\n",
    );
    says(
        &text,
        &[
            "To play: Ana, for Black.",
            "Ana: d3. To play: Eva, for White.",
            "Eva: c3. To play: Luis, for Black.",
            "Luis: c4. To play: Bea, for White.",
            "Bea: e3. To play: Ana, for Black.",
        ],
    );
    let file = std::fs::read_to_string(folder.join("game.txt")).unwrap();
    let header = "seat 1: Ana, Luis\nseat 1a: Ana\nseat 1b: Luis\n\
                  seat 2: Eva, Bea, Leo\nseat 2a: Eva\nseat 2b: Bea\nseat 2c: Leo\n";
    let moves = "\n1. [1a] d3\n2. [2a] c3\n3. [1b] c4\n4. [2b] e3\n";
    assert!(file.contains(header) && file.ends_with(moves), "{file}");
    says(
        &printed(folder, &["record", "check", "game.txt"], ""),
        &["Sound"],
    );

    // Who goes on with it goes on with the member whose turn it was, also after a
    // move is taken back.
    let resumed = ["play", "--load", "game.txt", "--take-backs", "consent"];
    let text = printed(folder, &resumed, "undo\ne3\nf2\nsave\n");
    says(
        &text,
        &[
            "To play: Ana, for Black.",
            "Taken back: e3. To play: Bea, for White.",
            "Bea: e3. To play: Ana, for Black.",
        ],
    );
}

#[test]
fn a_team_plays_against_a_bot() {
    let folder = tempfile::tempdir().unwrap();
    let seats = "team:Ana+Luis,bot:1";
    let arguments = [
        "--lang",
        "es",
        "play",
        "reverso",
        "--seats",
        seats,
        "--no-lots",
    ];
    let text = printed(folder.path(), &arguments, "d3\nsalir\nsalir\n");
    says(
        &text,
        &[
            "Esto es una práctica contra bots",
            "Turno: Ana, por Negras.",
            "Turno: Luis, por Negras.",
        ],
    );
}

#[test]
fn lots_decide_who_begins_and_a_seed_repeats_them() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["--lang", "en", "play", "reverso", "--names", "Ana,Luis"];
    let drawn = |seed: u32| {
        let seed = seed.to_string();
        let arguments = [&names[..], &["--seed", &seed]].concat();
        printed(folder.path(), &arguments, "")
    };
    let ana = "Drawn by lot: Black: Ana, White: Luis.";
    let luis = "Drawn by lot: Black: Luis, White: Ana.";
    let (mut first, mut second) = (0, 0);
    for seed in 0..12 {
        let text = drawn(seed);
        assert_eq!(text, drawn(seed));
        let begins = if text.contains(ana) { "Ana" } else { "Luis" };
        says(&text, &[&format!("To play: {begins}.")]);
        first += u32::from(text.contains(ana));
        second += u32::from(text.contains(luis));
    }
    assert!(
        first > 1 && second > 1 && first + second == 12,
        "{first} {second}"
    );
    let seated = [&names[..], &["--no-lots"]].concat();
    let text = printed(folder.path(), &seated, "");
    assert!(!text.contains("by lot"), "{text}");
    says(&text, &["To play: Ana."]);
    // Between people without names there is nothing to draw.
    let text = printed(folder.path(), &["play", "reverso"], "");
    assert!(!text.contains("by lot"), "{text}");
}

#[test]
fn a_series_adds_up_and_the_start_goes_round() {
    let folder = tempfile::tempdir().unwrap();
    let series = |lang, game, input| {
        let arguments = ["--lang", lang, "play", game, "--seats", "bot:1,bot:2"];
        let more = ["--games", "2", "--no-lots", "--seed", "3"];
        printed(folder.path(), &[&arguments[..], &more].concat(), input)
    };
    let text = series("en", "reverso", "next\nnext\n");
    says(
        &text,
        &[
            "Game 1 of 2.",
            "Black (bot 1)",
            "Game 1 of 2 is over. Total: Black (bot 1) ",
            "Game 2 of 2.",
            // The other one begins the second game.
            "Black (bot 2): ",
            "The series is over: ",
            "The next game is played when this one is over, unless the series is.",
        ],
    );
    // All discs of both games: 64 each, unless squares are left empty.
    let total = text.rsplit("Total: Black (bot 2) ").next().unwrap();
    let numbers = total.split(|c: char| !c.is_ascii_digit());
    let mut numbers = numbers.filter_map(|number| number.parse::<u32>().ok());
    let (second, _bot, first) = (numbers.next(), numbers.next(), numbers.next());
    let sum = second.unwrap() + first.unwrap();
    assert!((100..=128).contains(&sum), "{sum}: {text}");
    let text = series("es", "xats", "siguiente\n");
    says(
        &text,
        &["Partida 1 de 2 terminada. Total: ", "Fin de la serie: "],
    );
}

#[test]
fn a_game_has_the_series_that_its_rulebook_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let text = printed(folder.path(), &["play", "airam"], "");
    says(&text, &["Game 1 of 2."]);
    let text = printed(folder.path(), &["play", "airam", "--games", "1"], "");
    assert!(!text.contains("Game 1"), "{text}");
    let text = printed(folder.path(), &["play", "nueve"], "next\n");
    says(&text, &["The next game is played when this one is over"]);
    assert!(!text.contains("Game 1"), "{text}");
}

#[test]
fn what_is_out_of_range_is_said_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &["play", "reverso"], b"d3\nsave a.txt\n");
    for (arguments, es, en) in [
        (
            &["--games", "0"][..],
            "entre 1 y 20 partidas",
            "between 1 and 20 games",
        ),
        (
            &["--games", "21"],
            "entre 1 y 20 partidas",
            "between 1 and 20 games",
        ),
        (
            &["--games", "two"],
            "entre 1 y 20 partidas",
            "between 1 and 20 games",
        ),
        (&["--seed", "x"], "un número entero", "a whole number"),
        (&["--seed", "-1"], "un número entero", "a whole number"),
        (
            &["--take-backs", "maybe"],
            "no admite «maybe»",
            "does not take “maybe”",
        ),
        (
            &["--seats", "me,you"],
            "«you» no dice quién se sienta",
            "“you” does not say who plays",
        ),
        (
            &["--seats", "team:Ana,me"],
            "de dos a ocho personas",
            "two to eight people",
        ),
        (
            &["--seats", "team:a+b+c+d+e+f+g+h+i,me"],
            "de dos a ocho personas",
            "two to eight people",
        ),
        (
            &["--seats", "team:a+b,me", "--names", "x,y"],
            "2 nombres para 1",
            "2 names for 1",
        ),
        (
            &["--load", "a.txt", "--games", "2"],
            "sobra --games",
            "leave --games out",
        ),
    ] {
        for (lang, sentence) in [("es", es), ("en", en)] {
            let arguments = [&["--lang", lang, "play", "reverso"], arguments].concat();
            let output = run(folder.path(), &arguments, b"");
            let error = String::from_utf8(output.stderr).unwrap();
            assert!(!output.status.success(), "{arguments:?}");
            assert!(error.contains(sentence), "{arguments:?}: {error}");
        }
    }
}

#[test]
fn the_help_tells_of_everything_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, sentences) in [
        (
            "es",
            [
                "Sin sorteo",
                "equipos (team:Ana+Luis)",
                "partidas seguidas",
                "deshacen",
            ],
        ),
        (
            "en",
            [
                "No lots",
                "teams (team:Ana+Luis)",
                "games in a row",
                "taken back",
            ],
        ),
    ] {
        let text = printed(folder.path(), &["--lang", lang, "play", "--help"], "");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        says(&text, &sentences);
    }
}
