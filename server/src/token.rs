//! The secret by which a guest is known again.

use sha2::{Digest, Sha256};
use table::hex;

/// 256 random bits. It has no `Debug`, and is nowhere kept but with its owner.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new one from the operating system.
    pub(crate) fn random() -> Result<Token, getrandom::Error> {
        let mut bits = [0; 32];
        getrandom::fill(&mut bits)?;
        Ok(Token(bits))
    }

    /// Reads 64 hexadecimal digits in lower case; a token has one spelling only.
    pub(crate) fn read(text: &str) -> Option<Token> {
        hex::read(text).map(Token)
    }

    /// As its owner keeps it.
    pub(crate) fn text(&self) -> String {
        hex::write(&self.0)
    }

    /// What the store knows it by. Tokens are looked up by their hash and never compared with
    /// each other, so there is no comparison whose time could tell something: whoever
    /// probes cannot choose the hash.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

/// A random text of 128 bits, for ids that say nothing.
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
