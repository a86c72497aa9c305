//! The room over HTTP and WebSocket.
//!
//! [`shell`] wraps the room's routes in the middleware that every request passes: host
//! check, client address, rate limits and security headers. [`listen::serve`] accepts
//! the connections.

pub mod address;
pub mod api;
pub mod config;
mod cookie;
pub mod fault;
mod guests;
mod hall;
mod headers;
pub mod health;
mod hosts;
pub mod identity;
pub mod limits;
mod line;
pub mod listen;
pub mod logs;
pub mod metrics;
pub mod origin;
mod page;
mod refused;
mod serve;
mod shelf;
mod socket;
mod token;
pub mod turnstile;

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use store::Store;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::address::{Client, Group};
use crate::config::Config;
use crate::fault::{Code, Fault};
use crate::guests::Guests;
use crate::health::Doors;
use crate::hosts::Hosts;
use crate::identity::Person;
use crate::limits::{Kind, Limits};
use crate::turnstile::Turnstile;

pub use hall::Hall;
pub use serve::{CannotServe, serve};

/// The default body limit; a few routes set their own.
const USUAL_BODY: usize = 16 * 1024;
/// The largest body limit of any route.
const LARGEST_BODY: usize = 256 * 1024;

/// Everything the routes need besides the room itself. Clones share everything.
#[derive(Clone)]
pub struct Shell {
    /// The configuration.
    pub config: Arc<Config>,
    /// The database.
    pub store: Store,
    /// The rate limits.
    pub limits: Arc<Limits>,
    /// Open sockets per address. A socket holds its pass while it is open.
    pub sockets: Arc<Turnstile<Group>>,
    /// Whether new clients are still accepted.
    pub doors: Arc<Doors>,
    hosts: Arc<Hosts>,
    guests: Arc<Guests>,
}

impl Shell {
    /// Everything that does not depend on the room.
    pub fn new(config: Config, store: Store) -> Shell {
        let connections = &config.connections;
        let sockets = Turnstile::new(connections.total, config.limits.sockets_per_address);
        Shell {
            limits: Arc::new(Limits::new(&config.limits)),
            sockets: Arc::new(sockets),
            doors: Arc::default(),
            hosts: Arc::new(Hosts::of(&config)),
            guests: Arc::new(Guests::new(store.clone())),
            store,
            config: Arc::new(config),
        }
    }

    /// Counts a request of this kind or refuses it. The person's limit is checked
    /// first, so somebody who exceeds it does not use up the limit of others at the
    /// same address.
    pub fn admit(&self, kind: Kind, client: Client, person: Option<&Person>) -> Result<(), Fault> {
        let now = Instant::now();
        if let Some(person) = person {
            self.limits.of_person(kind, person, now)?;
        }
        self.limits.of_address(kind, client.group(), now)
    }
}

/// The room's routes wrapped in all middleware.
pub fn shell<S>(routes: Router<S>, state: S) -> Router
where
    S: Clone + Send + Sync + 'static,
    Shell: FromRef<S>,
{
    let outer = Shell::from_ref(&state);
    let mut all = routes
        .merge(page::routes())
        .merge(health::routes())
        .merge(identity::routes());
    if outer.config.metrics.listen.is_none() {
        all = all.merge(metrics::routes());
    }
    wrap(all.with_state(state), outer)
}

/// What `metrics.listen` serves, apart from the room: health and metrics.
pub fn backstage(shell: Shell) -> Router {
    let routes = health::routes().merge(metrics::routes());
    wrap(routes.with_state(shell.clone()), shell)
}

/// Wraps the routes in layers, outermost first.
fn wrap(routes: Router, shell: Shell) -> Router {
    let patience = Duration::from_millis(shell.config.connections.request_ms);
    let layers = ServiceBuilder::new()
        .layer(from_fn_with_state(shell.clone(), address::note))
        .layer(from_fn_with_state(shell.clone(), logs::request))
        .layer(from_fn_with_state(shell.clone(), hosts::note))
        .layer(from_fn_with_state(shell.clone(), headers::add))
        .layer(from_fn(fault::speak))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(shell.clone(), limits::request))
        .layer(from_fn_with_state(shell, origin::check))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            patience,
        ))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(DefaultBodyLimit::max(USUAL_BODY));
    routes
        .fallback(|| async { Fault::from(Code::NotFound) })
        .layer(layers)
}

/// Answers for a route that panicked. The panic message may contain anything, so it
/// goes nowhere but to standard error, where Rust has already written it.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    Fault::from(Code::Inside).into_response()
}
