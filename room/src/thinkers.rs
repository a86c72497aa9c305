//! Where the room's bots think: in a bounded pool of their own, so that people's
//! moves never wait for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::{Level, Limits, Player, Stop};
use catalog::{AnyGame, Counsel};
use table::Due;
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
    /// Which bot thinks, and about what.
    pub(crate) due: Due,
    task: JoinHandle<()>,
}

/// Ends a search when dropped.
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

    /// What a bot of this level would do, and when it began to think: it waits for a
    /// free place. Whoever does not wait for the answer ends the search.
    pub(crate) async fn advise(
        &self,
        game: Box<dyn AnyGame>,
        level: Level,
    ) -> Option<(Instant, Counsel)> {
        let switch = Switch::default();
        let limits = Limits {
            memory: MEMORY,
            stop: switch.0.clone(),
            ..Limits::of(level)
        };
        let spare = game.boxed_clone();
        let thought = self.lend(move || {
            let begun = Instant::now();
            let counsel = game.advise(Player::Level(level), &limits);
            counsel.map(|counsel| (begun, counsel))
        });
        // A bot that has broken down still owes a move.
        let in_need = || {
            let counsel = spare.advise(Player::Random, &Limits::nodes(0));
            counsel.map(|counsel| (Instant::now(), counsel))
        };
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

#[cfg(test)]
mod tests {
    use std::thread;

    use rules::Shelf;
    use serde_json::json;

    use super::*;

    /// However long it waited for its place: else a search that was short would show.
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
        let (_, advice) = tokio::join!(busy, thinkers.advise(game, Level::One));
        let (begun, _) = advice.expect("a move");
        assert!(begun - asked >= BUSY, "it began before its place was free");
        pause(begun, Level::One, true).await;
        assert!(asked.elapsed() >= BUSY + Level::One.time());
    }
}
