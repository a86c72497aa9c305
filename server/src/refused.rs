//! Turns a refusal of the room, the table or the game into an HTTP answer.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::Sentence;
use room::{No, Unbegun, refusals as of_room};
use rules::{Lang, RecordError, Refusal};
use table::refusals as of_table;
use wire::{Cause, Why, refusals as of_wire};

use crate::fault::{Fault, not_done};

/// Why a route refuses a request.
pub(crate) enum Refused {
    /// The request itself is at fault.
    Fault(Fault),
    /// The room, the table or the game refuses.
    No(No),
    /// A record is invalid.
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

impl From<Unbegun> for Refused {
    fn from(unbegun: Unbegun) -> Refused {
        match unbegun {
            Unbegun::Record(error) => error.into(),
            Unbegun::No(refusal) => refusal.into(),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Refused::Fault(fault) => fault.into_response(),
            Refused::No(no) => {
                let mut cause = told(&no.refusal);
                cause.v = Some(no.v);
                not_done(status(&no.refusal), cause)
            }
            Refused::Record(record) => {
                let mut cause = told(&record.problem);
                cause.line = Some(record.line);
                cause.message = Sentence::new(record.sentence(Lang::Es), record.sentence(Lang::En));
                not_done(StatusCode::UNPROCESSABLE_ENTITY, cause)
            }
        }
    }
}

fn told(refusal: &Refusal) -> Cause {
    Why::from(refusal).into()
}

fn status(refusal: &Refusal) -> StatusCode {
    let rule = refusal.rule;
    let is = |rules: &[&'static rules::Rule]| rules.contains(&rule);
    if is(&[
        &of_wire::NO_TABLE,
        &of_wire::GAME_NOT_PLAYED,
        &of_room::NO_REPORT,
        &of_wire::NO_PUZZLE,
    ]) {
        StatusCode::NOT_FOUND
    } else if is(&[
        &of_wire::PRIVATE,
        &of_wire::ELSEWHERE,
        &of_room::UNINVITED,
        &of_room::LOBBY,
        &of_room::CHAT,
        &of_table::BLOCKED,
        &of_table::NOT_YOURS,
        &of_table::NOT_HOST,
    ]) {
        StatusCode::FORBIDDEN
    } else if is(&[
        &of_table::STALE,
        &of_table::TAKEN,
        &of_table::TURN,
        &of_table::TEAM_TURN,
    ]) {
        StatusCode::CONFLICT
    } else if is(&[&of_wire::TOO_MANY, &of_room::REPORTS]) {
        StatusCode::TOO_MANY_REQUESTS
    } else if is(&[&of_wire::TRY_AGAIN]) {
        StatusCode::SERVICE_UNAVAILABLE
    } else if is(&[&of_wire::UNREADABLE]) {
        StatusCode::INTERNAL_SERVER_ERROR
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_may_not_come_in_is_forbidden_to() {
        for rule in [
            &of_table::BLOCKED,
            &of_wire::PRIVATE,
            &of_wire::ELSEWHERE,
            &of_room::UNINVITED,
        ] {
            assert_eq!(status(&Refusal::of(rule)), StatusCode::FORBIDDEN);
        }
    }
}
