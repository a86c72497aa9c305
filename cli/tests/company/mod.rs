//! A room and the people in it, each a real process.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing here takes so long unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The program, without what the tester's own environment sets.
pub(crate) fn sobremesa(lang: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    command
        .env_clear()
        .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
        .args(["--lang", lang]);
    command
}

/// A room that is open.
pub(crate) struct Room {
    child: Child,
    pub(crate) url: String,
}

impl Room {
    /// Opens a room at this address with what is kept in this folder.
    pub(crate) fn open(listen: &str, data: &Path) -> Room {
        let mut command = sobremesa("en");
        command.args([
            "serve", "--log", "warn", "--lobby", "--chat", "--listen", listen,
        ]);
        Room::start(command.arg("--data").arg(data))
    }

    /// Starts a command that opens a room and reads where.
    pub(crate) fn start(command: &mut Command) -> Room {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let stdout = child.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let url = line.trim_end().to_owned();
        assert!(url.starts_with("http://"), "{url:?}");
        Room { child, url }
    }

    /// The host and the port.
    pub(crate) fn address(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    /// Asks it to close, and waits until it has.
    pub(crate) fn close(&mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // A test that fails must not leave the room open.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody in the room.
pub(crate) struct Player {
    child: Child,
    input: ChildStdin,
    printed: Arc<(Mutex<String>, Condvar)>,
    /// How much of it the test has looked at.
    read: usize,
}

impl Player {
    /// Goes to a place in the room. `home` is where they keep their tokens.
    pub(crate) fn join(url: &str, home: &Path, lang: &str, name: &str) -> Player {
        let mut child = sobremesa(lang)
            .args(["join", url, "--name", name, "--ascii"])
            .env("SOBREMESA_DATA", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let stdout = child.stdout.take().unwrap();
        let printed = Arc::new((Mutex::new(String::new()), Condvar::new()));
        thread::spawn({
            let printed = Arc::clone(&printed);
            move || listen(stdout, &printed)
        });
        Player {
            child,
            input,
            printed,
            read: 0,
        }
    }

    pub(crate) fn says(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Waits until one of these is printed; which one, and all up to it.
    pub(crate) fn sees_one_of(&mut self, wanted: &[&str]) -> (usize, String) {
        let found = self.glimpses(wanted, PATIENCE);
        found.unwrap_or_else(|| panic!("none of {wanted:?} in\n{}", self.printed.0.lock().unwrap()))
    }

    /// Waits until this is printed; all up to it.
    pub(crate) fn sees(&mut self, wanted: &str) -> String {
        self.sees_one_of(&[wanted]).1
    }

    /// Waits until this is printed; the rest of its line.
    pub(crate) fn reads(&mut self, wanted: &str) -> String {
        self.sees(wanted);
        self.sees("\n").trim().to_owned()
    }

    /// The first of these that is printed within some time.
    pub(crate) fn glimpses(
        &mut self,
        wanted: &[&str],
        within: Duration,
    ) -> Option<(usize, String)> {
        let until = Instant::now() + within;
        let (text, changed) = &*self.printed;
        let mut text = text.lock().unwrap();
        loop {
            let fresh = &text[self.read..];
            let found = wanted.iter().enumerate();
            let found = found
                .filter_map(|(place, wanted)| Some((fresh.find(wanted)? + wanted.len(), place)));
            if let Some((end, place)) = found.min() {
                let seen = fresh[..end].to_owned();
                self.read += end;
                return Some((place, seen));
            }
            let left = until.checked_duration_since(Instant::now())?;
            text = changed.wait_timeout(text, left).unwrap().0;
        }
    }

    /// All that was ever printed.
    pub(crate) fn everything(&self) -> String {
        self.printed.0.lock().unwrap().clone()
    }

    /// Dies without a word.
    pub(crate) fn dies(mut self) {
        self.child.kill().unwrap();
    }

    /// Leaves in good order.
    pub(crate) fn leaves(mut self) -> ExitStatus {
        self.says("quit");
        self.child.wait().unwrap()
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(mut output: impl Read, printed: &(Mutex<String>, Condvar)) {
    let mut reader = BufReader::new(&mut output);
    let mut line = Vec::new();
    while reader
        .read_until(b'\n', &mut line)
        .is_ok_and(|read| read > 0)
    {
        printed
            .0
            .lock()
            .unwrap()
            .push_str(&String::from_utf8_lossy(&line));
        printed.1.notify_all();
        line.clear();
    }
}

/// A folder of one's own for each of these.
pub(crate) fn homes<const N: usize>(folder: &Path, names: [&str; N]) -> [PathBuf; N] {
    names.map(|name| folder.join(name))
}
