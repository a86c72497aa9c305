//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::Level;

/// What ends a search, whichever comes first.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The longest it may take.
    pub time: Option<Duration>,
    /// The most nodes it may look at. With this and no time, and one thread, a
    /// search gives the same answer every time.
    pub nodes: Option<u64>,
    /// Where its random picks come from.
    pub seed: u64,
    /// How many threads may think at once.
    pub threads: usize,
    /// The most memory its tree or table may take, in bytes.
    pub memory: usize,
    /// Ends it from outside.
    pub stop: Stop,
}

impl Limits {
    /// What a search may take if nobody says otherwise.
    const MEMORY: usize = 64 << 20;

    /// The time of a level.
    pub fn of(level: Level) -> Limits {
        Limits::timed(level.time())
    }

    /// So much time.
    pub fn timed(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            nodes: None,
            seed: 0,
            threads: 1,
            memory: Limits::MEMORY,
            stop: Stop::default(),
        }
    }

    /// So many nodes, however long they take.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            time: None,
            nodes: Some(nodes),
            ..Limits::timed(Duration::ZERO)
        }
    }

    /// How many threads a search starts at most. WebAssembly has only one.
    pub(crate) fn threads(&self) -> usize {
        if cfg!(target_family = "wasm") {
            1
        } else {
            self.threads.max(1)
        }
    }

    /// The same with this seed.
    pub fn seeded(mut self, seed: u64) -> Limits {
        self.seed = seed;
        self
    }

    /// The same, but never more than so many nodes.
    pub fn at_most(mut self, nodes: u64) -> Limits {
        self.nodes = Some(self.nodes.map_or(nodes, |most| most.min(nodes)));
        self
    }
}

/// A switch that ends a search from another thread.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends every search that looks at this switch, for good.
    pub fn pull(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was pulled.
    pub fn pulled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
