//! Reports: a bot's analysis of a finished game. A report takes a while: start it, then
//! poll for progress.

use axum::Json;
use axum::extract::{Path, State};
use room::Room;
use table::Report;
use wire::{ReportBegun, ReportOn};

use crate::address::Client;
use crate::hall::{Caller, Hall};
use crate::identity::Person;
use crate::limits::Kind;
use crate::refused::Refused;

pub(super) async fn begin(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Path(table): Path<String>,
) -> Result<Json<Report>, Refused> {
    hall.shell.admit(Kind::Ask, client, Some(&person))?;
    Ok(Json(hall.room.begin_report(person.id(), &table).await?))
}

pub(super) async fn of_table(
    State(room): State<Room>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<Report>, Refused> {
    Ok(Json(room.report(caller.id(), &table).await?))
}

pub(super) async fn begin_on_record(
    State(hall): State<Hall>,
    client: Client,
    person: Person,
    Json(given): Json<ReportOn>,
) -> Result<Json<ReportBegun>, Refused> {
    hall.shell.admit(Kind::Table, client, Some(&person))?;
    let report = hall.room.begin_report_on(person.id(), given.text);
    let report = report.await?;
    Ok(Json(ReportBegun { report }))
}

pub(super) async fn of_record(
    State(room): State<Room>,
    Path(report): Path<String>,
) -> Result<Json<Report>, Refused> {
    Ok(Json(room.report_named(&report)?))
}
