//! Opening a room: what stops it, and what is then left as it was.

use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use rules::Shelf;
use server::CannotServe;
use server::config::{Config, DatabaseUrl};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// Longer than anything takes that is going to happen.
const PATIENCE: Duration = Duration::from_secs(20);
const ANYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

fn config(folder: &TempDir) -> Config {
    Config {
        data: folder.path().to_owned(),
        listen: ANYWHERE,
        ..Config::default()
    }
}

fn never(_: SocketAddr) {
    panic!("it does not open");
}

/// Another room may be open there: what it keeps is not touched.
#[tokio::test]
async fn where_others_listen_nothing_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind(ANYWHERE).await.unwrap();
    let address = taken.local_addr().unwrap();
    let plain = config(&folder);
    let store = Store::open(&plain.database_url()).await.unwrap();
    store.beat(1).await.unwrap();
    let of_room = Config {
        listen: address,
        ..plain.clone()
    };
    let mut of_figures = plain;
    of_figures.metrics.listen = Some(address);
    for config in [of_room, of_figures] {
        let served = server::serve(config, Shelf::default(), never, pending()).await;
        let Err(CannotServe::Listen(blamed, _)) = served else {
            panic!("{served:?}");
        };
        assert_eq!(blamed, address);
        assert_eq!(store.last_beat().await, Ok(Some(1)), "nobody was there");
    }
}

#[tokio::test]
async fn opening_can_be_given_up() {
    let folder = tempfile::tempdir().unwrap();
    // Takes every call and never says a word.
    let mute = TcpListener::bind(ANYWHERE).await.unwrap();
    let address = mute.local_addr().unwrap();
    let config = Config {
        database: Some(DatabaseUrl(format!("postgres://room@{address}/room"))),
        ..config(&folder)
    };
    let stop = sleep(Duration::from_millis(100));
    let serving = server::serve(config, Shelf::default(), never, stop);
    let served = timeout(PATIENCE, serving).await;
    served.expect("it stops when it is told to").unwrap();
}
