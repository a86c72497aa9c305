//! The log: what happened, without secrets.
//!
//! A request is logged by its method, the *pattern* of its route, the status and the time. Paths
//! may hold ids, queries and headers may hold secrets, so none of them is logged.

use std::io::IsTerminal as _;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use serde::Deserialize;
use tracing::Subscriber;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::{MakeWriter, fmt};

use crate::address::Client;
use crate::{Shell, metrics};

/// What is logged, and how.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// How a line looks.
    pub format: Format,
    /// What is worth a line, such as `info` or `warn,server=debug`.
    pub filter: String,
    /// Whether clients' addresses are written. They are personal.
    pub addresses: bool,
}

impl Default for Log {
    fn default() -> Log {
        Log {
            format: Format::default(),
            filter: "info".to_owned(),
            addresses: false,
        }
    }
}

impl Log {
    /// Whether the filter makes sense.
    pub(crate) fn is_sound(&self) -> bool {
        EnvFilter::try_new(&self.filter).is_ok()
    }
}

/// How a line looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For a person at a terminal.
    #[default]
    Human,
    /// For a program that collects them.
    Json,
}

/// The log cannot be started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoLog {
    /// The filter makes no sense.
    Filter,
    /// There is a log already.
    Started,
}

/// Starts the log of this process, on the standard error.
pub fn start(log: &Log) -> Result<(), NoLog> {
    let subscriber = subscriber(log, std::io::stderr)?;
    tracing::subscriber::set_global_default(subscriber).map_err(|_| NoLog::Started)
}

/// The log on any writer.
pub fn subscriber<W>(log: &Log, writer: W) -> Result<Box<dyn Subscriber + Send + Sync>, NoLog>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_new(&log.filter).map_err(|_| NoLog::Filter)?;
    // A file or another program wants no colours.
    let lines = fmt()
        .with_env_filter(filter)
        .with_writer(writer)
        .with_ansi(std::io::stderr().is_terminal());
    Ok(match log.format {
        Format::Human => Box::new(lines.finish()),
        Format::Json => Box::new(lines.json().flatten_event(true).finish()),
    })
}

/// Logs and counts a request when it has been answered.
pub(crate) async fn request(State(shell): State<Shell>, request: Request, next: Next) -> Response {
    let method = known(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let client = request
        .extensions()
        .get::<Client>()
        .filter(|_| shell.config.log.addresses);
    let address = client.map(|client| tracing::field::display(client.0));
    let start = Instant::now();
    let answer = next.run(request).await;
    let took = start.elapsed();
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let status = answer.status().as_u16();
    let ms = took.as_micros() as f64 / 1000.0;
    tracing::info!(target: "request", method, route, status, ms, address);
    metrics::request(method, route, status, took);
    answer
}

/// Anybody may invent a method, so only the known ones are written.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
