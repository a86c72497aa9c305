//! Accepts connections and serves them until the room closes.
//!
//! Silent and slow clients are disconnected, and so are clients that do not read; no
//! address can take all connections.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{interval, sleep, timeout};
use tower::ServiceExt;

use crate::address::{Group, Peer};
use crate::config::Config;
use crate::line::Line;
use crate::metrics;
use crate::turnstile::{Pass, Turnstile};

/// The limit for a request's head.
const LARGEST_HEAD: usize = 16 * 1024;

/// How long to wait when the process has no file handles left.
const BREATH: Duration = Duration::from_millis(100);

/// How often the histograms are summarised.
const SUMMING: Duration = Duration::from_secs(5);

/// Serves until `shutdown`, then lets work in progress finish, and cuts it off after
/// `connections.drain_ms`. The room closes the sockets itself.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()>,
) {
    let (closing, _) = watch::channel(());
    let places = Arc::new(Turnstile::new(
        config.connections.total,
        config.connections.per_address,
    ));
    let mut summing = interval(SUMMING);
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            () = &mut shutdown => break,
            _ = summing.tick() => metrics::sum_up(),
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    if let Some(pass) = place(&places, config, peer) {
                        let caller = Caller { stream, peer, pass };
                        tokio::spawn(attend(caller, router.clone(), Patience::of(config), closing.subscribe()));
                    }
                }
                Err(error) => recover(&error).await,
            },
        }
    }
    drop(listener);
    closing.send_replace(());
    let drain = Duration::from_millis(config.connections.drain_ms);
    if timeout(drain, closing.closed()).await.is_err() {
        tracing::warn!(connections = closing.receiver_count(), "cut off");
    }
}

/// Reserves a slot for a new connection. A trusted proxy carries many people, so only
/// the total limit applies to it.
fn place(places: &Arc<Turnstile<Group>>, config: &Config, peer: SocketAddr) -> Option<Pass<Group>> {
    let ip = Peer(peer).ip();
    let group = (!config.trusts(ip)).then(|| Group::of(ip));
    places.enter(group)
}

/// A connected client with a slot.
struct Caller {
    stream: TcpStream,
    peer: SocketAddr,
    pass: Pass<Group>,
}

/// The timeouts of a connection.
#[derive(Clone, Copy)]
struct Patience {
    head: Duration,
    write: Duration,
}

impl Patience {
    fn of(config: &Config) -> Patience {
        Patience {
            head: Duration::from_millis(config.connections.header_ms),
            write: Duration::from_millis(config.connections.write_ms),
        }
    }
}

/// Serves one connection. `closing` changes when the room closes, and its sender is
/// dropped when the drain timeout is over.
async fn attend(
    Caller { stream, peer, pass }: Caller,
    router: Router,
    patience: Patience,
    mut closing: watch::Receiver<()>,
) {
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(
            TokioIo::new(Line::new(stream, patience.write, pass)),
            service,
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = closing.changed() => connection.as_mut().graceful_shutdown(),
    }
    tokio::select! {
        _ = connection => {}
        _ = closing.changed() => {}
    }
}

/// Ignores clients that gave up; any other error is the machine's, and we wait a
/// moment.
async fn recover(error: &io::Error) {
    let gave_up = matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::Interrupted
    );
    if !gave_up {
        tracing::error!(%error, "cannot accept connections");
        sleep(BREATH).await;
    }
}
