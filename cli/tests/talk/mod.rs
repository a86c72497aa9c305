//! A conversation with the real binary.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// The command under test.
pub(crate) fn sobremesa() -> Command {
    Command::new(env!("CARGO_BIN_EXE_sobremesa"))
}

/// An engine that is running.
pub(crate) struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub(crate) fn start() -> Talk {
        let mut child = sobremesa()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Talk {
            child,
            input,
            output,
        }
    }

    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.ask_bytes(request.to_string().as_bytes())
    }

    /// Sends any bytes as a line and reads the one line that comes back.
    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("no answer: {answer:?}"))
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // A test that fails in mid-talk must not leave the engine behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
