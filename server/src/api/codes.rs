//! Invitation and seat codes. A code travels in request bodies only, because URLs end
//! up in logs and histories.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::{CodeFor, Invited, LookAtCode, NewCode, Redeem, Redeemed, Revoked};

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::identity::Person;
use crate::limits::Kind;
use crate::refused::Refused;

type Created = Result<(StatusCode, Json<NewCode>), Refused>;

pub(super) async fn invite(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<CodeFor>,
) -> Created {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let code = hall.room.invite(person.id(), &table, which.seat).await?;
    Ok((StatusCode::CREATED, Json(NewCode { code })))
}

pub(super) async fn revoke(
    State(hall): State<Hall>,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<CodeFor>,
) -> Result<Json<Revoked>, Refused> {
    let revoked = hall.room.revoke(person.id(), &table, which.seat).await?;
    Ok(Json(Revoked { revoked }))
}

pub(super) async fn resume(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
    Json(which): Json<CodeFor>,
) -> Created {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let code = hall.room.resume(person.id(), &table, which.seat).await?;
    Ok((StatusCode::CREATED, Json(NewCode { code })))
}

pub(super) async fn redeem(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Json(given): Json<Redeem>,
) -> Result<Json<Redeemed>, Refused> {
    hall.shell.admit(Kind::Redeem, client, Some(&person))?;
    let Redeem { code, name, word } = given;
    Ok(Json(
        hall.room.redeem(person.id(), &code, &name, &word).await?,
    ))
}

/// Counts against the same limit as redeeming, so looking gives no extra guesses.
pub(super) async fn look(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Json(looked): Json<LookAtCode>,
) -> Result<Json<Invited>, Refused> {
    hall.shell.admit(Kind::Redeem, client, caller.0.as_ref())?;
    let invited = hall.room.look_at_code(caller.id(), &looked.code);
    Ok(Json(invited.await?))
}
