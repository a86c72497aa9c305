//! A refusal of the room, the table or the game as an HTTP answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use room::message::Why;
use room::{No, refusals as of_room};
use rules::Refusal;
use serde_json::json;
use table::refusals as of_table;

use crate::fault::Fault;

/// What a route answers instead of what was asked.
pub(crate) enum Refused {
    /// The request itself is at fault.
    Fault(Fault),
    /// The room, the table or the game says no.
    No(No),
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

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Refused::Fault(fault) => fault.into_response(),
            Refused::No(no) => {
                let why = Why::from(&no.refusal);
                let error = json!({
                    "code": why.code,
                    "message": why.why,
                    "cells": why.cells,
                    "legal": why.legal,
                    "v": no.v,
                });
                let body = Json(json!({ "error": error }));
                crate::fault::spoken((status(&no.refusal), body).into_response())
            }
        }
    }
}

fn status(refusal: &Refusal) -> StatusCode {
    let rule = refusal.rule;
    let is = |rules: &[&'static rules::Rule]| rules.contains(&rule);
    if is(&[&of_room::NO_TABLE]) {
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
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}
