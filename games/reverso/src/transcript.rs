//! Othello transcripts: `f5d6c3…`, the moves of an 8×8 game one after the
//! other, and the passes left out because the board implies them.

use rules::{
    Actor, Format, Game, Outcome, Record, RecordError, Refusal, Setup, Step, Turn, notation,
    problems,
};
use serde_json::json;

use crate::{Action, Options, Reverso, Size};

/// The format, as the world knows it.
pub(crate) const OTHELLO: Format = Format {
    id: "othello",
    extension: "txt",
    read,
    write,
};

/// Spellings of a pass that other programs write, the longest first.
const PASSES: [&str; 4] = ["pass", "ps", "pa", "--"];

/// Reads moves in either case with or without spaces, line breaks and move
/// numbers between them. Passes may be written or left out.
fn read(text: &str) -> Result<Record, RecordError> {
    let mut game = start();
    let mut steps = Vec::new();
    for (line, mut rest) in (1..).zip(text.lines()) {
        let at_line = |problem| RecordError::at(line, problem);
        while let Some(found) = next_move(&mut rest) {
            let action = found.map_err(at_line)?;
            if action != Action::Pass && game.moves() == [Action::Pass] {
                steps.push(step(&mut game, Action::Pass).map_err(at_line)?);
            }
            steps.push(step(&mut game, action).map_err(at_line)?);
        }
    }
    Ok(Record {
        game: Reverso::ABOUT.id.to_owned(),
        seats: 2,
        options: json!(Options::default()),
        notes: Vec::new(),
        outcome: outcome(&game),
        steps,
    })
}

/// Writes the moves. A pass is written, as `--`, only where no move follows to
/// imply it: at the end of a game that was left there.
fn write(record: &Record) -> Result<String, Refusal> {
    let unfit = || Refusal::of(&problems::FORMAT).at(OTHELLO.id);
    let options: Options = serde_json::from_value(record.options.clone()).map_err(|_| unfit())?;
    if record.game != Reverso::ABOUT.id || options.size != Size::Eight {
        return Err(unfit());
    }
    let mut game = start();
    let mut text = String::new();
    let mut last = None;
    for step in &record.steps {
        let action: Action = step.action.parse()?;
        game.play(&action)?;
        if let Action::Place(square) = action {
            text.push_str(&square.to_string());
        }
        last = Some(action);
    }
    if last == Some(Action::Pass) {
        text.push_str("--");
    }
    text.push('\n');
    Ok(text)
}

fn start() -> Reverso {
    let setup = Setup::new(2, Options::default());
    Reverso::start(&setup).expect("every size can be played")
}

fn step(game: &mut Reverso, action: Action) -> Result<Step, Refusal> {
    let seat = game.mover;
    game.play(&action)?;
    Ok(Step::new(Actor::Seat(seat), action.to_string()))
}

fn outcome(game: &Reverso) -> Option<Outcome> {
    match game.turn() {
        Turn::Over(winners) => Some(Outcome {
            winners,
            scores: game.scores().to_vec(),
        }),
        Turn::Seat(_) | Turn::Chance => None,
    }
}

/// Takes the next move off the rest of a line; `None` at its end.
fn next_move(rest: &mut &str) -> Option<Result<Action, Refusal>> {
    *rest = after_number(rest.trim_start());
    if rest.is_empty() {
        return None;
    }
    let starts_with = |pass: &&str| {
        let start = rest.get(..pass.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(pass))
    };
    if let Some(pass) = PASSES.into_iter().find(starts_with) {
        *rest = &rest[pass.len()..];
        return Some(Ok(Action::Pass));
    }
    let Some(square) = rest.get(..2) else {
        return Some(Err(notation::unreadable(rest)));
    };
    let action = square.parse().map_err(|_| notation::unreadable(rest));
    *rest = &rest[2..];
    Some(action)
}

/// What follows a move number such as `12.`, if there is one.
fn after_number(text: &str) -> &str {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = digits.trim_start_matches('.');
    let numbered = digits.len() < text.len() && dots.len() < digits.len();
    if numbered { dots.trim_start() } else { text }
}
