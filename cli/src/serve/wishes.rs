//! The wish that the room be closed, as the system tells it.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC, ctrl_c};

/// Wishes to stop, each told once; those that come before somebody waits for them too.
#[cfg(unix)]
pub(super) struct Wishes {
    terminate: Signal,
    interrupt: Signal,
}

#[cfg(unix)]
impl Wishes {
    pub(super) fn hear() -> io::Result<Wishes> {
        Ok(Wishes {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

/// Wishes to stop, each told once; those that come before somebody waits for them too.
#[cfg(windows)]
pub(super) struct Wishes(CtrlC);

#[cfg(windows)]
impl Wishes {
    pub(super) fn hear() -> io::Result<Wishes> {
        ctrl_c().map(Wishes)
    }

    pub(super) async fn next(&mut self) {
        self.0.recv().await;
    }
}
