//! A room without a game: the shell around a few routes that only a test would have.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::Request;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use server::Shell;
use server::address::{Client, Peer};
use server::config::Config;
use server::fault::Fault;
use server::identity::Person;
use server::limits::Kind;
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::log;
use crate::wire::Ask;

/// An open house. It closes when it is dropped.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) shell: Shell,
    pub(crate) router: Router,
    pub(crate) slow: Arc<Slow>,
    pub(crate) serving: JoinHandle<()>,
    stop: Option<oneshot::Sender<()>>,
    folder: TempDir,
}

impl House {
    /// With these settings, written as in a file.
    pub(crate) async fn open(settings: Value) -> House {
        log::start();
        server::metrics::start();
        let folder = tempfile::tempdir().unwrap();
        let mut config: Config = serde_json::from_value(settings).unwrap();
        config.data = folder.path().to_owned();
        assert_eq!(config.check(), Ok(()));
        let store = Store::open(&config.database_url()).await.unwrap();
        let shell = Shell::new(config, store);
        let slow = Arc::<Slow>::default();
        let router = server::shell(routes(Arc::clone(&slow)), shell.clone());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let (serves, config) = (router.clone(), Arc::clone(&shell.config));
        let serving = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            server::listen::serve(listener, serves, &config, shutdown).await;
        });
        House {
            address,
            shell,
            router,
            slow,
            serving,
            stop: Some(stop),
            folder,
        }
    }

    /// As it comes out of the box.
    pub(crate) async fn plain() -> House {
        House::open(json!({})).await
    }

    /// A request to this house, addressed to its number.
    pub(crate) fn ask(&self, method: &str, path: &str) -> Ask {
        Ask::new(self.address, method, path)
    }

    /// Becomes a guest at a host; the token as it stands in the cookie.
    pub(crate) async fn token(&self, host: &str) -> String {
        let answer = self.ask("POST", "/api/guest").host(host).send().await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let cookie = answer.header("set-cookie").unwrap();
        let (_, value) = cookie.split_once('=').unwrap();
        value.split(';').next().unwrap().to_owned()
    }

    /// Asks as if from anywhere: the status and the body.
    pub(crate) async fn from(
        &self,
        peer: &str,
        path: &str,
        lines: &[(&str, &str)],
    ) -> (u16, String) {
        let mut request = Request::get(path).header("host", "localhost");
        for (name, value) in lines {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).unwrap();
        request
            .extensions_mut()
            .insert(Peer(SocketAddr::new(peer.parse().unwrap(), 50_000)));
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    /// Begins to close.
    pub(crate) fn close(&mut self) {
        drop(self.stop.take());
    }

    /// Everything that is on its disk.
    pub(crate) fn kept(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        files
            .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap())
            .collect()
    }
}

/// The route `/slow`, which answers on a signal.
#[derive(Default)]
pub(crate) struct Slow {
    /// Rings when somebody asks.
    pub(crate) asked: Notify,
    /// Lets them have their answer.
    pub(crate) answer: Notify,
}

impl Slow {
    async fn wait(&self) {
        self.asked.notify_one();
        self.answer.notified().await;
    }
}

/// Tries until it holds, and fails if that takes too long.
pub(crate) async fn eventually<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    for _ in 0..1000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("never happened: {what}");
}

fn routes(slow: Arc<Slow>) -> Router<Shell> {
    Router::new()
        .route(
            "/api/me",
            get(|_: Person| async { Json(json!({ "known": true })) }),
        )
        .route(
            "/api/echo",
            post(|Json(body): Json<Value>| async { Json(body) }),
        )
        .route(
            "/api/client",
            get(|client: Client| async move { client.0.to_string() }),
        )
        .route("/api/table/{id}", get(|_: Path<u32>| async { "a table" }))
        .route("/api/redeem", post(redeem))
        .route("/api/socket", get(socket))
        .route("/api/broken", get(broken))
        .route("/large", get(|| async { vec![b'.'; 32 << 20] }))
        .route("/slow", get(|| async move { slow.wait().await }))
}

async fn redeem(
    State(shell): State<Shell>,
    client: Client,
    person: Person,
) -> Result<&'static str, Fault> {
    shell.admit(Kind::Redeem, client, Some(&person))?;
    Ok("a seat")
}

async fn socket(upgrade: WebSocketUpgrade) -> impl IntoResponse {
    upgrade.on_upgrade(|mut socket| async move { while socket.recv().await.is_some() {} })
}

async fn broken() -> &'static str {
    panic!("a secret of the house")
}
