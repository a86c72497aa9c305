//! Ctrl-C ends the search, and what was found is kept.

use std::thread;

use bots::Stop;
use tokio::runtime;

use crate::wishes::INTERRUPTED;

/// Pulls the switch at the first Ctrl-C, and ends the program at the second.
pub(super) fn watch(stop: &Stop) {
    let stop = stop.clone();
    thread::spawn(move || {
        let Ok(runtime) = runtime::Builder::new_current_thread().enable_io().build() else {
            return;
        };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                stop.pull();
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(INTERRUPTED);
                }
            }
        });
    });
}
