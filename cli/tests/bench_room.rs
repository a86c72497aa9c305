//! `sobremesa bench room` has nothing to do with a room that this machine may have, and
//! leaves nothing behind.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod company;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use company::{PATIENCE, sobremesa};

/// A load that is put into this folder: so many tables for a minute, or one socket.
fn load(folder: &Path, tables: &str) -> Command {
    let mut command = sobremesa("en");
    command
        .args(["bench", "room", "reverso", "--tables", tables])
        .args(["--seconds", "60", "--sockets", "1", "--returning", "0"])
        .env("TMPDIR", folder)
        .env("SOBREMESA_DATA", folder.join("data"))
        .stdout(Stdio::null());
    command
}

/// What lies in a folder.
fn inside(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names.collect()
}

#[test]
fn the_rooms_own_settings_are_not_the_loads() {
    let folder = tempfile::tempdir().unwrap();
    let kept = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", kept.path().join("room.db").display());
    let mut command = load(folder.path(), "0");
    command
        .env("SOBREMESA_DATABASE", database)
        .env("SOBREMESA_CONFIG", kept.path().join("none.toml"))
        .env("SOBREMESA_LIMITS__SOCKETS_PER_ADDRESS", "no number");
    assert!(command.status().unwrap().success());
    assert!(inside(kept.path()).is_empty(), "nothing was written there");
    assert!(inside(folder.path()).is_empty(), "nothing is left");
}

#[test]
fn whoever_stops_it_leaves_no_room_behind() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = load(folder.path(), "1").spawn().unwrap();
        let room = format!("sobremesa-load-{}", child.id());
        let database = folder.path().join(&room).join("sobremesa.db");
        let until = Instant::now() + PATIENCE;
        while !database.exists() {
            assert!(Instant::now() < until, "the room never opened");
            thread::sleep(Duration::from_millis(10));
        }
        let told = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(told.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert!(inside(folder.path()).is_empty(), "{signal}");
        assert!(!is_running(&room), "{signal}");
    }
}

#[test]
fn a_room_that_does_not_open_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = load(folder.path(), "0");
    command.args(["--database", "sqlite:/no/such/folder/room.db"]);
    let output = command.stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(inside(folder.path()).is_empty());
}

/// Whether a process was called with this in its arguments, where the system tells.
fn is_running(argument: &str) -> bool {
    let Ok(processes) = fs::read_dir("/proc") else {
        return false;
    };
    processes.flatten().any(|process| {
        let called = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&called).contains(argument)
    })
}
