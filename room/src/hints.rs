//! Hints: bots think for people on request. Bots that have to move come first, so hints
//! may use only half of the thinking slots.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Level;
use catalog::AnyGame;
use rules::Refusal;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use wire::Answer;

use crate::refusals;
use crate::thinkers::Thinkers;

/// The maximum length of the queue.
const WAITING: usize = 8;

/// The pending hints.
pub(crate) struct Hints {
    /// A permit here allows waiting for a thinking slot.
    desk: Semaphore,
    /// Permits for running and queued hints.
    line: Arc<Semaphore>,
    /// Each person's pending hint; a newer one cancels it.
    asked: Mutex<HashMap<String, oneshot::Sender<()>>>,
}

/// A person's pending hint, until dropped.
pub(crate) struct Question<'a> {
    hints: &'a Hints,
    asked_again: oneshot::Receiver<()>,
    _place: OwnedSemaphorePermit,
}

impl Hints {
    /// For this many thinking slots.
    pub(crate) fn new(thinkers: usize) -> Hints {
        let most = (thinkers / 2).max(1);
        Hints {
            desk: Semaphore::new(most),
            line: Arc::new(Semaphore::new(most + WAITING)),
            asked: Mutex::default(),
        }
    }

    /// Queues a person's hint. It cancels their previous one: a person has one pending
    /// hint at a time, across all sockets.
    pub(crate) fn ask(&self, person: &str) -> Result<Question<'_>, Refusal> {
        let place = Arc::clone(&self.line).try_acquire_owned();
        let place = place.map_err(|_| Refusal::of(&wire::refusals::TOO_MANY))?;
        let (latest, asked_again) = oneshot::channel();
        self.asked().insert(person.to_owned(), latest);
        Ok(Question {
            hints: self,
            asked_again,
            _place: place,
        })
    }

    fn asked(&self) -> MutexGuard<'_, HashMap<String, oneshot::Sender<()>>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Question<'_> {
    /// Waits for the hint.
    pub(crate) async fn answer(
        &mut self,
        thinkers: &Thinkers,
        game: Box<dyn AnyGame>,
    ) -> Result<Answer, Refusal> {
        let advised = async {
            let _place = self.hints.desk.acquire().await.ok()?;
            thinkers.advise(game, Level::ADVISER, 0, Answer::from).await
        };
        let answer = tokio::select! {
            answer = advised => answer,
            _ = &mut self.asked_again => return Err(Refusal::of(&wire::refusals::TOO_MANY)),
        };
        let (_, answer) = answer.ok_or_else(|| Refusal::of(&refusals::NO_HINT))?;
        Ok(answer)
    }
}

impl Drop for Question<'_> {
    fn drop(&mut self) {
        self.asked_again.close();
        self.hints.asked().retain(|_, latest| !latest.is_closed());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use catalog::{Entry, GAMES, Match};
    use rules::Shelf;
    use serde_json::json;
    use tokio::task::JoinSet;

    use super::*;

    /// A game that begins with a move.
    fn game() -> Box<dyn AnyGame> {
        let mut games = GAMES.iter().filter(|entry| !entry.about.chance);
        let open = |entry: &'static Entry| {
            let seats = entry.usual_seats();
            Match::open(entry, seats, &json!({}), &Shelf::default()).ok()
        };
        let game = games.find_map(open).expect("a game without luck");
        game.game().boxed_clone()
    }

    /// Lets all other tasks run until they wait: this thread is the only one.
    async fn all_wait() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    /// The only slot is taken, three people ask for hints, and then a bot has to move:
    /// it waits behind at most one hint.
    #[tokio::test]
    async fn bots_do_not_wait_behind_hints() {
        let thinkers = Arc::new(Thinkers::new(1));
        let hints = Arc::new(Hints::new(1));
        let (free, taken) = mpsc::channel::<()>();
        let (done, order) = mpsc::channel();
        let mut all = JoinSet::new();
        let busy = Arc::clone(&thinkers);
        all.spawn(async move {
            let long = move || taken.recv().expect("the test frees the place");
            busy.lend(long).await.expect("an end");
        });
        for person in ["ana", "bea", "cid"] {
            all_wait().await;
            let (hints, thinkers) = (Arc::clone(&hints), Arc::clone(&thinkers));
            let done = done.clone();
            all.spawn(async move {
                let mut question = hints.ask(person).expect("a place");
                assert!(question.answer(&thinkers, game()).await.is_ok());
                done.send("hint").expect("the test listens");
            });
        }
        all_wait().await;
        all.spawn(async move {
            let moves = move || done.send("bot").expect("the test listens");
            thinkers.lend(moves).await.expect("a move");
        });
        all_wait().await;
        free.send(()).expect("somebody is busy");
        all.join_all().await;
        let order: Vec<_> = order.iter().collect();
        assert!(order[..2].contains(&"bot"), "{order:?}");
    }

    /// Nobody waits for ever: the previous hint is refused.
    #[tokio::test]
    async fn who_asks_again_gives_up_the_question_before() {
        let (thinkers, hints) = (Thinkers::new(1), Hints::new(1));
        let (free, taken) = mpsc::channel::<()>();
        let busy = thinkers.lend(move || taken.recv());
        let asking = async {
            let mut first = hints.ask("ana").expect("a place");
            let other = hints.ask("bea").expect("a place");
            let again = hints.ask("ana").expect("a place");
            let refused = first.answer(&thinkers, game()).await.err();
            assert_eq!(refused.map(|no| no.rule.code), Some("too-many"));
            drop(first);
            assert_eq!(hints.asked().len(), 2, "only what is answered is forgotten");
            drop((again, other));
            assert!(hints.asked().is_empty());
            free.send(()).expect("somebody is busy");
        };
        tokio::join!(busy, asking);
    }

    #[test]
    fn only_so_many_wait() {
        let hints = Hints::new(4);
        let ask = |person: usize| hints.ask(&person.to_string());
        let mut questions: Vec<_> = (0..2 + WAITING).map(|person| ask(person).ok()).collect();
        assert!(questions.iter().all(Option::is_some));
        let refused = ask(99).err().map(|refusal| refusal.rule.code);
        assert_eq!(refused, Some("too-many"));
        questions.pop();
        assert!(ask(99).is_ok());
    }
}
