//! A bot that thinks while the table goes on.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Limits, Player, Stop};
use catalog::{AnyGame, Counsel};

/// A thought on a thread of its own; letting go of it ends it.
pub(crate) struct Thought {
    answer: Receiver<Counsel>,
    stop: Stop,
}

impl Thought {
    /// Starts thinking for the seat to act. The answer comes after `pause` at the
    /// earliest.
    pub(crate) fn begin(
        game: Box<dyn AnyGame>,
        player: Player,
        limits: Limits,
        pause: Duration,
    ) -> Thought {
        let (send, answer) = channel();
        let stop = limits.stop.clone();
        thread::spawn(move || {
            let begun = Instant::now();
            if let Some(counsel) = game.advise(player, &limits) {
                thread::sleep(pause.saturating_sub(begun.elapsed()));
                // Nobody may be waiting any more.
                let _ = send.send(counsel);
            }
        });
        Thought { answer, stop }
    }

    /// The answer, if it is there; an error if there will be none.
    pub(crate) fn ready(&self) -> Result<Option<Counsel>, Lost> {
        match self.answer.try_recv() {
            Ok(counsel) => Ok(Some(counsel)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Lost),
        }
    }

    /// Waits for the answer.
    pub(crate) fn wait(&self) -> Result<Counsel, Lost> {
        self.answer.recv().map_err(|_| Lost)
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.pull();
    }
}

/// The bot has panicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lost;
