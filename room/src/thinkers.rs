//! The bots' thread pool: bounded and separate, so that people's moves never wait for
//! it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Level, Limits, Player, Stop};
use catalog::{AnyGame, Counsel};
use table::Due;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// The pool of thinking slots.
pub(crate) struct Thinkers {
    most: usize,
    places: Arc<Semaphore>,
    /// Running and queued searches.
    asked: Arc<AtomicUsize>,
}

/// The load of the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thoughts {
    /// Bots that are thinking.
    pub running: usize,
    /// Bots that wait for a slot.
    pub waiting: usize,
}

/// Counts a running or queued search, until dropped.
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

/// A search in progress; dropping it cancels it.
pub(crate) struct Thought {
    /// The bot and the version it thinks about.
    pub(crate) due: Due,
    task: JoinHandle<()>,
}

/// Cancels a search when dropped.
#[derive(Default)]
pub(crate) struct Switch(pub(crate) Stop);

impl Drop for Switch {
    fn drop(&mut self) {
        self.0.pull();
    }
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

    /// What is made of the answer of a bot at this level, and when it started thinking;
    /// waits for a free slot. Dropping the future cancels the search.
    pub(crate) async fn advise<T: Send + 'static>(
        &self,
        game: Box<dyn AnyGame>,
        level: Level,
        seed: u64,
        made: fn(Counsel) -> T,
    ) -> Option<(Instant, T)> {
        let switch = Switch::default();
        let limits = Limits {
            memory: Limits::SHARED_MEMORY,
            stop: switch.0.clone(),
            ..Limits::of(level).seeded(seed)
        };
        let spare = game.boxed_clone();
        let thought = self.lend(move || {
            let begun = Instant::now();
            let counsel = game.advise(Player::Level(level), &limits);
            counsel.map(|counsel| (begun, made(counsel)))
        });
        // A bot that panicked still owes a move.
        let in_need = || {
            let counsel = spare.advise(Player::Random, &Limits::nodes(0));
            counsel.map(|counsel| (Instant::now(), made(counsel)))
        };
        thought.await.unwrap_or_else(in_need)
    }

    /// Runs something in a free slot, after everything queued before it; `None` if it
    /// panics.
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

    /// The load of the pool.
    pub(crate) fn thoughts(&self) -> Thoughts {
        let running = self.most - self.places.available_permits();
        let asked = self.asked.load(Ordering::Relaxed);
        let waiting = asked.saturating_sub(running);
        Thoughts { running, waiting }
    }
}

impl Thought {
    pub(crate) fn begin(due: Due, thinking: impl Future<Output = ()> + Send + 'static) -> Thought {
        Thought {
            due,
            task: tokio::spawn(thinking),
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use rules::Shelf;
    use serde_json::json;

    use super::*;

    /// However long it waited for its slot: otherwise a short search would show.
    #[tokio::test]
    async fn a_hidden_thought_takes_its_whole_time() {
        const BUSY: Duration = Duration::from_millis(100);
        let mut hidden = catalog::GAMES.iter().filter(|entry| entry.about.hidden);
        let open = |entry| catalog::Match::open(entry, 2, &json!({}), &Shelf::default()).ok();
        let game = hidden.find_map(open);
        let game = game.expect("a game with hidden hands that needs no shelf");
        let mut game = game.game().boxed_clone();
        while game.turn() == rules::Turn::Chance {
            let thrown = game.roll(&mut rules::Rng::seeded(1));
            let done = thrown.and_then(|thrown| game.apply(&thrown).ok());
            done.expect("luck moves");
        }
        let thinkers = Thinkers::new(1);
        let asked = Instant::now();
        let busy = thinkers.lend(|| thread::sleep(BUSY));
        let (_, advice) = tokio::join!(busy, thinkers.advise(game, Level::One, 0, Counsel::chosen));
        let (begun, _) = advice.expect("a move");
        assert!(begun - asked >= BUSY, "it began before its place was free");
        assert!(begun + Level::One.pause(true) >= asked + BUSY + Level::One.time());
    }
}
