//! Logging without secrets.
//!
//! A request is logged by method, route *pattern*, status and duration. Paths may
//! contain ids, and queries and headers may contain secrets, so none of them is logged.

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

/// The logging configuration.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// The format of a line.
    pub format: Format,
    /// A tracing filter, such as `info` or `warn,server=debug`.
    pub filter: String,
    /// Whether client addresses are logged. They are personal data.
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
    /// Whether the filter is valid.
    pub(crate) fn is_sound(&self) -> bool {
        EnvFilter::try_new(&self.filter).is_ok()
    }
}

/// The format of a log line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For a person at a terminal.
    #[default]
    Human,
    /// For a program that collects them.
    Json,
}

/// Why logging cannot be started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoLog {
    /// The filter is invalid.
    Filter,
    /// Logging was started before.
    Started,
}

/// Starts logging for this process, to standard error.
pub fn start(log: &Log) -> Result<(), NoLog> {
    let subscriber = subscriber(log, std::io::stderr)?;
    tracing::subscriber::set_global_default(subscriber).map_err(|_| NoLog::Started)
}

/// A subscriber that logs to any writer.
pub fn subscriber<W>(log: &Log, writer: W) -> Result<Box<dyn Subscriber + Send + Sync>, NoLog>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_new(&log.filter).map_err(|_| NoLog::Filter)?;
    // Files and pipes get no colours.
    let lines = fmt()
        .with_env_filter(filter)
        .with_writer(writer)
        .with_ansi(std::io::stderr().is_terminal());
    Ok(match log.format {
        Format::Human => Box::new(lines.finish()),
        Format::Json => Box::new(lines.json().flatten_event(true).finish()),
    })
}

/// Middleware that logs and counts a request once it is answered.
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

/// A client may invent a method, so only known ones are logged.
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
