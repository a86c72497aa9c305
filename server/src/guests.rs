//! A cache of guest tokens: a token belongs to the same person for ever, so one lookup
//! in the store is enough.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Store, StoreError};

use crate::identity::Person;
use crate::token::Token;

/// When the cache is full it is cleared.
const MOST: usize = 20_000;

/// The guests seen so far.
pub(crate) struct Guests {
    store: Store,
    /// By the hash of their token, as in the store.
    met: Mutex<HashMap<[u8; 32], Person>>,
}

impl Guests {
    pub(crate) fn new(store: Store) -> Guests {
        Guests {
            store,
            met: Mutex::default(),
        }
    }

    /// The person a token belongs to. Unknown tokens are not cached.
    pub(crate) async fn find(&self, token: &Token) -> Result<Option<Person>, StoreError> {
        let hash = token.hash();
        let met = self.met().get(&hash).cloned();
        if met.is_some() {
            return Ok(met);
        }
        let person = self.store.person(hash).await?.map(Person::of);
        if let Some(person) = &person {
            let mut met = self.met();
            if met.len() >= MOST {
                met.clear();
            }
            met.insert(hash, person.clone());
        }
        Ok(person)
    }

    fn met(&self) -> MutexGuard<'_, HashMap<[u8; 32], Person>> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
