//! Where the room's bots think: in a bounded pool of their own, so that people's
//! moves never wait for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
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
    most: usize,
    places: Arc<Semaphore>,
    /// Those who think and those who wait.
    asked: Arc<AtomicUsize>,
}

/// How much is being thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thoughts {
    /// Bots that think.
    pub running: usize,
    /// Bots that wait for a place to.
    pub waiting: usize,
}

/// Somebody who thinks or waits, until dropped.
struct Asked(Arc<AtomicUsize>);

impl Asked {
    fn new(count: &Arc<AtomicUsize>) -> Asked {
        count.fetch_add(1, Ordering::Relaxed);
        Asked(Arc::clone(count))
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
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
        let most = threads.max(1);
        Thinkers {
            most,
            places: Arc::new(Semaphore::new(most)),
            asked: Arc::default(),
        }
    }

    /// What a bot of this level would do. Waits for a free place.
    pub(crate) async fn advise(
        &self,
        game: Box<dyn AnyGame>,
        level: Level,
        stop: Stop,
    ) -> Option<Counsel> {
        let limits = Limits {
            memory: MEMORY,
            stop,
            ..Limits::of(level)
        };
        let spare = game.boxed_clone();
        let thought = self.lend(move || game.advise(Player::Level(level), &limits));
        // A bot that has broken down still owes a move.
        let in_need = || spare.advise(Player::Random, &Limits::nodes(0));
        thought.await.unwrap_or_else(in_need)
    }

    /// Lets something be thought in a free place, after all that waited before it;
    /// `None` if it breaks down.
    pub(crate) async fn lend<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _asked = Asked::new(&self.asked);
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            think()
        });
        let broken = |_: &_| tracing::error!("a bot has broken down");
        thought.await.inspect_err(broken).ok()
    }

    /// How much is being thought.
    pub(crate) fn thoughts(&self) -> Thoughts {
        let running = self.most - self.places.available_permits();
        let asked = self.asked.load(Ordering::Relaxed);
        let waiting = asked.saturating_sub(running);
        Thoughts { running, waiting }
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
