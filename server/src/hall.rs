//! The room and the shell around it: the state of every route.

use axum::Router;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use room::Room;

use crate::fault::{Code, Fault};
use crate::identity::Person;
use crate::{Shell, api, shelf, shell};

/// The state of every route. Clones share everything.
#[derive(Clone)]
pub struct Hall {
    /// Configuration, store, limits and everything else around the room.
    pub shell: Shell,
    /// The room itself.
    pub room: Room,
}

impl Hall {
    /// The complete router with all middleware.
    pub fn router(self) -> Router {
        let shelf = shelf::routes(self.room.shelf().clone());
        shell(api::routes().merge(shelf), self)
    }
}

impl FromRef<Hall> for Shell {
    fn from_ref(hall: &Hall) -> Shell {
        hall.shell.clone()
    }
}

impl FromRef<Hall> for Room {
    fn from_ref(hall: &Hall) -> Room {
        hall.room.clone()
    }
}

/// Who sent a request: a known person, or anybody.
#[derive(Debug, Clone)]
pub(crate) struct Caller(pub(crate) Option<Person>);

impl Caller {
    /// The id of a known person.
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(Person::id)
    }
}

impl FromRequestParts<Hall> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Caller, Fault> {
        match Person::from_request_parts(parts, hall).await {
            Ok(person) => Ok(Caller(Some(person))),
            Err(fault) if fault.code == Code::NobodyKnown => Ok(Caller(None)),
            Err(fault) => Err(fault),
        }
    }
}
