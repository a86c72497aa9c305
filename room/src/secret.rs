//! Random ids and codes.

use sha2::{Digest as _, Sha256};
use table::Seed;

/// Digits and letters without look-alikes.
const LETTERS: &[u8; 32] = b"123456789abcdefghjkmnpqrstuvwxyz";

/// Random bytes from the operating system.
fn fresh<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A fresh seed for a game.
pub(crate) fn seed() -> Seed {
    Seed::new(fresh())
}

/// A text of `N` random letters, five bits each.
pub(crate) fn letters<const N: usize>() -> String {
    fresh::<N>().map(letter).iter().collect()
}

/// Letters derived from a hash, always the same for it.
pub(crate) fn letters_of(hash: &[u8; 32]) -> String {
    hash.iter().take(12).copied().map(letter).collect()
}

fn letter(byte: u8) -> char {
    char::from(LETTERS[usize::from(byte) % LETTERS.len()])
}

/// The hash that is stored of a secret text.
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
