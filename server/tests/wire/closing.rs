//! The room closes while people are at its tables.

use std::net::{Ipv4Addr, SocketAddr};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rules::Shelf;
use serde_json::{Value, json};
use server::config::Config;
use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, SqliteConnection};
use store::Store;
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use crate::client::Socket;
use crate::wire::Ask;

const SOCKETS: usize = 20;

/// When the room is closed its process ends: whatever was not sent by then never is.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_to_come_back() {
    let house = House::open(Config::default()).await;
    let sockets = house.sockets(SOCKETS).await;
    let closed = house.close();
    for mut socket in sockets {
        hear_goodbye(&mut socket).await;
    }
    closed.await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_hangs_holds_nobody_up() {
    let mut config = Config::default();
    config.connections.drain_ms = 100;
    let house = House::open(config).await;
    let mut sockets = house.sockets(1).await;
    // From now on a write waits for ten seconds.
    let mut other = SqliteConnection::connect(&house.url).await.unwrap();
    let lock = sqlx::raw_sql("BEGIN IMMEDIATE");
    lock.execute(&mut other).await.unwrap();
    let begun = Instant::now();
    let closed = house.close();
    hear_goodbye(&mut sockets[0]).await;
    closed.await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(6), "{took:?}");
}

async fn hear_goodbye(socket: &mut Socket) {
    let bye: Value = serde_json::from_str(&socket.hear().await.expect("a goodbye")).unwrap();
    assert_eq!(
        (&bye["t"], &bye["code"]),
        (&json!("bye"), &json!("restart"))
    );
}

/// A room on a thread of its own.
struct House {
    address: SocketAddr,
    url: String,
    close: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    _folder: TempDir,
}

impl House {
    async fn open(settings: Config) -> House {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            data: folder.path().to_owned(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            ..settings
        };
        let url = config.database_url();
        let (opened, address) = oneshot::channel();
        let (close, closed) = oneshot::channel::<()>();
        let serving = thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            let tell = |address| opened.send(address).unwrap();
            let shutdown = async { drop(closed.await) };
            let serving = server::serve(config, Shelf::default(), tell, shutdown);
            runtime.block_on(serving).unwrap();
            // Nothing runs here from now on.
        });
        House {
            address: address.await.unwrap(),
            url,
            close,
            serving,
            _folder: folder,
        }
    }

    /// A table that anybody may look at.
    async fn table(&self) -> Value {
        let store = Store::open(&self.url).await.unwrap();
        let bits = [7; 32];
        let hash = Sha256::digest(bits).into();
        store.begin_session(hash, "ana", 1).await.unwrap();
        let bearer = format!("Bearer {}", table::hex::write(&bits));
        let seats = json!([{ "who": "me" }, { "who": "open" }]);
        let setup = json!({ "game": "reverso", "seats": seats, "watch": true });
        let opening = json!({ "name": "Ana", "setup": setup }).to_string();
        let ask = Ask::new(self.address, "POST", "/api/tables").with("authorization", &bearer);
        let answer = ask.json(&opening).send().await;
        serde_json::from_str::<Value>(&answer.body).unwrap()["table"].take()
    }

    /// This many sockets at a table.
    async fn sockets(&self, number: usize) -> Vec<Socket> {
        let hello = json!({ "t": "hello", "p": 1, "table": self.table().await });
        let mut sockets = Vec::new();
        for _ in 0..number {
            let mut socket = Socket::open(self.address, None).await.unwrap();
            socket.say(&hello).await.unwrap();
            assert!(socket.hear().await.unwrap().contains("welcome"));
            sockets.push(socket);
        }
        sockets
    }

    /// Begins to close; when it is closed, the future is done.
    fn close(self) -> impl Future<Output = ()> {
        self.close.send(()).unwrap();
        async {
            let joined = tokio::task::spawn_blocking(|| self.serving.join().unwrap());
            joined.await.unwrap();
        }
    }
}
