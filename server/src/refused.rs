//! A refusal of the room, the table or the game as an HTTP answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use room::message::Why;
use room::{No, refusals as of_room};
use rules::{Lang, RecordError, Refusal};
use serde_json::{Value, json};
use table::refusals as of_table;

use crate::fault::Fault;

/// What a route answers instead of what was asked.
pub(crate) enum Refused {
    /// The request itself is at fault.
    Fault(Fault),
    /// The room, the table or the game says no.
    No(No),
    /// A record does not hold.
    Record(RecordError),
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused::Fault(fault)
    }
}

impl From<No> for Refused {
    fn from(no: No) -> Refused {
        Refused::No(no)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::No(refusal.into())
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Refused {
        Refused::Record(error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Refused::Fault(fault) => fault.into_response(),
            Refused::No(no) => {
                let mut error = told(&no.refusal);
                error["v"] = json!(no.v);
                answer(status(&no.refusal), &error)
            }
            Refused::Record(record) => {
                let mut error = told(&record.problem);
                error["line"] = json!(record.line);
                error["message"] = json!({
                    "es": record.sentence(Lang::Es),
                    "en": record.sentence(Lang::En),
                });
                answer(StatusCode::UNPROCESSABLE_ENTITY, &error)
            }
        }
    }
}

fn told(refusal: &Refusal) -> Value {
    let why = Why::from(refusal);
    json!({
        "code": why.code,
        "message": why.why,
        "cells": why.cells,
        "legal": why.legal,
    })
}

fn answer(status: StatusCode, error: &Value) -> Response {
    let body = Json(json!({ "error": error }));
    crate::fault::spoken((status, body).into_response())
}

fn status(refusal: &Refusal) -> StatusCode {
    let rule = refusal.rule;
    let is = |rules: &[&'static rules::Rule]| rules.contains(&rule);
    if is(&[&of_room::NO_TABLE, &of_room::NO_REPORT, &of_room::NO_PUZZLE]) {
        StatusCode::NOT_FOUND
    } else if is(&[
        &of_room::PRIVATE,
        &of_room::UNINVITED,
        &of_room::LOBBY,
        &of_room::CHAT,
        &of_table::NOT_YOURS,
        &of_table::NOT_HOST,
    ]) {
        StatusCode::FORBIDDEN
    } else if is(&[&of_table::STALE, &of_table::TAKEN, &of_table::TURN]) {
        StatusCode::CONFLICT
    } else if is(&[&of_room::TRY_AGAIN]) {
        StatusCode::SERVICE_UNAVAILABLE
    } else if is(&[&of_room::UNREADABLE]) {
        StatusCode::INTERNAL_SERVER_ERROR
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}
