//! What there is to play, and what there is to say.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::{Entry, GAMES};
use rules::{Lang, Text};
use serde::Deserialize;
use serde_json::{Value, json};
use table::PHRASES;

use crate::fault::{Code, Fault};

pub(super) async fn list() -> Json<Value> {
    Json(GAMES.iter().map(game).collect())
}

fn game(entry: &Entry) -> Value {
    let about = entry.about;
    json!({
        "id": about.id,
        "title": about.title,
        "blurb": both(about.blurb),
        "designer": about.designer,
        "players": about.players,
        "series": about.series,
        "hidden": about.hidden,
        "chance": about.chance,
        "options": (entry.schema)(),
        "levels": entry.sight.map(both),
    })
}

fn both(text: Text) -> Value {
    json!({ "es": text.es, "en": text.en })
}

/// In which language.
#[derive(Debug, Deserialize)]
pub(super) struct Reading {
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

pub(super) async fn phrases() -> Json<Value> {
    let phrase = |phrase: &table::Phrase| json!({ "code": phrase.code, "text": both(phrase.text) });
    Json(PHRASES.iter().map(phrase).collect())
}
