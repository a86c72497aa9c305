//! One uniform pick, as written in logs and records.

use std::fmt;
use std::str::FromStr;

use rules::notation::number;
use serde::{Deserialize, Serialize};

/// One uniform pick: `pick` out of `0..below`. In JSON it is `[36,17]`, in a record
/// `36/17`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u32)", into = "(u32, u32)")]
pub struct Pick {
    /// The number of possibilities.
    pub below: u32,
    /// The one picked, from 0.
    pub pick: u32,
}

impl From<(u32, u32)> for Pick {
    fn from((below, pick): (u32, u32)) -> Pick {
        Pick { below, pick }
    }
}

impl From<Pick> for (u32, u32) {
    fn from(Pick { below, pick }: Pick) -> (u32, u32) {
        (below, pick)
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.below, self.pick)
    }
}

impl FromStr for Pick {
    type Err = &'static str;

    /// Parses a valid pick only: below its bound.
    fn from_str(text: &str) -> Result<Pick, &'static str> {
        let pick = text.split_once('/').and_then(|(below, pick)| {
            let (below, pick) = (number(below)?, number(pick)?);
            (pick < below).then_some(Pick { below, pick })
        });
        pick.ok_or("BELOW/PICK")
    }
}
