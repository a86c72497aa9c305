//! The golden transcripts, replayed in the modules.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};

use crate::module::{built, project, same};

/// A transcript as `kit::transcript` writes it.
struct Transcript {
    seats: usize,
    options: Value,
    actions: Vec<String>,
    /// For each position what stands under each heading, such as `view of seat 1`.
    positions: Vec<BTreeMap<String, Vec<String>>>,
}

#[test]
fn golden_transcripts_replay_in_the_modules() {
    for game in built() {
        let transcripts = transcripts(game);
        assert!(!transcripts.is_empty(), "{game} has golden transcripts");
        for transcript in &transcripts {
            replay(game, transcript);
        }
    }
}

/// Every seat's view of every position is the same in the program, in the module and in
/// the transcript.
fn replay(game: &str, transcript: &Transcript) {
    let moments = || {
        let plies = 0..=transcript.actions.len();
        plies.flat_map(|ply| (1..=transcript.seats).map(move |seat| (ply, seat)))
    };
    let request = |(ply, seat): (usize, usize)| {
        json!({
            "do": "study", "game": game, "players": transcript.seats, "seat": seat,
            "options": transcript.options, "actions": transcript.actions[..ply],
        })
    };
    let answers = same(game, &moments().map(request).collect::<Vec<_>>());
    for ((ply, seat), answer) in moments().zip(&answers) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        let told = &transcript.positions[ply];
        let expected = told.get(&format!("view of seat {seat}"));
        let expected = expected.unwrap_or(&told["state"]);
        let view = kit::laid_out(&answer["ok"]["view"]);
        assert_eq!(&view, expected, "{game}, ply {ply}, seat {seat}: {answer}");
    }
}

fn transcripts(game: &str) -> Vec<Transcript> {
    let folder = project(&format!("games/{game}/tests/all/snapshots"));
    let files = fs::read_dir(folder).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    texts.filter_map(|text| read(game, &text)).collect()
}

/// Reads a snapshot; `None` if it is something else, such as a picture.
fn read(game: &str, text: &str) -> Option<Transcript> {
    let (_, text) = text.split_once("\n---\n")?;
    let (head, rest) = text.split_once('\n')?;
    let head = head.strip_prefix(&format!("{game}, "))?;
    let (seats, options) = head.split_once(" seats, options ")?;
    let mut transcript = Transcript {
        seats: seats.parse().unwrap(),
        options: serde_json::from_str(options).unwrap(),
        actions: Vec::new(),
        positions: Vec::new(),
    };
    for (ply, block) in rest.split("\n\n").enumerate() {
        let mut lines = block.lines();
        if ply > 0 {
            let (_, done) = lines.next()?.split_once("] ")?;
            let action = done
                .split_once(" (told as ")
                .map_or(done, |(action, _)| action);
            transcript.actions.push(action.to_owned());
        }
        transcript.positions.push(position(lines));
    }
    Some(transcript)
}

fn position<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeMap<String, Vec<String>> {
    let mut position = BTreeMap::new();
    let mut under = String::new();
    for line in lines {
        if line.starts_with("  ") {
            let told: &mut Vec<String> = position.entry(under.clone()).or_default();
            told.push(line.to_owned());
        } else {
            line.clone_into(&mut under);
        }
    }
    position
}
