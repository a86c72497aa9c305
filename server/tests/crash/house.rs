//! The server, in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;

pub(crate) struct House {
    folder: TempDir,
    process: Child,
    address: watch::Sender<SocketAddr>,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let many = json!({"burst": 1_000_000, "per_minute": 1_000_000});
        let kinds = ["table", "redeem", "act", "ask", "talk", "socket"];
        let person: serde_json::Map<_, _> = kinds
            .iter()
            .map(|kind| ((*kind).to_owned(), many.clone()))
            .collect();
        let mut address = person.clone();
        address.insert("request".to_owned(), many.clone());
        address.insert("guest".to_owned(), many);
        let settings = json!({"limits": {"address": address, "person": person}});
        let file = folder.path().join("settings.json");
        std::fs::write(file, settings.to_string()).unwrap();
        let (process, address) = start(&folder);
        let (address, _) = watch::channel(address);
        House {
            folder,
            process,
            address,
        }
    }

    /// Where it can be reached now; that changes with every start.
    pub(crate) fn addresses(&self) -> watch::Receiver<SocketAddr> {
        self.address.subscribe()
    }

    /// At once, as a power cut would do it.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    pub(crate) fn reopen(&mut self) {
        let (process, address) = start(&self.folder);
        self.process = process;
        self.address.send_replace(address);
    }

    pub(crate) fn database(&self) -> String {
        let config = server::config::Config {
            data: self.folder.path().to_owned(),
            ..Default::default()
        };
        config.database_url()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start(folder: &TempDir) -> (Child, SocketAddr) {
    let mut process = Command::new(example())
        .arg(folder.path())
        .arg(folder.path().join("settings.json"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let out = process.stdout.take().unwrap();
    BufReader::new(out).read_line(&mut line).unwrap();
    let address = line.trim().parse();
    (process, address.expect("the room says where it listens"))
}

/// The example `room`, which is built with all the tests.
fn example() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let room = test.ancestors().nth(2).unwrap().join("examples/room");
    assert!(
        room.exists(),
        "`cargo test -p server` builds {}",
        room.display()
    );
    room
}
