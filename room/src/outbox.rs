//! What waits to be sent to one watcher.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use tokio::sync::Notify;

/// More than this and the reader is too slow: it gets one snapshot later.
const MOST: usize = 64;

/// A bounded queue: whoever reads too slowly loses the messages, not the truth.
#[derive(Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    ready: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Bytes>,
    behind: bool,
    farewell: Option<Bytes>,
}

/// What is to be sent next.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// This.
    Message(Bytes),
    /// A snapshot: messages were lost.
    Snapshot,
    /// This, and then nothing more.
    Farewell(Bytes),
}

impl Outbox {
    /// Queues a message.
    pub fn push(&self, message: Bytes) {
        self.change(|waiting| {
            if waiting.messages.len() >= MOST {
                waiting.fall_behind();
            } else if !waiting.behind {
                waiting.messages.push_back(message);
            }
        });
    }

    /// Sends a snapshot instead of what waits: it may not be the whole truth.
    pub fn fall_behind(&self) {
        self.change(Waiting::fall_behind);
    }

    /// Ends it with a last message. What comes later is no longer the reader's to know,
    /// nor is a snapshot of it.
    pub fn close(&self, farewell: Bytes) {
        self.change(|waiting| {
            waiting.behind = false;
            waiting.farewell = Some(farewell);
        });
    }

    /// Waits for what is to be sent next. Nothing is lost if it is not waited for
    /// to the end.
    pub async fn next(&self) -> Next {
        loop {
            let ready = self.ready.notified();
            if let Some(next) = self.take() {
                return next;
            }
            ready.await;
        }
    }

    /// A message that waits already.
    pub fn take_message(&self) -> Option<Bytes> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.messages.pop_front()
    }

    fn take(&self) -> Option<Next> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(message) = waiting.messages.pop_front() {
            return Some(Next::Message(message));
        }
        if waiting.behind {
            waiting.behind = false;
            return Some(Next::Snapshot);
        }
        waiting.farewell.clone().map(Next::Farewell)
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.farewell.is_none() {
            change(&mut waiting);
        }
        drop(waiting);
        self.ready.notify_one();
    }
}

impl Waiting {
    fn fall_behind(&mut self) {
        self.messages = VecDeque::new();
        self.behind = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_reader_gets_one_snapshot() {
        let outbox = Outbox::default();
        for number in 0..=MOST {
            outbox.push(Bytes::from(number.to_string()));
        }
        outbox.push(Bytes::from_static(b"lost as well"));
        assert_eq!(outbox.next().await, Next::Snapshot);
        outbox.push(Bytes::from_static(b"new"));
        assert_eq!(
            outbox.next().await,
            Next::Message(Bytes::from_static(b"new"))
        );
        outbox.close(Bytes::from_static(b"bye"));
        assert_eq!(
            outbox.next().await,
            Next::Farewell(Bytes::from_static(b"bye"))
        );
    }

    /// Whoever is sent away because of what happens must not be told it first.
    #[tokio::test]
    async fn nothing_comes_after_the_farewell_was_said() {
        let [old, new, bye] = ["old", "new", "bye"].map(Bytes::from);
        for behind in [false, true] {
            let outbox = Outbox::default();
            outbox.push(old.clone());
            if behind {
                outbox.fall_behind();
            }
            outbox.close(bye.clone());
            outbox.push(new.clone());
            outbox.fall_behind();
            if !behind {
                assert_eq!(outbox.next().await, Next::Message(old.clone()));
            }
            assert_eq!(outbox.next().await, Next::Farewell(bye.clone()));
        }
    }
}
