//! PDN, the format in which draughts programs keep their games.
//!
//! What other programs do not know stands in comments, which they skip:
//! `{huff 32}` before the huffer's move, and `{32-28 force}` before the capture
//! that replaces a forced offence. The option is the tag `Capture`.

use rules::Format;

mod problems;
mod read;
mod tokens;
mod write;

pub(crate) const FORMAT: Format = Format {
    id: "pdn",
    extension: "pdn",
    read: read::read,
    write: write::write,
};

/// The tags that carry a record's notes.
const NOTES: [(&str, &str); 4] = [
    ("Event", "event"),
    ("Date", "date"),
    ("White", "seat 1"),
    ("Black", "seat 2"),
];
