//! Golden transcripts: a whole game as text, in which a leak or a rule change becomes a
//! readable diff.

use rules::{Game, SeatSet, Turn, Viewer};
use serde_json::Value;

use crate::play::{listed, start, step};

/// Longer lists of legal actions are truncated to this length.
const LISTED: usize = 12;

/// The transcript of a game: for each ply the state, the views that differ from it, the
/// scores and the legal actions. Panics if an action is refused.
///
/// `actions` are separated by commas and include outcomes of luck.
#[track_caller]
pub fn transcript<G: Game>(options: Value, seats: usize, actions: &str) -> String {
    let mut lines = vec![format!("{}, {seats} seats, options {options}", G::ABOUT.id)];
    let mut game: G = start(options, seats);
    lines.extend(position(&game, seats));
    for (place, action) in listed(actions).enumerate() {
        let heading = heading(&game, action);
        if let Err(refusal) = step(&mut game, action) {
            panic!("ply {}, {action}: {refusal:?}\n{game:?}", place + 1);
        }
        lines.push(String::new());
        lines.push(format!("{}. {heading}", place + 1));
        lines.extend(position(&game, seats));
    }
    lines.join("\n") + "\n"
}

/// The actor, the action, and how it looks to the others where that differs.
fn heading<G: Game>(game: &G, action: &str) -> String {
    let (actor, face) = match game.turn() {
        Turn::Seat(seat) => (
            seat.to_string(),
            action.parse().ok().map(|action| G::face(&action)),
        ),
        Turn::Chance => (
            rules::Actor::Chance(game.audience()).to_string(),
            action.parse().ok().map(|chance| G::mask(&chance)),
        ),
        Turn::Over(_) => ("nobody".to_owned(), None),
    };
    match face {
        Some(face) if face != action => format!("[{actor}] {action} (told as {face})"),
        _ => format!("[{actor}] {action}"),
    }
}

fn position<G: Game>(game: &G, seats: usize) -> Vec<String> {
    let state = game.state();
    let mut lines = vec!["state".to_owned()];
    lines.extend(laid_out(&state));
    lines.extend(views(game, &state, seats));
    let scores: Vec<_> = game.scores().iter().map(ToString::to_string).collect();
    lines.push(format!("scores: {}", scores.join(" ")));
    lines.push(turn(game));
    lines
}

fn views<G: Game>(game: &G, state: &Value, seats: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for viewer in Viewer::all(seats) {
        let view = serde_json::to_value(game.view(viewer)).unwrap_or(Value::Null);
        if view != *state {
            lines.push(match viewer {
                Viewer::Seat(seat) => format!("view of seat {seat}"),
                Viewer::Spectator => "view of a spectator".to_owned(),
            });
            lines.extend(laid_out(&view));
        }
    }
    if lines.is_empty() {
        lines.push("views: as the state".to_owned());
    }
    lines
}

fn turn<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Seat(seat) => {
            let mut moves: Vec<_> = game.moves().iter().map(ToString::to_string).collect();
            moves.sort();
            let count = moves.len();
            let more = if count > LISTED { ", …" } else { "" };
            moves.truncate(LISTED);
            format!("seat {seat} may play {count}: {}{more}", moves.join(", "))
        }
        Turn::Chance => "luck is to move".to_owned(),
        Turn::Over(winners) => format!("over, won by {}", names(winners)),
    }
}

fn names(winners: SeatSet) -> String {
    if winners.is_empty() {
        return "nobody".to_owned();
    }
    let seats: Vec<_> = winners.iter().map(|seat| format!("seat {seat}")).collect();
    seats.join(" and ")
}

/// JSON as the lines of a transcript, such as a view under its heading.
pub fn laid_out(value: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    lay_out(&mut lines, value, 1);
    lines
}

/// Writes JSON one field per line; the items of a list of texts or objects go one below
/// the other, so that a board reads as a picture.
fn lay_out(lines: &mut Vec<String>, value: &Value, depth: usize) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                if stands_alone(field) {
                    lines.push(format!("{indent}{name}"));
                    lay_out(lines, field, depth + 1);
                } else {
                    lines.push(format!("{indent}{name}: {}", inline(field)));
                }
            }
        }
        Value::Array(items) => {
            let item = |item| format!("{indent}{}", inline(item));
            lines.extend(items.iter().map(item));
        }
        other => lines.push(format!("{indent}{}", inline(other))),
    }
}

/// Whether a field needs lines of its own.
fn stands_alone(field: &Value) -> bool {
    match field {
        Value::Object(fields) => fields.values().any(|it| it.is_array() || it.is_object()),
        Value::Array(items) => items.iter().any(|it| !it.is_number() && !it.is_null()),
        _ => false,
    }
}

fn inline(value: &Value) -> String {
    match value {
        Value::String(text) if !text.is_empty() => text.clone(),
        other => other.to_string(),
    }
}
