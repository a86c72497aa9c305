//! The room over HTTP and WebSocket.
//!
//! The room's own routes are plugged into [`shell`], which puts around them what
//! every request meets: who it was addressed to, where it comes from, how much it
//! may ask, and what an answer must say to a browser. [`listen::serve`] brings the
//! connections.

pub mod address;
pub mod api;
mod cause;
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

/// No request of ours is larger, but for those few routes that say so themselves.
const USUAL_BODY: usize = 16 * 1024;
/// And none at all is larger than this.
const LARGEST_BODY: usize = 256 * 1024;

/// What every route may need besides the room itself. Clones share everything.
#[derive(Clone)]
pub struct Shell {
    /// As the host has set it.
    pub config: Arc<Config>,
    /// What is kept.
    pub store: Store,
    /// How much may be asked.
    pub limits: Arc<Limits>,
    /// How many sockets an address has open. A socket holds its pass while it lives.
    pub sockets: Arc<Turnstile<Group>>,
    /// Whether newcomers are still let in.
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

    /// Lets a request of this kind pass, or refuses it until later. The person is
    /// asked first: whoever asks too much spends nothing of what others at the same
    /// address may ask.
    pub fn admit(&self, kind: Kind, client: Client, person: Option<&Person>) -> Result<(), Fault> {
        let now = Instant::now();
        if let Some(person) = person {
            self.limits.of_person(kind, person, now)?;
        }
        self.limits.of_address(kind, client.group(), now)
    }
}

/// The room's routes with everything around them.
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

/// What is served at `metrics.listen`, apart from the room: health and figures.
pub fn backstage(shell: Shell) -> Router {
    let routes = health::routes().merge(metrics::routes());
    wrap(routes.with_state(shell.clone()), shell)
}

/// Puts the layers around the routes, the outermost first.
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

/// A route that panicked has failed alone. What it says may hold anything, so it goes
/// nowhere but to the standard error, where Rust has put it already.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    Fault::from(Code::Inside).into_response()
}
