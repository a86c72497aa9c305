//! Games in GCG, ours and other people's.

use ideograma::Ideograma;
use rules::{Format, Game, Record};

fn gcg() -> &'static Format {
    &Ideograma::ABOUT.formats[0]
}

fn read(text: &str) -> Result<Record, String> {
    let read = (gcg().read)(text);
    read.map_err(|error| format!("{}: {}", error.line, error.problem.rule.code))
}

fn steps(record: &Record) -> Vec<String> {
    let text = |step: &rules::Step| format!("[{}] {}", step.actor, step.action);
    record.steps.iter().map(text).collect()
}

const FOREIGN: &str = "#character-encoding UTF-8
#title a game from elsewhere
#player1 Ana Ana María
#player2 Beto
#note anything
>Ana: AACSSRM 8E CASA +10 10
>Beto: BEIRTTO H7 B.TIR +12 12
>Beto: BEIRTTO -- -12 0
>Ana: SRMAEIO - +0 10
>Beto: BEIRTTO -TT +0 0
>Ana: SRMAEIO H8 .S +2 12
>Ana: SRMAEIO (challenge) +5 17
>Beto: BEIRLOO - +0 0
>Ana: RMAEIOU - +0 17
";

#[test]
fn racks_tell_what_others_drew() {
    let record = read(FOREIGN).expect("a game");
    assert_eq!(
        record.notes,
        [("seat 1".to_owned(), "Ana María".to_owned())]
    );
    assert_eq!(record.options["dictionary"], "challenge");
    let expected = [
        "[chance] lot A",
        "[chance] lot E",
        "[chance 1] draw AACMRSS",
        "[chance 2] draw BEIORTT",
        "[1] 8E CASA",
        "[2] accept",
        "[chance 1] draw AEIO",
        "[2] H7 BATIR",
        "[1] challenge",
        "[1] pass",
        "[2] -TT",
        "[chance 2] draw LO",
        "[1] H8 AS",
        "[2] challenge",
        "[chance 1] draw U",
        "[2] pass",
        "[1] pass",
    ];
    assert_eq!(steps(&record), expected);
}

#[test]
fn problems_are_named_with_their_lines() {
    let rows = [
        ("", "1: gcg-players"),
        ("#player1 A\n", "1: gcg-players"),
        ("#player1 A\n#player2 A\n", "1: gcg-players"),
        ("#player1 A\n#player2 B\nnonsense\n", "3: gcg-line"),
        (
            "#player1 A\n#player2 B\n>C: AEIOUST - +0 0\n",
            "3: gcg-stranger",
        ),
        (
            "#player1 A\n#player2 B\n>A: AEIOUST - +0 0\n",
            "3: gcg-rack",
        ),
        (
            "#player1 A\n#player2 B\n>A: AEIOUS - +0 0\n>B: AEIOUST - +0 0\n",
            "3: gcg-rack",
        ),
        (
            "#player1 A\n#player2 B\n>A: ZZZZZZZ - +0 0\n>B: AEIOUST - +0 0\n",
            "3: gcg-rack",
        ),
        (
            "#player1 A\n#player2 B\n>A: AEIOUST -- +0 0\n",
            "3: nothing-pending",
        ),
        (
            "#player1 A\n#player2 B\n#sobremesa lot A\n",
            "1: gcg-options",
        ),
        (
            "#player1 A\n#player2 B\n#sobremesa options 1\n",
            "1: gcg-options",
        ),
        ("#player1 A\n#player2 B\n#sobremesa hello\n", "3: notation"),
        (
            "#player1 A\n#player2 B\n>A: [CH]AEIOU - +0 0\n",
            "3: gcg-line",
        ),
        // Two are to draw again, and the third is said to begin.
        (
            "#player1 A\n#player2 B\n#player3 C\n#sobremesa options {}\n\
             #sobremesa lot Z\n#sobremesa lot A\n#sobremesa lot A\n>A: AEIOUST - +0 0\n",
            "8: record-actor",
        ),
    ];
    for (text, problem) in rows {
        assert_eq!(read(text).map(|_| ()), Err(problem.to_owned()), "{text}");
    }
}

#[test]
fn our_own_files_lose_nothing() {
    let text = "sobremesa record 1
game: ideograma
seats: 2
options: {\"dictionary\":\"challenge\",\"lexicon\":\"es\",\"premiums\":\"none\"}
seat 2: Beto
date: 2026-11-15
result: unfinished

1. [chance] lot B
2. [chance] lot A
3. [chance 2] draw AACMRSS
4. [chance 1] draw BEIORTT
5. [2] 8E CASA
6. [1] challenge
7. [chance 2] draw AEI?
8. [1] H7 BATIR
9. [2] challenge
10. [2] -MR
11. [chance 2] draw ÑZ
12. [1] pass
13. [2] 7H ñA
";
    let record = Record::read(text).expect("a record");
    let written = (gcg().write)(&record).expect("GCG holds it");
    insta::assert_snapshot!(written);
    let back = read(&written).expect("our own file");
    assert_eq!(back.to_string(), text);
}

/// With three players only the next one answered in the first edition.
#[test]
fn games_of_the_first_edition_are_written_and_read() {
    let actions =
        "lot A, lot B, lot C, draw AACSSSS, draw EEEEEEE, draw OOOOOOO, 8E CASA, accept, draw AAAA";
    let options = serde_json::json!({
        "dictionary": "challenge", "lexicon": {"words": ["CASA"]}, "premiums": "none",
    });
    let actors = "[chance] [chance] [chance] [chance 1] [chance 2] [chance 3] [1] [2] [chance 1]";
    let actors = actors.split("] ").map(|it| it.trim_matches(['[', ']']));
    let lines = actors.zip(actions.split(", ")).enumerate();
    let lines = lines.map(|(place, (actor, step))| format!("{}. [{actor}] {step}\n", place + 1));
    let lines: String = lines.collect();
    let text = format!(
        "sobremesa record 1\ngame: ideograma\nseats: 3\noptions: {options}\nedition: 1\nresult: unfinished\n\n{lines}"
    );
    let record: Record = Record::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let written = (gcg().write)(&record).expect("a game of the first edition");
    assert_eq!(steps(&read(&written).expect("a game")), steps(&record));
    let newest = written.replace("#sobremesa note edition: 1\n", "");
    assert!(
        read(&newest).is_err(),
        "by the newest rules the third player answers, too"
    );
}
