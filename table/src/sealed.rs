//! Sealed luck: fixed before the game and verifiable after it.
//!
//! `docs/luck.md` describes the construction and what it proves.

mod pick;
mod seed;

use hmac::{Hmac, KeyInit, Mac};
use rules::Luck;
use sha2::Sha256;

pub use pick::Pick;
pub use seed::Seed;

/// The luck of one game: every pick depends only on the game's seed, its name, the
/// players' words and the number of the pick.
pub struct Sealed {
    /// Keyed with the seed and fed with what all picks of the game share.
    keyed: Hmac<Sha256>,
    next: u64,
    picks: Vec<Pick>,
}

impl Sealed {
    /// The luck of `game`, which names the table and the number of the game in its
    /// series, such as `k3j9x2/1`. There is one word per place at the table, empty if
    /// none was given. `next` is the number of the next pick, from 0.
    pub fn new(seed: &Seed, game: &str, words: &[String], next: u64) -> Sealed {
        let mut keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(seed.bytes())
            .expect("HMAC takes keys of any length");
        feed(&mut keyed, game);
        keyed.update(&(words.len() as u64).to_be_bytes());
        for word in words {
            feed(&mut keyed, word);
        }
        Sealed {
            keyed,
            next,
            picks: Vec::new(),
        }
    }

    /// The picks made since [`Sealed::new`], in order.
    pub fn picks(&self) -> &[Pick] {
        &self.picks
    }

    /// The random bits of the next pick at this attempt.
    fn bits(&self, attempt: u64) -> u64 {
        let mut keyed = self.keyed.clone();
        keyed.update(&self.next.to_be_bytes());
        keyed.update(&attempt.to_be_bytes());
        let digest = keyed.finalize().into_bytes();
        digest[..8]
            .iter()
            .fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }
}

impl Luck for Sealed {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to pick from");
        let mut attempt = 0;
        let pick = loop {
            if let Some(pick) = fair(self.bits(attempt), bound) {
                break pick;
            }
            attempt += 1;
        };
        self.next += 1;
        self.picks.push(Pick { below: bound, pick });
        pick
    }
}

/// Feeds a text with its length prefix, so that no two lists of texts collide.
fn feed(keyed: &mut Hmac<Sha256>, text: &str) {
    keyed.update(&(text.len() as u64).to_be_bytes());
    keyed.update(text.as_bytes());
}

/// The pick that 64 random bits make; `None` for the few highest values, which would
/// favour low picks.
fn fair(bits: u64, bound: u32) -> Option<u32> {
    let bound = u64::from(bound);
    // 2^64 mod bound; 2^64 itself does not fit.
    let surplus = (u64::MAX % bound + 1) % bound;
    (bits <= u64::MAX - surplus).then(|| (bits % bound) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No seed that can be found ever needs a second attempt, so the limit is tested
    /// separately. 2^64 mod 6 is 4, mod 10 it is 6.
    #[test]
    fn bits_past_the_last_whole_round_are_thrown_away() {
        for (bits, bound, pick) in [
            (0, 6, Some(0)),
            (11, 6, Some(5)),
            (u64::MAX - 4, 6, Some(5)),
            (u64::MAX - 3, 6, None),
            (u64::MAX, 6, None),
            (u64::MAX - 6, 10, Some(9)),
            (u64::MAX - 5, 10, None),
            (u64::MAX, 1, Some(0)),
            (u64::MAX, 1 << 31, Some((1 << 31) - 1)),
            (u64::MAX, u32::MAX, None),
            (u64::MAX - 1, u32::MAX, Some(u32::MAX - 1)),
        ] {
            assert_eq!(fair(bits, bound), pick, "{bits} below {bound}");
        }
    }
}
