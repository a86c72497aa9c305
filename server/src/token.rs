//! The secret by which a guest is known again.

use sha2::{Digest, Sha256};

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
        let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
        let mut bits = [0; 32];
        for (byte, pair) in bits.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Token(bits))
    }

    /// As its owner keeps it.
    pub(crate) fn text(&self) -> String {
        hex(&self.0)
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
    Ok(hex(&bits))
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
        .collect()
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
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
