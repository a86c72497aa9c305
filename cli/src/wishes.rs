//! The wish that the program come to an end, as the system tells it.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC, ctrl_c};

/// What shells expect of a program that Ctrl-C has ended.
pub(crate) const INTERRUPTED: i32 = 130;

/// Wishes to stop, each told once; those that come before somebody waits for them too.
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

/// Wishes to stop, each told once; those that come before somebody waits for them too.
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
