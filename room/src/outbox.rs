//! The outgoing queue of one watcher.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use tokio::sync::Notify;

/// The queue limit. A slower reader gets one snapshot instead.
const MOST: usize = 64;

/// A bounded queue: a slow reader loses messages, but not the state.
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

/// What to send next.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// A message.
    Message(Bytes),
    /// A snapshot, because messages were dropped.
    Snapshot,
    /// A last message.
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

    /// Replaces the queue with a snapshot: it may be incomplete.
    pub fn fall_behind(&self) {
        self.change(Waiting::fall_behind);
    }

    /// Ends the queue with a last message. Later messages are no longer for this
    /// reader, and neither is a snapshot.
    pub fn close(&self, farewell: Bytes) {
        self.change(|waiting| {
            waiting.behind = false;
            waiting.farewell = Some(farewell);
        });
    }

    /// Waits for what to send next. Cancelling the wait loses nothing.
    pub async fn next(&self) -> Next {
        loop {
            let ready = self.ready.notified();
            if let Some(next) = self.take() {
                return next;
            }
            ready.await;
        }
    }

    /// A message that is already queued.
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

    /// Somebody who is sent away because of an event must not be told the event first.
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
