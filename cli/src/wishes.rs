//! Requests by the system to stop the program.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC, ctrl_c};

/// The exit status that shells expect after Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;

/// Requests to stop, each reported once; including those that arrive before anybody
/// waits for them.
#[cfg(unix)]
pub(crate) struct Wishes {
    terminate: Signal,
    interrupt: Signal,
}

#[cfg(unix)]
impl Wishes {
    pub(crate) fn hear() -> io::Result<Wishes> {
        Ok(Wishes {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    pub(crate) async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

/// Requests to stop, each reported once; including those that arrive before anybody
/// waits for them.
#[cfg(windows)]
pub(crate) struct Wishes(CtrlC);

#[cfg(windows)]
impl Wishes {
    pub(crate) fn hear() -> io::Result<Wishes> {
        ctrl_c().map(Wishes)
    }

    pub(crate) async fn next(&mut self) {
        self.0.recv().await;
    }
}
