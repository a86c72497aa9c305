//! What is known of a route.

use axum::routing::MethodRouter;
use schemars::{Schema, SchemaGenerator};

use crate::hall::Hall;

/// A route: what it is for, who may use it, what goes in and what comes out. The
/// router and the description of the API are both made from the list of them, so that
/// neither knows a route that the other does not.
pub struct Route {
    /// The method, in lower case.
    pub method: &'static str,
    /// The pattern of its path.
    pub path: &'static str,
    /// Who may use it.
    pub access: Access,
    pub(super) about: &'static str,
    /// What its address may ask for after the question mark.
    pub(super) asks: Option<Form>,
    pub(super) takes: Option<Form>,
    pub(super) gives: Gives,
    /// The statuses of an answer that refuses nothing.
    pub(super) statuses: &'static [u16],
    /// Whether everybody gets the same answer, which then may be compressed.
    pub(super) same_for_all: bool,
    /// None if it is the shell that serves it, with or without a room.
    pub(super) serve: Option<fn() -> MethodRouter<Hall>>,
}

/// Who may use a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anybody.
    Anybody,
    /// Whoever may look at the table.
    Viewer,
    /// Whoever the room knows.
    Guest,
    /// Whoever sits there.
    Seat,
    /// Whoever opened the table.
    Host,
    /// This machine, and whom the host of the room allows besides.
    Overseer,
}

pub(super) type Form = fn(&mut SchemaGenerator) -> Schema;

/// What a route answers.
pub(super) enum Gives {
    Json(Form),
    /// JSON that describes itself.
    AnyJson,
    /// Of this kind.
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

    /// Something comes to be.
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
