//! How often everything came up: a test that never tries something proves nothing.

use std::collections::BTreeMap;

/// Counts by name.
#[derive(Debug, Default)]
pub(crate) struct Tally(BTreeMap<String, u64>);

/// What must come up, and at least how often.
const LEAST: [(&str, u64); 33] = [
    ("ok", 50_000),
    ("again", 3_000),
    ("again otherwise", 3_000),
    ("twice at once", 5_000),
    ("restart", 3_000),
    ("reconnect", 3_000),
    ("flagged", 500),
    ("resigned", 500),
    ("taken-back", 80),
    ("agreed", 70),
    ("stood-in", 500),
    ("back", 100),
    ("drawn", 10_000),
    ("the game's own", 700),
    ("stale", 1_000),
    ("not-your-turn", 1_000),
    ("not-your-seat", 3_000),
    ("not-begun", 300),
    ("game-ended", 1_000),
    ("already-begun", 1_000),
    ("seat-taken", 100),
    ("stand-in", 100),
    ("clock-counts", 50),
    ("present", 20),
    ("past-luck", 50),
    ("no-take-backs", 20),
    ("only-practice", 20),
    ("draw-with-bot", 5),
    ("bad-aid", 500),
    ("phrase", 500),
    ("wants-to-resign", 100),
    ("team-turn", 100),
    ("team-present", 20),
];

impl Tally {
    pub(crate) fn count(&mut self, what: &str) {
        *self.0.entry(what.to_owned()).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        for (what, times) in &other.0 {
            *self.0.entry(what.clone()).or_default() += times;
        }
    }

    pub(crate) fn check(&self) {
        for (what, least) in LEAST {
            let times = self.0.get(what).copied().unwrap_or(0);
            assert!(times >= least, "{what}: only {times} times in {self:#?}");
        }
    }
}
