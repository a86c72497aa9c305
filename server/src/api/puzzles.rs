//! The list of puzzles, and attempts at them.

use axum::Json;
use axum::extract::{Path, State};
use table::{Attempt, Puzzles};
use wire::Attempted;

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::limits::Kind;
use crate::refused::Refused;

pub(super) async fn list(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
) -> Result<Json<Puzzles>, Refused> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    Ok(Json(hall.room.puzzles().await))
}

pub(super) async fn attempt(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    Json(attempt): Json<Attempt>,
) -> Result<Json<Attempted>, Refused> {
    hall.shell.admit(Kind::Ask, client, caller.0.as_ref())?;
    Ok(Json(hall.room.attempt(game, number, attempt).await?))
}
