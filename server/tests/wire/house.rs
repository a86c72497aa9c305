//! A whole server whose clock stands still.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use room::{House as Rules, Room};
use rules::Shelf;
use serde_json::{Value, json};
use server::config::Config;
use server::{Hall, Shell};
use sha2::{Digest as _, Sha256};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::wire::{Answer, Ask};

/// What the clock shows.
pub(crate) const NOON: i64 = 1_800_000_000_000;
/// A name without a port, so that no answer names the one that this house got.
const NAME: &str = "house.test";

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    pub(crate) room: Room,
    serving: JoinHandle<()>,
    _folder: TempDir,
}

impl House {
    /// Disconnects a reader after this many milliseconds.
    pub(crate) async fn open(write_ms: u64) -> House {
        House::set(settings(write_ms)).await
    }

    pub(crate) async fn set(settings: Value) -> House {
        server::metrics::start();
        let folder = tempfile::tempdir().unwrap();
        let mut config: Config = serde_json::from_value(settings).unwrap();
        config.data = folder.path().to_owned();
        assert_eq!(config.check(), Ok(()));
        let store = Store::open(&config.database_url()).await.unwrap();
        let rules = Rules {
            lobby: true,
            ..Rules::default()
        };
        let room = Room::new(store.clone(), Shelf::default(), rules, Arc::new(|| NOON));
        let hall = Hall {
            shell: Shell::new(config.clone(), store.clone()),
            room: room.clone(),
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(async move {
            let never = std::future::pending();
            server::listen::serve(listener, hall.router(), &config, never).await;
        });
        House {
            address,
            store,
            room,
            serving,
            _folder: folder,
        }
    }

    /// Makes a person of this number known; the token.
    pub(crate) async fn know(&self, number: u32) -> String {
        let mut bits = [0; 32];
        bits[28..].copy_from_slice(&number.to_be_bytes());
        let (hash, person) = (Sha256::digest(bits).into(), person(number));
        self.store.begin_session(hash, &person, NOON).await.unwrap();
        format!("{number:064x}")
    }

    /// One request of somebody known, or of anybody.
    pub(crate) async fn ask(
        &self,
        token: Option<&str>,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let mut ask = Ask::new(self.address, method, path).host(NAME);
        if let Some(token) = token {
            ask = ask.with("authorization", &format!("Bearer {token}"));
        }
        if let Some(body) = body {
            ask = ask.json(&body.to_string());
        }
        ask.send().await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// The id of the person of a number.
pub(crate) fn person(number: u32) -> String {
    format!("person-{number}")
}

/// Nobody ever asks for too much.
pub(crate) fn settings(write_ms: u64) -> Value {
    let many = json!({"burst": 1_000_000, "per_minute": 1_000_000});
    let kinds = ["act", "ask", "hint", "talk", "socket", "table", "redeem"];
    let person: serde_json::Map<_, _> = kinds
        .iter()
        .map(|kind| ((*kind).to_owned(), many.clone()))
        .collect();
    let mut address = person.clone();
    address.insert("request".to_owned(), many);
    json!({
        "lobby": true,
        "names": [NAME],
        "limits": {"address": address, "person": person},
        "connections": {"write_ms": write_ms},
    })
}
