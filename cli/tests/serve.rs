//! `sobremesa serve`, as a host starts and stops it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod company;

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use company::{PATIENCE, Room, sobremesa};

/// What the room answers to a GET.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Waits until it holds.
fn eventually(holds: impl Fn() -> bool) {
    let until = Instant::now() + PATIENCE;
    while !holds() {
        assert!(Instant::now() < until, "never happened");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_room_opens_answers_and_closes() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::open("127.0.0.1:0", folder.path());
    let answer = get(room.address(), "/health/ready");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(folder.path().join("sobremesa.db").exists());
    assert!(room.close().success());
    // What was kept is found again.
    let mut room = Room::open("127.0.0.1:0", folder.path());
    assert!(room.close().success());
}

/// The first program that Linux asks for a browser is replaced by one that notes what
/// it is to show.
#[cfg(target_os = "linux")]
#[test]
fn the_page_opens_in_the_browser() {
    let (shown, room) = shown_by_a_browser(&[]);
    assert_eq!(shown, room);
    // Where there is a public address, other ones are refused.
    let public = "https://games.example";
    let (shown, _) = shown_by_a_browser(&["--public-url", public]);
    assert_eq!(shown, public);
}

/// What a room has the browser show, and where the room itself is.
#[cfg(target_os = "linux")]
fn shown_by_a_browser(flags: &[&str]) -> (String, String) {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (browser, noted) = (folder.path().join("xdg-open"), folder.path().join("noted"));
    let script = format!(
        "#!/bin/sh\necho \"$1\" > {0}.new\nmv {0}.new {0}\n",
        noted.display()
    );
    fs::write(&browser, script).unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!(
        "{}:{}",
        folder.path().display(),
        std::env::var("PATH").unwrap()
    );
    let mut command = sobremesa("en");
    command
        .args(["serve", "--open", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("data"))
        .args(flags)
        .env("PATH", path);
    let mut room = Room::start(&mut command);
    eventually(|| noted.exists());
    let shown = fs::read_to_string(noted).unwrap().trim_end().to_owned();
    assert!(room.close().success());
    (shown, room.url.clone())
}

#[test]
fn without_a_browser_the_room_is_open_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = sobremesa("en");
    command
        .args(["serve", "--open", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("data"))
        .env("PATH", folder.path());
    let mut room = Room::start(&mut command);
    let answer = get(room.address(), "/health/ready");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(room.close().success());
}

#[test]
fn without_any_settings_the_data_folder_is_the_users() {
    let home = tempfile::tempdir().unwrap();
    let mut command = sobremesa("en");
    // The usual port may be taken on the tester's machine.
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("HOME", home.path());
    let mut room = Room::start(&mut command);
    assert!(
        home.path()
            .join(".local/share/sobremesa/sobremesa.db")
            .exists()
    );
    assert!(room.close().success());
}

#[test]
fn flags_go_before_the_environment_before_the_file() {
    // Each source names an address of its own.
    let check = |file: bool, variable: bool, flag: bool, expected: &str| {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("room.toml");
        let listen = if file {
            "listen = \"127.0.0.2:0\"\n"
        } else {
            ""
        };
        fs::write(&config, format!("{listen}[log]\nfilter = \"warn\"\n")).unwrap();
        let mut command = sobremesa("en");
        command
            .arg("serve")
            .env("SOBREMESA_DATA", folder.path())
            .env("SOBREMESA_CONFIG", &config);
        if variable {
            command.env("SOBREMESA_LISTEN", "127.0.0.3:0");
        }
        if flag {
            command.args(["--listen", "127.0.0.4:0"]);
        }
        let room = Room::start(&mut command);
        assert!(
            room.address().starts_with(expected),
            "{} {expected}",
            room.url
        );
    };
    check(true, false, false, "127.0.0.2:");
    check(false, true, false, "127.0.0.3:");
    check(false, false, true, "127.0.0.4:");
    check(true, true, false, "127.0.0.3:");
    check(true, false, true, "127.0.0.4:");
    check(false, true, true, "127.0.0.4:");
    check(true, true, true, "127.0.0.4:");
}

/// What a room says that cannot be opened.
fn complaint(
    lang: &str,
    flags: &[&str],
    variables: &[(&str, &str)],
    file: Option<&Path>,
) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = sobremesa(lang);
    command
        .arg("serve")
        .args(flags)
        .env("SOBREMESA_DATA", folder.path())
        .envs(variables.iter().copied())
        .stdin(Stdio::null());
    if let Some(file) = file {
        command.arg("--config").arg(file);
    }
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn check_both(flags: &[&str], variables: &[(&str, &str)], es: &str, en: &str) {
    for (lang, expected) in [("es", es), ("en", en)] {
        let said = complaint(lang, flags, variables, None);
        assert_eq!(
            said,
            format!("sobremesa: {expected}\n"),
            "{flags:?} {variables:?}"
        );
    }
}

#[test]
fn a_wrong_flag_or_variable_is_named_in_both_languages() {
    check_both(
        &["--listen", "here"],
        &[],
        "--listen: «listen» no puede valer here; vale una dirección con su puerto, como 0.0.0.0:7777",
        "--listen: “listen” cannot be here; it takes an address with its port, such as 0.0.0.0:7777",
    );
    check_both(
        &[],
        &[("SOBREMESA_PUBLIC_URL", "games.example/x")],
        "SOBREMESA_PUBLIC_URL: «public_url» no puede valer games.example/x; vale una dirección sin camino, como https://juegos.example",
        "SOBREMESA_PUBLIC_URL: “public_url” cannot be games.example/x; it takes an address without a path, such as https://games.example",
    );
    check_both(
        &[],
        &[("SOBREMESA_LOBY", "true")],
        "SOBREMESA_LOBY: no existe ningún ajuste «loby»",
        "SOBREMESA_LOBY: there is no setting “loby”",
    );
    check_both(
        &["--bot-threads", "0"],
        &[],
        "--bot-threads: «bot_threads» no puede valer 0; vale un número desde 1",
        "--bot-threads: “bot_threads” cannot be 0; it takes a number from 1 on",
    );
    check_both(
        &["--trusted-proxy", "0.0.0.0/0"],
        &[],
        "trusted_proxies: 0.0.0.0/0 contiene todas las direcciones",
        "trusted_proxies: 0.0.0.0/0 holds every address",
    );
    check_both(
        &["--database", "mysql:secret"],
        &[],
        "database: la dirección debe empezar por sqlite: o postgres:",
        "database: the address must begin with sqlite: or postgres:",
    );
}

#[test]
fn a_wrong_file_is_named_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("room.toml");
    let check = |contents: &str, es: &str, en: &str| {
        fs::write(&file, contents).unwrap();
        for (lang, expected) in [("es", es), ("en", en)] {
            let said = complaint(lang, &[], &[], Some(&file));
            let expected = format!("sobremesa: {}: {expected}\n", file.display());
            assert_eq!(said, expected, "{contents:?}");
        }
    };
    check(
        "chatt = true",
        "no existe ningún ajuste «chatt»",
        "there is no setting “chatt”",
    );
    check(
        "[connections]\ntotals = 1",
        "no existe ningún ajuste «connections.totals»",
        "there is no setting “connections.totals”",
    );
    check(
        "lobby = 7",
        "«lobby» no puede valer 7; vale true o false",
        "“lobby” cannot be 7; it takes true or false",
    );
    check(
        "chat = true\nlisten == 1",
        "no es TOML; la línea 2 no se entiende",
        "this is no TOML; line 2 makes no sense",
    );
    fs::remove_file(&file).unwrap();
    let said = complaint("en", &[], &[], Some(&file));
    assert!(
        said.ends_with("room.toml: there is no such file\n"),
        "{said}"
    );
}

/// Two rooms would run the same clocks. One that was killed is in nobody's way.
#[test]
fn one_room_at_a_time_is_open_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let room = Room::open("127.0.0.1:0", folder.path());
    let data = folder.path().to_str().unwrap();
    check_both(
        &["--listen", "127.0.0.1:0", "--data", data, "--log", "warn"],
        &[],
        "otra sala está abierta con esta base de datos; ciérrala antes, o elige otra carpeta con --data",
        "another room is open on this database; close it first, or choose another folder with --data",
    );
    let answer = get(room.address(), "/health/ready");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(room);
    let mut room = Room::open("127.0.0.1:0", folder.path());
    assert!(room.close().success());
}

#[test]
fn a_port_in_use_says_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = complaint("en", &["--listen", &address, "--log", "warn"], &[], None);
    assert!(
        said.contains(&format!("listens at {address} already")),
        "{said}"
    );
    let said = complaint("es", &["--listen", &address, "--log", "warn"], &[], None);
    assert!(
        said.contains("elige otro puerto, como --listen 127.0.0.1:"),
        "{said}"
    );
    // It is the address of the figures that is blamed where it is theirs.
    let said = complaint(
        "en",
        &["--listen", "127.0.0.1:0", "--log", "warn"],
        &[("SOBREMESA_METRICS__LISTEN", &address)],
        None,
    );
    assert!(
        said.contains(&format!("listens at {address} already"))
            && said.contains("such as metrics.listen = \"127.0.0.1:"),
        "{said}"
    );
}
