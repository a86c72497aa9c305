//! A record as PDN.

use rules::{Actor, Outcome, Record, Refusal, Seat};

use super::{FORMAT, NOTES};
use crate::{Action, Options};

/// Lines of moves are broken before this many characters.
const WIDTH: usize = 78;

/// Writes a record of DAMAS.
pub(super) fn write(record: &Record) -> Result<String, Refusal> {
    let cannot = || Refusal::of(&rules::problems::FORMAT).at(FORMAT.id);
    if record.game != crate::ABOUT.id || record.seats != 2 {
        return Err(cannot());
    }
    let options = serde_json::from_value(record.options.clone()).map_err(|_| cannot())?;
    let mut words = words(record).ok_or_else(cannot)?;
    let result = result(record.outcome.as_ref());
    words.push(result.to_owned());
    Ok(format!(
        "{}\n{}",
        tags(record, options, result),
        wrapped(&words)
    ))
}

/// How a PDN result says this.
pub(super) fn result(outcome: Option<&Outcome>) -> &'static str {
    let wins = |seat| outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    match (wins(Seat::FIRST), wins(Seat::SECOND)) {
        (true, true) => "1-1",
        (true, false) => "2-0",
        (false, true) => "0-2",
        (false, false) => "*",
    }
}

fn tags(record: &Record, options: Options, result: &str) -> String {
    let note = |key: &str| {
        let found = record.notes.iter().find(|(name, _)| name == key);
        found.map_or("?", |(_, value)| value)
    };
    let capture = serde_json::to_value(options.capture).unwrap_or_default();
    let own = [
        ("Result", result),
        ("Capture", capture.as_str().unwrap_or_default()),
    ];
    let notes = NOTES.map(|(tag, key)| (tag, note(key)));
    let line = |(tag, value): (&str, &str)| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        format!("[{tag} \"{value}\"]\n")
    };
    notes.into_iter().chain(own).map(line).collect()
}

/// The movetext in pieces that stay together; `None` if the steps make none.
fn words(record: &Record) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut number = 0;
    let mut steps = record.steps.iter().peekable();
    while let Some(step) = steps.next() {
        let action = step.action.parse::<Action>().ok()?;
        let forced = steps.next_if(|next| next.action == "force").is_some();
        match action {
            Action::Force => return None,
            Action::Huff(_) if forced => return None,
            Action::Huff(_) => words.push(format!("{{{action}}}")),
            _ if forced => words.push(format!("{{{action} force}}")),
            _ if step.actor == Actor::Seat(Seat::FIRST) => {
                number += 1;
                words.push(format!("{number}. {action}"));
            }
            _ => words.push(action.to_string()),
        }
    }
    Some(words)
}

fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        if width > 0 && width + 1 + word.len() > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word.len();
    }
    text.push('\n');
    text
}
