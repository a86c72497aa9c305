//! The lobby and a person's own tables.

use axum::Json;
use axum::extract::State;
use room::Room;
use wire::{Listing, Lobby};

use crate::hall::Hall;
use crate::identity::Person;
use crate::refused::Refused;

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
