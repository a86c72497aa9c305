//! The world's own record formats, which a game may read and write.

use crate::{Record, RecordError, Refusal};

/// A way in and out of our records for one game.
#[derive(Debug)]
pub struct Format {
    /// The name on the command line, such as `pdn`.
    pub id: &'static str,
    /// The usual ending of such files, without the dot.
    pub extension: &'static str,
    /// Reads a text in this format. The record it gives replays.
    pub read: fn(&str) -> Result<Record, RecordError>,
    /// Writes a record of this game, or says why this format cannot hold it.
    pub write: fn(&Record) -> Result<String, Refusal>,
}
