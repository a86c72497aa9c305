//! What the visitor types. Reading waits, so it has a thread of its own.

use std::io::{self, IsTerminal, Write};
use std::thread;

use tokio::sync::mpsc::{Receiver, channel};

use crate::Done;
use crate::games::print;
use crate::play::plain::next_line;

/// How many lines may be typed ahead.
const AHEAD: usize = 16;

/// The keyboard, or a script.
pub(super) struct Input {
    lines: Receiver<String>,
    /// Whether a person sits there.
    pub(super) prompted: bool,
}

impl Input {
    /// Begins to read.
    pub(super) fn open() -> Input {
        let (sender, lines) = channel(AHEAD);
        thread::spawn(move || {
            while let Ok(Some(line)) = next_line() {
                if sender.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        let prompted = io::stdin().is_terminal();
        Input { lines, prompted }
    }

    /// The next line; `None` at the end.
    pub(super) async fn line(&mut self) -> Option<String> {
        self.lines.recv().await
    }

    /// Shows a person that it is theirs to type.
    pub(super) fn prompt(&self) -> Done {
        if !self.prompted {
            return Ok(());
        }
        print("> ")?;
        // It has no line end that would send it out.
        io::stdout().flush().map_err(|error| error.to_string())
    }
}
