//! The secret that all of a game's luck comes from.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::hex;

/// 256 secret bits. `Debug` shows none of them. Serialised they are 64 hexadecimal
/// digits, for the private log and, after the end, for the record.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must come from an unpredictable source.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The SHA-256 of the seed in 64 hexadecimal digits. Anyone who has seen it before
    /// the game can check afterwards that the seed was this one.
    pub fn commitment(&self) -> String {
        hex::write(&Sha256::digest(self.0))
    }

    /// The secret itself, in 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        hex::write(&self.0)
    }

    /// Another seed that follows from this one, by its number. It gives away neither
    /// this one nor its siblings, so that each may be opened by itself.
    #[must_use]
    pub fn derived(&self, number: u32) -> Seed {
        let mut keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.0)
            .expect("HMAC takes keys of any length");
        keyed.update(&number.to_be_bytes());
        Seed(keyed.finalize().into_bytes().into())
    }

    pub(super) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

impl FromStr for Seed {
    /// Says what a seed looks like; the text itself is never quoted.
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seed, &'static str> {
        hex::read(text)
            .map(Seed)
            .ok_or("64 lower-case hexadecimal digits")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
