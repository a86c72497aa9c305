//! The encodings in which dictionaries come.

use std::borrow::Cow;

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    Latin1,
}

/// An encoding that is not read here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown(pub String);

/// The encoding that the affix file says it has. Without a word about it,
/// hunspell's own default is ISO 8859-1.
pub(super) fn of(aff: &[u8]) -> Result<Encoding, Unknown> {
    let text = String::from_utf8_lossy(aff);
    let text = text.trim_start_matches('\u{feff}');
    let set = text.lines().find_map(|line| line.strip_prefix("SET "));
    match set.map(|name| name.trim().to_ascii_uppercase()).as_deref() {
        Some("UTF-8") => Ok(Encoding::Utf8),
        Some("ISO8859-1" | "ISO-8859-1") | None => Ok(Encoding::Latin1),
        Some(other) => Err(Unknown(other.to_owned())),
    }
}

impl Encoding {
    pub(super) fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Encoding::Utf8 => String::from_utf8_lossy(bytes),
            Encoding::Latin1 => bytes.iter().map(|&byte| char::from(byte)).collect(),
        }
    }
}
