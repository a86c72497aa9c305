//! Rate limits: token buckets per address and per person, for each kind of request.
//!
//! A bucket is stored as a single instant, at which it will be full again (the generic
//! cell rate algorithm). Once that has passed the bucket can be dropped, so memory is
//! bounded. Time is a parameter.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use serde::Deserialize;
use table::{Act, Ask};

use crate::Shell;
use crate::address::{Client, Group};
use crate::config::Allowance;
use crate::fault::{Code, Fault};
use crate::identity::Person;

/// The maximum number of buckets. Only a distributed attack needs more.
const MOST: usize = 1 << 16;

/// Kinds of request with separate limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Any request.
    Request,
    /// Becoming a guest.
    Guest,
    /// Opening a table, submitting a record, or printing.
    Table,
    /// Redeeming an invitation or a seat code, which somebody may be guessing.
    Redeem,
    /// Acting at a table.
    Act,
    /// Asking at a table, or about a position without one.
    Ask,
    /// Asking for a hint, for which a bot has to think.
    Hint,
    /// Saying something at a table.
    Talk,
    /// Opening a socket.
    Socket,
}

impl Kind {
    /// The kind of an act.
    pub(crate) fn of_act(act: &Act) -> Kind {
        match act {
            Act::Phrase(_) | Act::Say(_) | Act::Report { .. } => Kind::Talk,
            _ => Kind::Act,
        }
    }

    /// The kind of a question.
    pub(crate) fn of_ask(ask: &Ask) -> Kind {
        match ask {
            Ask::Hint => Kind::Hint,
            Ask::Legal | Ask::Preview(_) | Ask::Why(_) | Ask::Explain(_) => Kind::Ask,
        }
    }

    /// The default rate per address; a whole school may share one.
    const fn of_address(self) -> Rate {
        match self {
            Kind::Request => Rate::new(2000, 12_000),
            Kind::Guest => Rate::new(40, 20),
            Kind::Table => Rate::new(40, 30),
            // A class joins its tables at once; a code has 120 bits.
            Kind::Redeem => Rate::new(60, 60),
            Kind::Act | Kind::Ask => Rate::new(400, 6000),
            Kind::Hint | Kind::Talk => Rate::new(200, 1200),
            Kind::Socket => Rate::new(200, 300),
        }
    }

    /// The default rate per person.
    const fn of_person(self) -> Rate {
        match self {
            // These are counted before the person is known.
            Kind::Request | Kind::Guest => self.of_address(),
            Kind::Table => Rate::new(10, 6),
            Kind::Redeem => Rate::new(5, 2),
            Kind::Act => Rate::new(60, 600),
            Kind::Ask => Rate::new(60, 300),
            Kind::Hint => Rate::new(10, 30),
            Kind::Talk | Kind::Socket => Rate::new(20, 30),
        }
    }
}

/// A burst size and a sustained rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// How many are allowed at once, after a pause.
    pub burst: NonZeroU32,
    /// How many are allowed per minute in the long run.
    pub per_minute: NonZeroU32,
}

impl Rate {
    const fn new(burst: u32, per_minute: u32) -> Rate {
        Rate {
            burst: NonZeroU32::new(burst).expect("a usual rate is not zero"),
            per_minute: NonZeroU32::new(per_minute).expect("a usual rate is not zero"),
        }
    }

    /// The time after which one more is allowed.
    fn pace(self) -> Duration {
        Duration::from_secs(60) / self.per_minute.get()
    }
}

/// All buckets of a room.
pub struct Limits {
    addresses: Buckets<Group>,
    persons: Buckets<Person>,
}

impl Limits {
    /// Starts with full buckets.
    pub fn new(allowance: &Allowance) -> Limits {
        Limits {
            addresses: Buckets::new(Kind::of_address, &allowance.address),
            persons: Buckets::new(Kind::of_person, &allowance.person),
        }
    }

    /// Counts a request against an address's limit or refuses it.
    pub fn of_address(&self, kind: Kind, group: Group, now: Instant) -> Result<(), Fault> {
        admitted(self.addresses.take(kind, group, now))
    }

    /// Counts a request against a person's limit or refuses it.
    pub fn of_person(&self, kind: Kind, person: &Person, now: Instant) -> Result<(), Fault> {
        admitted(self.persons.take(kind, person.clone(), now))
    }
}

