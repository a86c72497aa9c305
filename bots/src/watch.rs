//! Enforces the limits of a search.

use std::time::{Duration, Instant};

use crate::{Limits, Stop};

/// Counts the nodes of one search and tells it when to stop.
#[derive(Debug, Clone)]
pub struct Watch {
    deadline: Option<Instant>,
    most: u64,
    nodes: u64,
    stop: Stop,
    over: bool,
}

impl Watch {
    /// Reading the clock costs as much as a cheap node, so it happens once in this many
    /// nodes.
    const PAUSE: u64 = 64;

    /// Starts now.
    pub fn start(limits: &Limits) -> Watch {
        Watch {
            deadline: limits.time.and_then(deadline),
            most: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            stop: limits.stop.clone(),
            over: false,
        }
    }

    /// Counts a cheap node, one of well under 0.1 ms; false when it is time to stop.
    #[inline]
    pub fn node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.most {
            self.over = true;
        } else if self.nodes.is_multiple_of(Watch::PAUSE) {
            self.look();
        }
        !self.over
    }

    /// Counts an expensive node, such as a whole playout; false when it is time to
    /// stop.
    pub fn step(&mut self) -> bool {
        self.nodes += 1;
        self.over |= self.nodes > self.most;
        self.look();
        !self.over
    }

    /// Whether it is time to stop, without counting anything.
    pub fn over(&mut self) -> bool {
        self.over |= self.nodes >= self.most;
        self.look();
        self.over
    }

    /// Whether it has already told the search to stop, without reading the clock.
    pub fn over_already(&self) -> bool {
        self.over
    }

    /// How many nodes were counted.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn look(&mut self) {
        let late = || self.deadline.is_some_and(|end| Instant::now() >= end);
        self.over = self.over || self.stop.pulled() || late();
    }
}

/// When so much time has passed. A time that no clock can hold is no limit, and
/// WebAssembly has no clock: there only nodes limit a search.
fn deadline(time: Duration) -> Option<Instant> {
    if cfg!(target_family = "wasm") {
        None
    } else {
        Instant::now().checked_add(time)
    }
}
