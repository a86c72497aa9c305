//! Health checks: whether the process is alive, and whether it accepts new clients.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::{FromRef, State};
use axum::routing::get;
use axum::{Json, Router};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::time::timeout;
use wire::address::api;

use crate::Shell;
use crate::fault::{Code, Fault};

/// How long the readiness check waits for the store.
const STORE_PATIENCE: Duration = Duration::from_secs(2);

/// Whether the room accepts new clients; open at first.
#[derive(Debug, Default)]
pub struct Doors {
    closed: AtomicBool,
}

impl Doors {
    /// Stops accepting new clients; connected ones may finish.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }

    /// Whether the doors have been closed.
    pub fn are_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }
}

/// The health routes.
pub(crate) fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Shell: FromRef<S>,
{
    Router::new()
        .route(api::LIVE, get(live))
        .route(api::READY, get(ready))
}

/// The liveness answer of a process that can still respond.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Live {
    live: bool,
}

/// The readiness answer of a room that accepts clients and whose store responds.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Ready {
    ready: bool,
}

async fn live() -> Json<Live> {
    Json(Live { live: true })
}

async fn ready(State(shell): State<Shell>) -> Result<Json<Ready>, Fault> {
    if shell.doors.are_closed() {
        return Err(Code::Unavailable.into());
    }
    let asked = timeout(STORE_PATIENCE, shell.store.last_beat()).await;
    asked.map_err(|_| Code::Unavailable)??;
    Ok(Json(Ready { ready: true }))
}
