//! A game's module, run by Node.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use pocket::Pocket;
use serde_json::Value;

/// Asks the module and the program the same in the same order, and demands the same
/// answers, byte for byte; the answers.
pub(crate) fn same(game: &str, requests: &[Value]) -> Vec<String> {
    let requests: Vec<String> = requests.iter().map(Value::to_string).collect();
    let mut program = program();
    let here: Vec<String> = requests.iter().map(|it| program.handle(it)).collect();
    let there = run(game, &requests, None);
    for ((request, here), there) in requests.iter().zip(&here).zip(&there) {
        assert_eq!(
            here, there,
            "{game}: the program (left) and its module (right) disagree on {request}. \
             Is the module older than the program? `make modules` builds it."
        );
    }
    assert_eq!(here.len(), there.len(), "{game}: every request is answered");
    there
}

/// The ids of the games whose modules have been built. They all must be where the
/// environment says so, as `make test` does; elsewhere a missing one is left out.
pub(crate) fn built() -> Vec<&'static str> {
    let required = std::env::var("GAME_MODULES").is_ok_and(|word| word == "required");
    let ids = catalog::GAMES.iter().map(|entry| entry.about.id);
    let (built, missing): (Vec<_>, Vec<_>) = ids.partition(|id| file(id).exists());
    assert!(
        missing.is_empty() || !required,
        "there are no modules of {missing:?}: see .ci/wasm-compiler for the compiler that builds them"
    );
    if !missing.is_empty() {
        eprintln!("not compared, since `make modules` has not built them: {missing:?}");
    }
    built
}

/// A file or folder of the project.
pub(crate) fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn file(game: &str) -> PathBuf {
    project(&format!("data/modules/{game}.wasm"))
}

/// The files of the shelf with the names that games know them by.
fn shelf() -> Vec<(String, PathBuf)> {
    let files = fs::read_dir(project("data/shelf")).into_iter().flatten();
    let paths = files.flatten().map(|file| file.path());
    let named = |path: PathBuf| {
        let stem = path.file_stem()?.to_str()?.replace('-', "/");
        Some((stem, path))
    };
    paths.filter_map(named).collect()
}

/// The program with what stands on the shelf.
pub(crate) fn program() -> Pocket {
    let mut pocket = Pocket::default();
    for (name, path) in shelf() {
        pocket.put_on_shelf(&name, &fs::read(path).unwrap());
    }
    pocket
}

/// How many milliseconds the module takes to start, and then for each request.
#[allow(dead_code, reason = "the bench uses it")]
pub(crate) fn times(game: &str, requests: &[String]) -> Vec<f64> {
    let lines = run(game, requests, Some("--time"));
    lines.iter().map(|line| line.parse().unwrap()).collect()
}

/// The lines that Node writes while the module answers the requests.
fn run(game: &str, requests: &[String], option: Option<&str>) -> Vec<String> {
    let shelf = shelf();
    let shelf = shelf
        .iter()
        .map(|(name, path)| format!("{name}={}", path.display()));
    let mut node = Command::new("node")
        .arg(project("pocket/tests/module.mjs"))
        .arg(file(game))
        .args(option)
        .args(shelf)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node is there, since it builds the page");
    let mut input = node.stdin.take().unwrap();
    let written = requests.join("\n");
    let writing = thread::spawn(move || input.write_all(written.as_bytes()));
    let output = node.wait_with_output().unwrap();
    writing.join().unwrap().unwrap();
    assert!(output.status.success(), "{game}: the module does not run");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(str::to_owned).collect()
}
