//! Positions without a table, for lessons and puzzles.

use axum::Json;
use axum::extract::State;
use table::Study;
use wire::Studied;

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::limits::Kind;
use crate::refused::Refused;

pub(super) async fn study(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Json(study): Json<Study>,
) -> Result<Json<Studied>, Refused> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    Ok(Json(hall.room.study(study).await?))
}
