//! Search limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::Level;

/// What ends a search, whichever comes first.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The time limit.
    pub time: Option<Duration>,
    /// The node limit. With this, no time limit and one thread, a search is
    /// deterministic.
    pub nodes: Option<u64>,
    /// The seed of its random numbers.
    pub seed: u64,
    /// The number of search threads.
    pub threads: usize,
    /// The memory limit for its tree or transposition table, in bytes.
    pub memory: usize,
    /// Cancels it from outside.
    pub stop: Stop,
}

impl Limits {
    /// The default memory limit.
    const MEMORY: usize = 64 << 20;
    /// What a search may take where others need memory too: in a room, on a phone.
    pub const SHARED_MEMORY: usize = 32 << 20;
    /// The longest that a level without a clock thinks on a phone.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// The time limit of a level.
    pub fn of(level: Level) -> Limits {
        Limits::timed(level.time())
    }

    /// Only a time limit.
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

    /// Only a node limit.
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

    /// What a level looks at where there is no clock: as many nodes as a phone that
    /// manages `pace` of them a second ([`Plays::PACE`](crate::Plays::PACE)) finds time
    /// for. They are the same on every machine, and with them the move.
    pub fn by_nodes(level: Level, pace: u64) -> Limits {
        let time = level.time().min(Limits::PATIENCE);
        let nodes = u128::from(pace) * time.as_millis() / 1000;
        Limits {
            memory: Limits::SHARED_MEMORY,
            ..Limits::nodes(u64::try_from(nodes).unwrap_or(u64::MAX))
        }
    }

    /// The same with this seed.
    pub fn seeded(mut self, seed: u64) -> Limits {
        self.seed = seed;
        self
    }

    /// Lowers the node limit to at most this.
    pub fn at_most(mut self, nodes: u64) -> Limits {
        self.nodes = Some(self.nodes.map_or(nodes, |most| most.min(nodes)));
        self
    }
}

/// A cancellation switch that another thread can use.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Cancels every search that uses this switch, for good.
    pub fn pull(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was used.
    pub fn pulled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
