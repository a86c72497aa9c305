//! The lobby and a person's own tables.

use axum::Json;
use axum::extract::State;
use room::{Listing, Room};
use schemars::JsonSchema;
use serde::Serialize;

use crate::hall::Hall;
use crate::identity::Person;
use crate::refused::Refused;

/// The public tables.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Lobby {
    /// Whether there are any for everybody in this room.
    public: bool,
    /// Whether people may write freely to each other in this room.
    chat: bool,
    /// Where a seat is free.
    open: Vec<Listing>,
    /// Where a game is played.
    live: Vec<Listing>,
}

pub(super) async fn lobby(State(hall): State<Hall>) -> Result<Json<Lobby>, Refused> {
    let (public, chat) = (hall.shell.config.lobby, hall.shell.config.chat);
    let (open, live) = if public {
        (
            hall.room.open_tables().await?,
            hall.room.live_tables().await?,
        )
    } else {
        (Vec::new(), Vec::new())
    };
    Ok(Json(Lobby {
        public,
        chat,
        open,
        live,
    }))
}

pub(super) async fn mine(
    State(room): State<Room>,
    person: Person,
) -> Result<Json<Vec<Listing>>, Refused> {
    Ok(Json(room.tables_of(person.id()).await?))
}
