//! The engine does not die of what it is fed.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod talk;

use std::io::{Read, Write};
use std::process::Stdio;

use serde_json::json;
use talk::{Talk, sobremesa};

#[test]
fn it_lives_through_anything_on_a_line() {
    let mut engine = Talk::start();
    let id = catalog::GAMES[0].about.id;
    let start = engine.ask(&json!({"op": "new", "game": id}));
    let nested = "[".repeat(10_000);
    let nested_op = format!("{{\"op\":{}{}}}", "[".repeat(10_000), "]".repeat(10_000));
    let deep_options = format!(
        "{{\"op\":\"new\",\"game\":\"{id}\",\"options\":{}1{}}}",
        "{\"a\":".repeat(9_000),
        "}".repeat(9_000)
    );
    let long_action = json!({"op": "apply", "action": "a".repeat(1 << 20)}).to_string();
    for (line, expected) in [
        (&b"hello"[..], "bad_json"),
        (b"", "bad_json"),
        (b"\0\0\0", "bad_json"),
        (b"{\"op\":\"games\"", "bad_json"),
        (b"{\"op\":\"\xff\xfe\"}", "bad_json"),
        (b"{\"op\":\"perft\",\"depth\":1e999}", "bad_json"),
        (
            b"{\"op\":\"perft\",\"depth\":99999999999999999999999}",
            "bad_request",
        ),
        (
            b"{\"op\":\"apply\",\"action\":\"\\u0000\\ud83d\\ude00\"}",
            "illegal_action",
        ),
        (b"{\"op\":\"apply\",\"action\":\"\\ud83d\"}", "bad_json"),
        (nested.as_bytes(), "bad_json"),
        (nested_op.as_bytes(), "bad_json"),
        (deep_options.as_bytes(), "bad_json"),
        (long_action.as_bytes(), "illegal_action"),
    ] {
        let answer = engine.ask_bytes(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        assert_eq!(answer["error"]["code"], expected, "{shown}");
        assert!(
            answer.to_string().len() < 2000,
            "the answer echoes too much"
        );
    }
    assert_eq!(engine.ask(&json!({"op": "position"})), start);
}

#[test]
fn a_line_of_ten_megabytes_is_too_long() {
    let mut engine = Talk::start();
    let answer = engine.ask_bytes(&vec![b'x'; 10_000_000]);
    assert_eq!(answer["error"]["code"], "too_long");
    assert!(engine.ask(&json!({"op": "games"}))["games"].is_array());
}

#[test]
fn hostile_records_are_refused_with_the_line() {
    let mut engine = Talk::start();
    let id = catalog::GAMES[0].about.id;
    engine.ask(&json!({"op": "new", "game": id, "lang": "en"}));
    let record = engine.ask(&json!({"op": "record"}))["record"].clone();
    let good = record.as_str().unwrap();
    for (bad, line) in [
        (good.replace("record 1", "record 2"), 1),
        (good.replace("game: ", "game: x"), 2),
        (good.replace("seats: 2", "seats: 99999999999999999999"), 3),
        (good.replace("seats: 2", "seats: 3"), 4),
        (
            good.replace("options: ", &format!("options: {}", "[".repeat(10_000))),
            4,
        ),
        (good.replace("options: {", "options: {\"x\":1,"), 4),
        (good.replace("unfinished", "winners 1; scores 1 0"), 5),
        (format!("{good}1. [2] nothing\n"), 7),
        (format!("{good}1. [1] nothing\n"), 7),
        (format!("{good}2. [1] nothing\n"), 7),
        (format!("{good}\n\n"), 7),
    ] {
        let answer = engine.ask(&json!({"op": "load", "record": bad}));
        assert_eq!(answer["error"]["code"], "bad_request", "{bad:.200}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(
            message.contains(&format!("Line {line}: ")),
            "{message}\n{bad:.200}"
        );
    }
    assert_eq!(engine.ask(&json!({"op": "record"}))["record"], record);
}

#[test]
fn the_end_of_input_and_quit_end_it_well() {
    for input in [
        &b""[..],
        b"{\"op\":\"quit\"}\n{\"op\":\"games\"}\n",
        b"{\"op\":\"quit\"}",
    ] {
        let mut child = sobremesa()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_reader_that_goes_away_is_no_crash() {
    let mut child = sobremesa()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // The engine may already be gone when the last of these is written.
    for _ in 0..1000 {
        if input.write_all(b"{\"op\":\"games\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{errors}");
    assert_eq!(errors, "");
}
