//! The room closes while people are at its tables.

use std::net::{Ipv4Addr, SocketAddr};
use std::thread;

use rules::Shelf;
use serde_json::{Value, json};
use server::config::Config;
use sha2::{Digest as _, Sha256};
use store::Store;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use crate::client::Socket;
use crate::wire::Ask;

const SOCKETS: usize = 20;

/// When the room is closed its process ends: whatever was not sent by then never is.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        data: folder.path().to_owned(),
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        ..Config::default()
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
    let address = address.await.unwrap();

    let store = Store::open(&url).await.unwrap();
    let bits = [7; 32];
    let hash = Sha256::digest(bits).into();
    store.begin_session(hash, "ana", 1).await.unwrap();
    let bearer = format!("Bearer {}", table::hex::write(&bits));
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let setup = json!({ "game": "reverso", "seats": seats, "watch": true });
    let opening = json!({ "name": "Ana", "setup": setup }).to_string();
    let ask = Ask::new(address, "POST", "/api/tables").with("authorization", &bearer);
    let table: Value = serde_json::from_str(&ask.json(&opening).send().await.body).unwrap();

    let hello = json!({ "t": "hello", "p": 1, "table": table["table"] });
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS {
        let mut socket = Socket::open(address, None).await.unwrap();
        socket.say(&hello).await.unwrap();
        assert!(socket.hear().await.unwrap().contains("welcome"));
        sockets.push(socket);
    }
    close.send(()).unwrap();
    for mut socket in sockets {
        let bye: Value = serde_json::from_str(&socket.hear().await.expect("a goodbye")).unwrap();
        assert_eq!(
            (&bye["t"], &bye["code"]),
            (&json!("bye"), &json!("restart"))
        );
    }
    tokio::task::spawn_blocking(|| serving.join().unwrap())
        .await
        .unwrap();
}
