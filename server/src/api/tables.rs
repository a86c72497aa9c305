//! Opening tables, viewing them and acting at them.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use room::{Room, Written};
use rules::{Lang, Seat};
use schemars::JsonSchema;
use serde::Deserialize;
use wire::{ActMessage, Answered, AskMessage, Done, Opened, Opening, Snapshot};

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::identity::Person;
use crate::limits::Kind;
use crate::metrics;
use crate::refused::Refused;

/// The body limit: the longest past that a table can begin with fits.
pub(super) const LARGEST: usize = 64 * 1024;

pub(super) async fn open(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Json(opening): Json<Opening>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let Opening { name, setup } = opening;
    let table = hall.room.open(person.id(), &name, setup).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}

pub(super) async fn look(
    State(room): State<Room>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<Snapshot>, Refused> {
    Ok(Json(room.snapshot(caller.id(), &table).await?))
}

pub(super) async fn act(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(message): Json<ActMessage>,
) -> Result<Json<Done>, Refused> {
    hall.shell
        .admit(Kind::of_act(&message.a), client, Some(&person))?;
    let (begun, aid) = (Instant::now(), message.aid.clone());
    let done = hall.room.act(person.id(), &table, message).await;
    metrics::act(metrics::Answered::of(&done), begun.elapsed());
    Ok(Json(Done { aid, v: done? }))
}

pub(super) async fn ask(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(message): Json<AskMessage>,
) -> Result<Json<Answered>, Refused> {
    hall.shell
        .admit(Kind::of_ask(&message.a), client, Some(&person))?;
    let (tell, v) = hall.room.ask(person.id(), &table, &message).await?;
    let q = message.q;
    Ok(Json(Answered { q, v, tell }))
}

/// From whose point of view to look at a table: one of your own seats, or as a
/// spectator.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Looking {
    /// One of your own seats; by default the spectator's view.
    seat: Option<Seat>,
    /// `es` or `en`.
    lang: Option<String>,
    /// Whether to draw with ASCII characters only.
    #[serde(default)]
    ascii: bool,
}

/// Which record to write, and from whose point of view.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Writing {
    /// One of your own seats; by default the spectator's view.
    seat: Option<Seat>,
    /// Another format that the game supports; by default our own.
    format: Option<String>,
    /// The number of the game in the series; by default the current one.
    game: Option<u32>,
}

pub(super) async fn picture(
    State(room): State<Room>,
    caller: Caller,
    Path(table): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<String, Refused> {
    let lang = looking.lang.as_deref().and_then(|lang| lang.parse().ok());
    let lang: Lang = lang.unwrap_or_default();
    let picture = room.picture(caller.id(), &table, looking.seat, lang, looking.ascii);
    Ok(picture.await?)
}

pub(super) async fn record(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path(table): Path<String>,
    Query(writing): Query<Writing>,
) -> Result<String, Refused> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    let Writing { seat, format, game } = writing;
    let format = format.as_deref();
    let written = Written { game, format };
    let record = hall.room.record(caller.id(), &table, seat, written);
    Ok(record.await?)
}
