//! `sobremesa lexicon`: what it says and what it exits with.

use std::process::{Command, Output};

fn lexicon(lang: &str, arguments: &[&str]) -> Output {
    let nowhere = tempfile::tempdir().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .env("SOBREMESA_DATA", nowhere.path())
        .args(["--lang", lang, "lexicon"])
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn check_exits_with_1_if_a_word_is_not_in() {
    let all_in = lexicon("es", &["check", "abatíamos", "QUERÉS"]);
    assert!(all_in.status.success(), "{all_in:?}");
    assert_eq!(said(&all_in), "abatíamos: sí\nQUERÉS: sí\n");
    let one_out = lexicon("en", &["check", "casa", "dámelo"]);
    assert_eq!(one_out.status.code(), Some(1));
    assert_eq!(said(&one_out), "casa: yes\ndámelo: no\n");
    assert!(String::from_utf8_lossy(&one_out.stderr).contains("not in the list: dámelo"));
}

#[test]
fn why_names_dictionary_root_and_rule_or_the_correction() {
    for (word, parts) in [
        (
            "abatíamos",
            ["abatir", "-íamos por -ir (R)", "los 22 diccionarios"],
        ),
        ("dámelo", ["no", "pronombres", "da"]),
        ("avda", ["no", "excluida por nosotros", "abreviatura"]),
        ("órale", ["sí", "adición nuestra", "México"]),
        ("zzz", ["no", "ningún diccionario", "adiciones"]),
    ] {
        let output = lexicon("es", &["why", word]);
        assert!(output.status.success(), "{output:?}");
        let said = said(&output);
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    }
}

#[test]
fn info_names_the_sources_with_their_licences() {
    let said = said(&lexicon("en", &["info"]));
    for part in [
        "dictionary-es-uy (Uruguay)",
        "GPL-3.0-or-later",
        "RLA-ES",
        "additions",
    ] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn every_command_has_its_help() {
    for arguments in [
        &["--help"][..],
        &["check", "--help"],
        &["why", "-h"],
        &["info", "--help"],
    ] {
        for (lang, part) in [
            ("es", "lexicon check PALABRA"),
            ("en", "lexicon check WORD"),
        ] {
            let output = lexicon(lang, arguments);
            assert!(output.status.success(), "{output:?}");
            assert!(said(&output).contains(part), "{arguments:?}: {output:?}");
        }
    }
    assert!(!lexicon("en", &["dance"]).status.success());
}
