//! An external program that speaks our engine protocol. The arena survives whatever it
//! does: it may hang, crash or send garbage.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use bots::{Level, Player};
use serde_json::{Value, json};

use super::Budget;

/// A longer line is not an answer.
const LONGEST_LINE: u64 = 8 << 20;
/// How many lines are read ahead; an engine that writes more has to wait.
const LINES_AHEAD: usize = 4;
/// The level that engines with levels of their own are asked for.
const LEVEL: Level = Level::Five;

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Vec<u8>>,
    patience: Duration,
}

impl Engine {
    /// Starts the program; it may take `patience` for each answer, plus its thinking
    /// time.
    pub(crate) fn start(command: &[String], patience: Duration) -> Result<Engine, String> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("does not start: {error}"))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let input = input.expect("its input is piped");
        let lines = read_ahead(output.expect("its output is piped"));
        Ok(Engine {
            child,
            input,
            lines,
            patience,
        })
    }

    /// Sets up a game.
    pub(crate) fn open(&mut self, game: &str, seats: usize, options: &Value) -> Result<(), String> {
        let request = json!({"op": "new", "game": game, "players": seats, "options": options});
        self.ask(&request, Duration::ZERO).map(drop)
    }

    /// Tells it what was done.
    pub(crate) fn apply(&mut self, action: &str) -> Result<(), String> {
        self.ask(&json!({"op": "apply", "action": action}), Duration::ZERO)
            .map(drop)
    }

    /// Asks what it would do.
    pub(crate) fn think(&mut self, budget: Budget) -> Result<String, String> {
        let limits = budget.limits(Player::Level(LEVEL));
        let time = limits.time.unwrap_or_default();
        let mut request = json!({"op": "bot", "level": LEVEL.number()});
        if limits.time.is_some() {
            request["ms"] = json!(time.as_millis() as u64);
        }
        if let Some(nodes) = limits.nodes {
            request["nodes"] = json!(nodes);
        }
        let answer = self.ask(&request, time)?;
        let action = answer["action"].as_str().map(str::to_owned);
        action.ok_or_else(|| format!("names no action: {answer}"))
    }

    fn ask(&mut self, request: &Value, time: Duration) -> Result<Value, String> {
        let line = format!("{request}\n");
        let sent = self.input.write_all(line.as_bytes());
        sent.and_then(|()| self.input.flush())
            .map_err(|_| "has gone away".to_owned())?;
        let answer = match self.lines.recv_timeout(time + self.patience) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                let waited = (time + self.patience).as_secs_f64();
                return Err(format!("gives no answer in {waited:.1} s"));
            }
            Err(RecvTimeoutError::Disconnected) => return Err("has gone away".to_owned()),
        };
        let answer: Value = serde_json::from_slice(&answer)
            .map_err(|_| format!("talks no JSON: {}", beginning(&answer)))?;
        match answer.get("error") {
            None => Ok(answer),
            Some(error) => Err(format!("answers {error}")),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may be in the middle of anything, so it is killed without being asked to
        // quit.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads the lines of the program on a thread of its own, which ends with it.
fn read_ahead(output: ChildStdout) -> Receiver<Vec<u8>> {
    let (send, receive) = sync_channel(LINES_AHEAD);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let read = output
                .by_ref()
                .take(LONGEST_LINE)
                .read_until(b'\n', &mut line);
            let ended = !matches!(read, Ok(1..));
            if ended || send.send(line).is_err() {
                break;
            }
        }
    });
    receive
}

/// As much of a line as fits into an error message.
fn beginning(line: &[u8]) -> String {
    const ENOUGH: usize = 60;
    String::from_utf8_lossy(&line[..line.len().min(ENOUGH)])
        .trim()
        .to_owned()
}
