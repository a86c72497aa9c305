//! Metrics in Prometheus' text format.

use std::sync::OnceLock;
use std::time::Duration;

use axum::Router;
use axum::extract::{FromRef, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::{
    Counter, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use room::Room;

use crate::Shell;
use crate::address::{Peer, X_FORWARDED_FOR};
use crate::config::Config;
use crate::fault::{Code, Fault};

const SOCKETS: &str = "sobremesa_sockets_open";
const TABLES: &str = "sobremesa_tables_loaded";
const ACTS: &str = "sobremesa_acts_total";
const ACT_SECONDS: &str = "sobremesa_act_seconds";
const THINKING: &str = "sobremesa_bot_thoughts_running";
const WAITING: &str = "sobremesa_bot_thoughts_queued";
const REQUESTS: &str = "sobremesa_requests_total";
const REQUEST_SECONDS: &str = "sobremesa_request_seconds";

/// Histogram buckets, from half a millisecond (a commit on a good disk) to the patience
/// of a person.
const SECONDS: [f64; 12] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0,
];

/// Metrics belong to the process, like the log. Nothing is counted before they are
/// started.
static FIGURES: OnceLock<Figures> = OnceLock::new();

struct Figures {
    all: PrometheusHandle,
    // Acts are by far the most frequent, so their counters are not looked up each time.
    acts: [Counter; Answered::ALL.len()],
    act_seconds: Histogram,
}

/// Starts counting. Calling it again has no effect.
pub fn start() {
    FIGURES.get_or_init(|| {
        let handle = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .and_then(PrometheusBuilder::install_recorder)
            .expect("there are buckets, and this happens once in a process");
        describe();
        Figures {
            all: handle,
            acts: Answered::ALL.map(|answered| counter!(ACTS, "result" => answered.label())),
            act_seconds: histogram!(ACT_SECONDS),
        }
    });
}

fn describe() {
    describe_gauge!(SOCKETS, "WebSockets that are open");
    describe_gauge!(TABLES, "Tables in memory");
    describe_counter!(ACTS, "Acts at tables by result");
    describe_histogram!(ACT_SECONDS, "From an act's arrival to its answer");
    describe_gauge!(THINKING, "Bots that are thinking");
    describe_gauge!(WAITING, "Bots that wait for a thread to think");
    describe_counter!(REQUESTS, "HTTP requests by method, route and status");
    describe_histogram!(REQUEST_SECONDS, "From a request's arrival to its answer");
}

/// A gauge that counts this value while it lives.
#[must_use = "it is counted until it is dropped"]
pub struct Present(&'static str);

impl Present {
    fn new(name: &'static str) -> Present {
        gauge!(name).increment(1);
        Present(name)
    }

    /// Counts an open socket.
    pub fn socket() -> Present {
        Present::new(SOCKETS)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// Samples the room's gauges.
pub fn room(room: &Room) {
    gauge!(TABLES).set(room.tables_loaded() as f64);
    let thoughts = room.thoughts();
    gauge!(THINKING).set(thoughts.running as f64);
    gauge!(WAITING).set(thoughts.waiting as f64);
}

/// The outcome of an act, as a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answered {
    /// It is on disk.
    Ok,
    /// The rules or the table refused it.
    Refused,
    /// The game had moved on.
    Stale,
    /// The room failed.
    Failed,
}

impl Answered {
    const ALL: [Answered; 4] = [
        Answered::Ok,
        Answered::Refused,
        Answered::Stale,
        Answered::Failed,
    ];

    /// The outcome of an act from its answer.
    pub fn of(done: &Result<u64, room::No>) -> Answered {
        match done {
            Ok(_) => Answered::Ok,
            Err(no) if no.refusal.rule == &table::refusals::STALE => Answered::Stale,
            Err(no) if is_ours(no.refusal.rule) => Answered::Failed,
            Err(_) => Answered::Refused,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Answered::Ok => "ok",
            Answered::Refused => "refused",
            Answered::Stale => "stale",
            Answered::Failed => "failed",
        }
    }
}

/// Whether the room is at fault rather than the player.
fn is_ours(rule: &rules::Rule) -> bool {
    [&wire::refusals::TRY_AGAIN, &wire::refusals::UNREADABLE].contains(&rule)
}

/// Counts an act and its latency.
pub fn act(answered: Answered, took: Duration) {
    if let Some(figures) = FIGURES.get() {
        figures.acts[answered as usize].increment(1);
        figures.act_seconds.record(took);
    }
}

/// Counts a request. Routes are patterns and methods are known ones, so there are few
/// labels.
pub(crate) fn request(method: &'static str, route: &str, status: u16, took: Duration) {
    let labels = [
        ("method", method.to_owned()),
        ("route", route.to_owned()),
        ("status", status.to_string()),
    ];
    counter!(REQUESTS, &labels).increment(1);
    histogram!(REQUEST_SECONDS).record(took);
}

/// Summarises the histograms. Otherwise they would grow until somebody reads them.
pub(crate) fn sum_up() {
    if let Some(figures) = FIGURES.get() {
        figures.all.run_upkeep();
    }
}

/// The metrics route.
pub(crate) fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Shell: FromRef<S>,
{
    Router::new().route(wire::address::api::METRICS, get(figures))
}

async fn figures(State(shell): State<Shell>, request: Request) -> Result<Response, Fault> {
    let peer = *request.extensions().get::<Peer>().ok_or(Code::Inside)?;
    if !may_read(&shell.config, peer, request.headers()) {
        return Err(Code::NotFound.into());
    }
    let text = FIGURES
        .get()
        .map(|figures| figures.all.render())
        .unwrap_or_default();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

/// Whether a request may read the metrics. The peer itself must be allowed, whatever
/// client it names; and a forwarded request may come from anywhere, even if the proxy
/// is on this machine.
fn may_read(config: &Config, peer: Peer, headers: &HeaderMap) -> bool {
    let ip = peer.ip();
    let near = ip.is_loopback() || config.metrics.allow.iter().any(|net| net.contains(&ip));
    let by_proxy = config.trusts(ip)
        || [X_FORWARDED_FOR, "forwarded", "x-real-ip", "via"]
            .iter()
            .any(|name| headers.contains_key(*name));
    near && !by_proxy
}
