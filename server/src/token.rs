//! The secret that identifies a guest.

use sha2::{Digest, Sha256};
use table::hex;

/// 256 random bits. It has no `Debug`, and only its owner keeps it.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new token from the operating system's random source.
    pub(crate) fn random() -> Result<Token, getrandom::Error> {
        let mut bits = [0; 32];
        getrandom::fill(&mut bits)?;
        Ok(Token(bits))
    }

    /// Parses 64 lower-case hexadecimal digits; a token has exactly one spelling.
    pub(crate) fn read(text: &str) -> Option<Token> {
        hex::read(text).map(Token)
    }

    /// The text that its owner keeps.
    pub(crate) fn text(&self) -> String {
        hex::write(&self.0)
    }

    /// The hash that the store knows. Tokens are looked up by hash and never compared
    /// with each other, so there is no comparison whose timing could leak: an attacker
    /// cannot choose the hash.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

/// A random 128-bit text, for ids without meaning.
pub(crate) fn random_id() -> Result<String, getrandom::Error> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits)?;
    Ok(hex::write(&bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_spelling_only() {
        let token = Token::random().expect("the system has randomness");
        let text = token.text();
        assert_eq!(
            Token::read(&text).map(|read| read.hash()),
            Some(token.hash())
        );
        let others = [
            String::new(),
            text[1..].to_owned(),
            format!("{text}0"),
            format!(" {text}"),
            "A".repeat(64),
            "g".repeat(64),
            "ñ".repeat(32),
        ];
        for other in others {
            assert!(Token::read(&other).is_none(), "{other}");
        }
    }
}
