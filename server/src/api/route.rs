//! The description of a route.

use axum::routing::MethodRouter;
use schemars::{Schema, SchemaGenerator};

use crate::hall::Hall;

/// A route: its purpose, who may use it, its input and output. The router and the API
/// description are both generated from the list of routes, so they cannot diverge.
pub struct Route {
    /// The HTTP method, in lower case.
    pub method: &'static str,
    /// The path pattern.
    pub path: &'static str,
    /// Who may use it.
    pub access: Access,
    pub(super) about: &'static str,
    /// The schema of its query parameters.
    pub(super) asks: Option<Form>,
    pub(super) takes: Option<Form>,
    pub(super) gives: Gives,
    /// The status codes of a successful answer.
    pub(super) statuses: &'static [u16],
    /// Whether the answer is the same for everybody and may be compressed.
    pub(super) same_for_all: bool,
    /// The handler; `None` if the shell serves the route, with or without a room.
    pub(super) serve: Option<fn() -> MethodRouter<Hall>>,
}

/// Who may use a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// No token needed.
    Anybody,
    /// Anyone who may look at the table.
    Viewer,
    /// Any guest.
    Guest,
    /// The person in that seat.
    Seat,
    /// The host of the table.
    Host,
    /// This machine, and networks that the host of the room allows.
    Overseer,
}

pub(super) type Form = fn(&mut SchemaGenerator) -> Schema;

/// What a route answers.
pub(super) enum Gives {
    Json(Form),
    /// JSON without a schema.
    AnyJson,
    /// Text of this media type.
    Text(&'static str),
    Pdf,
    Socket,
}

/// A route that the shell serves.
pub(super) const fn of_shell(
    method: &'static str,
    path: &'static str,
    access: Access,
    about: &'static str,
) -> Route {
    Route {
        method,
        path,
        access,
        about,
        asks: None,
        takes: None,
        gives: Gives::AnyJson,
        statuses: &[200],
        same_for_all: false,
        serve: None,
    }
}

pub(super) const fn route(
    method: &'static str,
    path: &'static str,
    access: Access,
    about: &'static str,
    serve: fn() -> MethodRouter<Hall>,
) -> Route {
    let mut route = of_shell(method, path, access, about);
    route.serve = Some(serve);
    route
}

impl Route {
    pub(super) const fn asks(mut self, form: Form) -> Route {
        self.asks = Some(form);
        self
    }

    pub(super) const fn statuses(mut self, statuses: &'static [u16]) -> Route {
        self.statuses = statuses;
        self
    }

    /// Answers `201 Created`.
    pub(super) const fn creates(self) -> Route {
        self.statuses(&[201])
    }

    pub(super) const fn takes(mut self, form: Form) -> Route {
        self.takes = Some(form);
        self
    }

    pub(super) const fn gives(mut self, form: Form) -> Route {
        self.gives = Gives::Json(form);
        self
    }

    pub(super) const fn same_for_all(mut self) -> Route {
        self.same_for_all = true;
        self
    }

    pub(super) const fn text(mut self) -> Route {
        self.gives = Gives::Text("text/plain");
        self
    }

    pub(super) const fn markdown(mut self) -> Route {
        self.gives = Gives::Text("text/markdown");
        self
    }

    pub(super) const fn pdf(mut self) -> Route {
        self.gives = Gives::Pdf;
        self
    }

    pub(super) const fn socket(mut self) -> Route {
        self.gives = Gives::Socket;
        self.statuses(&[101])
    }
}