fn admitted(taken: Result<(), Duration>) -> Result<(), Fault> {
    taken.map_err(|wait| Fault {
        code: Code::TooMany,
        retry_after: Some(wait),
    })
}

/// Middleware that counts every request against its address's limit.
pub(crate) async fn request(
    State(shell): State<Shell>,
    client: Client,
    request: Request,
    next: Next,
) -> Result<Response, Fault> {
    shell.admit(Kind::Request, client, None)?;
    Ok(next.run(request).await)
}

/// The buckets, by kind and key.
struct Buckets<K> {
    usual: fn(Kind) -> Rate,
    set: BTreeMap<Kind, Rate>,
    full_at: Mutex<HashMap<(Kind, K), Instant>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(usual: fn(Kind) -> Rate, set: &BTreeMap<Kind, Rate>) -> Buckets<K> {
        Buckets {
            usual,
            set: set.clone(),
            full_at: Mutex::default(),
        }
    }

    /// Takes a token, or returns how long to wait for one.
    fn take(&self, kind: Kind, key: K, now: Instant) -> Result<(), Duration> {
        let set = self.set.get(&kind).copied();
        let rate = set.unwrap_or_else(|| (self.usual)(kind));
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if full_at.len() >= MOST {
            forget(&mut full_at, now);
        }
        let key = (kind, key);
        let full = full_at.get(&key).map_or(now, |full| now.max(*full));
        let allowed = rate.pace() * (rate.burst.get() - 1);
        let wait = (full - now).saturating_sub(allowed);
        if !wait.is_zero() {
            return Err(wait);
        }
        full_at.insert(key, full + rate.pace());
        Ok(())
    }
}

/// Drops the full buckets and, if more than half of the maximum remain, those that will
/// be full soonest: the heaviest users are kept.
fn forget<K: Hash + Eq>(full_at: &mut HashMap<K, Instant>, now: Instant) {
    full_at.retain(|_, full| *full > now);
    let Some(surplus) = full_at.len().checked_sub(MOST / 2 + 1) else {
        return;
    };
    let mut times: Vec<Instant> = full_at.values().copied().collect();
    let (_, last, _) = times.select_nth_unstable(surplus);
    let last = *last;
    full_at.retain(|_, full| *full > last);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn three_and_one_a_second<K: Hash + Eq>() -> Buckets<K> {
        Buckets::new(|_| Rate::new(3, 60), &BTreeMap::new())
    }

    #[test]
    fn a_burst_and_then_a_pace() {
        let buckets = three_and_one_a_second();
        let start = Instant::now();
        let take = |after: Duration| buckets.take(Kind::Act, "a", start + after);
        let now = Duration::ZERO;
        assert_eq!([take(now), take(now), take(now)], [Ok(()); 3]);
        assert_eq!(take(now), Err(SECOND));
        assert_eq!(
            take(SECOND / 4),
            Err(SECOND * 3 / 4),
            "a refusal costs nothing"
        );
        assert_eq!(take(SECOND), Ok(()));
        assert_eq!(take(SECOND), Err(SECOND));
        assert_eq!(
            buckets.take(Kind::Act, "b", start),
            Ok(()),
            "others do not pay"
        );
        assert_eq!(
            buckets.take(Kind::Ask, "a", start),
            Ok(()),
            "nor other kinds"
        );
        let later = SECOND * 100;
        assert_eq!([take(later), take(later), take(later)], [Ok(()); 3]);
        assert_eq!(
            take(later),
            Err(SECOND),
            "no more than the burst is saved up"
        );
    }

    #[test]
    fn memory_is_bounded_and_who_asks_most_is_remembered() {
        let buckets = three_and_one_a_second();
        let now = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take(Kind::Act, 0, now), Ok(()));
        }
        for key in 1..2 * MOST {
            assert_eq!(buckets.take(Kind::Act, key, now), Ok(()));
        }
        assert!(buckets.full_at.lock().unwrap().len() <= MOST);
        assert_eq!(buckets.take(Kind::Act, 0, now), Err(SECOND));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = three_and_one_a_second();
        let now = Instant::now();
        for key in 0..MOST {
            assert_eq!(buckets.take(Kind::Act, key, now), Ok(()));
        }
        assert_eq!(buckets.take(Kind::Act, MOST, now + 2 * SECOND), Ok(()));
        assert_eq!(buckets.full_at.lock().unwrap().len(), 1);
    }
}
