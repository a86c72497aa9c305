//! Invitation and seat codes. A code travels in request bodies only, because URLs end
//! up in logs and histories.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use room::{Invited, Redeemed};
use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::identity::Person;
use crate::limits::Kind;
use crate::refused::Refused;

/// Which seat it is about.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    seat: Seat,
}

/// A code, told once.
#[derive(Serialize, JsonSchema)]
pub(super) struct Written {
    code: String,
}

/// Invitations that are worth nothing any more.
#[derive(Serialize, JsonSchema)]
pub(super) struct Revoked {
    /// How many.
    revoked: u64,
}

/// A code somebody was given.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Redeeming {
    code: String,
    /// What to call them.
    #[serde(default)]
    name: String,
    /// A word for the luck.
    #[serde(default)]
    word: String,
}

/// A code to look at.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    code: String,
}

type NewCode = Result<(StatusCode, Json<Written>), Refused>;

pub(super) async fn invite(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<Which>,
) -> NewCode {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let code = hall.room.invite(person.id(), &table, which.seat).await?;
    Ok((StatusCode::CREATED, Json(Written { code })))
}

pub(super) async fn revoke(
    State(hall): State<Hall>,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<Which>,
) -> Result<Json<Revoked>, Refused> {
    let revoked = hall.room.revoke(person.id(), &table, which.seat).await?;
    Ok(Json(Revoked { revoked }))
}

pub(super) async fn resume(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<Which>,
) -> NewCode {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let code = hall.room.resume(person.id(), &table, which.seat).await?;
    Ok((StatusCode::CREATED, Json(Written { code })))
}

pub(super) async fn redeem(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Json(given): Json<Redeeming>,
) -> Result<Json<Redeemed>, Refused> {
    hall.shell.admit(Kind::Redeem, client, Some(&person))?;
    let Redeeming { code, name, word } = given;
    Ok(Json(
        hall.room.redeem(person.id(), &code, &name, &word).await?,
    ))
}

/// Counts against the same limit as redeeming, so looking gives no extra guesses.
pub(super) async fn look(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Json(looked): Json<Looked>,
) -> Result<Json<Invited>, Refused> {
    hall.shell.admit(Kind::Redeem, client, caller.0.as_ref())?;
    let invited = hall.room.look_at_code(caller.id(), &looked.code);
    Ok(Json(invited.await?))
}
