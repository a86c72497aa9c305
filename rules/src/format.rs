//! Other record formats that a game may read and write.

use crate::{Record, RecordError, Refusal};

/// Conversion between one format and our records.
#[derive(Debug)]
pub struct Format {
    /// The name on the command line, such as `pdn`.
    pub id: &'static str,
    /// The usual file extension, without the dot.
    pub extension: &'static str,
    /// Parses a text in this format. The resulting record replays.
    pub read: fn(&str) -> Result<Record, RecordError>,
    /// Writes a record of this game, or says why the format cannot represent it.
    pub write: fn(&Record) -> Result<String, Refusal>,
}
