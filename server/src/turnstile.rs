//! Concurrency limits for connections and sockets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::sleep;

/// How often `emptied` polls.
const LOOK: Duration = Duration::from_millis(10);

/// Limits the total number of passes and the number per key.
pub struct Turnstile<K> {
    total: usize,
    each: usize,
    inside: Mutex<Inside<K>>,
}

struct Inside<K> {
    all: usize,
    by_key: HashMap<K, usize>,
}

impl<K: Hash + Eq + Clone> Turnstile<K> {
    /// With nobody inside.
    pub fn new(total: usize, each: usize) -> Turnstile<K> {
        let inside = Inside {
            all: 0,
            by_key: HashMap::new(),
        };
        Turnstile {
            total,
            each,
            inside: Mutex::new(inside),
        }
    }

    /// Returns a pass that counts until dropped, or `None` if a limit is reached.
    /// Without a key only the total limit applies.
    pub fn enter(self: &Arc<Self>, key: Option<K>) -> Option<Pass<K>> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.all >= self.total {
            return None;
        }
        if let Some(key) = &key {
            let already = inside.by_key.get(key).copied().unwrap_or(0);
            if already >= self.each {
                return None;
            }
            inside.by_key.insert(key.clone(), already + 1);
        }
        inside.all += 1;
        Some(Pass {
            turnstile: Arc::clone(self),
            key,
        })
    }

    /// Waits until all passes are returned.
    pub async fn emptied(&self) {
        while self
            .inside
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .all
            > 0
        {
            sleep(LOOK).await;
        }
    }

    fn leave(&self, key: Option<&K>) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        let Some(key) = key else { return };
        if let Some(count) = inside.by_key.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                inside.by_key.remove(key);
            }
        }
    }
}

/// Counts as one until dropped.
pub struct Pass<K: Hash + Eq + Clone> {
    turnstile: Arc<Turnstile<K>>,
    key: Option<K>,
}

impl<K: Hash + Eq + Clone> Drop for Pass<K> {
    fn drop(&mut self) {
        self.turnstile.leave(self.key.as_ref());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_of_each_and_so_many_altogether() {
        let turnstile = Arc::new(Turnstile::new(4, 2));
        let first = turnstile.enter(Some("a"));
        let second = turnstile.enter(Some("a"));
        assert!(first.is_some() && second.is_some());
        assert!(turnstile.enter(Some("a")).is_none());
        drop(first);
        let third = turnstile.enter(Some("a"));
        assert!(third.is_some(), "a place was left");
        let others = [turnstile.enter(None), turnstile.enter(None)];
        assert!(others.iter().all(Option::is_some));
        assert!(turnstile.enter(None).is_none() && turnstile.enter(Some("b")).is_none());
        drop((second, third, others));
        let inside = turnstile.inside.lock().unwrap();
        assert_eq!(
            (inside.all, inside.by_key.len()),
            (0, 0),
            "nobody is remembered"
        );
    }
}
