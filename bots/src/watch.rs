//! Keeping a search within its limits.

use std::time::{Duration, Instant};

use crate::{Limits, Stop};

/// Counts the nodes of one search and tells it when to end.
#[derive(Debug, Clone)]
pub struct Watch {
    deadline: Option<Instant>,
    most: u64,
    nodes: u64,
    stop: Stop,
    over: bool,
}

impl Watch {
    /// Looking at a clock costs as much as a quick node, so it is done once in
    /// so many nodes.
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

    /// Counts a quick node, one of well under 0.1 ms; false when it is time to end.
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

    /// Counts a slow node, such as a whole playout; false when it is time to end.
    pub fn step(&mut self) -> bool {
        self.nodes += 1;
        self.over |= self.nodes > self.most;
        self.look();
        !self.over
    }

    /// Whether it is time to end, without counting anything.
    pub fn over(&mut self) -> bool {
        self.over |= self.nodes >= self.most;
        self.look();
        self.over
    }

    /// Whether it has told the search to end.
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
