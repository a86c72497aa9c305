//! Whose token it is. What the store has said once is remembered: a token is the same
//! person's for ever.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Store, StoreError};

use crate::identity::Person;
use crate::token::Token;

/// More are not remembered; then it begins anew.
const MOST: usize = 20_000;

/// Those whom the room knows.
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

    /// Whoever holds that token, if anybody does. Strangers leave no trace.
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
