//! The list of games and the quick phrases.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use catalog::{Entry, GAMES};
use rules::{Facts, Lang, TakeBacks, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::PHRASES;

use super::constant;
use crate::address::Client;
use crate::fault::{Code, Fault};
use crate::hall::{Caller, Hall};
use crate::limits::Kind;

/// The largest question: all plays of a rack with two blanks.
pub(super) const LARGEST: usize = 256 * 1024;

/// A game that can be played here.
#[derive(Debug, Serialize, JsonSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Game {
    /// The id in URLs and records.
    id: &'static str,
    /// The title as on the box.
    title: &'static str,
    /// The kind of game, in one sentence.
    blurb: Text,
    /// What the rulebook says about it; null where it says nothing.
    #[serde(flatten)]
    facts: Facts,
    /// The possible numbers of players, ascending.
    players: &'static [usize],
    /// The names of the seats, by the number of players.
    seats: BTreeMap<String, Vec<Text>>,
    /// The default number of games in a series.
    series: u32,
    /// The default rule for take-backs.
    take_backs: TakeBacks,
    /// Whether scores are points that add up over a series.
    points: bool,
    /// Whether any seat knows something that another does not.
    hidden: bool,
    /// Whether luck ever acts.
    chance: bool,
    /// How many seconds a table waits by default for a seat that is asked something
    /// during another's turn; null if that never happens.
    patience: Option<u32>,
    /// The JSON Schema of its options.
    options: Value,
    /// What each level of its bot sees, weakest first.
    levels: [Text; 5],
    /// Other record formats that it reads and writes.
    formats: Vec<Format>,
    /// The number of its puzzles.
    puzzles: usize,
}

/// A record format other than ours.
#[derive(Debug, Serialize, JsonSchema)]
struct Format {
    /// Its name, such as `pdn`.
    id: &'static str,
    /// The usual file extension, without the dot.
    extension: &'static str,
}

/// A quick phrase, which can be sent without writing.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Phrase {
    /// The code to send.
    code: &'static str,
    /// The text that people read in their own language.
    text: Text,
}

impl Game {
    fn of(entry: &Entry) -> Game {
        let about = entry.about;
        let names = |&seats: &usize| {
            let usual = Value::Object(Map::new());
            (seats.to_string(), entry.seat_names(seats, &usual))
        };
        let formats = about.formats.iter().map(|format| Format {
            id: format.id,
            extension: format.extension,
        });
        Game {
            id: about.id,
            title: about.title,
            blurb: about.blurb,
            facts: about.facts,
            players: about.players,
            seats: about.players.iter().map(names).collect(),
            series: about.series,
            take_backs: about.take_backs,
            points: about.points,
            hidden: about.hidden,
            chance: about.chance,
            patience: about.patience,
            options: without_prose((entry.schema)()),
            levels: entry.sight,
            formats: formats.collect(),
            puzzles: entry.puzzles().len(),
        }
    }
}

/// Strips titles and descriptions from a schema: the first page fetches it and has its
/// own words for every option.
fn without_prose(schema: Value) -> Value {
    let is_prose = |key: &str, value: &Value| {
        value.is_string() && ["$schema", "title", "description"].contains(&key)
    };
    match schema {
        Value::Object(parts) => {
            let kept = parts.into_iter().filter(|(key, part)| !is_prose(key, part));
            kept.map(|(key, part)| (key, without_prose(part))).collect()
        }
        Value::Array(parts) => parts.into_iter().map(without_prose).collect(),
        other => other,
    }
}

pub(super) async fn list() -> Response {
    static LIST: LazyLock<Bytes> = LazyLock::new(|| constant::text(&all()));
    constant::json(&LIST)
}

pub(super) fn all() -> Vec<Game> {
    GAMES.iter().map(Game::of).collect()
}

/// The language of the rules page.
#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct Reading {
    /// `es` or `en`.
    lang: Option<String>,
}

pub(super) async fn rules(
    Path(game): Path<String>,
    Query(reading): Query<Reading>,
) -> Result<impl IntoResponse, Fault> {
    let entry = catalog::find(&game).ok_or(Code::NotFound)?;
    let lang: Option<Lang> = reading.lang.as_deref().and_then(|lang| lang.parse().ok());
    let kind = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")];
    Ok((kind, entry.about.rules.get(lang.unwrap_or_default())))
}

/// Answers a question that a game's board asks.
pub(super) async fn query(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path(game): Path<String>,
    Json(question): Json<Value>,
) -> Result<Json<Value>, Fault> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    let entry = catalog::find(&game).ok_or(Code::NotFound)?;
    let query = (entry.query)().ok_or(Code::NotFound)?;
    let answer = (query.answer)(question).ok_or(Code::BadRequest)?;
    Ok(Json(answer))
}

pub(super) async fn phrases() -> Json<Vec<Phrase>> {
    let phrase = |phrase: &table::Phrase| Phrase {
        code: phrase.code,
        text: phrase.text,
    };
    Json(PHRASES.iter().map(phrase).collect())
}
