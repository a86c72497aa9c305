//! The dice toy's own record format: just the actions, one per line.

use rules::{Actor, Game, Outcome, Record, RecordError, Refusal, Step, Turn, problems};
use serde_json::json;

use crate::fault;
use crate::steps::Steps;

/// Reads the lines as a two-player game with default options.
pub(crate) fn read<const FAULT: u8>(text: &str) -> Result<Record, RecordError> {
    let mut game: Steps<FAULT> = kit::start(json!({}), 2);
    let mut steps = Vec::new();
    for (line, action) in (1..).zip(text.lines()) {
        let turn = game.turn();
        let played = match turn {
            Turn::Chance => action.parse().and_then(|throw| game.resolve(&throw)),
            _ => action.parse().and_then(|action| game.play(&action)),
        };
        if FAULT != fault::FORMAT_TRUSTS {
            played.map_err(|problem| RecordError::at(line, problem))?;
        }
        let actor = turn
            .seat()
            .map_or(Actor::Chance(game.audience()), Actor::Seat);
        steps.push(Step::new(actor, action));
    }
    if FAULT == fault::FORMAT_FORGETS {
        steps.pop();
    }
    let outcome = game.turn().is_over().then(|| Outcome {
        winners: game.turn().winners(),
        scores: game.scores().to_vec(),
    });
    Ok(Record {
        game: "steps".to_owned(),
        seats: 2,
        options: json!({"goal": "near", "stay": false}),
        notes: Vec::new(),
        outcome,
        steps,
    })
}

/// Writes a two-player game with default options.
pub(crate) fn write(record: &Record) -> Result<String, Refusal> {
    let usual = json!({"goal": "near", "stay": false});
    if record.seats != 2 || record.options != usual {
        return Err(Refusal::of(&problems::FORMAT).at("lines"));
    }
    let lines: Vec<_> = record
        .steps
        .iter()
        .map(|step| step.action.clone())
        .collect();
    Ok(lines.join("\n"))
}
