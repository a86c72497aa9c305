//! Replays: of a table's games, and of records that people submit.

use axum::Json;
use axum::extract::{Path, Query, State};
use rules::Seat;
use schemars::JsonSchema;
use serde::Deserialize;
use table::Past;
use wire::{ReadRecord, Reading};

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::limits::Kind;
use crate::refused::Refused;

/// The body limit for a submitted record.
pub(super) const LARGEST: usize = 256 * 1024;

/// From whose point of view to look back, and from which action.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Moment {
    /// One of your own seats; by default the spectator's view.
    seat: Option<Seat>,
    /// The first action to show.
    #[serde(default)]
    from: usize,
}

pub(super) async fn past(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path(table): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Json<Past>, Refused> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    let Moment { seat, from } = moment;
    let past = hall.room.past(caller.id(), &table, seat, from).await?;
    Ok(Json(past))
}

pub(super) async fn read(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Json(brought): Json<ReadRecord>,
) -> Result<Json<Reading>, Refused> {
    hall.shell.admit(Kind::Table, client, caller.0.as_ref())?;
    let ReadRecord { text, game } = brought;
    Ok(Json(hall.room.read_record(text, game).await?))
}
