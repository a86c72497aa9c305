//! Where the room's bots think: in a bounded pool of their own, so that people's
//! moves never wait for them.

use std::sync::Arc;
use std::time::Duration;

use bots::{Level, Limits, Player, Stop};
use catalog::{AnyGame, Counsel};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// The most memory one search takes.
const MEMORY: usize = 32 << 20;
/// A bot that moves at once is hard to follow.
const SHORTEST: Duration = Duration::from_millis(400);
/// What a level's search may take longer than its time.
const SLACK: Duration = Duration::from_millis(150);

/// The pool.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
}

/// A thought in progress; letting go of it ends it.
pub(crate) struct Thought {
    /// What it is about.
    pub(crate) moved: u64,
    stop: Stop,
    task: JoinHandle<()>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers {
            places: Arc::new(Semaphore::new(threads.max(1))),
        }
    }

    /// What a bot of this level would do. Waits for a free place.
    pub(crate) async fn advise(
        &self,
        game: Box<dyn AnyGame>,
        level: Level,
        stop: Stop,
    ) -> Option<Counsel> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let limits = Limits {
            memory: MEMORY,
            stop,
            ..Limits::of(level)
        };
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            let counsel = game.advise(Player::Level(level), &limits);
            // A bot that has broken down still owes a move.
            counsel.or_else(|| game.advise(Player::Random, &limits))
        });
        thought.await.ok().flatten()
    }

    /// How many searches could begin at once.
    pub(crate) fn free(&self) -> usize {
        self.places.available_permits()
    }
}

impl Thought {
    pub(crate) fn begin(
        moved: u64,
        stop: Stop,
        thinking: impl Future<Output = ()> + Send + 'static,
    ) -> Thought {
        Thought {
            moved,
            stop,
            task: tokio::spawn(thinking),
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.pull();
        self.task.abort();
    }
}

/// Waits until a bot's move may be shown. Where hands are hidden that moment does
/// not depend on what it found, or how quickly.
pub(crate) async fn pause(begun: Instant, level: Level, hidden: bool) {
    let least = if hidden {
        level.time() + SLACK
    } else {
        SHORTEST
    };
    tokio::time::sleep_until(begun + least).await;
}
